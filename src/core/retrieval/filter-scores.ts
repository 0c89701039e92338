/**
 * The oracle filter: keeps the scores of one filing's documents and sets every other to −∞, which leaves those documents
 * ranked, as one tie group at the tail (PROTOCOL: metadata-filtered BM25).
 *
 * @param scores score of every document
 * @param filings filing number of every document
 * @param filing the filing that passes
 * @param filtered overwritten; as long as `scores`, and may be the same array
 * @returns the number of documents that pass
 */
export function filterScores(
  scores: Float64Array,
  filings: Uint32Array,
  filing: number,
  filtered: Float64Array,
): number {
  let candidates = 0;
  for (let document = 0; document < scores.length; document++) {
    const passes = filings[document] === filing;
    filtered[document] = passes ? (scores[document] ?? 0) : Number.NEGATIVE_INFINITY;
    if (passes) candidates++;
  }
  return candidates;
}
