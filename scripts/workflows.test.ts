import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { processText } from '../src/core/dataset/process-dataset';
import { buildLedger, summariseLedger } from '../src/core/evaluation/build-ledger';
import { publishedFinRank } from '../src/core/evaluation/published/finrank';
import { PUBLISHED_SUITE } from '../src/core/evaluation/published-suite';
import { collectSuite } from '../src/core/evaluation/run-suite';
import { openSparseRetrievers } from '../src/core/retrieval/sparse-retrievers';
import { generateSample } from './sample/generate';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
const CI = '.github/workflows/ci.yml';
const PAGES = '.github/workflows/pages.yml';

/** Figures that FinRank's ledger compares, were a data set of its labels taken for FinRank. */
function comparableFigures(): number {
  const outcome = processText(generateSample({ records: 120 }).join('\n'), 'sample');
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  const collection = { datasetId: 'sample', ...outcome.dataset.build.collection };
  const sparse = openSparseRetrievers(collection.corpus.texts);
  const retrievers = PUBLISHED_SUITE.systems.map((system) => sparse.create(system));
  const suite = collectSuite(collection, retrievers, PUBLISHED_SUITE);
  return summariseLedger(buildLedger(publishedFinRank(), suite, { mismatch: null })).checked;
}

describe('the workflows', () => {
  it.each([CI, PAGES, '.ci/run'])('%s calls only npm scripts that exist here', (path) => {
    const calls = [...read(path).matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(test|start)\b)/g)];
    expect(calls.length).toBeGreaterThan(0);
    for (const [, named, plain] of calls) expect(Object.keys(scripts)).toContain(named ?? plain);
  });

  it.each([CI, PAGES])('%s runs nothing but npm, and actions of a pinned major version', (path) => {
    for (const [, command] of read(path).matchAll(/run: (.+)/g)) expect(command).toMatch(/^npm /);
    for (const [, action] of read(path).matchAll(/uses: (.+)/g)) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
  });

  it('deploys only the verified release, with every comparable figure checked', () => {
    const steps = read(PAGES);
    expect(steps).toContain('npm run data -- --release\n');
    expect(steps).toContain(`reproduce -- --check --expect ${comparableFigures()}\n`);
  });

  it('.ci/run can be executed', () => {
    expect(statSync(fileURLToPath(new URL('../.ci/run', import.meta.url))).mode & 0o111).not.toBe(0);
  });
});
