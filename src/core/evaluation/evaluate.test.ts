import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRows } from '../dataset/build-test-collection';
import { rankingMeasureNamed } from '../measures/names';
import { createRun } from '../retrieval/create-run';
import { PUBLISHED_BM25, type Run, type TieRule } from '../retrieval/run';
import { evaluate } from './evaluate';

const NAMES = ['R@1', 'R@3', 'P@2', 'Hit@2', 'RR', 'nDCG@3', 'AP'];
const MEASURES = NAMES.map(rankingMeasureNamed);

/** A run whose scores are given outright, one row of `scores` a query. */
function runOf(scores: readonly (readonly number[])[], gold: readonly (readonly number[])[], tieRule: TieRule): Run {
  let next = 0;
  return createRun({
    spec: { datasetId: 'd', retriever: PUBLISHED_BM25, queryForm: 'question', filter: 'none', tieRule, depth: 2 },
    retriever: {
      spec: PUBLISHED_BM25,
      size: scores[0]!.length,
      score: (_, into) => {
        into.set(scores[next++]!);
      },
    },
    queries: Uint32Array.from(scores.keys()),
    texts: scores.map(() => ''),
    judged: packRows(gold),
    filings: { documents: new Uint32Array(scores[0]!.length), queries: new Uint32Array(scores.length) },
  });
}

/** Ranks of the gold documents by sorting everything, ties broken by `last`: whether a document goes behind its equals. */
function ranksBySorting(
  scores: readonly number[],
  gold: readonly number[],
  last: (isGold: boolean) => number,
): number[] {
  const order = Array.from(scores.keys()).sort(
    (a, b) => scores[b]! - scores[a]! || last(gold.includes(a)) - last(gold.includes(b)) || a - b,
  );
  return gold.map((document) => order.indexOf(document) + 1).sort((a, b) => a - b);
}

/** Scores from a small set, so that ties abound; at least one query has gold. */
const collections = fc
  .array(
    fc.record({
      scores: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 9, maxLength: 9 }),
      gold: fc.uniqueArray(fc.nat(8), { minLength: 0, maxLength: 4 }).map((docs) => docs.sort((a, b) => a - b)),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .filter((queries) => queries.some(({ gold }) => gold.length > 0));

const LAST: Readonly<Record<string, (isGold: boolean) => number>> = {
  'corpus-order': () => 0,
  'gold-first': (isGold) => (isGold ? 0 : 1),
  'gold-last': (isGold) => (isGold ? 1 : 0),
};

describe('evaluate', () => {
  it.each(['corpus-order', 'gold-first', 'gold-last'] as const)('%s equals sorting the whole corpus', (tieRule) => {
    fc.assert(
      fc.property(collections, (queries) => {
        const scores = queries.map((query) => query.scores);
        const gold = queries.map((query) => query.gold);
        const evaluation = evaluate({ gold: packRows(gold) }, runOf(scores, gold, tieRule), MEASURES);
        evaluation.queries.forEach((query, row) => {
          for (const measure of MEASURES) {
            const valueBy = (rule: string): number => {
              const ranks = ranksBySorting(scores[query]!, gold[query]!, LAST[rule]!);
              return measure.value({ ranks, retrieved: ranks.length, gold: ranks.length });
            };
            const own = evaluation.values.get(measure.name)!;
            expect(own.value[row]).toBeCloseTo(valueBy(tieRule), 12);
            expect(own.worst[row]).toBeCloseTo(valueBy('gold-last'), 12);
            expect(own.best[row]).toBeCloseTo(valueBy('gold-first'), 12);
          }
        });
      }),
    );
  });

  it('gives plain means, inside their tie interval, over the queries that have gold', () => {
    fc.assert(
      fc.property(collections, (queries) => {
        const gold = queries.map((query) => query.gold);
        const run = runOf(
          queries.map((query) => query.scores),
          gold,
          'corpus-order',
        );
        const evaluation = evaluate({ gold: packRows(gold) }, run, MEASURES);
        expect(evaluation.queries.length + evaluation.withoutGold.length).toBe(queries.length);
        for (const name of NAMES) {
          const { value, worst, best, n } = evaluation.figures[name]!;
          const perQuery = evaluation.values.get(name)!.value;
          expect(n).toBe(evaluation.queries.length);
          expect(value).toBeCloseTo(perQuery.reduce((a, b) => a + b, 0) / n, 12);
          expect(worst).toBeLessThanOrEqual(value + 1e-12);
          expect(best).toBeGreaterThanOrEqual(value - 1e-12);
        }
      }),
    );
  });

  const gold = [[0], [1], [], [2]];
  const scores = [
    [3, 2, 1],
    [1, 2, 3],
    [1, 1, 1],
    [1, 2, 3],
  ];
  const whole = runOf(scores, gold, 'corpus-order');

  it('counts a missing query as 0, reports it, and gives the mean over the answered ones beside it', () => {
    const shorter = runOf(scores.slice(0, 2), gold.slice(0, 2), 'corpus-order');
    const evaluation = evaluate({ gold: packRows(gold) }, shorter, MEASURES);
    expect([...evaluation.missing]).toEqual([3]);
    expect([...evaluation.withoutGold]).toEqual([2]);
    expect(evaluation.figures['RR']).toMatchObject({ value: (1 + 0.5 + 0) / 3, n: 3 });
    expect(evaluation.answered['RR']).toMatchObject({ value: (1 + 0.5) / 2, n: 2 });
  });

  it('ignores extra queries and reports them', () => {
    const evaluation = evaluate({ gold: packRows(gold.slice(0, 2)) }, whole, MEASURES);
    expect([...evaluation.extra]).toEqual([2, 3]);
    expect(evaluation.figures['RR']).toMatchObject({ value: 0.75, n: 2 });
  });

  it('counts a gold document without a score as not retrieved', () => {
    const partial: Run = { ...whole, judged: runOf(scores, [[0], [1], [], []], 'corpus-order').judged };
    const evaluation = evaluate({ gold: packRows(gold) }, partial, MEASURES);
    expect([...evaluation.missing]).toEqual([]);
    expect(evaluation.values.get('RR')!.value[2]).toBe(0);
    expect(evaluation.figures['nDCG@3']!.n).toBe(3);
  });

  it('gives no figure over no query, never NaN', () => {
    const evaluation = evaluate(
      { gold: packRows([[], []]) },
      runOf(scores.slice(0, 2), [[], []], 'corpus-order'),
      MEASURES,
    );
    expect(evaluation.figures).toEqual({});
  });

  it('changes nothing that it is given', () => {
    const before = JSON.stringify(whole);
    evaluate({ gold: packRows(gold) }, whole, MEASURES);
    expect(JSON.stringify(whole)).toBe(before);
  });

  it('refuses an in-record measure and a query twice', () => {
    expect(() => evaluate({ gold: packRows(gold) }, whole, [rankingMeasureNamed('InRecord.RR')])).toThrow(
      'not the pool',
    );
    const twice: Run = { ...whole, queries: Uint32Array.from([0, 1, 1, 3]) };
    expect(() => evaluate({ gold: packRows(gold) }, twice, MEASURES)).toThrow('twice');
  });
});
