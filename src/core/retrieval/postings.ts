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
 * four postings a turn take about half the time of one, since the engine's bookkeeping between turns costs as much as
 * a posting does.
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
  const end = index.offsets[term + 1] ?? 0;
  let at = index.offsets[term] ?? 0;
  for (; at + 3 < end; at += 4) {
    const first = documents[at] ?? 0;
    const second = documents[at + 1] ?? 0;
    const third = documents[at + 2] ?? 0;
    const fourth = documents[at + 3] ?? 0;
    scores[first] = (scores[first] ?? 0) + queryWeight * (weights[at] ?? 0);
    scores[second] = (scores[second] ?? 0) + queryWeight * (weights[at + 1] ?? 0);
    scores[third] = (scores[third] ?? 0) + queryWeight * (weights[at + 2] ?? 0);
    scores[fourth] = (scores[fourth] ?? 0) + queryWeight * (weights[at + 3] ?? 0);
  }
  for (; at < end; at++) {
    const document = documents[at] ?? 0;
    scores[document] = (scores[document] ?? 0) + queryWeight * (weights[at] ?? 0);
  }
}
