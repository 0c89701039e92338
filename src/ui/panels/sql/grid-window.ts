/** Geometry of a grid that may have more rows than a browser can lay out one below the other. */

/** Browsers stop laying out some way beyond this height (Firefox first, at about 17.8 million pixels). */
const TALLEST = 15_000_000;

/** What of a grid is in view, and where to draw it. */
export interface GridWindow {
  readonly first: number;
  /** Not drawn any more. */
  readonly end: number;
  /** Pixels from the top of the scrolled content to the top of row `first`. */
  readonly top: number;
}

/** Pixels and rows that decide what is in view. */
export interface GridSize {
  readonly rows: number;
  readonly rowHeight: number;
  /** Of the part that shows rows. */
  readonly viewHeight: number;
}

/** Height of the scrolled content: all rows, or as much as a browser takes. */
export function contentHeight({ rows, rowHeight }: GridSize): number {
  return Math.min(TALLEST, rows * rowHeight);
}

/** Pixels of rows that one pixel of scrolling passes: 1 unless the content is cut. */
function stretch(size: GridSize): number {
  const scrollable = contentHeight(size) - size.viewHeight;
  return scrollable <= 0 ? 1 : (size.rows * size.rowHeight - size.viewHeight) / scrollable;
}

/** The rows to draw at a scroll place, some more on either side. */
export function gridWindow(scrollTop: number, size: GridSize, overscan = 4): GridWindow {
  const { rows, rowHeight, viewHeight } = size;
  const place = Math.max(0, Math.min(scrollTop, contentHeight(size) - viewHeight));
  const hidden = place * stretch(size);
  const first = Math.max(0, Math.floor(hidden / rowHeight) - overscan);
  const end = Math.min(rows, Math.ceil((hidden + viewHeight) / rowHeight) + overscan);
  return { first, end, top: place + first * rowHeight - hidden };
}

/** The scroll place nearest to the present one at which a whole row shows. */
export function placeToShow(row: number, scrollTop: number, size: GridSize): number {
  const { rowHeight, viewHeight } = size;
  const factor = stretch(size);
  const hidden = scrollTop * factor;
  const top = row * rowHeight;
  if (top < hidden) return top / factor;
  const least = top + rowHeight - viewHeight;
  return least > hidden ? least / factor : scrollTop;
}

/** Left edges of columns of these widths, and the right edge of the last one. */
export function columnEdges(widths: readonly number[]): readonly number[] {
  const edges = [0];
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width);
  return edges;
}

/** The columns between two places, as `first` and `end`. */
export function columnsInView(
  edges: readonly number[],
  scrollLeft: number,
  viewWidth: number,
): { readonly first: number; readonly end: number } {
  const columns = edges.length - 1;
  let first = 0;
  while (first < columns - 1 && (edges[first + 1] ?? 0) <= scrollLeft) first++;
  let end = first;
  while (end < columns && (edges[end] ?? 0) < scrollLeft + viewWidth) end++;
  return { first, end };
}
