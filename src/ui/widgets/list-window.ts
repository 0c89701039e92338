/** Geometry of a long list whose rows are all of one height. */

/** Rows drawn beyond each edge of the view, so that a quick scroll shows no gap. */
const OVERSCAN = 6;

/** A stretch of rows: `first` is in, `end` is not. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/** Where a list is scrolled to, and which of its rows Tab reaches. */
export interface ListPosition {
  /** Pixels, or null: wherever the active row shows. */
  readonly scrollTop: number | null;
  readonly active: number;
}

/**
 * The rows to draw.
 *
 * @param scrollTop pixels above the view
 * @param height pixels of the view
 * @param rowHeight pixels of a row; 0 before it was measured, when the first rows are drawn
 */
export function rowsInView(scrollTop: number, height: number, rowHeight: number, count: number): RowWindow {
  if (rowHeight <= 0) return { first: 0, end: Math.min(count, 2 * OVERSCAN) };
  // A list that has become shorter may still be scrolled to where its longer self ended.
  const top = Math.min(Math.max(0, scrollTop), Math.max(0, count * rowHeight - height));
  return {
    first: Math.max(0, Math.floor(top / rowHeight) - OVERSCAN),
    end: Math.min(count, Math.ceil((top + height) / rowHeight) + OVERSCAN),
  };
}

/** The scroll position nearest to the present one at which a whole row shows. */
export function scrollToShow(index: number, scrollTop: number, height: number, rowHeight: number): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - height);
}

/**
 * Where a key leads from a row.
 *
 * @param page rows that a page key moves by
 * @returns null for a key that does not move
 */
export function rowAfterKey(key: string, active: number, count: number, page: number): number | null {
  const within = (row: number) => Math.min(count - 1, Math.max(0, row));
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return within(active + 1);
    case 'ArrowUp':
    case 'k':
      return within(active - 1);
    case 'PageDown':
      return within(active + page);
    case 'PageUp':
      return within(active - page);
    case 'Home':
      return 0;
    case 'End':
      return within(count);
    default:
      return null;
  }
}
