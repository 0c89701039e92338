import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRows } from '../dataset/build-test-collection';
import { filterScores } from '../retrieval/filter-scores';
import { allocateJudged, RankCounter } from '../retrieval/judged-scores';
import { documentsByFiling, fillFiltered } from './filtered-gold';

/** Eight documents of three filings (the last may have none), scores with ties, any gold. */
const cases = fc.record({
  scores: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 8 }),
  filing: fc.array(fc.nat(1), { minLength: 8, maxLength: 8 }),
  gold: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 }).map((docs) => docs.sort((a, b) => a - b)),
  own: fc.nat(2),
});

describe('fillFiltered', () => {
  it.each(['corpus-order', 'numpy-scalar'] as const)(
    '%s: equals filtering all scores and counting around the gold',
    (tieRule) => {
      fc.assert(
        fc.property(cases, ({ scores, filing, gold, own }) => {
          const collection = {
            corpus: { texts: [], filing: Uint32Array.from(filing) },
            filings: ['a', 'b', 'c'].map((ticker) => ({ ticker, year: '2024', doc_type: '10-K' })),
          };
          const { offsets, values } = documentsByFiling(collection);
          const members = values.subarray(offsets[own], offsets[own + 1]);
          const judged = allocateJudged(packRows([gold]), tieRule);
          fillFiltered(judged, 0, Float64Array.from(scores), collection, own, members);

          const expected = allocateJudged(packRows([gold]), tieRule);
          const filtered = Float64Array.from(scores);
          filterScores(filtered, collection.corpus.filing, own, filtered);
          new RankCounter(filtered.length).fillJudged(expected, 0, filtered);
          expect(judged).toEqual(expected);
        }),
      );
    },
  );
});
