import type { CrosstabTable } from '../../../core/sql/crosstab-table';

/** Cells drawn unasked: about as many as a page lays out without a pause. */
const MOST_CELLS = 3_000;
/** Rows of a table below which it says little of the whole. */
const FEWEST_ROWS = 20;

/** How much of a cross-tab is drawn before the reader asks for all. */
export interface DrawnPart {
  /** Rows of each table, without that of totals. */
  readonly rows: number;
  readonly tables: number;
}

/** The first rows of the first tables: rows are cut before tables are, and a small cross-tab not at all. */
export function drawnPart({ rows, columns, parts }: Pick<CrosstabTable, 'rows' | 'columns' | 'parts'>): DrawnPart {
  const width = columns.length + 1;
  const lines = (tables: number): number => Math.floor(MOST_CELLS / (width * Math.max(1, tables))) - 1;
  const drawn = Math.min(rows.length, Math.max(FEWEST_ROWS, lines(parts.length)));
  const fitting = Math.floor(MOST_CELLS / (width * (drawn + 1)));
  return { rows: drawn, tables: Math.min(parts.length, Math.max(1, fitting)) };
}

/** `the first 110 of 278 rows of each table`; null where all is drawn. */
export function cutText(table: Pick<CrosstabTable, 'rows' | 'parts'>, drawn: DrawnPart): string | null {
  const [rows, tables] = [table.rows.length, table.parts.length];
  if (drawn.rows === rows && drawn.tables === tables) return null;
  const first = (n: number, of: number, what: string): string => `the first ${n} of ${of} ${what}`;
  if (drawn.tables === tables) return `${first(drawn.rows, rows, 'rows')}${tables > 1 ? ' of each table' : ''}`;
  const whole = first(drawn.tables, tables, 'tables');
  return drawn.rows === rows ? whole : `${whole}, of each ${first(drawn.rows, rows, 'rows')}`;
}

/** What a button offers that shows the rest. */
export function wholeText({ rows, parts }: Pick<CrosstabTable, 'rows' | 'parts'>): string {
  return parts.length > 1 ? `Show all ${parts.length} tables of ${rows.length} rows` : `Show all ${rows.length} rows`;
}
