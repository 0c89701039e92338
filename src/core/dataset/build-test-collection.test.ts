import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeShared, readSharedJson, sharedPath } from '../../../tests/shared';
import { buildCollection, buildTestCollection } from './build-test-collection';
import type { FinRankRecord, HardNegativeClass } from './record';
import { makeNegative, makePassage, makeRecord } from '../../../tests/records';

function rowOf(rows: { offsets: Uint32Array; values: Uint32Array }, row: number): number[] {
  return [...rows.values.subarray(rows.offsets[row], rows.offsets[row + 1])];
}

describe('buildTestCollection', () => {
  it('pools texts in first-occurrence order, compared untrimmed, with first-occurrence filings', () => {
    const records = [
      makeRecord({
        id: 'r1',
        ticker: 'F',
        year: 2025,
        passages: [makePassage('b'), makePassage('a')],
        hard_negatives: [makeNegative('c', { ticker: 'GM', year: 2024 }), makeNegative('  \n', { ticker: 'GM' })],
      }),
      makeRecord({
        id: 'r2',
        ticker: 'TSLA',
        passages: [makePassage('a '), makePassage('a'), makePassage('a')],
        hard_negatives: [makeNegative('c', { ticker: 'F' }), makeNegative('c', { ticker: 'F' })],
      }),
    ];
    const collection = buildTestCollection('id', records);
    expect(collection.corpus.texts).toEqual(['b', 'a', 'c', 'a ']);
    expect([...collection.corpus.filing].map((filing) => collection.filings[filing]?.ticker)).toEqual([
      'F',
      'F',
      'GM',
      'TSLA',
    ]);
    expect(rowOf(collection.gold, 0)).toEqual([0, 1]);
    expect(rowOf(collection.gold, 1)).toEqual([1, 3]);
    expect(rowOf(collection.hardNegatives, 0)).toEqual([2]);
    expect(rowOf(collection.hardNegatives, 1)).toEqual([2, 2]);
  });

  it('keeps every judgment with its own filing, and null where the text is blank', () => {
    const { judgments, collection } = buildCollection([
      makeRecord({
        ticker: 'F',
        passages: [makePassage('a'), makePassage(' ')],
        hard_negatives: [makeNegative('a', { ticker: 'GM' })],
      }),
    ]);
    expect(judgments.map((judgment) => [judgment.kind, judgment.document])).toEqual([
      ['gold', 0],
      ['gold', null],
      ['hard-negative', 0],
    ]);
    expect(judgments.map((judgment) => collection.filings[judgment.filing]?.ticker)).toEqual(['F', 'F', 'GM']);
  });

  it('classes a negative by its filing against the record’s, a ticker’s industry being that of its last record', () => {
    const own = { ticker: 'F', year: 2025, doc_type: '10-K', industry: 'Automotive' };
    const record = makeRecord({
      id: 'r1',
      ...own,
      hard_negatives: [
        makeNegative('1', { ticker: 'F', year: '2025', doc_type: '10-K' }),
        makeNegative('2', { ticker: 'F', year: 2024, doc_type: '10-K' }),
        makeNegative('3', { ticker: 'F', year: 2025, doc_type: '10-Q' }),
        makeNegative('4', { ticker: 'GM' }),
        makeNegative('5', { ticker: 'PFE' }),
        makeNegative('6', { ticker: 'nobody' }),
      ],
    });
    const others = [
      makeRecord({ id: 'r2', ticker: 'GM', industry: 'Pharmaceuticals' }),
      makeRecord({ id: 'r3', ticker: 'GM', industry: 'Automotive' }),
      makeRecord({ id: 'r4', ticker: 'PFE', industry: 'Pharmaceuticals' }),
    ];
    const expected: HardNegativeClass[] = [
      'same_company_same_year_doc',
      'same_company_other_year_or_doc',
      'same_company_other_year_or_doc',
      'same_industry_other_company',
      'cross_industry',
      'cross_industry',
    ];
    expect(buildTestCollection('id', [record, ...others]).hardNegativeClasses.slice(0, 6)).toEqual(expected);
  });

  it('names the gold passages of other records that a negative equals once trimmed', () => {
    const { judgments, collection } = buildCollection([
      makeRecord({
        id: 'r1',
        passages: [makePassage('x', 'r1:p0')],
        hard_negatives: [makeNegative(' y\n'), makeNegative('x')],
      }),
      makeRecord({ id: 'r2', passages: [makePassage('y ', 'r2:p0'), makePassage('z', 'r2:p1')], hard_negatives: [] }),
      makeRecord({ id: 'r3', passages: [makePassage('y', 'r3:p0')], hard_negatives: [] }),
    ]);
    const overlaps = judgments
      .filter((judgment) => judgment.kind === 'hard-negative')
      .map((judgment) => judgment.overlaps);
    expect(overlaps).toEqual([['r2:p0', 'r3:p0'], []]);
    expect([...collection.hardNegativeOverlaps]).toEqual([1, 0]);
  });

  it('keeps the rewrites that are not blank, and codes labels in first-occurrence order', () => {
    const collection = buildTestCollection('id', [
      makeRecord({ id: 'r1', topic: 'Risk', query_rewrite: [' ', 'a', '', 'b'] }),
      makeRecord({ id: 'r2', topic: 'Legal', query_rewrite: [] }),
      makeRecord({ id: 'r3', topic: 'Risk' }),
    ]);
    expect(collection.rewrites).toEqual([['a', 'b'], [], []]);
    expect(collection.labels.topic.values).toEqual(['Risk', 'Legal']);
    expect([...collection.labels.topic.codes]).toEqual([0, 1, 0]);
  });
});

interface ClassCounts {
  readonly hard_negative_classes: Readonly<Record<string, number>>;
  readonly overlapping_hard_negatives: number;
  readonly records_with_overlap: number;
}

describeShared('buildTestCollection against the reference', () => {
  it.each(['tatqa', 'financebench'])('%s: corpus size, classes, overlaps', (name) => {
    const lines = readFileSync(sharedPath('standin', `${name}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n');
    const records = lines.map((line) => JSON.parse(line) as FinRankRecord);
    const { collection, judgments } = buildCollection(records);

    const published = readSharedJson<{ corpus_size: number; n_records: number }>('reference', name, 'results.json');
    expect(collection.corpus.texts.length).toBe(published.corpus_size);
    expect(collection.queries.length).toBe(published.n_records);

    const reference = readSharedJson<ClassCounts>('reference', name, 'intervals.json');
    const counts: Record<string, number> = {};
    for (const label of collection.hardNegativeClasses) counts[label] = (counts[label] ?? 0) + 1;
    expect(counts).toEqual(reference.hard_negative_classes);

    const overlapping = judgments.filter((judgment) => judgment.overlaps.length > 0);
    expect(overlapping.length).toBe(reference.overlapping_hard_negatives);
    expect(new Set(overlapping.map((judgment) => judgment.query)).size).toBe(reference.records_with_overlap);
  });
});
