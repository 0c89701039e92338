/** A row of a figure: columns by the names that the statement gives them. Measures and shares are fractions. */
export type FigureRow = Readonly<Record<string, string | number | boolean | null>>;

/** A figure's numbers, and the statement that they come from. */
export interface FigureTable {
  readonly sql: string;
  readonly rows: readonly FigureRow[];
}
