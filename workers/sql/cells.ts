import { displayText, type SqlValue } from '../../src/data/duckdb/values/sql-value';
import type { SqlCell } from '../sql-api';

/** Longest text that a row carries to the page, in UTF-16 units: the rest comes on demand. */
const LONGEST_CELL = 300;

/** A value as a row of the grid carries it. */
export function showCell(value: SqlValue): SqlCell {
  if (value === null) return null;
  const text = displayText(value);
  if (text.length <= LONGEST_CELL) return text;
  // A cut through a surrogate pair would show half a character.
  const isHigh = (text.charCodeAt(LONGEST_CELL - 1) & 0xfc00) === 0xd800;
  return { start: text.slice(0, LONGEST_CELL - (isHigh ? 1 : 0)), length: text.length };
}
