import type { Rows } from './test-collection';

/** How many numbers a row has. */
export function rowLength({ offsets }: Rows, row: number): number {
  return (offsets[row + 1] ?? 0) - (offsets[row] ?? 0);
}

/** How many numbers each row has. */
export function rowLengths(rows: Rows): Uint32Array {
  const lengths = new Uint32Array(rows.offsets.length - 1);
  for (let row = 0; row < lengths.length; row += 1) lengths[row] = rowLength(rows, row);
  return lengths;
}
