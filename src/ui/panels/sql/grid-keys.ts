/** A cell of a grid; row −1 is the header. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

/** What decides where a key leads. */
export interface GridExtent {
  readonly rows: number;
  readonly columns: number;
  /** Rows that a page key moves by. */
  readonly page: number;
}

export const HEADER_ROW = -1;

/**
 * Where a key leads from a cell, as in the grid pattern of WAI-ARIA: Home and End stay in the row, with Ctrl they go to
 * the first and the last row too.
 *
 * @returns null for a key that does not move
 */
export function cellAfterKey(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: GridCell,
  { rows, columns, page }: GridExtent,
): GridCell | null {
  const far = ctrlKey || metaKey;
  const last = { row: rows - 1, column: columns - 1 };
  const at = (nextRow: number, nextColumn: number): GridCell => ({
    row: Math.max(HEADER_ROW, Math.min(last.row, nextRow)),
    column: Math.max(0, Math.min(last.column, nextColumn)),
  });
  switch (key) {
    case 'ArrowDown':
      return far ? at(last.row, column) : at(row + 1, column);
    case 'ArrowUp':
      return far ? at(Math.min(row, 0), column) : at(row - 1, column);
    case 'ArrowRight':
      return far ? at(row, last.column) : at(row, column + 1);
    case 'ArrowLeft':
      return far ? at(row, 0) : at(row, column - 1);
    case 'PageDown':
      return at(row + page, column);
    case 'PageUp':
      return at(Math.max(Math.min(row, 0), row - page), column);
    case 'Home':
      return at(far ? 0 : row, 0);
    case 'End':
      return at(far ? last.row : row, last.column);
    default:
      return null;
  }
}
