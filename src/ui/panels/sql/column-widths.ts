import type { ResultColumn, SqlCell } from '../../../app/sql-result.svelte';
import { columnKind } from './column-kind';

export const NARROWEST = 56;
/** Later rows may have more digits than the first ones, and half a number is a wrong number. */
const NARROWEST_NUMBER = 128;
/** How far a key or a button moves a column's edge, in pixels. */
export const WIDTH_STEP = 24;
const WIDEST_AT_FIRST = 360;
/** Pixels of an average character at the grid's size, and of what stands around a text. */
const CHARACTER = 7.4;
const DIGIT = 8.2;
const AROUND = 26;

/** Widths at which the first rows show, within reason. */
export function fittingWidths(
  columns: readonly ResultColumn[],
  rows: readonly (readonly SqlCell[])[],
): readonly number[] {
  return columns.map(({ name, type }, i) => {
    const longest = rows.reduce((most, row) => Math.max(most, cellLength(row[i])), 4);
    const characters = Math.max(longest, name.length + 2, Math.min(type.length, 18));
    const [least, each] = columnKind(type) === 'number' ? [NARROWEST_NUMBER, DIGIT] : [NARROWEST, CHARACTER];
    return Math.round(Math.min(WIDEST_AT_FIRST, Math.max(least, characters * each + AROUND)));
  });
}

function cellLength(cell: SqlCell | undefined): number {
  return cell?.length ?? 4;
}
