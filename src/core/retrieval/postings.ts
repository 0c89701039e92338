import type { TermIndex } from './term-index';

/** Documents that contain a term. */
export function documentFrequency(index: TermIndex, term: number): number {
  return (index.offsets[term + 1] ?? 0) - (index.offsets[term] ?? 0);
}

/** Occurrences of a term in a document: binary search in the term's postings. */
export function termFrequency(index: TermIndex, term: number, document: number): number {
  let low = index.offsets[term] ?? 0;
  let high = index.offsets[term + 1] ?? 0;
  const end = high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((index.documents[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low < end && index.documents[low] === document ? (index.frequencies[low] ?? 0) : 0;
}

/**
 * Adds a query term's share to the score of every document that contains it. The inner loop of all sparse retrieval:
 * eight postings a turn, and places that `| 0` keeps in 32 bits, take less than half the time of one a turn with plain
 * numbers, since the engine's checks between turns, and of every sum for overflow, cost as much as a posting does.
 *
 * @param weights the documents' side of the product, parallel to the postings
 * @param queryWeight the query's side; 1 leaves the weights exactly as they are
 */
export function addPostings(
  index: TermIndex,
  weights: Float64Array,
  term: number,
  queryWeight: number,
  scores: Float64Array,
): void {
  const { documents } = index;
  const end = (index.offsets[term + 1] ?? 0) | 0;
  const lastTurn = (end - 8) | 0;
  let at = (index.offsets[term] ?? 0) | 0;
  for (; at <= lastTurn; at = (at + 8) | 0) {
    const document0 = documents[at] ?? 0;
    scores[document0] = (scores[document0] ?? 0) + queryWeight * (weights[at] ?? 0);
    const document1 = documents[(at + 1) | 0] ?? 0;
    scores[document1] = (scores[document1] ?? 0) + queryWeight * (weights[(at + 1) | 0] ?? 0);
    const document2 = documents[(at + 2) | 0] ?? 0;
    scores[document2] = (scores[document2] ?? 0) + queryWeight * (weights[(at + 2) | 0] ?? 0);
    const document3 = documents[(at + 3) | 0] ?? 0;
    scores[document3] = (scores[document3] ?? 0) + queryWeight * (weights[(at + 3) | 0] ?? 0);
    const document4 = documents[(at + 4) | 0] ?? 0;
    scores[document4] = (scores[document4] ?? 0) + queryWeight * (weights[(at + 4) | 0] ?? 0);
    const document5 = documents[(at + 5) | 0] ?? 0;
    scores[document5] = (scores[document5] ?? 0) + queryWeight * (weights[(at + 5) | 0] ?? 0);
    const document6 = documents[(at + 6) | 0] ?? 0;
    scores[document6] = (scores[document6] ?? 0) + queryWeight * (weights[(at + 6) | 0] ?? 0);
    const document7 = documents[(at + 7) | 0] ?? 0;
    scores[document7] = (scores[document7] ?? 0) + queryWeight * (weights[(at + 7) | 0] ?? 0);
  }
  for (; at < end; at = (at + 1) | 0) {
    const document = documents[at] ?? 0;
    scores[document] = (scores[document] ?? 0) + queryWeight * (weights[at] ?? 0);
  }
}
