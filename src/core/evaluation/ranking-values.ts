import { goldRanks } from '../retrieval/gold-ranks';
import type { JudgedScores, TieRule } from '../retrieval/run';
import type { RankingMeasure } from '../measures/measure';
import type { PerQueryValues, ValuesByMeasure } from './values';

/** True where some gold document of the row shares its score, so that the order of tied documents can matter. */
function hasTies(tied: Uint32Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((tied[at] ?? 0) > 1) return true;
  return false;
}

/**
 * Values of ranking measures over the pool, in a tie rule and at both ends of the tie interval.
 *
 * @param judged rows of gold documents and nothing else
 * @param goldCounts |gold| of each row, which may exceed the row where a run did not retrieve all; a row with 0 gets 0
 * @returns per measure, one value a row of `judged`
 * @throws ExplorerError `bad-parameter` when `numpy-scalar` is asked of a run made without it
 */
export function rankingValues(
  judged: JudgedScores,
  goldCounts: Uint32Array,
  tieRule: TieRule,
  measures: readonly RankingMeasure[],
): ValuesByMeasure {
  const { offsets } = judged.documents;
  const fill = (columns: readonly Float64Array[], row: number, rule: TieRule): void => {
    const ranks = goldRanks(judged, offsets[row] ?? 0, offsets[row + 1] ?? 0, rule);
    const query = { ranks, retrieved: ranks.length, gold: goldCounts[row] ?? 0 };
    for (let m = 0; m < measures.length; m += 1) {
      const column = columns[m];
      if (column !== undefined) column[row] = measures[m]?.value(query) ?? NaN;
    }
  };
  const value = measures.map(() => new Float64Array(goldCounts.length));
  const withTies: number[] = [];
  for (let row = 0; row < goldCounts.length; row += 1) {
    if (goldCounts[row] === 0) continue;
    fill(value, row, tieRule);
    if (hasTies(judged.tied, offsets[row] ?? 0, offsets[row + 1] ?? 0)) withTies.push(row);
  }
  // Only rows with ties have an interval.
  const perQuery = value.map((column): PerQueryValues => ({
    value: column,
    worst: column.slice(),
    best: column.slice(),
  }));
  const worst = perQuery.map((column) => column.worst);
  const best = perQuery.map((column) => column.best);
  for (const row of withTies) {
    fill(worst, row, 'gold-last');
    fill(best, row, 'gold-first');
  }
  return new Map(measures.map(({ name }, m) => [name, perQuery[m] as PerQueryValues]));
}
