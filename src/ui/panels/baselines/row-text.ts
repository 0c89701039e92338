import type { LedgerRow } from '../../../core/evaluation/ledger';
import { lookUp } from '../../../core/look-up';
import { systemLabel } from '../../../core/evaluation/published/release-keys';
import { measureAnchor } from '../../../core/methods/measure-anchor';
import { measureNamed, parseMeasure } from '../../../core/measures/names';
import { FIELD_LABELS } from '../../labels';
import { count, points } from '../../format';

/** Counts of the ledger, which are no measures: what to call them and where they are defined. */
const COUNTS: Readonly<Record<string, { readonly label: string; readonly anchor: string }>> = {
  records: { label: 'Records', anchor: 'data-set' },
  documents: { label: 'Documents in the corpus', anchor: 'corpus' },
  queries: { label: 'Records with rewrites', anchor: 'rewrites' },
  hn_eliminated: { label: 'Hard negatives eliminated, %', anchor: 'filter' },
  mean_candidates: { label: 'Mean number of candidates', anchor: 'filter' },
  records_losing_any_gold: { label: 'Records losing a gold document', anchor: 'filter' },
  records_losing_all_golds: { label: 'Records losing all gold documents', anchor: 'filter' },
};

/** The group of a row that counts records whose in-record value is the published one. */
const PER_RECORD = 'records with the published value';

/** Whose figure it is; a count over the data set is nobody’s. */
export const systemText = (system: string): string => (system === '' ? 'Data set' : systemLabel(system));

/** What a row measures: its label, and the anchor of the definition. */
export function measureText({ measure, unit, group }: Pick<LedgerRow, 'measure' | 'unit' | 'group'>): {
  readonly label: string;
  readonly anchor: string;
} {
  const known = lookUp(COUNTS, measure);
  if (known !== undefined) return known;
  if (!parseMeasure(measure).ok) return { label: measure, anchor: 'glossary' };
  const { label } = measureNamed(measure).text;
  const perRecord = unit === 'count' && group === PER_RECORD;
  return { label: perRecord ? `${label}: ${PER_RECORD}` : label, anchor: measureAnchor(measure) };
}

/** `Form 10-K`, `question alone`; empty for a row over everything. */
export function groupText(group: string): string {
  if (group === 'raw') return 'question alone';
  if (group === 'with_rewrites') return 'with rewrites';
  if (group === PER_RECORD) return '';
  const [field = '', ...value] = group.split('=');
  const label = lookUp(FIELD_LABELS, field);
  return label === undefined ? group : `${label}: ${value.join('=')}`;
}

/** A value in the row's unit: percent to two places, counts whole. */
export function valueText(value: number | null, unit: LedgerRow['unit']): string {
  if (value === null) return '';
  return unit === 'count' ? count(value) : value.toFixed(2);
}

/** The same at full precision, for exports. */
export const exactText = (value: number | null): string => (value === null ? '' : String(value));

export function difference({ published, ours }: Pick<LedgerRow, 'published' | 'ours'>): number | null {
  return published === null || ours === null ? null : ours - published;
}

/** Below this, two figures are the same for the ledger too (1e-9 as a fraction). */
const NO_DIFFERENCE = 1e-7;

/** Ours minus published, signed: to two places, or to two digits where it would else read 0.00 without being nothing. */
export function differenceText(row: Pick<LedgerRow, 'published' | 'ours' | 'unit'>): string {
  const value = difference(row);
  if (value === null) return '';
  if (row.unit === 'count') return points(value, 0);
  const size = Math.abs(value);
  if (size <= NO_DIFFERENCE) return '0';
  if (size >= 0.005) return points(value);
  return `${value > 0 ? '+' : '−'}${size.toPrecision(2)}`;
}

/** `[31.80, 32.40]`; empty for counts, and where there is none of ours. */
export function intervalText({ worst, best, unit }: Pick<LedgerRow, 'worst' | 'best' | 'unit'>): string {
  return worst === null || best === null || unit !== 'percent'
    ? ''
    : `[${valueText(worst, unit)}, ${valueText(best, unit)}]`;
}

/** The interval at full precision, for exports. */
export function exactInterval({ worst, best, unit }: Pick<LedgerRow, 'worst' | 'best' | 'unit'>): string {
  return worst === null || best === null || unit !== 'percent' ? '' : `[${worst}, ${best}]`;
}
