import type { CrosstabCell, CrosstabField, CrosstabSpec } from '../crosstab-spec';

/** One published figure; null stands for a total. */
export interface PublishedCell {
  readonly row: string | null;
  readonly column: string | null;
  /** In the unit of its table. */
  readonly value: number;
}

/** A table or figure of the paper that a cross-tab reproduces. */
export interface PublishedCrosstab {
  /** As the paper calls it. */
  readonly name: string;
  readonly source: string;
  readonly rows: CrosstabField;
  readonly columns: CrosstabField | null;
  readonly cell: CrosstabCell;
  /** Of means. */
  readonly system: string | null;
  readonly measure: string | null;
  readonly unit: 'count' | 'percent';
  /** Decimals that the paper prints. */
  readonly decimals: 0 | 1;
  readonly cells: readonly PublishedCell[];
  /** Published for systems that are not run here, by row. */
  readonly further: readonly { readonly system: string; readonly cells: readonly PublishedCell[] }[];
}

/** The published table that a cross-tab is laid out like, its rows and columns swapped where they are; null where there is none. */
export function publishedFor(spec: CrosstabSpec, tables: readonly PublishedCrosstab[]): PublishedCrosstab | null {
  const isWhole = spec.multiples === null && Object.values(spec.filter).every((values) => values.length === 0);
  if (!isWhole) return null;
  const isSame = (rows: CrosstabField, columns: CrosstabField | null, { cell, system, measure }: PublishedCrosstab) =>
    spec.rows === rows &&
    spec.columns === columns &&
    spec.cell === cell &&
    (cell !== 'mean' || (spec.system === system && spec.measure === measure));
  for (const table of tables) {
    const { rows, columns } = table;
    if (isSame(rows, columns, table)) return table;
    if (columns !== null && isSame(columns, rows, table)) return transposed(table, columns);
  }
  return null;
}

function transposed(table: PublishedCrosstab, columns: CrosstabField): PublishedCrosstab {
  return {
    ...table,
    rows: columns,
    columns: table.rows,
    cells: table.cells.map(({ row, column, value }) => ({ row: column, column: row, value })),
  };
}

/** A published figure beside ours, both in the table's unit. */
export interface Comparison {
  readonly published: number;
  readonly isSame: boolean;
  /** Ours less the published; null where ours is undefined. */
  readonly difference: number | null;
}

/**
 * Holds a figure of ours against the published one of its place: counts exactly, percentages as the paper prints them.
 *
 * @param ours a count, or a fraction
 * @returns null where nothing is published for this place
 */
export function comparePublished(
  { cells, unit, decimals }: PublishedCrosstab,
  place: Pick<PublishedCell, 'row' | 'column'>,
  ours: number | null,
): Comparison | null {
  const cell = cells.find(({ row, column }) => row === place.row && column === place.column);
  if (cell === undefined) return null;
  if (ours === null) return { published: cell.value, isSame: false, difference: null };
  const value = unit === 'percent' ? ours * 100 : ours;
  const isSame = value.toFixed(decimals) === cell.value.toFixed(decimals);
  return { published: cell.value, isSame, difference: value - cell.value };
}
