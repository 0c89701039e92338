import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { buildLedger, summariseLedger } from '../src/core/evaluation/build-ledger';
import { datasetMismatch } from '../src/core/evaluation/comparability';
import { PUBLISHED_SUITE } from '../src/core/evaluation/published-suite';
import { collectSuite } from '../src/core/evaluation/run-suite';
import { toResultsJson } from '../src/core/formats/results-json';
import { openSparseRetrievers } from '../src/core/retrieval/sparse-retrievers';
import { requireInput } from './input';
import { gitBlobIdOf } from './release/download';
import { publishedRelease } from './reproduce/published';
import { generateSample } from './sample/generate';

const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
const CI = '.github/workflows/ci.yml';
const PAGES = '.github/workflows/pages.yml';

/** Figures that the deployment compares, had the release these records: a smaller file stands in by its blob id. */
async function comparableFigures(): Promise<number> {
  const jsonl = generateSample({ records: 120 }).join('\n');
  writeFileSync(join(folder, 'FinRank.jsonl'), jsonl);
  const blobId = gitBlobIdOf(Buffer.from(jsonl));
  const { source, collection } = await requireInput(join(folder, 'FinRank.jsonl'), undefined, blobId);
  const sparse = openSparseRetrievers(collection.corpus.texts);
  const retrievers = PUBLISHED_SUITE.systems.map((system) => sparse.create(system));
  const suite = collectSuite(collection, retrievers, PUBLISHED_SUITE);
  writeFileSync(join(folder, 'results.json'), JSON.stringify(toResultsJson(suite)));
  const published = publishedRelease(source.kind, folder);
  return summariseLedger(buildLedger(published, suite, { mismatch: datasetMismatch(source.kind, published) })).checked;
}

describe('the workflows', () => {
  it.each([CI, PAGES, '.ci/run'])('%s calls only npm scripts that exist here', (path) => {
    const calls = [...read(path).matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(test|start)\b)/g)];
    expect(calls.length).toBeGreaterThan(0);
    for (const [, named, plain] of calls) expect(Object.keys(scripts)).toContain(named ?? plain);
  });

  it.each([CI, PAGES])('%s runs nothing but npm, and actions of a pinned major version', (path) => {
    for (const [, command] of read(path).matchAll(/run: (.+)/g)) expect(command).toMatch(/^npm /);
    for (const [, action] of read(path).matchAll(/uses: (.+)/g)) {
      expect(action).toMatch(/^(?:actions\/[\w-]+@v\d+|\.\/\.github\/workflows\/ci\.yml)$/);
    }
  });

  it('tests before it builds, and builds before it deploys', () => {
    expect(read(CI)).toMatch(/^ {2}workflow_call:$/m);
    expect([...read(CI).matchAll(/- run: (.+)/g)].map(([, command]) => command)).toEqual([
      'npm ci',
      'npm run check',
      'npm test',
    ]);
    const jobs = read(PAGES).split(/^ {2}(?=\w+:$)/m);
    const job = (name: string): string => jobs.find((text) => text.startsWith(`${name}:\n`)) ?? '';
    expect(job('test')).toContain('uses: ./.github/workflows/ci.yml\n');
    expect(job('build')).toContain('needs: test\n');
    expect(job('deploy')).toContain('needs: build\n');
  });

  it('deploys only the verified release, with every comparable figure checked', async () => {
    const steps = read(PAGES);
    expect(steps).toContain('npm run data -- --release\n');
    expect(steps).toContain(`reproduce -- --check --expect ${await comparableFigures()}\n`);
  });

  it('.ci/run can be executed', () => {
    expect(statSync(fileURLToPath(new URL('../.ci/run', import.meta.url))).mode & 0o111).not.toBe(0);
  });
});
