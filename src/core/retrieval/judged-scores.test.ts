import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateJudged, RankCounter } from './judged-scores';

/** By the definition: a look at every document for every judged one. */
function counts(scores: readonly number[], documents: readonly number[]) {
  return documents.map((document) => {
    const own = scores[document] ?? 0;
    const equals = scores.flatMap((score, other) => (score === own ? [other] : []));
    return {
      score: own,
      higher: scores.filter((score) => score > own).length,
      tied: equals.length,
      tiedBefore: equals.filter((other) => other < document).length,
    };
  });
}

/** Few distinct scores, so that ties are the rule; zeros of both signs and filtered documents among them. */
const SCORE = fc.constantFrom(0, -0, 1, 1.5, 2, 3, 1 / 3, 0.1 + 0.2, 0.3, Number.NEGATIVE_INFINITY);

describe('RankCounter', () => {
  it('counts as the definition does, around few judged documents and around many', () => {
    const cases = fc
      .array(SCORE, { minLength: 1, maxLength: 60 })
      .chain((scores) =>
        fc.tuple(
          fc.constant(scores),
          fc.array(fc.uniqueArray(fc.nat(scores.length - 1), { maxLength: 30 }), { minLength: 1, maxLength: 3 }),
        ),
      );
    fc.assert(
      fc.property(cases, ([scores, rows]) => {
        const offsets = Uint32Array.from([0, ...rows.keys()], (_, i) => rows.slice(0, i).flat().length);
        const judged = allocateJudged({ offsets, values: Uint32Array.from(rows.flat()) }, 'corpus-order');
        const counter = new RankCounter(scores.length);
        for (const row of rows.keys()) counter.fillJudged(judged, row, Float64Array.from(scores));
        const own = rows.flat().map((_, at) => ({
          score: judged.scores[at],
          higher: judged.higher[at],
          tied: judged.tied[at],
          tiedBefore: judged.tiedBefore[at],
        }));
        expect(own).toEqual(rows.flatMap((documents) => counts(scores, documents)));
      }),
      { numRuns: 500 },
    );
  });
});
