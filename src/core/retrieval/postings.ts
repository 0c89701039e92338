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
 * Adds a query term's share to the score of every document that contains it.
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
  for (let at = index.offsets[term] ?? 0; at < end; at++) {
    const document = documents[at] ?? 0;
    scores[document] = (scores[document] ?? 0) + queryWeight * (weights[at] ?? 0);
  }
}
