import type { ExportTable } from '../../../core/formats/export-table';
import type { CrosstabSpec } from '../../../core/sql/crosstab-spec';
import type { CrosstabFigure, CrosstabTable } from '../../../core/sql/crosstab-table';
import { valueLabel } from '../../labels';
import { axisLabel, crosstabTitle, figureText, intervalText, tieText } from './crosstab-text';

/** The cross-tab as it is laid out, rounded as shown: for a paper. */
export function layoutTable(spec: CrosstabSpec, table: CrosstabTable, provenance: readonly string[]): ExportTable {
  const { rows, columns, multiples, cell } = spec;
  const text = (figure: CrosstabFigure): string => {
    if (cell !== 'mean')
      return cell === 'count' || cell === 'negatives' ? String(figure.value) : figureText(figure, cell);
    const interval = intervalText(figure);
    const ties = tieText(figure);
    const behind = [
      ...(interval === null ? [] : [interval]),
      ...(ties === null ? [] : [`ties ${ties}`]),
      `n ${figure.n ?? 0}`,
    ].join('; ');
    return `${figureText(figure, cell)} (${behind})`;
  };
  const total = cell === 'mean' ? 'All' : 'Total';
  return {
    caption: crosstabTitle(spec),
    columns: [
      ...(multiples === null ? [] : [{ label: axisLabel(multiples), numeric: false }]),
      { label: axisLabel(rows), numeric: false },
      ...table.columns.map((value) => ({
        label: columns === null ? value : valueLabel(columns, value),
        numeric: true,
      })),
      { label: total, numeric: true },
    ],
    rows: table.parts.flatMap(({ multiple, cells, rowTotals, columnTotals, total: whole }) => {
      const first = multiples === null ? [] : [valueLabel(multiples, multiple ?? '')];
      const line = (label: string, figures: readonly (CrosstabFigure | undefined)[]) => [
        ...first,
        label,
        ...figures.map((figure) => (figure === undefined ? '' : text(figure))),
      ];
      return [
        ...table.rows.map((row, i) => line(valueLabel(rows, row), [...(cells[i] ?? []), rowTotals[i]])),
        line(total, [...columnTotals, whole]),
      ];
    }),
    provenance,
  };
}

/** One line a figure, at full precision: for further calculation. Totals have an empty label. */
export function figuresTable(spec: CrosstabSpec, table: CrosstabTable, provenance: readonly string[]): ExportTable {
  const { rows, columns, multiples, cell } = spec;
  const axes = [multiples, rows, columns].filter((field) => field !== null);
  const points = (value: number | null): string => (value === null ? '' : String(value * 100));
  const numbers = ({ value, n, worst, best, low, high }: CrosstabFigure): readonly string[] => {
    if (cell === 'mean') return [n ?? 0, ...[value, worst, best, low, high].map(points)].map(String);
    if (cell === 'count') return [];
    return [cell === 'negatives' ? String(value) : points(value)];
  };
  const names = {
    count: [],
    negatives: ['Hard negatives'],
    mean: ['n', 'Mean %', 'Worst order of ties %', 'Best order of ties %', '95 % CI low', '95 % CI high'],
    'row-share': ['Share of row %'],
    'column-share': ['Share of column %'],
    'total-share': ['Share of all %'],
  }[cell];
  return {
    caption: crosstabTitle(spec),
    columns: [
      ...axes.map((field) => ({ label: axisLabel(field), numeric: false })),
      ...['Records', ...names].map((label) => ({ label, numeric: true })),
    ],
    rows: table.parts.flatMap(({ multiple, cells, rowTotals, columnTotals, total }) => {
      const line = (row: string | null, column: string | null, figure: CrosstabFigure | undefined) => {
        if (figure === undefined) return [];
        const labels = [
          ...(multiples === null ? [] : [multiple ?? '']),
          row ?? '',
          ...(columns === null ? [] : [column ?? '']),
        ];
        return [[...labels, String(figure.records), ...numbers(figure)]];
      };
      return [
        ...table.rows.flatMap((row, r) => [
          ...table.columns.flatMap((column, c) => line(row, column, cells[r]?.[c])),
          ...line(row, null, rowTotals[r]),
        ]),
        ...table.columns.flatMap((column, c) => line(null, column, columnTotals[c])),
        ...line(null, null, total),
      ];
    }),
    provenance,
  };
}
