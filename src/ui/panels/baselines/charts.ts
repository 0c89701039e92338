import type { LedgerRow } from '../../../core/evaluation/ledger';
import { lookUp } from '../../../core/look-up';
import { systemLabel } from '../../../core/evaluation/published/release-keys';
import type { ChartPoint, ChartRow } from '../../widgets/chart';
import { groupText } from './row-text';

/** A figure as a chart shows it: ours, or where there is none the published one. In percent. */
interface Shown {
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  readonly published: boolean;
}

/** @param comparable whether the published column may stand beside ours */
function shown(row: LedgerRow | undefined, comparable: boolean): Shown | null {
  if (row === undefined) return null;
  const { ours, worst, best, published } = row;
  if (ours !== null && worst !== null && best !== null) {
    return { value: ours, published: false, ...(best > worst ? { low: worst, high: best } : {}) };
  }
  return comparable && published !== null ? { value: published, published: true } : null;
}

const point = (series: number, { value, low, high }: Shown): ChartPoint => ({
  series,
  value,
  ...(low === undefined || high === undefined ? {} : { low, high }),
});

/** The distinct values of a field, in order of first occurrence. */
const distinct = (rows: readonly LedgerRow[], field: 'system' | 'group'): string[] => [
  ...new Set(rows.map((row) => row[field])),
];

interface Cell {
  readonly name: string;
  readonly row: LedgerRow | undefined;
}

/** One chart row from named cells; null where none of them has a figure. */
function chartRow(label: string, cells: readonly Cell[], comparable: boolean): ChartRow | null {
  const found = cells.flatMap(({ name, row }, series) => {
    const figure = shown(row, comparable);
    return figure === null ? [] : [{ name, series, figure }];
  });
  if (found.length === 0) return null;
  const isPublished = found.every(({ figure }) => figure.published);
  const name = isPublished ? `${label}, as published` : label;
  const values = found.map(({ name: cell, figure }) => `${cell} ${figure.value.toFixed(2)} %`);
  return {
    label: name,
    points: found.map(({ series, figure }) => point(series, figure)),
    text: `${name}: ${values.join(', ')}.`,
  };
}

const present = (rows: readonly (ChartRow | null)[]): ChartRow[] => rows.filter((row) => row !== null);

export const RECALL_SERIES = ['R@1', 'R@5', 'R@10', 'R@20'] as const;

/** Recall of every system at the published cutoffs (paper, Figure 3(A)). */
export function recallChart(rows: readonly LedgerRow[], comparable: boolean): ChartRow[] {
  return present(
    distinct(rows, 'system').map((system) => {
      const cells = RECALL_SERIES.map((measure) => ({
        name: measure,
        row: rows.find((row) => row.system === system && row.measure === measure),
      }));
      return chartRow(systemLabel(system), cells, comparable);
    }),
  );
}

/** Systems that a stratum chart can show, the first four that have figures. */
const STRATA_SYSTEMS = ['bm25', 'tfidf', 'minisearch', 'dense', 'ce_dense'] as const;
const MOST_SERIES = 4;

/** R@10 of up to four systems in every stratum. */
export function strataChart(
  rows: readonly LedgerRow[],
  comparable: boolean,
): { readonly series: readonly string[]; readonly rows: readonly ChartRow[] } {
  const recall = rows.filter(({ measure }) => measure === 'R@10');
  const systems = STRATA_SYSTEMS.filter((system) =>
    recall.some((row) => row.system === system && shown(row, comparable) !== null),
  ).slice(0, MOST_SERIES);
  const charted = distinct(recall, 'group').map((group) => {
    const cells = systems.map((system) => ({
      name: systemLabel(system),
      row: recall.find((row) => row.group === group && row.system === system),
    }));
    return chartRow(groupText(group), cells, comparable);
  });
  return { series: systems.map(systemLabel), rows: present(charted) };
}

export const REWRITE_SERIES = ['Question alone', 'With rewrites'] as const;

/** R@10 of every system without and with rewrites; the gain at the end. */
export function rewriteChart(rows: readonly LedgerRow[], comparable: boolean): ChartRow[] {
  const of = (system: string, group: string) =>
    rows.find((row) => row.system === system && row.group === group && row.measure === 'R@10');
  return present(
    distinct(rows, 'system').map((system) => {
      const cells = [
        { name: REWRITE_SERIES[0], row: of(system, 'raw') },
        { name: REWRITE_SERIES[1], row: of(system, 'with_rewrites') },
      ];
      return withGap(chartRow(systemLabel(system), cells, comparable));
    }),
  );
}

export const FILTER_SERIES = ['Whole corpus', 'Own filing only'] as const;
const FILTER_MEASURES = ['R@1', 'R@5', 'R@10', 'RR', 'nDCG@10'] as const;

/** BM25 over the whole corpus and under the oracle filter; the gain at the end. */
export function filterChart(
  global: readonly LedgerRow[],
  filtered: readonly LedgerRow[],
  comparable: boolean,
): ChartRow[] {
  const of = (rows: readonly LedgerRow[], measure: string) =>
    rows.find((row) => row.system === 'bm25' && row.measure === measure);
  return present(
    FILTER_MEASURES.map((measure) => {
      const cells = [
        { name: FILTER_SERIES[0], row: of(global, measure) },
        { name: FILTER_SERIES[1], row: of(filtered, measure) },
      ];
      return withGap(chartRow(measure === 'RR' ? 'MRR' : measure, cells, comparable));
    }),
  );
}

export const HARDNESS_SERIES = ['Curated hard negatives', 'Random negatives'] as const;

/** Random accuracy over further seeds, in percent. */
export type SeedRanges = Readonly<Record<string, { readonly low: number; readonly high: number }>>;

/**
 * The hardness premium of every system (paper, Figure 3(B)).
 *
 * @param ranges lowest and highest random accuracy over the seeds, by system, where this site drew several
 */
export function hardnessChart(rows: readonly LedgerRow[], ranges: SeedRanges, comparable: boolean): ChartRow[] {
  const of = (system: string, measure: string) => rows.find((row) => row.system === system && row.measure === measure);
  return present(
    distinct(rows, 'system').map((system) => {
      const cells = [
        { name: HARDNESS_SERIES[0], row: of(system, 'PairAcc') },
        { name: HARDNESS_SERIES[1], row: of(system, 'RandAcc') },
      ];
      const row = withGap(chartRow(systemLabel(system), cells, comparable));
      const range = lookUp(ranges, system);
      if (row === null || range === undefined) return row;
      return { ...row, points: row.points.map((own) => (own.series === 1 ? { ...own, ...range } : own)) };
    }),
  );
}

/** Adds the distance between a row's two points, in percentage points, at its end and to its words. */
function withGap(row: ChartRow | null): ChartRow | null {
  const [first, second] = row?.points ?? [];
  if (row === null || first === undefined || second === undefined) return row;
  const gap = second.value - first.value;
  const note = `${gap < 0 ? '−' : '+'}${Math.abs(gap).toFixed(1)}`;
  return { ...row, note, text: `${row.text} Difference ${note} points.` };
}
