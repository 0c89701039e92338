import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeShared, readSharedJson } from '../../../tests/shared';
import { STAND_INS, standInCollection } from '../../../tests/stand-in';
import type { LabelField } from '../dataset/record';
import type { TestCollection } from '../dataset/test-collection';
import { toResultsJson } from '../formats/results-json';
import { rankingMeasureNamed } from '../measures/names';
import { runQuestions } from '../retrieval/create-run';
import { PUBLISHED_BM25, PUBLISHED_TFIDF, type TieRule } from '../retrieval/run';
import type { Retriever } from '../retrieval/retriever';
import { openSparseRetrievers } from '../retrieval/sparse-retrievers';
import { evaluate, type Evaluation } from './evaluate';
import { releaseKey, RELEASE_STRATA } from './published/release-keys';
import { drawForSeed } from './random-negatives';
import { collectSuite } from './run-suite';
import type { Figures, SuiteResult, SystemResult } from './suite';

/** Means in percent by the release's keys. */
type Percents = Record<string, number>;
type SystemName = 'tfidf' | 'bm25';
type BySystem<T> = Record<SystemName, T>;
type InOrders<T> = Record<'stable' | 'worst' | 'best', T>;

interface PerQueryReference extends BySystem<
  InOrders<Percents> & {
    top20: Record<string, [number, number][]>;
    per_query_stable: Record<'recall@10' | 'mrr' | 'ndcg@10', number[]>;
  }
> {
  corpus_size: number;
  random_negatives_first_50: number[][];
  random_negatives_last_5: number[][];
}
interface IntervalReference {
  strata: Record<string, Record<string, BySystem<InOrders<Percents>>>>;
  query_rewrite: BySystem<InOrders<Record<'raw' | 'with_rewrites', Percents>>> & { n: number };
  metadata_filtered: InOrders<Percents>;
  random_negatives_sha256: string;
  rand_acc_by_seed: Record<string, BySystem<number>>;
  hard_negative_classes: Record<string, number>;
  overlapping_hard_negatives: number;
  records_with_overlap: number;
}
interface ResultsReference {
  n_records: number;
  corpus_size: number;
  models: BySystem<Percents>;
  inrec_per_record: BySystem<number[]>;
  query_rewrite: { n: number };
  metadata_filtered: Record<string, number>;
}

const SYSTEMS: readonly SystemName[] = ['tfidf', 'bm25'];
const ORDERS = { stable: 'value', worst: 'worst', best: 'best' } as const;
/** PROTOCOL: means within 1e-9, as fractions. */
const MEAN_TOLERANCE = 1e-9;
/** For hooks on a busy machine. */
const PATIENCE_MS = 60_000;

/** Every percent of `expected`, under our canonical names, equals the figures in an order. */
function expectFigures(figures: Figures, expected: Percents, order: 'value' | 'worst' | 'best', where: string): void {
  const own = Object.fromEntries(Object.entries(figures).map(([name, figure]) => [releaseKey(name), figure[order]]));
  for (const [key, percent] of Object.entries(expected)) {
    expect(Math.abs((own[key] ?? NaN) - percent / 100), `${where} ${key}`).toBeLessThanOrEqual(MEAN_TOLERANCE);
  }
}

/** As `expectFigures`, in corpus order and at both ends of the tie interval. */
function expectOrders(figures: Figures, expected: InOrders<Percents>, where: string): void {
  for (const [theirs, ours] of Object.entries(ORDERS)) {
    expectFigures(figures, expected[theirs as keyof typeof ORDERS], ours, `${where} ${theirs}`);
  }
}

/** Every number of `expected` equals the one at the same path of `own`, percents within the tolerance of means. */
function expectSameNumbers(own: unknown, expected: unknown, path: string): void {
  if (typeof expected === 'number') {
    expect(Math.abs((own as number) - expected), path).toBeLessThanOrEqual(100 * MEAN_TOLERANCE);
    return;
  }
  const keys = Object.keys(expected as object);
  expect(Object.keys(own as object), path).toEqual(keys);
  for (const key of keys) {
    expectSameNumbers(
      (own as Record<string, unknown>)[key],
      (expected as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
  }
}

for (const name of STAND_INS) {
  describeShared(`parity with the release’s harness on ${name}`, () => {
    let results: ResultsReference;
    let perQuery: PerQueryReference;
    let intervals: IntervalReference;
    let collection: TestCollection;
    let retrievers: Readonly<Record<SystemName, Retriever>>;
    let suite: SuiteResult;

    function runWith(tieRule: TieRule): SuiteResult {
      const spec = {
        systems: [],
        tieRule,
        seed: 42,
        premiumSeeds: [0, 1, 7, 2026],
        part: null,
        overlaps: 'include',
      } as const;
      return collectSuite(collection, Object.values(retrievers), spec);
    }
    const systemOf = (system: SystemName): SystemResult => suite.systems[system]!;

    beforeAll(() => {
      results = readSharedJson('reference', name, 'results.json');
      perQuery = readSharedJson('reference', name, 'per-query.json');
      intervals = readSharedJson('reference', name, 'intervals.json');
      collection = standInCollection(name);
      const open = openSparseRetrievers(collection.corpus.texts);
      retrievers = { tfidf: open.create(PUBLISHED_TFIDF), bm25: open.create(PUBLISHED_BM25) };
      suite = runWith('corpus-order');
    }, PATIENCE_MS);

    it('sizes of records, corpus and rewrites', () => {
      expect([suite.queries, suite.documents, suite.queriesWithRewrites]).toEqual([
        results.n_records,
        results.corpus_size,
        results.query_rewrite.n,
      ]);
      expect(perQuery.corpus_size).toBe(suite.documents);
    });

    it.each(SYSTEMS)('%s: global means, stable, worst and best', (system) => {
      expectOrders(systemOf(system).global, perQuery[system], `${system} global`);
    });

    it.each(SYSTEMS)('%s: strata in three orders', (system) => {
      for (const field of RELEASE_STRATA) {
        const groups = systemOf(system).strata[field] ?? {};
        expect(Object.keys(groups).sort()).toEqual(Object.keys(intervals.strata[field] ?? {}).sort());
        for (const [group, expected] of Object.entries(intervals.strata[field] ?? {})) {
          expectOrders(groups[group] ?? {}, expected[system], `${system} ${field}=${group}`);
        }
      }
    });

    it.each(SYSTEMS)('%s: rewrites in three orders', (system) => {
      const { raw, withRewrites } = systemOf(system).rewrites!;
      expect(raw['RR']!.n).toBe(intervals.query_rewrite.n);
      const expected = intervals.query_rewrite[system];
      for (const [theirs, ours] of Object.entries(ORDERS)) {
        const { raw: expectedRaw, with_rewrites } = expected[theirs as keyof typeof ORDERS];
        expectFigures(raw, expectedRaw, ours, `${system} raw ${theirs}`);
        expectFigures(withRewrites, with_rewrites, ours, `${system} with rewrites ${theirs}`);
      }
    });

    it('filter in three orders, and what it leaves and loses', () => {
      const { figures, ...counts } = suite.filtered!;
      expectOrders(figures, intervals.metadata_filtered, 'filter');
      const expected = results.metadata_filtered;
      expect(counts.hnEliminated).toBeCloseTo(expected['hn_eliminated_pct']! / 100, 9);
      expect(counts.meanCandidates).toBeCloseTo(expected['mean_candidates']!, 9);
      expect(counts.recordsLosingAnyGold).toBe(expected['records_losing_any_gold']);
      expect(counts.recordsLosingAllGolds).toBe(expected['records_losing_all_golds']);
    });

    it.each(SYSTEMS)('%s: in-record, pairwise, and every record’s in-record reciprocal rank', (system) => {
      const { inRecord, inRecordRR } = systemOf(system);
      for (const [measure, figure] of Object.entries(inRecord)) {
        const expected = results.models[system][releaseKey(measure)]! / 100;
        expect(Math.abs(figure.value - expected), measure).toBeLessThanOrEqual(MEAN_TOLERANCE);
        expect([figure.worst, figure.best]).toEqual([figure.value, figure.value]);
      }
      expect(Object.keys(inRecord)).toHaveLength(4);
      expect(inRecordRR).toEqual(results.inrec_per_record[system]);
    });

    it('random negatives: digest over all draws, first and last ones, and accuracy at other seeds', () => {
      const { offsets, values } = drawForSeed(collection, 42).drawn!;
      const lists = Array.from(collection.queries, (_, query) => [
        ...values.subarray(offsets[query], offsets[query + 1]),
      ]);
      expect(lists.slice(0, 50)).toEqual(perQuery.random_negatives_first_50);
      expect(lists.slice(-5)).toEqual(perQuery.random_negatives_last_5);
      expect(createHash('sha256').update(JSON.stringify(lists)).digest('hex')).toBe(intervals.random_negatives_sha256);
      for (const system of SYSTEMS) {
        const { randomBySeed } = systemOf(system);
        expect(randomBySeed.map(({ seed }) => seed)).toEqual([42, 0, 1, 7, 2026]);
        for (const { seed, randAcc } of randomBySeed) {
          expect(randAcc).toBeCloseTo(intervals.rand_acc_by_seed[seed]![system] / 100, 9);
        }
      }
    });

    it('hard-negative classes and overlaps', () => {
      const counts: Record<string, number> = {};
      for (const hardNegativeClass of collection.hardNegativeClasses) {
        counts[hardNegativeClass] = (counts[hardNegativeClass] ?? 0) + 1;
      }
      expect(counts).toEqual(intervals.hard_negative_classes);
      const { offsets } = collection.hardNegatives;
      const overlapsOf = (query: number) =>
        collection.hardNegativeOverlaps.subarray(offsets[query], offsets[query + 1]);
      const withOverlap = collection.queries.filter((_, query) => overlapsOf(query).includes(1)).length;
      expect(collection.hardNegativeOverlaps.filter((overlaps) => overlaps === 1)).toHaveLength(
        intervals.overlapping_hard_negatives,
      );
      expect(withOverlap).toBe(intervals.records_with_overlap);
    });

    describe.each(SYSTEMS)('%s as a run', (system) => {
      let evaluation: Evaluation;
      let top: ReadonlyMap<string, [number, number][]>;

      beforeAll(() => {
        const run = runQuestions(collection, retrievers[system], 20);
        evaluation = evaluate(collection, run, ['R@10', 'RR', 'nDCG@10'].map(rankingMeasureNamed));
        top = new Map(
          collection.queryIds.map((id, row) => {
            const places = Array.from({ length: 20 }, (_, i) => run.top.offsets[row]! + i);
            return [id, places.map((at): [number, number] => [run.top.values[at]!, run.topScores[at]!])];
          }),
        );
      }, PATIENCE_MS);

      it('top 20: the same documents in the same order, scores within 1e-12 relative', () => {
        for (const [id, expected] of Object.entries(perQuery[system].top20)) {
          const own = top.get(id)!;
          expect(
            own.map(([document]) => document),
            id,
          ).toEqual(expected.map(([document]) => document));
          expected.forEach(([, score], place) => {
            expect(Math.abs(own[place]![1] - score), id).toBeLessThanOrEqual(1e-12 * Math.abs(score));
          });
        }
      });

      it('evaluates to the stable value of every query, and to the suite’s own means', () => {
        const expected = perQuery[system].per_query_stable;
        for (const [measure, decimals] of [
          ['R@10', 6],
          ['RR', 8],
          ['nDCG@10', 8],
        ] as const) {
          const own = evaluation.values.get(measure)!.value;
          const key = releaseKey(measure) as keyof typeof expected;
          expect(own).toHaveLength(expected[key].length);
          expected[key].forEach((value, query) => {
            expect(Math.abs(own[query]! - value), `${measure} ${query}`).toBeLessThanOrEqual(0.5001 * 10 ** -decimals);
          });
          expect(evaluation.figures[measure]).toEqual(systemOf(system).global[measure]);
        }
      });
    });

    it('with numpy-scalar ties, every figure of results.json, key for key', () => {
      const { ties, ...own } = toResultsJson(runWith('numpy-scalar'));
      expectSameNumbers(own, results, 'results');
      expect(Object.keys(ties)).toEqual(['worst', 'best']);
    });

    it('a part’s means are over its queries alone', () => {
      const part = collection.splits.find((candidate) => candidate.name === 'year/test')!;
      const spec = { ...suite.spec, part: part.name, premiumSeeds: [] };
      const ofPart = collectSuite(collection, Object.values(retrievers), spec);
      const stratum: LabelField = 'year';
      for (const system of SYSTEMS) {
        expect(ofPart.systems[system]!.global['nDCG@10']).toEqual(
          systemOf(system).strata[stratum]?.['2024']?.['nDCG@10'],
        );
      }
    });
  });
}
