import { incomparability } from './comparability';
import type { PublishedFigures } from './published/figures';
import type { SuiteResult } from './suite';

/** A record whose in-record reciprocal rank is not the published one. */
export interface InRecordDifference {
  /** Query number. */
  readonly query: number;
  readonly published: number | null;
  readonly ours: number | null;
}

/** One system's in-record reciprocal ranks, record by record. */
export interface InRecordComparison {
  readonly system: string;
  /** Records compared; 0 where `reason` says why none was. */
  readonly records: number;
  readonly differences: readonly InRecordDifference[];
  /** Why nothing was compared; null where it was. */
  readonly reason: string | null;
}

/** Means are compared within this, as fractions (PROTOCOL: tolerances). */
export const TOLERANCE = 1e-9;

/**
 * Compares `inrec_per_record` of a published column with a suite's own values, for the systems that both have.
 *
 * @param mismatch why the two speak of different data sets, or null
 */
export function compareInRecord(
  published: PublishedFigures,
  suite: SuiteResult,
  mismatch: string | null,
): InRecordComparison[] {
  const ours = new Map(Object.entries(suite.systems).map(([name, { inRecordRR }]) => [name, inRecordRR]));
  return Object.entries(published.inRecordRR).flatMap(([system, values]): InRecordComparison[] => {
    const own = ours.get(system);
    // A manifest carries a suite without them.
    if (own === undefined || own.length === 0) return [];
    const reason = mismatch ?? settingReason(system, suite) ?? lengthReason(values.length, own.length);
    if (reason !== null) return [{ system, records: 0, differences: [], reason }];
    return [{ system, records: values.length, differences: differencesBetween(values, own), reason: null }];
  });
}

type Values = readonly (number | null)[];

function differencesBetween(published: Values, ours: Values): InRecordDifference[] {
  return published.flatMap((value, query) => {
    const own = ours[query] ?? null;
    return equal(value, own) ? [] : [{ query, published: value, ours: own }];
  });
}

/** A part changes means, never the value of a single record. */
function settingReason(system: string, { spec }: SuiteResult): string | null {
  const figure = {
    id: '',
    section: 'in-record',
    system,
    measure: 'InRecord.RR',
    group: '',
    unit: 'percent',
    value: 0,
  } as const;
  return incomparability(figure, { ...spec, part: null });
}

function lengthReason(published: number, ours: number): string | null {
  return published === ours ? null : `The published column has ${published} records, this data set ${ours}.`;
}

function equal(published: number | null, ours: number | null): boolean {
  if (published === null || ours === null) return published === ours;
  return Math.abs(published - ours) <= TOLERANCE;
}
