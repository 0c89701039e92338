import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filingRecords } from '../../tests/filing-records';
import type { Manifest } from '../../src/core/dataset/manifest';
import type { DatasetReport } from '../../src/core/dataset/report';
import { gunzip } from '../../src/data/gunzip';
import { buildData } from './build';

let folder = '';
let told: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  told = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The manifest of what was built; null when it was refused. */
async function build(jsonl: string): Promise<Manifest | null> {
  const input = join(folder, 'mine.jsonl');
  writeFileSync(input, jsonl);
  const result = await buildData({ input, out: join(folder, 'public/data') }, (sentence) => told.push(sentence));
  return result.kind === 'built' ? result.manifest : null;
}

const JSONL = filingRecords(12)
  .map((record) => JSON.stringify(record))
  .join('\n');

describe('buildData', () => {
  it('writes what the manifest names and nothing else, and says what it is', async () => {
    const manifest = await build(JSONL);
    const files = readdirSync(join(folder, 'public/data')).sort();
    expect(JSON.parse(readFileSync(join(folder, 'public/data/manifest.json'), 'utf8'))).toEqual(manifest);
    const named = [...Object.values(manifest!.streams).map(({ file }) => file), manifest!.reportFile, 'manifest.json'];
    expect(files).toEqual(named.sort());
    expect(readdirSync(join(folder, 'public'))).toEqual(['data']);
    const report = await gunzip(new Uint8Array(readFileSync(join(folder, 'public/data', manifest!.reportFile))));
    expect((JSON.parse(new TextDecoder().decode(report)) as DatasetReport).repairs).toBeInstanceOf(Array);
    expect(told.join('\n')).toMatch(
      /^This is an own file, not the pinned FinRank release\.\nmine\.jsonl, .+\n12 records/,
    );
  });

  it('replaces the former data set as a whole', async () => {
    const out = join(folder, 'public/data');
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'records.old.arrows.gz'), 'old');
    await build(JSONL);
    expect(readdirSync(out)).not.toContain('records.old.arrows.gz');
  });

  it.each(['package.json', 'work/thesis.tex'])('leaves a place alone that holds %s and no data set', async (name) => {
    const work = join(folder, name);
    mkdirSync(dirname(work), { recursive: true });
    writeFileSync(work, 'mine');
    const out = name.includes('/') ? dirname(work) : work;
    const result = await buildData({ sample: true, out }, (sentence) => told.push(sentence));
    expect(result.kind).toBe('not-replaced');
    expect(told.join('')).toContain(`${out} is replaced as a whole, and is left alone: it `);
    expect(readFileSync(work, 'utf8')).toBe('mine');
  });

  it('explains a refusal, and leaves the former data set as it was', async () => {
    const first = await build(JSONL);
    told = [];
    expect(await build(`${JSONL}\n{"id": "x"`)).toBeNull();
    expect(told.join('\n')).toMatch(/^mine\.jsonl was refused: 1 error\.\n {2}line 13: /);
    const kept = JSON.parse(readFileSync(join(folder, 'public/data/manifest.json'), 'utf8')) as Manifest;
    expect(kept.datasetId).toBe(first!.datasetId);
  });
});

describe('npm run data -- --release', () => {
  it.each([
    ['cannot be had', null, /^Downloads are switched off/],
    ['is another file', JSONL, /is not the pinned FinRank release: its git blob id is [0-9a-f]{40}, not 91f35ed/],
  ])('writes nothing where the release %s', (_, kept, reason) => {
    if (kept !== null) {
      mkdirSync(join(folder, 'data'));
      writeFileSync(join(folder, 'data/FinRank.jsonl'), kept);
    }
    const script = fileURLToPath(new URL('../build-data.ts', import.meta.url));
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), script, '--release'],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, FINRANK_NO_DOWNLOAD: '1' } },
    );
    expect(stdout).toMatch(reason);
    expect(status).toBe(69);
    expect(existsSync(join(folder, 'public'))).toBe(false);
  });
});
