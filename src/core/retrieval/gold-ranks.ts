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
 * Rank of a gold once the golds of each tie group are moved to its front or back. `higher` tells the groups apart: golds
 * with the same count of higher documents score the same.
 */
function groupedRank(
  { higher, tied }: JudgedScores,
  at: number,
  from: number,
  to: number,
  rule: 'gold-first' | 'gold-last',
): number {
  const group = higher[at] ?? 0;
  let before = 0;
  let golds = 0;
  for (let other = from; other < to; other++) {
    if (higher[other] !== group) continue;
    golds++;
    if (other < at) before++;
  }
  const shift = rule === 'gold-first' ? 0 : (tied[at] ?? 0) - golds;
  return group + shift + before + 1;
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
  const ranks = new Uint32Array(to - from);
  for (let i = 0; i < ranks.length; i++) {
    const at = from + i;
    const isGrouped = rule === 'gold-first' || rule === 'gold-last';
    insertAscending(ranks, 0, i, isGrouped ? groupedRank(judged, at, from, to, rule) : storedRank(judged, at, rule));
  }
  return ranks;
}

/** Inserts a value at its place among the ascending `values[from … to)`, which grow by it. Golds are few. */
export function insertAscending(values: Uint32Array, from: number, to: number, value: number): void {
  let place = to;
  for (; place > from && (values[place - 1] ?? 0) > value; place--) values[place] = values[place - 1] ?? 0;
  values[place] = value;
}
