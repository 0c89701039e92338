import type { Retriever } from '../src/core/retrieval/retriever';
import { topK } from '../src/core/retrieval/top-k';
import type { AskHit, FilingFilter } from './api';
import { viewDocument } from './dataset-views';
import { passingDocuments } from './filing-filter';
import type { LoadedDataset } from './loaded-dataset';

export interface PassingRanking {
  readonly hits: readonly AskHit[];
  /** Documents that pass the filter. */
  readonly candidates: number;
}

/**
 * Ranks the documents that pass a filter for a question of one's own, ties in corpus order.
 *
 * @param depth hits at most, an integer ≥ 1
 * @throws ExplorerError `bad-parameter` for any other depth
 */
export function rankPassing(
  dataset: LoadedDataset,
  retriever: Retriever,
  query: string,
  filter: FilingFilter,
  depth: number,
): PassingRanking {
  const passing = passingDocuments(dataset.collection, filter);
  const candidates = passing.reduce((count, passes) => count + passes, 0);
  const scores = new Float64Array(retriever.size);
  retriever.score(query, scores);
  // Scores are finite, so −∞ puts a document behind every candidate.
  for (let document = 0; document < scores.length; document++) {
    if (passing[document] === 0) scores[document] = Number.NEGATIVE_INFINITY;
  }
  const best = topK(scores, depth).subarray(0, candidates);
  const hits = Array.from(best, (document, place): AskHit => {
    const score = scores[document] ?? 0;
    return { rank: place + 1, score, tied: countEqual(scores, score), document: viewDocument(dataset, document) };
  });
  return { hits, candidates };
}

function countEqual(scores: Float64Array, score: number): number {
  let count = 0;
  for (const other of scores) if (other === score) count++;
  return count;
}
