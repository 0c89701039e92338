import { ExplorerError } from '../errors';
import type { JudgedScores, TieRule } from './run';

/** Rank of each place in corpus order or by numpy, which need no look at the other golds. */
function storedRank(judged: JudgedScores, at: number, rule: 'corpus-order' | 'numpy-scalar'): number {
  if (rule === 'corpus-order') return (judged.higher[at] ?? 0) + (judged.tiedBefore[at] ?? 0) + 1;
  const rank = judged.numpyRank?.[at];
  if (rank === undefined) {
    throw new ExplorerError('bad-parameter', 'This run holds no numpy ranks: make it with the tie rule numpy-scalar.');
  }
  return rank;
}

/**
 * Moves the golds of each tie group to its front or back. `higher` tells the groups apart: golds with the same count of
 * higher documents score the same.
 */
function groupedRanks(higher: Uint32Array, tied: Uint32Array, rule: 'gold-first' | 'gold-last'): Uint32Array {
  const ranks = new Uint32Array(higher.length);
  for (let i = 0; i < ranks.length; i++) {
    const group = higher[i] ?? 0;
    let before = 0;
    let golds = 0;
    for (let other = 0; other < ranks.length; other++) {
      if (higher[other] !== group) continue;
      golds++;
      if (other < i) before++;
    }
    const shift = rule === 'gold-first' ? 0 : (tied[i] ?? 0) - golds;
    ranks[i] = group + shift + before + 1;
  }
  return ranks;
}

/**
 * The ranks (from 1, ascending) of a query's gold documents over the whole corpus under a tie rule. Over all orders of
 * tied documents, `gold-first` gives the best value of every measure and `gold-last` the worst.
 *
 * @param judged a run's judged documents
 * @param from first place of the query's golds in `judged.documents.values`
 * @param to place after its last gold; the documents in between are distinct
 * @throws ExplorerError `bad-parameter` when `numpy-scalar` is asked of a run made without it
 */
export function goldRanks(judged: JudgedScores, from: number, to: number, rule: TieRule): Uint32Array {
  if (rule === 'gold-first' || rule === 'gold-last') {
    return groupedRanks(judged.higher.subarray(from, to), judged.tied.subarray(from, to), rule).sort();
  }
  return Uint32Array.from({ length: to - from }, (_, i) => storedRank(judged, from + i, rule)).sort();
}
