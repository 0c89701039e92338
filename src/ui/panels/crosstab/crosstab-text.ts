import { systemLabel } from '../../../core/evaluation/published/release-keys';
import { FACET_FIELDS, type FacetFilter } from '../../../core/dataset/record-list';
import { FEW, type CrosstabCell, type CrosstabField, type CrosstabSpec } from '../../../core/sql/crosstab-spec';
import type { CrosstabFigure } from '../../../core/sql/crosstab-table';
import { count, percent, plural } from '../../format';
import { FIELD_LABELS, valueLabel } from '../../labels';

/** Decimals of shares and means, in percent: as the paper prints them. */
const DECIMALS = 1;
const NOTHING = '–';

export const CELL_LABELS: Readonly<Record<CrosstabCell, string>> = {
  count: 'Number of records',
  'row-share': 'Share of the row, %',
  'column-share': 'Share of the column, %',
  'total-share': 'Share of all, %',
  mean: 'Mean of a measure, %',
  negatives: 'Number of hard negatives',
};

const isPercent = (cell: CrosstabCell): boolean => cell !== 'count' && cell !== 'negatives';

/** What an axis is called: its values are classes of negatives where Records asks for records that have such. */
export const axisLabel = (field: CrosstabField): string =>
  field === 'negative_class' ? 'Hard-negative class' : FIELD_LABELS[field];

/** Hard negatives are said to be by class, records by hard-negative class. */
const inText = (field: CrosstabField, cell: CrosstabCell): string =>
  field === 'negative_class' && cell === 'negatives' ? 'class' : axisLabel(field).toLowerCase();

/** `Records by topic and difficulty, for each year`; `Mean R@10 of BM25 by topic, %`. */
export function crosstabTitle(spec: CrosstabSpec): string {
  const { rows, columns, multiples, cell } = spec;
  const by = `by ${inText(rows, cell)}${columns === null ? '' : ` and ${inText(columns, cell)}`}`;
  const each = multiples === null ? '' : `, for each ${inText(multiples, cell)}`;
  return `${subject(spec)} ${by}${each}${isPercent(cell) ? ', %' : ''}`;
}

function subject({ cell, system, measure }: CrosstabSpec): string {
  switch (cell) {
    case 'count':
      return 'Records';
    case 'row-share':
      return 'Share of each row’s records';
    case 'column-share':
      return 'Share of each column’s records';
    case 'total-share':
      return 'Share of records';
    case 'negatives':
      return 'Hard negatives';
    case 'mean':
      return `Mean ${measure} of ${systemLabel(system)}`;
  }
}

/** A filter in words; empty where there is none. */
export function filterText(filter: FacetFilter): string {
  return FACET_FIELDS.flatMap((field) => {
    const chosen = filter[field] ?? [];
    if (chosen.length === 0) return [];
    return [`${FIELD_LABELS[field]}: ${chosen.map((value) => valueLabel(field, value)).join(' or ')}`];
  }).join('; ');
}

/** A figure as a cell shows it. */
export function figureText({ value }: CrosstabFigure, cell: CrosstabCell): string {
  if (value === null) return NOTHING;
  return isPercent(cell) ? percent(value, DECIMALS) : count(value);
}

/** True for a mean that says little. */
export const isFew = ({ n }: CrosstabFigure): boolean => n !== null && n > 0 && n < FEW;

/** `45.3–49.2`: ends of the interval in percent; null where there is none. */
export function intervalText({ low, high }: CrosstabFigure): string | null {
  return low === null || high === null
    ? null
    : `${signed(percent(low, DECIMALS))} to ${signed(percent(high, DECIMALS))}`;
}

/** `[45.1, 47.8]`: ends of the tie interval in percent; null where the mean is printed alike at both. */
export function tieText({ value, worst, best }: CrosstabFigure): string | null {
  if (value === null || worst === null || best === null) return null;
  const [own, low, high] = [value, worst, best].map((end) => percent(end, DECIMALS));
  return low === own && high === own ? null : `[${low}, ${high}]`;
}

const signed = (text: string): string => text.replace('-', '−');

/** What lies behind a figure, in a sentence. */
export function figureTitle(figure: CrosstabFigure, cell: CrosstabCell): string {
  const records = plural(figure.records, 'record');
  if (cell === 'negatives') return `${plural(figure.value ?? 0, 'hard negative')} of ${records}`;
  if (cell !== 'mean') return records;
  const n = figure.n ?? 0;
  if (n === 0) return `${records}, none with a value`;
  const interval = intervalText(figure);
  const few = isFew(figure) ? `, fewer than ${FEW}: too few to say much` : '';
  const missing = n === figure.records ? '' : ` of ${records}`;
  const ties = tieText(figure);
  const tied = ties === null ? '' : `; tie interval ${ties}`;
  return `${interval === null ? 'No interval' : `95 % confidence interval ${interval}`}${tied}; n = ${count(n)}${missing}${few}`;
}

/** A difference of counts or of percentages, always signed, with a true minus. */
export function differenceText(difference: number, unit: 'count' | 'percent'): string {
  const text = unit === 'count' ? count(Math.abs(difference)) : percent(Math.abs(difference) / 100, 2);
  return `${difference < 0 ? '−' : '+'}${text}`;
}
