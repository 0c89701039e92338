import type { FigureRow } from '../../../core/sql/figure-table';
import { systemLabel } from '../../../core/evaluation/published/release-keys';
import type { ChartSpec } from '../../charts/chart-spec';
import { percent } from '../../format';

/** A chart with its words. */
export interface PresentedChart {
  readonly chart: ChartSpec;
  readonly title: string;
  /** What it shows, for those who do not see it. */
  readonly text: string;
  /** Of its files, without data set and ending. */
  readonly fileName: string;
}
/** As DataTable takes it. */
export interface PresentedColumn {
  readonly key: string;
  readonly label: string;
  readonly numeric?: boolean;
  readonly text: (row: FigureRow) => string;
  readonly exported?: (row: FigureRow) => string;
  readonly order?: (row: FigureRow) => number | string;
}
/** A figure as the page shows it. */
export interface Presentation {
  readonly charts: readonly PresentedChart[];
  readonly caption: string;
  readonly columns: readonly PresentedColumn[];
  /** Of the table. */
  readonly rows: readonly FigureRow[];
  /** Sentences beneath: how many records, and what to mind. */
  readonly notes: readonly string[];
}
/** Why there is nothing to show, in words; or the figure. */
export type Presented =
  { readonly ok: true; readonly figure: Presentation } | { readonly ok: false; readonly reason: string };

/** A number of a row; NaN where it holds none. */
export function numberOf(row: FigureRow | undefined, column: string): number {
  const value = row?.[column];
  return typeof value === 'number' ? value : NaN;
}
export function textOf(row: FigureRow, column: string): string {
  const value = row[column];
  return value === null || value === undefined ? 'NULL' : String(value);
}

/** The rows with a system's label in place of its name, and the labels in the order of the page. */
export function labelled(rows: readonly FigureRow[]): {
  readonly rows: readonly FigureRow[];
  readonly systems: readonly string[];
} {
  const named = rows.map((row) => ({ ...row, system: systemLabel(textOf(row, 'system')) }));
  return { rows: named, systems: [...new Set(named.map(({ system }) => system))] };
}

/** `32.10 %`; a dash where there is no value. */
export const percentText = (fraction: number, digits = 2): string =>
  Number.isNaN(fraction) ? '–' : `${percent(fraction, digits).replace('-', '−')}\u00a0%`;

/** A column of fractions, shown and exported in percent. */
export const percentColumn = (key: string, label: string): PresentedColumn => ({
  key,
  label: `${label}, %`,
  numeric: true,
  text: (row) => {
    const value = numberOf(row, key);
    return Number.isNaN(value) ? '–' : percent(value).replace('-', '−');
  },
  exported: (row) => {
    const value = numberOf(row, key);
    return Number.isNaN(value) ? '' : String(100 * value);
  },
  order: (row) => numberOf(row, key),
});
export const countColumn = (key: string, label: string): PresentedColumn => ({
  key,
  label,
  numeric: true,
  text: (row) => textOf(row, key),
  order: (row) => numberOf(row, key),
});
export const textColumn = (key: string, label: string): PresentedColumn => ({
  key,
  label,
  text: (row) => textOf(row, key),
  order: (row) => textOf(row, key),
});

/** The next tenth above the largest of some fractions, at most 1: the upper end of an axis that begins at 0. */
export function upperEnd(fractions: readonly number[]): number {
  const highest = Math.max(0, ...fractions.filter((value) => !Number.isNaN(value)));
  return Math.min(1, Math.max(0.1, Math.ceil(highest * 10) / 10));
}
