import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goldRanks } from './gold-ranks';
import { allocateJudged, RankCounter } from './judged-scores';
import type { TieRule } from './run';

const query = fc
  .array(fc.constantFrom(0, 0, 1, 2, Number.NEGATIVE_INFINITY), { minLength: 1, maxLength: 40 })
  .chain((scores) =>
    fc.record({
      scores: fc.constant(scores),
      gold: fc.uniqueArray(fc.nat(scores.length - 1), { maxLength: 6 }).map((gold) => gold.toSorted((a, b) => a - b)),
    }),
  );

function judge(scores: readonly number[], gold: readonly number[], tieRule: TieRule) {
  const judged = allocateJudged({ offsets: Uint32Array.of(0, gold.length), values: Uint32Array.from(gold) }, tieRule);
  new RankCounter(scores.length).fillJudged(judged, 0, Float64Array.from(scores));
  return judged;
}

function ranksOf(scores: readonly number[], gold: readonly number[], rule: TieRule): number[] {
  return [...goldRanks(judge(scores, gold, rule), 0, gold.length, rule)];
}

/** Ranks by sorting the whole corpus; `preference` orders documents that tie. */
function sortedRanks(
  scores: readonly number[],
  gold: readonly number[],
  preference: (document: number) => number,
): number[] {
  const order = scores
    .map((_, document) => document)
    .sort((a, b) => (scores[a] === scores[b] ? preference(a) - preference(b) : scores[a]! > scores[b]! ? -1 : 1));
  return order.flatMap((document, place) => (gold.includes(document) ? [place + 1] : []));
}

describe('gold ranks by counting', () => {
  it('equal ranks by sorting, whatever the rule', () => {
    fc.assert(
      fc.property(query, ({ scores, gold }) => {
        const goldness = (document: number): number => Number(gold.includes(document));
        expect(ranksOf(scores, gold, 'corpus-order')).toEqual(sortedRanks(scores, gold, () => 0));
        expect(ranksOf(scores, gold, 'gold-first')).toEqual(sortedRanks(scores, gold, (d) => -goldness(d)));
        expect(ranksOf(scores, gold, 'gold-last')).toEqual(sortedRanks(scores, gold, goldness));
      }),
    );
  });

  it('lie between gold-first and gold-last under every rule', () => {
    fc.assert(
      fc.property(query, ({ scores, gold }) => {
        const best = ranksOf(scores, gold, 'gold-first');
        const worst = ranksOf(scores, gold, 'gold-last');
        for (const rule of ['corpus-order', 'numpy-scalar'] as const) {
          ranksOf(scores, gold, rule).forEach((rank, i) => {
            expect(rank).toBeGreaterThanOrEqual(best[i]!);
            expect(rank).toBeLessThanOrEqual(worst[i]!);
          });
        }
      }),
    );
  });

  it('count a part of a row when asked to', () => {
    const judged = judge([3, 1, 2, 2], [1, 2, 3], 'corpus-order');
    expect([...goldRanks(judged, 1, 3, 'corpus-order')]).toEqual([2, 3]);
    expect([...goldRanks(judged, 1, 1, 'gold-last')]).toEqual([]);
  });

  it('are refused where numpy’s were not kept', () => {
    expect(() => goldRanks(judge([1, 2], [0], 'corpus-order'), 0, 1, 'numpy-scalar')).toThrow(
      expect.objectContaining({ name: 'bad-parameter' }),
    );
  });
});

describe('judged scores', () => {
  it('say how many score higher, how many the same, and how many of these come before', () => {
    const judged = judge([2, 1, 2, 3, 1, 1], [0, 4], 'corpus-order');
    expect([...judged.scores]).toEqual([2, 1]);
    expect([...judged.higher]).toEqual([1, 3]);
    expect([...judged.tied]).toEqual([2, 3]);
    expect([...judged.tiedBefore]).toEqual([0, 1]);
    expect(judged.numpyRank).toBeUndefined();
  });

  it('fill their own row only', () => {
    const judged = allocateJudged({ offsets: Uint32Array.of(0, 1, 2), values: Uint32Array.of(0, 1) }, 'numpy-scalar');
    new RankCounter(2).fillJudged(judged, 1, Float64Array.of(5, 4));
    expect([...judged.scores]).toEqual([0, 4]);
    expect([...judged.numpyRank!]).toEqual([0, 2]);
  });
});
