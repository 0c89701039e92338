import { describe, expect, it } from 'vitest';
import { makeNegative, makePassage, makeRecord } from '../../../tests/records';
import { buildTestCollection } from '../dataset/build-test-collection';
import type { FinRankRecord } from '../dataset/record';
import type { TestCollection } from '../dataset/test-collection';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../retrieval/run';
import type { Retriever } from '../retrieval/retriever';
import { openSparseRetrievers } from '../retrieval/sparse-retrievers';
import { toResultsJson } from '../formats/results-json';
import { collectSuite, runSuite } from './run-suite';
import type { SuiteProgress, SuiteSpec } from './suite';
import { suiteFigures } from './suite-figures';

const SPEC: SuiteSpec = {
  systems: [PUBLISHED_TFIDF, PUBLISHED_BM25],
  tieRule: 'corpus-order',
  seed: 42,
  premiumSeeds: [1, 2],
  part: null,
  overlaps: 'include',
};

/** Forty records of distinct words; every third has a rewrite, two tickers, two years. */
const records: readonly FinRankRecord[] = Array.from({ length: 40 }, (_, i) =>
  makeRecord({
    id: `r${i}`,
    ticker: i % 2 === 0 ? 'F' : 'GM',
    year: i % 4 === 0 ? 2024 : 2025,
    question: `net sales of segment s${i} in region q${i % 7}`,
    query_rewrite: i % 3 === 0 ? [`segment s${i}`] : [],
    passages: [makePassage(`segment s${i} had net sales of ${i} million in region q${i % 7}`, `r${i}:p0`)],
    hard_negatives: [0, 1, 2, 3].map((j) =>
      makeNegative(`segment t${i} had net sales of ${j} million in region q${(i + j) % 7}`, {
        passage_id: `r${i}:hn${j}`,
      }),
    ),
  }),
);
const collection = buildTestCollection('test', records);

function retrieversOf({ corpus }: TestCollection): Retriever[] {
  const open = openSparseRetrievers(corpus.texts);
  return [open.create(PUBLISHED_TFIDF), open.create(PUBLISHED_BM25)];
}

const suiteOf = (from: TestCollection, spec: Partial<SuiteSpec> = {}) =>
  collectSuite(from, retrieversOf(from), { ...SPEC, ...spec });

describe('runSuite', () => {
  it('gives every regime, with sizes', () => {
    const suite = suiteOf(collection);
    expect(suite).toMatchObject({ datasetId: 'test', queries: 40, documents: 200, queriesWithRewrites: 14 });
    expect(suite).toMatchObject({ queriesWithoutGold: 0, queriesWithoutHardNegatives: 0, randomUnavailable: null });
    const bm25 = suite.systems.bm25!;
    expect(Object.keys(bm25.global)).toEqual(
      'R@1 R@5 R@10 R@20 RR nDCG@10 P@1 P@5 P@10 Hit@1 Hit@5 Hit@10 Hit@20 AP'.split(' '),
    );
    expect(Object.keys(bm25.inRecord)).toEqual(['InRecord.RR', 'InRecord.nDCG@5', 'PairAcc', 'RandAcc']);
    expect(bm25.randomBySeed.map(({ seed }) => seed)).toEqual([42, 1, 2]);
    expect(bm25.inRecord['RandAcc']!.value).toBe(bm25.randomBySeed[0]!.randAcc);
    expect(bm25.strata.ticker?.['F']?.['RR']?.n).toBe(20);
    expect(bm25.strata.year?.['2024']?.['R@10']?.n).toBe(10);
    expect(bm25.rewrites?.raw['RR']?.n).toBe(14);
    expect(bm25.inRecordRR).toHaveLength(40);
    // Each segment's name occurs in one passage alone.
    expect(bm25.global['R@1']!.value).toBe(1);
    expect(suite.filtered?.meanCandidates).toBeGreaterThan(0);
  });

  it('scores each question once per system, and once more with its rewrites', () => {
    const queries: string[] = [];
    const spied = retrieversOf(collection).map((retriever): Retriever => ({
      spec: retriever.spec,
      size: retriever.size,
      score: (query, scores) => {
        queries.push(`${retriever.spec.name}: ${query}`);
        retriever.score(query, scores);
      },
    }));
    collectSuite(collection, spied, SPEC);
    expect(queries).toHaveLength(2 * (40 + 14));
    expect(new Set(queries).size).toBe(queries.length);
    expect(queries).toContain('bm25: net sales of segment s3 in region q3 segment s3');
  });

  it('yields progress that only rises, ends at the total, and can be left at any point', () => {
    const seen: SuiteProgress[] = [];
    collectSuite(collection, retrieversOf(collection), SPEC, (progress) => seen.push(progress));
    const scored = seen.filter(({ stage }) => stage.startsWith('scoring'));
    expect(scored.map(({ done }) => done)).toEqual(scored.map(({ done }) => done).sort((a, b) => a - b));
    expect(seen.at(-1)).toMatchObject({ done: 108, total: 108 });
    const left = runSuite(collection, retrieversOf(collection), SPEC);
    left.next();
    expect(left.return(suiteOf(collection)).done).toBe(true);
    expect(suiteOf(collection)).toEqual(suiteOf(collection));
  });

  it('means of a part are over its queries; draws and in-record values of single records stay', () => {
    const whole = suiteOf(collection);
    const part = suiteOf(collection, { part: 'year/test' });
    expect(part.queries).toBe(10);
    expect(part.systems.bm25!.global['RR']).toEqual(whole.systems.bm25!.strata.year!['2024']!['RR']);
    expect(part.systems.bm25!.inRecordRR).toEqual(whole.systems.bm25!.inRecordRR);
    expect(part.systems.bm25!.strata.year).not.toHaveProperty('2025');
    expect(() => suiteOf(collection, { part: 'year/dev' })).toThrow('There is no split part “year/dev”');
  });

  it('without overlapping negatives leaves them out of in-record and pairwise figures alone', () => {
    const twin = makeRecord({
      id: 'twin',
      question: 'net sales of segment s0 in region q0',
      passages: [makePassage('the amount as restated', 'twin:p0')],
      // Scores above the gold passage, and is gold elsewhere.
      hard_negatives: [
        makeNegative('segment s0 had net sales of 0 million in region q0'),
        makeNegative('unrelated words'),
      ],
    });
    const overlapping = buildTestCollection('overlap', [...records, twin]);
    const include = suiteOf(overlapping).systems.bm25!;
    const exclude = suiteOf(overlapping, { overlaps: 'exclude' });
    expect(exclude.systems.bm25!.inRecord['PairAcc']!.value).toBeGreaterThan(include.inRecord['PairAcc']!.value);
    expect(exclude.systems.bm25!.inRecord['RandAcc']).toEqual(include.inRecord['RandAcc']);
    expect(exclude.systems.bm25!.global).toEqual(include.global);
    expect(exclude.queriesWithoutHardNegatives).toBe(0);
  });

  it('has no share of eliminated hard negatives where no record has one', () => {
    const bare = suiteOf(buildTestCollection('bare', [makeRecord({ hard_negatives: [] })]));
    expect(bare.filtered).toMatchObject({ hnEliminated: null, meanCandidates: 1 });
    expect(toResultsJson(bare).metadata_filtered['hn_eliminated_pct']).toBeNull();
    expect(suiteFigures(bare).map(({ measure }) => measure)).not.toContain('hn_eliminated');
  });

  it('counts rewrites and filtered records among the queries with gold alone', () => {
    const empty = makeRecord({ id: 'empty', query_rewrite: ['again'], passages: [makePassage(' ', 'empty:p0')] });
    const withEmpty = suiteOf(buildTestCollection('empty', [...records, empty]));
    expect(withEmpty).toMatchObject({ queries: 41, queriesWithoutGold: 1, queriesWithRewrites: 14 });
    expect(withEmpty.systems.bm25!.rewrites!.raw['RR']!.n).toBe(14);
    expect(withEmpty.filtered?.recordsLosingAnyGold).toBe(suiteOf(collection).filtered?.recordsLosingAnyGold);
  });

  it('skips records without hard negatives in record and counts them; they still draw', () => {
    const bare = makeRecord({
      id: 'bare',
      question: 'net sales',
      passages: [makePassage('bare gold')],
      hard_negatives: [],
    });
    const suite = suiteOf(buildTestCollection('bare', [...records, bare]));
    const { inRecord, inRecordRR } = suite.systems.bm25!;
    expect(suite.queriesWithoutHardNegatives).toBe(1);
    expect(inRecord['PairAcc']!.n).toBe(40);
    expect(inRecord['RandAcc']!.n).toBe(41);
    expect(inRecordRR.at(-1)).toBeNull();
  });

  it('leaves queries without gold out of every figure and counts them', () => {
    const blank = makeRecord({ id: 'blank', passages: [makePassage('  ')] });
    const suite = suiteOf(buildTestCollection('blank', [...records, blank]));
    expect(suite).toMatchObject({ queries: 41, queriesWithoutGold: 1 });
    expect(suite.systems.bm25!.global['RR']!.n).toBe(40);
    expect(suite.systems.bm25!.inRecordRR.at(-1)).toBeNull();
  });

  it('says why there is no RandAcc where a sample exceeds its pool, and gives everything else', () => {
    const lone = makeRecord({ hard_negatives: [makeNegative('same'), makeNegative('same')] });
    const suite = suiteOf(buildTestCollection('lone', [lone]));
    expect(suite.randomUnavailable).toMatch(/2/);
    expect(suite.systems.bm25!.inRecord).not.toHaveProperty('RandAcc');
    expect(suite.systems.bm25!.inRecord['PairAcc']!.n).toBe(1);
    expect(suite.systems.bm25!.randomBySeed.map(({ randAcc }) => randAcc)).toEqual([null, null, null]);
    expect(suite.systems.bm25!.rewrites).toBeNull();
  });

  it('refuses a retriever over another corpus', () => {
    const other = retrieversOf(buildTestCollection('lone', [makeRecord()]));
    expect(() => collectSuite(collection, other, SPEC)).toThrow('tfidf ranks 5 documents, the corpus has 200');
  });
});
