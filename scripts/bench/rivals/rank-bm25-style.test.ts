import { expect, it } from 'vitest';
import { describeShared, readSharedJson } from '../../../tests/shared';
import { createRankBm25Style } from './rank-bm25-style';

interface Vectors {
  readonly scores_small: {
    readonly docs: readonly string[];
    readonly queries: readonly string[];
    readonly bm25: readonly (readonly number[])[];
  };
}

describeShared('the rival scorer', () => {
  it('gives rank_bm25’s scores', () => {
    const { docs, queries, bm25 } = readSharedJson<Vectors>('reference', 'vectors.json').scores_small;
    const rival = createRankBm25Style(docs);
    queries.forEach((query, q) => {
      rival.scores(query).forEach((score, document) => {
        expect(score).toBeCloseTo(bm25[q]![document]!, 12);
      });
    });
    expect(queries.length * docs.length).toBeGreaterThan(0);
  });
});
