import type { Rows } from '../dataset/test-collection';
import { numpyScalarArgsort } from './numpy-argsort';
import type { JudgedScores, TieRule } from './run';

/** Empty columns for the judged documents; with numpy's ranks only where the tie rule asks for them. */
export function allocateJudged(documents: Rows, tieRule: TieRule): JudgedScores {
  const { length } = documents.values;
  const columns = {
    documents,
    scores: new Float64Array(length),
    higher: new Uint32Array(length),
    tied: new Uint32Array(length),
    tiedBefore: new Uint32Array(length),
  };
  return tieRule === 'numpy-scalar' ? { ...columns, numpyRank: new Uint32Array(length) } : columns;
}

/**
 * Fills place `at` by one pass over the corpus: counting is cheaper than sorting for the few documents that are judged.
 * Few documents reach a judged one's score, so that most turns end after one comparison.
 */
function countAround(judged: JudgedScores, at: number, scores: Float64Array): void {
  const document = judged.documents.values[at] ?? 0;
  const own = scores[document] ?? 0;
  let higher = 0;
  let tied = 0;
  let tiedBefore = 0;
  for (let other = 0; other < scores.length; other++) {
    const score = scores[other] ?? 0;
    if (score < own) continue;
    if (score > own) {
      higher++;
    } else {
      tied++;
      if (other < document) tiedBefore++;
    }
  }
  judged.scores[at] = own;
  judged.higher[at] = higher;
  judged.tied[at] = tied;
  judged.tiedBefore[at] = tiedBefore;
}

/**
 * Writes what one query's scores say about its judged documents into row `row`.
 *
 * @param judged from {@link allocateJudged}
 * @param scores score of every document of the corpus, −∞ for those filtered out; no NaN
 */
export function fillJudged(judged: JudgedScores, row: number, scores: Float64Array): void {
  const { offsets, values } = judged.documents;
  const first = offsets[row] ?? 0;
  const end = offsets[row + 1] ?? 0;
  for (let at = first; at < end; at++) countAround(judged, at, scores);
  if (judged.numpyRank === undefined) return;
  const rankOf = numpyRanks(scores);
  for (let at = first; at < end; at++) judged.numpyRank[at] = rankOf[values[at] ?? 0] ?? 0;
}

/** Rank (from 1) of every document under numpy's scalar argsort of −score. */
function numpyRanks(scores: Float64Array): Uint32Array {
  const ranks = new Uint32Array(scores.length);
  numpyScalarArgsort(scores.map((score) => -score)).forEach((document, place) => {
    ranks[document] = place + 1;
  });
  return ranks;
}
