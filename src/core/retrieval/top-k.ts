import { ExplorerError } from '../errors';

/** First place in the descending `scores[0 … length)` whose score is lower than `score`. */
function placeAfterTies(scores: Float64Array, length: number, score: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((scores[middle] ?? 0) >= score) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The `k` best documents, best first, ties in corpus order; all documents where `k` exceeds the corpus.
 *
 * @param scores score of every document; no NaN
 * @param k integer ≥ 1
 * @throws ExplorerError `bad-parameter` for any other `k`
 */
export function topK(scores: Float64Array, k: number): Uint32Array {
  if (!Number.isInteger(k) || k < 1) {
    throw new ExplorerError('bad-parameter', `A ranking's depth must be an integer of at least 1, not ${k}.`);
  }
  const depth = Math.min(k, scores.length);
  const documents = new Uint32Array(depth);
  const best = new Float64Array(depth);
  let filled = 0;
  for (let document = 0; document < scores.length; document++) {
    const score = scores[document] ?? 0;
    // Documents come in corpus order, so a later one never displaces its equal.
    if (filled === depth && score <= (best[depth - 1] ?? 0)) continue;
    const place = placeAfterTies(best, filled, score);
    const moved = Math.min(filled, depth - 1);
    best.copyWithin(place + 1, place, moved);
    documents.copyWithin(place + 1, place, moved);
    best[place] = score;
    documents[place] = document;
    filled = moved + 1;
  }
  return documents;
}
