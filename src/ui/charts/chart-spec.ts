/** What a chart shows, as data: the figures and the chart builder describe, `draw-chart.ts` draws. */

/** A value of a row, as SQL gives it. */
export type ChartValue = string | number | boolean | null;
export type ChartRow = Readonly<Record<string, ChartValue>>;

/** A field of the rows, and what it is called. */
export interface ChartField {
  readonly field: string;
  /** In words; the axis, the legend and the tooltip print it. */
  readonly label: string;
}

/** `percent`: values are fractions and are printed times 100; the label's unit says %. */
export type NumberFormat = 'number' | 'percent';

export interface NumberAxis extends ChartField {
  readonly kind: 'number';
  /** Printed in brackets after the label. Absent for plain counts and ranks. */
  readonly unit?: string;
  readonly format?: NumberFormat;
  readonly scale?: 'linear' | 'log';
  /** Both ends, in values of the field. Without it: what the values need (bars: from 0). */
  readonly domain?: readonly [number, number];
  /** Where the axis is labelled; without it round values. */
  readonly ticks?: readonly number[];
}
/** Values side by side in bands, as texts. */
export interface CategoryAxis extends ChartField {
  readonly kind: 'category';
  /** All values, in order; without it those of the rows, as they come. */
  readonly domain?: readonly string[];
}
export type ChartAxis = NumberAxis | CategoryAxis;

/** Splits rows into at most {@link SERIES_LIMIT} series, each with a colour, a shape, a dash and a pattern of its own. */
export interface SeriesField extends ChartField {
  /** All series, in order; without it those of the rows, as they come. */
  readonly domain?: readonly string[];
}
/** Series that a chart can still tell apart. */
export const SERIES_LIMIT = 6;

/** Ends of an interval around the value: two fields of the rows; null where there is none. */
export interface IntervalFields {
  readonly low: string;
  readonly high: string;
}

interface ChartBase {
  readonly rows: readonly ChartRow[];
  readonly series?: SeriesField;
}
/** One axis holds categories, the other values. */
type Banded =
  { readonly x: CategoryAxis; readonly y: NumberAxis } | { readonly x: NumberAxis; readonly y: CategoryAxis };

/** Bars from 0, side by side for each series. */
export type BarChart = ChartBase & Banded & { readonly mark: 'bar'; readonly interval?: IntervalFields };
/** A value with its interval, in one band for each category. */
export type IntervalChart = ChartBase & Banded & { readonly mark: 'interval'; readonly interval: IntervalFields };
/** Bars over numeric bins, one panel below the other. */
export interface HistogramChart extends ChartBase {
  readonly mark: 'histogram';
  readonly x: NumberAxis & { /** Field of the bin’s upper edge; `field` is the lower. */ readonly to: string };
  readonly y: NumberAxis;
  readonly panels?: CategoryAxis;
}
/** One line a series, through its rows by ascending x. */
export interface LineChart extends ChartBase {
  readonly mark: 'line';
  readonly x: ChartAxis;
  readonly y: NumberAxis;
  /** Values of x that get a symbol; without it all do as long as they stand apart. */
  readonly symbolsAt?: readonly number[];
}
export interface DotChart extends ChartBase {
  readonly mark: 'dot';
  readonly x: ChartAxis;
  readonly y: ChartAxis;
}
/** A table of shaded cells, each with its value. */
export interface HeatChart extends Omit<ChartBase, 'series'> {
  readonly mark: 'heat';
  readonly x: CategoryAxis;
  readonly y: CategoryAxis;
  readonly value: Omit<NumberAxis, 'scale' | 'ticks'>;
}
export type ChartSpec = BarChart | IntervalChart | HistogramChart | LineChart | DotChart | HeatChart;
export type ChartMark = ChartSpec['mark'];

/** The series of a chart, in order; one without a name where the chart has no series. */
export function seriesOf(chart: ChartSpec): readonly string[] {
  if (chart.mark === 'heat' || chart.series === undefined) return [''];
  return chart.series.domain ?? distinct(chart.rows, chart.series.field);
}

/** The categories of an axis, in order. */
export function categoriesOf(rows: readonly ChartRow[], axis: CategoryAxis): readonly string[] {
  return axis.domain ?? distinct(rows, axis.field);
}

/** How a value is written; NULL has a name of its own. */
export function categoryText(value: ChartValue | undefined): string {
  return value === null || value === undefined ? 'NULL' : String(value);
}

function distinct(rows: readonly ChartRow[], field: string): readonly string[] {
  return [...new Set(rows.map((row) => categoryText(row[field])))];
}
