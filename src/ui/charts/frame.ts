import type { PlotOptions, ScaleOptions } from '@observablehq/plot';
import { categoryText, seriesOf } from './chart-spec';
import type { ChartField, ChartRow, ChartSpec, NumberAxis, SeriesField } from './chart-spec';
import { axisTitle, tickText, valueText } from './number-text';

/** Where a chart is drawn. */
export interface Frame {
  /** In pixels. */
  readonly width: number;
  /** Begins the ids of the chart's patterns: unique in the document. */
  readonly prefix: string;
}
/** What a mark contributes to Plot's options. */
export type MarkPlot = PlotOptions & Required<Pick<PlotOptions, 'marks' | 'height'>>;

/** Of the texts in charts, in pixels. Plot's own is 10, which is too small to read. */
export const FONT_SIZE = 12;
/** The class of a chart’s tooltip: exports leave it out. */
export const TIP_CLASS = 'chart-tip';
/** How many labels an axis has, roughly. */
const TICKS = 6;
/** An average character of it. */
const CHARACTER = 6.4;

/** Reads a number; what is none leaves a gap. */
export const numberAt =
  (field: string) =>
  (row: ChartRow): number => {
    const value = row[field];
    return typeof value === 'number' ? value : NaN;
  };
export const categoryAt =
  ({ field }: ChartField) =>
  (row: ChartRow): string =>
    categoryText(row[field]);
export const seriesAt =
  (series: SeriesField | undefined) =>
  (row: ChartRow): string =>
    series === undefined ? '' : categoryText(row[series.field]);

/** Plot's scale of an axis of numbers. Values beyond a domain that was given are drawn at its ends. */
export function numberScale(axis: NumberAxis): ScaleOptions {
  const { scale = 'linear', domain, ticks = TICKS } = axis;
  return {
    type: scale,
    label: axisTitle(axis),
    labelArrow: 'none',
    tickFormat: (value: number) => tickText(axis, value),
    ...(domain === undefined ? { nice: scale === 'linear' } : { domain, clamp: true }),
    ticks,
  };
}

/** A grid in either direction, at the labels of the axis. */
export function gridOf({ ticks = TICKS }: { readonly ticks?: number | readonly number[] }) {
  return { stroke: 'var(--line)', strokeOpacity: 1, ticks };
}
export const BASELINE = { stroke: 'var(--line-strong)' };

/** Room for the longest of some labels beside an axis, at most a good third of the chart. */
export function labelMargin(labels: readonly string[], width: number): number {
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  return Math.round(Math.min(Math.max(48, longest * CHARACTER + 16), width * 0.38));
}

/** Room for the labels of an axis of numbers at the left. */
export function numberMargin(axis: NumberAxis, rows: readonly ChartRow[], further: readonly string[] = []): number {
  const ends = axis.domain ?? [axis.field, ...further].flatMap((field) => rows.map(numberAt(field)));
  const texts = ends.flatMap((value) => (Number.isNaN(value) ? [] : tickText(axis, Number(value.toPrecision(2)))));
  return Math.max(44, Math.max(0, ...texts.map(({ length }) => length)) * CHARACTER + 20);
}

/** Longest label of a category, in characters: the tooltip has it whole. */
const LONGEST_LABEL = 48;
const LONGEST_TURNED = 18;

/** How the label of a category is cut. @param turned where labels stand at an angle */
export const categoryLabel =
  (turned: boolean) =>
  (name: string): string => {
    const characters = Array.from(name);
    const longest = turned ? LONGEST_TURNED : LONGEST_LABEL;
    return characters.length <= longest ? name : `${characters.slice(0, longest - 1).join('')}…`;
  };

/** Room beneath labels that stand at an angle. */
export function turnedMargin(labels: readonly string[]): number {
  return 44 + labelMargin(labels.map(categoryLabel(true)), Infinity) * 0.75;
}
/** How labels stand at an angle. */
export const TURNED = { tickRotate: -50 };

/** How wide a line of labels may be, in ems, before it wraps. */
export const lineWidth = (pixels: number): number => Math.max(3, pixels / FONT_SIZE);

/** Whether labels of bands next to each other would touch. */
export function collide(labels: readonly string[], bandWidth: number): boolean {
  return labels.some(({ length }) => length * CHARACTER > bandWidth - 4);
}

/** Looks and words of the chart's one tooltip: each field of the row by name. */
export function tooltip(chart: ChartSpec) {
  const fields = [
    ...(chart.mark === 'heat' || chart.series === undefined ? [] : [chart.series]),
    ...(chart.mark === 'histogram' && chart.panels !== undefined ? [chart.panels] : []),
    chart.x,
    chart.y,
    ...(chart.mark === 'heat' ? [chart.value] : []),
  ];
  const interval = chart.mark === 'bar' || chart.mark === 'interval' ? chart.interval : undefined;
  const value = chart.y.kind === 'number' ? chart.y : chart.x;
  return {
    title: (row: ChartRow) => {
      const lines = fields.map((field) => `${field.label}: ${fieldText(field, row)}`);
      if (interval !== undefined) {
        const ends = [interval.low, interval.high].map((field) => fieldText({ ...value, field }, row));
        lines.push(`Interval: ${ends.join(' to ')}`);
      }
      return lines.join('\n');
    },
    // Drawn anew at each move of the pointer, after draw-chart.ts has named the others.
    className: TIP_CLASS,
    ariaHidden: 'true',
    fill: 'var(--surface)',
    stroke: 'var(--line-strong)',
    fontSize: FONT_SIZE,
    lineHeight: 1.3,
    lineWidth: 30,
  };
}

function fieldText(field: ChartField & Pick<NumberAxis, 'format' | 'unit'>, row: ChartRow): string {
  const value = row[field.field];
  return typeof value === 'number' ? valueText(field, value) : categoryText(value);
}

/** The rows of each series, in the order of the legend. */
export function bySeries(chart: ChartSpec): readonly (readonly ChartRow[])[] {
  const of = seriesAt('series' in chart ? chart.series : undefined);
  return seriesOf(chart).map((name) => chart.rows.filter((row) => of(row) === name));
}
