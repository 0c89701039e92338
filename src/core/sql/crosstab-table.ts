import type { CrosstabSort, CrosstabSpec } from './crosstab-spec';

/** What stands in one cell, or in a total. */
export interface CrosstabFigure {
  /** Records behind it. */
  readonly records: number;
  /** A number of records or of hard negatives, a share or a mean (fractions 0–1); null where undefined. */
  readonly value: number | null;
  /** Of a mean: records that have a value; null for other cells. */
  readonly n: number | null;
  /** Of a mean: its tie interval, the means in the worst and the best order of tied documents, as fractions; else null. */
  readonly worst: number | null;
  readonly best: number | null;
  /** Of a mean over two values or more: ends of its 95 % confidence interval, as fractions; else null. */
  readonly low: number | null;
  readonly high: number | null;
}

/** Of a figure that is no mean, or one over nothing. */
export const NO_INTERVALS = {
  worst: null,
  best: null,
  low: null,
  high: null,
} as const satisfies Partial<CrosstabFigure>;

/** One table: the whole cross-tab, or one of its small multiples. */
export interface CrosstabPart {
  /** Value of the field of the multiples; null where there are none. */
  readonly multiple: string | null;
  /** `[row][column]`, parallel to the table's rows and columns. */
  readonly cells: readonly (readonly CrosstabFigure[])[];
  readonly rowTotals: readonly CrosstabFigure[];
  readonly columnTotals: readonly CrosstabFigure[];
  readonly total: CrosstabFigure;
}

/** A cross-tab with every value of its fields, also those that no record has. */
export interface CrosstabTable {
  readonly rows: readonly string[];
  /** Empty where a cross-tab has no columns. */
  readonly columns: readonly string[];
  readonly parts: readonly CrosstabPart[];
  /** Records without a hard negative, in totals only, where an axis is the class of hard negatives; else 0. */
  readonly withoutNegatives: number;
  /** The statement that it was made by. */
  readonly sql: string;
}

/** Puts rows into order and, if asked, leaves out rows, columns and multiples without a record. */
export function arrangeCrosstab(
  table: CrosstabTable,
  { cell }: Pick<CrosstabSpec, 'cell'>,
  { sort, hideEmpty }: { readonly sort: CrosstabSort; readonly hideEmpty: boolean },
): CrosstabTable {
  const { parts } = table;
  const places = (names: readonly string[], totalsOf: (part: CrosstabPart) => readonly CrosstabFigure[]): number[] =>
    [...names.keys()].filter((i) => !hideEmpty || parts.some((part) => (totalsOf(part)[i]?.records ?? 0) > 0));
  const rows = places(table.rows, ({ rowTotals }) => rowTotals);
  const columns = places(table.columns, ({ columnTotals }) => columnTotals);
  if (sort === 'total') {
    const sizes = table.rows.map((_, row) => sizeOf(parts, row, cell === 'mean'));
    rows.sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
  }
  return {
    ...table,
    rows: pick(table.rows, rows),
    columns: pick(table.columns, columns),
    parts: parts
      .filter(({ total }) => !hideEmpty || total.records > 0)
      .map((part) => ({
        ...part,
        cells: pick(part.cells, rows).map((cells) => pick(cells, columns)),
        rowTotals: pick(part.rowTotals, rows),
        columnTotals: pick(part.columnTotals, columns),
      })),
  };
}

function pick<T>(values: readonly T[], places: readonly number[]): T[] {
  return places.map((place) => values[place]).filter((value) => value !== undefined);
}

/** A row's total over all multiples, so that each of them has the rows in the same order. Rows without a mean come last. */
function sizeOf(parts: readonly CrosstabPart[], row: number, isMean: boolean): number {
  let [sum, n] = [0, 0];
  for (const { rowTotals } of parts) {
    const figure = rowTotals[row];
    const weight = isMean ? (figure?.n ?? 0) : 1;
    sum += weight * (figure?.value ?? 0);
    n += weight;
  }
  if (!isMean) return sum;
  return n === 0 ? -1 : sum / n;
}
