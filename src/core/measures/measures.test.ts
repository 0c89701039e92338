import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GoldRanks } from './measure';
import { measureNamed, rankingMeasureNamed } from './names';

/** Textbook definitions over a whole ranking, as lists and sets: the other way to reach the same numbers. */
const BY_RANKING: Readonly<
  Record<string, (ranking: readonly number[], gold: ReadonlySet<number>, k: number) => number>
> = {
  R: (ranking, gold, k) => ranking.slice(0, k).filter((doc) => gold.has(doc)).length / gold.size,
  P: (ranking, gold, k) => ranking.slice(0, k).filter((doc) => gold.has(doc)).length / k,
  Hit: (ranking, gold, k) => (ranking.slice(0, k).some((doc) => gold.has(doc)) ? 1 : 0),
  RR: (ranking, gold) => {
    const first = ranking.findIndex((doc) => gold.has(doc));
    return first < 0 ? 0 : 1 / (first + 1);
  },
  nDCG: (ranking, gold, k) => {
    const dcg = (gains: readonly number[]) =>
      gains.slice(0, k).reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0);
    return dcg(ranking.map((doc) => (gold.has(doc) ? 1 : 0))) / dcg(Array.from(gold, () => 1));
  },
  AP: (ranking, gold) => {
    const precisions = ranking.map((doc, i) =>
      gold.has(doc) ? ranking.slice(0, i + 1).filter((other) => gold.has(other)).length / (i + 1) : 0,
    );
    return precisions.reduce((sum, p) => sum + p, 0) / gold.size;
  },
};

/** A ranking of 1–40 documents, and 1–8 gold documents of which some may not be ranked at all. */
const caseOf = fc
  .record({
    ranking: fc.uniqueArray(fc.nat(60), { minLength: 1, maxLength: 40 }),
    gold: fc.uniqueArray(fc.nat(60), { minLength: 1, maxLength: 8 }),
    k: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ ranking, gold, k }) => ({ ranking, gold: new Set(gold), k }));

function goldRanks(ranking: readonly number[], gold: ReadonlySet<number>): GoldRanks {
  const ranks = ranking.flatMap((doc, i) => (gold.has(doc) ? [i + 1] : []));
  // Stale entries behind the count must not matter.
  return { ranks: [...ranks, 1, 1, 1], retrieved: ranks.length, gold: gold.size };
}

describe('ranking measures', () => {
  for (const [symbol, oracle] of Object.entries(BY_RANKING)) {
    it(`${symbol} from gold ranks equals its textbook definition over the ranking`, () => {
      fc.assert(
        fc.property(caseOf, ({ ranking, gold, k }) => {
          const takesCutoff = symbol !== 'RR' && symbol !== 'AP';
          const measure = rankingMeasureNamed(takesCutoff ? `${symbol}@${k}` : symbol);
          expect(measure.value(goldRanks(ranking, gold))).toBeCloseTo(oracle(ranking, gold, k), 12);
        }),
      );
    });

    it(`${symbol} lies in [0, 1] and never falls when a gold document moves up`, () => {
      fc.assert(
        fc.property(caseOf, fc.nat(39), ({ ranking, gold, k }, at) => {
          const takesCutoff = symbol !== 'RR' && symbol !== 'AP';
          const measure = rankingMeasureNamed(takesCutoff ? `${symbol}@${k}` : symbol);
          const before = measure.value(goldRanks(ranking, gold));
          const i = at % ranking.length;
          const moved = [...ranking];
          if (i > 0 && gold.has(moved[i]!)) [moved[i - 1], moved[i]] = [moved[i]!, moved[i - 1]!];
          expect(before).toBeGreaterThanOrEqual(0);
          expect(before).toBeLessThanOrEqual(1 + 1e-12);
          expect(measure.value(goldRanks(moved, gold))).toBeGreaterThanOrEqual(before - 1e-12);
        }),
      );
    });
  }

  it('nDCG takes its ideal over all gold documents, retrieved or not', () => {
    const query = { ranks: [1], retrieved: 1, gold: 2 };
    expect(rankingMeasureNamed('nDCG@10').value(query)).toBeCloseTo(1 / (1 + 1 / Math.log2(3)), 12);
    expect(rankingMeasureNamed('nDCG@1').value(query)).toBe(1);
  });

  it('nDCG discounts by correctly rounded logarithms: exactly 1/2 at rank 3, log₂ 3 to the last bit', () => {
    const gain = (rank: number): number =>
      rankingMeasureNamed('nDCG@5').value({ ranks: [rank], retrieved: 1, gold: 1 });
    // 1/log₂ 3 = 0.63092975357145743709952711434276…
    expect([1, 2, 3].map(gain)).toEqual([1, 0.6309297535714574, 0.5]);
  });

  it('gives 0 where nothing is retrieved', () => {
    for (const name of ['R@10', 'P@10', 'Hit@10', 'RR', 'nDCG@10', 'AP']) {
      expect(rankingMeasureNamed(name).value({ ranks: [], retrieved: 0, gold: 3 })).toBe(0);
    }
  });
});

describe('pairwise accuracy', () => {
  it('counts ties for gold and repeats as often as listed, as the sorted rule does', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(scores, scores, (gold, negatives) => {
        const measure = measureNamed('PairAcc');
        if (measure.kind !== 'pairwise') throw new Error('PairAcc is pairwise');
        const pairs = gold.flatMap((g) => negatives.map((n) => (g < n ? 0 : 1)));
        const value = measure.value({
          gold: Float64Array.from(gold),
          negatives: Float64Array.from(negatives),
        });
        expect(value).toBeCloseTo(pairs.reduce<number>((a, b) => a + b, 0) / pairs.length, 12);
      }),
    );
  });
});
