import { describe, expect, it } from 'vitest';
import { describeShared, readSharedJson } from '../../../tests/shared';
import { readStandIn, STAND_INS } from '../../../tests/stand-in';
import type { StandInName } from '../../../tests/stand-in';
import { createBm25 } from './bm25-okapi';
import type { Retriever } from './retriever';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from './run';
import { openSparseRetrievers } from './sparse-retrievers';
import { buildIndex } from './term-index';
import { createTfidf } from './tfidf';
import { topK } from './top-k';

interface SmallScores {
  readonly docs: readonly string[];
  readonly queries: readonly string[];
  readonly bm25: readonly (readonly number[])[];
  readonly tfidf: readonly (readonly number[])[];
  readonly avgdl: number;
  readonly average_idf: number;
  readonly bm25_idf: Readonly<Record<string, number>>;
}

interface Top20 {
  readonly top20: Readonly<Record<string, readonly (readonly [document: number, score: number])[]>>;
}
interface PerQuery {
  readonly tfidf: Top20;
  readonly bm25: Top20;
  readonly bm25_stats: {
    readonly avgdl: number;
    readonly average_idf: number;
    readonly vocab: number;
    readonly negative_idf_terms: number;
  };
}

function scoresOf(retriever: Retriever, query: string): Float64Array {
  const scores = new Float64Array(retriever.size);
  retriever.score(query, scores);
  return scores;
}

/** PROTOCOL's tolerance for scores: 1e-12, relative. */
function expectClose(actual: number, expected: number, about: string): void {
  expect(Math.abs(actual - expected), about).toBeLessThanOrEqual(1e-12 * Math.abs(expected));
}

describeShared('sparse scores against the small vectors', () => {
  const small = readSharedJson<{ scores_small: SmallScores }>('reference', 'vectors.json').scores_small;
  const index = buildIndex(small.docs);

  it('BM25 equals rank_bm25 to the last bit', () => {
    const bm25 = createBm25(index, PUBLISHED_BM25);
    expect(small.queries.map((query) => [...scoresOf(bm25, query)])).toEqual(small.bm25);
    expect(bm25.statistics.averageLength).toBe(small.avgdl);
    expect(bm25.statistics.averageIdf).toBe(small.average_idf);
  });

  it('BM25 weighs terms as rank_bm25 does', () => {
    const bm25 = createBm25(index, PUBLISHED_BM25);
    const { terms } = bm25.explain(Object.keys(small.bm25_idf).join(' '), 0);
    expect(Object.fromEntries(terms.map(({ term, idf }) => [term, idf]))).toEqual(small.bm25_idf);
  });

  it('TF-IDF equals scikit-learn', () => {
    const tfidf = createTfidf(index, PUBLISHED_TFIDF);
    small.queries.forEach((query, q) => {
      scoresOf(tfidf, query).forEach((score, document) => {
        expectClose(score, small.tfidf[q]![document]!, `“${query}”, document ${document}`);
      });
    });
  });
});

/** Compares top lists rank by rank; documents whose scores differ by rounding alone may stand in either order. */
function expectTop20(name: StandInName, retriever: Retriever, { top20 }: Top20): void {
  const { ids, questions } = readStandIn(name);
  expect(Object.keys(top20).length).toBeGreaterThan(0);
  for (const [id, expected] of Object.entries(top20)) {
    const scores = scoresOf(retriever, questions[ids.indexOf(id)]!);
    const top = topK(scores, expected.length);
    expected.forEach(([document, score], place) => {
      expectClose(scores[document]!, score, `${id}: document ${document}`);
      expectClose(scores[top[place]!]!, score, `${id}: rank ${place + 1}`);
    });
  }
}

describeShared('sparse scores against the stand-ins', () => {
  describe.each(STAND_INS)('%s', (name) => {
    const perQuery = readSharedJson<PerQuery>('reference', name, 'per-query.json');
    const { texts } = readStandIn(name);
    const retrievers = openSparseRetrievers(texts);

    it('BM25 ranks and scores the top 20 alike', () => {
      const bm25 = retrievers.create(PUBLISHED_BM25);
      const { ids, questions } = readStandIn(name);
      const ranked = Object.keys(perQuery.bm25.top20).map((id) => {
        const scores = scoresOf(bm25, questions[ids.indexOf(id)]!);
        return [id, Array.from(topK(scores, 20), (document) => [document, scores[document]])];
      });
      // Bit for bit, so order and scores are compared together.
      expect(Object.fromEntries(ranked)).toEqual(perQuery.bm25.top20);
    });

    it('TF-IDF ranks and scores the top 20 alike', () => {
      expectTop20(name, retrievers.create(PUBLISHED_TFIDF), perQuery.tfidf);
    });

    it('BM25 rests on the same statistics', () => {
      const { statistics } = createBm25(buildIndex(texts), PUBLISHED_BM25);
      expect(statistics).toEqual({
        averageLength: perQuery.bm25_stats.avgdl,
        averageIdf: perQuery.bm25_stats.average_idf,
        vocabulary: perQuery.bm25_stats.vocab,
        negativeIdfTerms: perQuery.bm25_stats.negative_idf_terms,
      });
    });
  });
});
