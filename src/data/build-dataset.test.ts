import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { filingRecords } from '../../tests/filing-records';
import { makeNegative, makePassage, makeRecord } from '../../tests/records';
import { describeShared, readSharedJson, sharedPath } from '../../tests/shared';
import { FINRANK_LICENCE } from '../core/dataset/citation';
import { STREAM_NAMES } from '../core/dataset/manifest';
import { toResultsJson } from '../core/formats/results-json';
import { ExplorerError } from '../core/errors';
import { buildDataset } from './build-dataset';
import type { BuildOutcome } from './build-outcome';
import { gunzip } from './gunzip';
import { loadTables } from './load';
import type { Listener, Progress } from './pace';
import { readReport } from './read-report';

afterEach(() => {
  vi.unstubAllGlobals();
});

const records = filingRecords(40).map(({ raw, extra, ...fields }) => ({ ...fields, ...raw, ...extra }));
const JSONL = records.map((record) => `${JSON.stringify(record)}\n`).join('');

function build(content: string | Uint8Array<ArrayBuffer>, listener?: Listener): Promise<BuildOutcome> {
  return buildDataset({ name: 'own.jsonl', content: new Blob([content]) }, listener);
}

type Accepted = Extract<BuildOutcome, { ok: true }>;

async function accepted(content: string | Uint8Array<ArrayBuffer>, listener?: Listener): Promise<Accepted> {
  const outcome = await build(content, listener);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome;
}

describe('buildDataset', () => {
  let once: Accepted;
  beforeAll(async () => {
    once = await accepted(JSONL);
  });

  it('gives the same bytes every time', async () => {
    expect(await accepted(JSONL)).toEqual(once);
  });

  it.each([
    ['with a byte-order mark', `\ufeff${JSONL}`],
    ['with CRLF line ends', JSONL.replaceAll('\n', '\r\n')],
    ['without the last line end', JSONL.trimEnd()],
    ['with a blank last line', `${JSONL}\n`],
  ])('gives a twin %s the same id and streams, and its own blob id', async (_, twin) => {
    const outcome = await accepted(twin);
    expect(outcome.manifest.datasetId).toBe(once.manifest.datasetId);
    expect(outcome.streams).toEqual(once.streams);
    expect(outcome.manifest.source.blobId).not.toBe(once.manifest.source.blobId);
  });

  it('gives another id to a file that differs in one letter', async () => {
    const other = await accepted(JSONL.replace('"answer":"', '"answer":"x'));
    expect(other.manifest.datasetId).not.toBe(once.manifest.datasetId);
  });

  it('gives streams that load under the manifest', async () => {
    const { manifest, streams } = once;
    const tables = await loadTables({
      datasetId: manifest.datasetId,
      streams: Object.fromEntries(STREAM_NAMES.map((name) => [name, { bytes: streams[name] }])) as never,
      sha256: Object.fromEntries(STREAM_NAMES.map((name) => [name, manifest.streams[name].sha256])) as never,
    });
    expect(tables.records.id).toEqual(records.map(({ id }) => id));
    for (const name of STREAM_NAMES) {
      expect(manifest.streams[name].bytes).toBe((await gunzip(streams[name])).length);
      expect(manifest.streams[name].compressedBytes).toBe(streams[name].length);
    }
    expect(manifest.streams.judgments.rows).toBe(manifest.counts.goldJudgments + manifest.counts.hardNegativeJudgments);
  });

  it('computes the suite at the published setting, without values per query', () => {
    const { results, datasetId } = once.manifest;
    expect(results.datasetId).toBe(datasetId);
    expect(Object.keys(results.systems)).toEqual(['tfidf', 'bm25']);
    expect(results.spec).toMatchObject({ tieRule: 'corpus-order', seed: 42, part: null, overlaps: 'include' });
    expect(results.systems.bm25?.global['R@10']?.value).toBeGreaterThan(0);
    expect(results.systems.bm25?.inRecordRR).toEqual([]);
  });

  it('counts documents by filing, with what occurs in hard negatives only', async () => {
    const negatives = [2019, 2025].map((year) => makeNegative(`as of ${year}`, { year }));
    const record = makeRecord({ year: 2024, passages: [makePassage('gold')], hard_negatives: negatives });
    const { raw, extra, ...fields } = record;
    const { manifest } = await accepted(JSON.stringify({ ...fields, ...raw, ...extra }));
    expect(manifest.labels.year).toEqual({ '2024': 1 });
    expect(manifest.documentFilings).toEqual({
      ticker: { F: 1, GM: 2 },
      year: { '2024': 1, '2019': 1, '2025': 1 },
      doc_type: { '10-K': 3 },
    });
  });

  it('tells an own file from the sample, and licenses neither', async () => {
    expect(once.manifest).toMatchObject({ source: { kind: 'own-file', fileName: 'own.jsonl' }, licence: null });
    const synthetic = await accepted(JSONL.replaceAll('{"id"', '{"synthetic":true,"id"'));
    expect(synthetic.manifest).toMatchObject({ source: { kind: 'synthetic-sample' }, citation: null });
  });

  it('takes the pinned release as it stands, and every other file through normalisation', async () => {
    const untidy = JSONL.replaceAll('"difficulty":"Easy"', '"difficulty":" easy"');
    const file = { name: 'release.jsonl', content: new Blob([untidy]) };
    const other = await accepted(untidy);
    expect(other.manifest.labels.difficulty).toHaveProperty('Easy');
    expect(other.manifest.repairs).not.toEqual({});

    const pinned = await buildDataset(file, {}, other.manifest.source.blobId);
    expect(pinned).toMatchObject({
      ok: true,
      manifest: { source: { kind: 'finrank' }, licence: FINRANK_LICENCE, repairs: {} },
    });
    expect(pinned.ok && (await readReport(pinned.report)).repairs).toEqual([]);
    expect((await readReport(other.report)).repairs).not.toEqual([]);
    const labels = pinned.ok ? pinned.manifest.labels.difficulty : {};
    expect(labels[' easy']).toBe(other.manifest.labels.difficulty['Easy']);
    expect(pinned.ok && pinned.manifest.validation['label-outside-vocabulary']).toBe(labels[' easy']);
  });

  it('counts labels of any name, from the file to results.json', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', '2024', 'length'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 3, maxLength: 6 }), async (labels) => {
        const lines = labels.map((label, i) => {
          const own = { difficulty: label, doc_type: label, topic: label, industry: label };
          return JSON.stringify(makeRecord({ id: `r${i}`, ...own }));
        });
        const { manifest } = await accepted(lines.join('\n'));
        const counts = [...new Set(labels)].map((label) => [label, labels.filter((other) => other === label).length]);
        const asWritten = JSON.parse(JSON.stringify(manifest.labels)) as typeof manifest.labels;
        for (const field of ['difficulty', 'doc_type', 'topic', 'industry'] as const) {
          expect(new Map(Object.entries(asWritten[field]))).toEqual(new Map(counts as [string, number][]));
        }
        const { strata } = toResultsJson(manifest.results);
        for (const field of ['difficulty', 'doc_type'] as const) {
          expect(Object.keys(strata[field] ?? {}).toSorted()).toEqual([...new Set(labels)].toSorted());
          for (const systems of Object.values(strata[field] ?? {}))
            expect(Object.keys(systems)).toEqual(['tfidf', 'bm25']);
        }
        expect(Object.hasOwn(Object, 'bm25')).toBe(false);
      }),
      { numRuns: 15 },
    );
  });

  it('reports at least five fractions, ascending, up to 1', async () => {
    const seen: Progress[] = [];
    await accepted(JSONL, { onProgress: (progress) => seen.push(progress) });
    const fractions = seen.map(({ fraction }) => fraction);
    expect(new Set(fractions).size).toBeGreaterThanOrEqual(5);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });

  it.each([0.05, 0.3, 0.6, 0.8])('stops when it is cancelled at %d of the way', async (fraction) => {
    let at = 0;
    const work = build(JSONL, {
      onProgress: (progress) => (at = progress.fraction),
      checkCancelled: () => {
        if (at >= fraction) throw new ExplorerError('cancelled', 'Cancelled');
      },
    });
    await expect(work).rejects.toMatchObject({ name: 'cancelled' });
  });

  it.each([
    ['an empty file', '', { line: null, reason: 'the file is empty (0 bytes)' }],
    ['blank lines alone', '\n\r\n', { line: null, reason: 'the file has no records' }],
    ['a cut-off line', JSONL.slice(0, -20), { line: 40 }],
    ['a line that is an array', `${JSONL}[]\n`, { line: 41, reason: 'the line is an array, not an object' }],
    [
      'an id that stands twice',
      `${JSONL}${JSONL.slice(0, JSONL.indexOf('\n'))}`,
      { line: 41, id: records[0]!.id, field: 'id' },
    ],
  ])('refuses %s as a whole, and says where and why', async (_, content, error) => {
    const outcome = await build(content);
    expect(outcome).toMatchObject({ ok: false, refusal: { fileName: 'own.jsonl', errors: [error] } });
  });

  it('refuses what is no UTF-8, and says on which line and what to do', async () => {
    const bytes = new TextEncoder().encode(JSONL);
    bytes[bytes.indexOf(0x0a) + 5] = 0xff;
    const reason = 'the line is not UTF-8: save the file as UTF-8 and open it again';
    expect(await build(bytes)).toEqual({
      ok: false,
      refusal: { fileName: 'own.jsonl', errors: [{ line: 2, id: null, field: null, reason }], errorCount: 1 },
    });
  });

  it('fails with a clear message where WebCrypto is absent', async () => {
    vi.stubGlobal('crypto', {});
    await expect(build(JSONL)).rejects.toMatchObject({ name: 'insecure-context' });
  });
});

describeShared('buildDataset on the stand-ins', () => {
  interface Intervals {
    readonly hard_negative_classes: Readonly<Record<string, number>>;
    readonly overlapping_hard_negatives: number;
    readonly records_with_overlap: number;
  }

  it.each([
    ['tatqa', 1666],
    ['financebench', 127],
  ])('packs %s into a quarter of its bytes, and counts as the reference does', async (name, records) => {
    const jsonl = readFileSync(sharedPath('standin', `${name}.jsonl`));
    const reference = readSharedJson<Intervals>('reference', name, 'intervals.json');
    const { manifest } = await accepted(new Uint8Array(jsonl));
    const packed = STREAM_NAMES.reduce((sum, stream) => sum + manifest.streams[stream].compressedBytes, 0);
    expect(packed / jsonl.length).toBeLessThan(0.25);
    expect(manifest.counts).toMatchObject({
      records,
      overlappingHardNegatives: reference.overlapping_hard_negatives,
      recordsWithOverlap: reference.records_with_overlap,
    });
    expect(manifest.hardNegativeClasses).toMatchObject(reference.hard_negative_classes);
  });
});
