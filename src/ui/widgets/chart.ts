/** A value on the axis, of one of the series; drawn with a thin bar from `low` to `high` where they are given. */
export interface ChartPoint {
  readonly series: number;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}
export interface ChartRow {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  /** The row in words: figures and their names, for those who do not see the marks. */
  readonly text: string;
  /** A short figure at the row’s end, such as the gap between its points. */
  readonly note?: string;
}
