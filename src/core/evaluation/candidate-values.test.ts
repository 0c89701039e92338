import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRows } from '../dataset/build-test-collection';
import { measureNamed } from '../measures/names';
import { candidateValues } from './candidate-values';

const MEASURES = ['InRecord.RR', 'InRecord.nDCG@5', 'InRecord.R@2', 'PairAcc'].map(measureNamed);
const scores = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 6 });
const records = fc.array(fc.record({ gold: scores, negatives: scores }), { minLength: 1, maxLength: 6 });

/** Rows of arbitrary documents, one a score. */
const rowsOf = (lists: readonly (readonly number[])[]) => packRows(lists.map((list) => list.map((_, i) => i)));

function valuesOf(
  lists: readonly { gold: readonly number[]; negatives: readonly number[] }[],
  excluded: Uint8Array | null,
) {
  return candidateValues(
    {
      gold: rowsOf(lists.map(({ gold }) => gold)),
      goldScores: Float64Array.from(lists.flatMap(({ gold }) => gold)),
      negatives: rowsOf(lists.map(({ negatives }) => negatives)),
      negativeScores: Float64Array.from(lists.flatMap(({ negatives }) => negatives)),
      excluded,
    },
    MEASURES,
  );
}

/** The harness's rule to the letter: gold first, then negatives, a stable sort by falling score. */
function byStableSort(gold: readonly number[], negatives: readonly number[]): number[] {
  const listed = [
    ...gold.map((score) => ({ score, isGold: true })),
    ...negatives.map((score) => ({ score, isGold: false })),
  ];
  const ranking = listed.sort((a, b) => b.score - a.score).map(({ isGold }) => isGold);
  const discounted = (gains: readonly boolean[]): number =>
    gains.slice(0, 5).reduce((sum, gain, i) => sum + (gain ? 1 / Math.log2(i + 2) : 0), 0);
  const pairs = gold.flatMap((g) => negatives.map((n): number => (g >= n ? 1 : 0)));
  return [
    1 / (ranking.indexOf(true) + 1),
    discounted(ranking) / discounted(gold.map(() => true)),
    ranking.slice(0, 2).filter(Boolean).length / gold.length,
    pairs.reduce((a, b) => a + b, 0) / pairs.length,
  ];
}

describe('candidateValues', () => {
  it('equals a stable sort with gold listed first', () => {
    fc.assert(
      fc.property(records, (lists) => {
        const values = valuesOf(lists, null);
        lists.forEach(({ gold, negatives }, query) => {
          const own = MEASURES.map(({ name }) => values.get(name)![query]!);
          if (gold.length === 0 || negatives.length === 0) expect(own.every(Number.isNaN)).toBe(true);
          else
            byStableSort(gold, negatives).forEach((expected, m) => {
              expect(own[m]).toBeCloseTo(expected, 12);
            });
        });
      }),
    );
  });

  it('with excluded negatives equals the same records without them', () => {
    fc.assert(
      fc.property(records, fc.infiniteStream(fc.boolean()), (lists, flags) => {
        const excluded = Uint8Array.from(
          lists.flatMap(({ negatives }) => negatives),
          () => (flags.next().value ? 1 : 0),
        );
        let at = 0;
        const kept = lists.map(({ gold, negatives }) => ({
          gold,
          negatives: negatives.filter(() => excluded[at++] === 0),
        }));
        expect(valuesOf(lists, excluded)).toEqual(valuesOf(kept, null));
      }),
    );
  });

  it('a tie favours gold', () => {
    const values = valuesOf([{ gold: [1], negatives: [1, 1] }], null);
    expect(values.get('InRecord.RR')![0]).toBe(1);
    expect(values.get('PairAcc')![0]).toBe(1);
  });
});
