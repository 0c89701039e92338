import { allocateJudged, RankCounter } from '../src/core/retrieval/judged-scores';
import type { Retriever } from '../src/core/retrieval/retriever';
import type { RankedScore } from './api';

/**
 * Rank (ties in corpus order) and score of some documents among all.
 *
 * @returns parallel to `documents`
 */
export function ranksAmongAll(retriever: Retriever, question: string, documents: readonly number[]): RankedScore[] {
  const scores = new Float64Array(retriever.size);
  retriever.score(question, scores);
  const oneRow = { offsets: Uint32Array.of(0, documents.length), values: Uint32Array.from(documents) };
  const judged = allocateJudged(oneRow, 'corpus-order');
  new RankCounter(scores.length).fillJudged(judged, 0, scores);
  return documents.map((_, at) => ({
    rank: (judged.higher[at] ?? 0) + (judged.tiedBefore[at] ?? 0) + 1,
    score: judged.scores[at] ?? 0,
    tied: judged.tied[at] ?? 0,
  }));
}
