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
  const rows = goldCounts.length;
  const columns = measures.map((): PerQueryValues => ({
    value: new Float64Array(rows),
    worst: new Float64Array(rows),
    best: new Float64Array(rows),
  }));
  const fill = (order: keyof PerQueryValues, row: number, ranks: Uint32Array): void => {
    const query = { ranks, retrieved: ranks.length, gold: goldCounts[row] ?? 0 };
    measures.forEach((measure, m) => {
      const column = columns[m]?.[order];
      if (column !== undefined) column[row] = measure.value(query);
    });
  };
  const copy = (row: number): void => {
    for (const { value, worst, best } of columns) worst[row] = best[row] = value[row] ?? 0;
  };
  const { offsets } = judged.documents;
  for (let row = 0; row < rows; row += 1) {
    if (goldCounts[row] === 0) continue;
    const from = offsets[row] ?? 0;
    const to = offsets[row + 1] ?? 0;
    fill('value', row, goldRanks(judged, from, to, tieRule));
    if (hasTies(judged.tied, from, to)) {
      fill('worst', row, goldRanks(judged, from, to, 'gold-last'));
      fill('best', row, goldRanks(judged, from, to, 'gold-first'));
    } else {
      copy(row);
    }
  }
  return new Map(measures.map(({ name }, m) => [name, columns[m] as PerQueryValues]));
}
