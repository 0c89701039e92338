import type { LedgerSummary } from '../../src/core/evaluation/build-ledger';
import { VERDICT_LABELS, type LedgerRow, type LedgerSection } from '../../src/core/evaluation/ledger';

export const SECTION_TITLES: Readonly<Record<LedgerSection, string>> = {
  size: 'Sizes',
  global: 'Global pool',
  'in-record': 'In-record candidates',
  'hard-random': 'Hard against random negatives',
  strata: 'Strata',
  rewrites: 'Query rewrites',
  filter: 'BM25 within the record’s own filing (oracle)',
};

/** Digits behind the point of a percent in a terminal: a single record moves a mean by far more. */
const DECIMALS = 6;

/** A figure in its own unit; empty for none. */
export function figureText(value: number | null, unit: LedgerRow['unit']): string {
  if (value === null) return '';
  return unit === 'count' ? String(value) : value.toFixed(DECIMALS);
}

/** Ours minus published, signed; empty where there is no verdict on it. */
export function differenceText({ published, ours, unit, verdict }: LedgerRow): string {
  const compared = verdict === 'same' || verdict === 'inside-tie-interval' || verdict === 'differs';
  if (!compared || published === null || ours === null) return '';
  const difference = ours - published;
  const size = figureText(Math.abs(difference), unit);
  // What rounds to nothing has no direction.
  return `${difference < 0 && Number(size) !== 0 ? '-' : '+'}${size}`;
}

/** `[worst, best]`; empty where ties change nothing. */
export function tieIntervalText({ worst, best, unit }: Pick<LedgerRow, 'worst' | 'best' | 'unit'>): string {
  if (worst === null || best === null || worst === best) return '';
  return `[${figureText(worst, unit)}, ${figureText(best, unit)}]`;
}

/** The verdict in words, with its reason. */
export function verdictText({ verdict, reason, published }: LedgerRow): string {
  if (published === null && verdict === 'not-comparable') return reason;
  return reason === '' || verdict === 'not-run' ? VERDICT_LABELS[verdict] : `${VERDICT_LABELS[verdict]}: ${reason}`;
}

/** One line: how many figures were checked, and how they came out. */
export function summaryText({ verdicts, checked }: LedgerSummary): string {
  return [
    `checked ${checked} figures`,
    `${verdicts.same} same`,
    `${verdicts['inside-tie-interval']} inside the tie interval`,
    `${verdicts.differs} differ`,
  ].join(', ');
}
