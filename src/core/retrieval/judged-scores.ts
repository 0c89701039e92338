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
 * Comparisons are summed as numbers, four a turn, because a branch on each, which no processor can foresee, takes twice
 * the time.
 */
function countAround(judged: JudgedScores, at: number, scores: Float64Array): void {
  const document = judged.documents.values[at] ?? 0;
  const own = scores[document] ?? 0;
  const documents = scores.length;
  let higher = 0;
  let notLower = 0;
  let other = 0;
  for (; other + 3 < documents; other += 4) {
    const first = scores[other] ?? 0;
    const second = scores[other + 1] ?? 0;
    const third = scores[other + 2] ?? 0;
    const fourth = scores[other + 3] ?? 0;
    higher += Number(first > own) + Number(second > own) + Number(third > own) + Number(fourth > own);
    notLower += Number(first >= own) + Number(second >= own) + Number(third >= own) + Number(fourth >= own);
  }
  for (; other < documents; other++) {
    const score = scores[other] ?? 0;
    higher += Number(score > own);
    notLower += Number(score >= own);
  }
  const tied = notLower - higher;
  judged.scores[at] = own;
  judged.higher[at] = higher;
  judged.tied[at] = tied;
  judged.tiedBefore[at] = tied === 1 ? 0 : countEqual(scores, own, document);
}

/** How many of the first `end` scores equal one. */
function countEqual(scores: Float64Array, score: number, end: number): number {
  let equal = 0;
  for (let document = 0; document < end; document++) equal += Number(scores[document] === score);
  return equal;
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
