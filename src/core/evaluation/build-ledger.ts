import type { LabelField } from '../dataset/record';
import { incomparability } from './comparability';
import { compareInRecord, TOLERANCE, type InRecordComparison } from './in-record-comparison';
import type { LedgerRow, LedgerSection, Verdict } from './ledger';
import type { PublishedFigure, PublishedFigures } from './published/figures';
import { isRunHere } from './published/release-keys';
import type { SuiteResult } from './suite';
import { stratumFigures, suiteFigures, type SuiteFigure } from './suite-figures';

/** What the ledger has to know beside the two columns. */
export interface LedgerContext {
  /** Why the open data set is not the one that the published figures are about (see `datasetMismatch`); null where it is. */
  readonly mismatch: string | null;
}

type Judgement = Pick<LedgerRow, 'verdict' | 'reason'>;

const SECTION_ORDER: readonly LedgerSection[] = [
  'size',
  'global',
  'in-record',
  'hard-random',
  'strata',
  'rewrites',
  'filter',
];

/**
 * The published figures beside ours, one row a figure: by section, published ones first, in the order of their file;
 * then the measures and systems that only we have.
 *
 * @param published null where no published column belongs beside the suite
 * @param suite null where nothing is computed yet
 */
export function buildLedger(
  published: PublishedFigures | null,
  suite: SuiteResult | null,
  context: LedgerContext,
): LedgerRow[] {
  const ours = new Map((suite === null ? [] : suiteFigures(suite)).map((figure) => [figure.id, figure]));
  const rows = (published?.figures ?? []).map((figure) => {
    const own = ours.get(figure.id) ?? null;
    ours.delete(figure.id);
    return ledgerRow(figure, figure.value, own, judge(figure, own, suite, context));
  });
  for (const own of ours.values()) {
    rows.push(unpublishedRow(own));
  }
  if (published !== null && suite !== null) {
    rows.push(...compareInRecord(published, suite, context.mismatch).map(perRecordRow));
  }
  return rows.sort((a, b) => SECTION_ORDER.indexOf(a.section) - SECTION_ORDER.indexOf(b.section));
}

/** Ours by the strata of one label that the release does not stratify by: rows without a published counterpart. */
export function stratumRows(suite: SuiteResult, field: LabelField): LedgerRow[] {
  return stratumFigures(suite, field).map(unpublishedRow);
}

/** How many rows have each verdict, and how many were held against a published figure. */
export interface LedgerSummary {
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** Rows with both figures and a verdict on them: same, inside the tie interval, differs. */
  readonly checked: number;
}

export function summariseLedger(rows: readonly LedgerRow[]): LedgerSummary {
  const verdicts: Record<Verdict, number> = {
    same: 0,
    'inside-tie-interval': 0,
    differs: 0,
    'not-comparable': 0,
    'not-run': 0,
  };
  for (const { verdict } of rows) verdicts[verdict] += 1;
  return { verdicts, checked: verdicts.same + verdicts['inside-tie-interval'] + verdicts.differs };
}

function ledgerRow(
  place: PublishedFigure,
  published: number | null,
  own: SuiteFigure | null,
  judgement: Judgement,
): LedgerRow {
  const { id, section, system, measure, group, unit } = place;
  return {
    id,
    section,
    system,
    measure,
    group,
    unit,
    published,
    ours: own?.value ?? null,
    worst: own?.worst ?? null,
    best: own?.best ?? null,
    n: own?.n ?? null,
    ...judgement,
  };
}

function unpublishedRow(own: SuiteFigure): LedgerRow {
  return ledgerRow(own, null, own, { verdict: 'not-comparable', reason: 'No such figure is published.' });
}

function judge(
  figure: PublishedFigure,
  own: SuiteFigure | null,
  suite: SuiteResult | null,
  { mismatch }: LedgerContext,
): Judgement {
  if (!isRunHere(figure.system)) return { verdict: 'not-run', reason: 'Published; not run in this tab.' };
  if (suite === null) return { verdict: 'not-run', reason: 'Not computed yet.' };
  if (own === null) return absent(figure, suite);
  const reason = mismatch ?? incomparability(figure, suite.spec);
  if (reason !== null) return { verdict: 'not-comparable', reason };
  return { verdict: compare(figure, own), reason: '' };
}

/** Why a suite that ran lacks a published figure. */
function absent({ system, measure, group }: PublishedFigure, suite: SuiteResult): Judgement {
  if (system !== '' && !Object.hasOwn(suite.systems, system)) {
    return { verdict: 'not-run', reason: 'This system was not among those that ran.' };
  }
  if (measure === 'RandAcc' && suite.randomUnavailable !== null) {
    return { verdict: 'not-comparable', reason: suite.randomUnavailable };
  }
  const subject = group === '' ? 'No query has what this figure needs' : `No query is in ${group}`;
  return { verdict: 'not-comparable', reason: `${subject}.` };
}

function compare({ unit, value: published }: PublishedFigure, { value, worst, best }: SuiteFigure): Verdict {
  const tolerance = unit === 'percent' ? 100 * TOLERANCE : TOLERANCE;
  if (Math.abs(published - value) <= tolerance) return 'same';
  return published >= worst - tolerance && published <= best + tolerance ? 'inside-tie-interval' : 'differs';
}

/** The values of single records as one row: how many there are, and how many of ours are equal. */
function perRecordRow({ system, records, differences, reason }: InRecordComparison): LedgerRow {
  const equal = records - differences.length;
  const compared = reason === null;
  return {
    id: `inrec_per_record.${system}`,
    section: 'in-record',
    system,
    measure: 'InRecord.RR',
    group: 'records with the published value',
    unit: 'count',
    published: compared ? records : null,
    ours: compared ? equal : null,
    worst: compared ? equal : null,
    best: compared ? equal : null,
    n: null,
    verdict: compared ? (differences.length === 0 ? 'same' : 'differs') : 'not-comparable',
    reason: reason ?? '',
  };
}
