import { inferYears } from './infer-years';
import { normaliseEvidence } from './normalise-evidence';
import { normaliseLabels, type Mended } from './normalise-labels';
import type { RawRecord } from './raw-record';
import type { FinRankRecord } from './record';
import type { Repair } from './report';

/**
 * Normalises one record by itself (paper section 3.8): all rules but those that need the rest of the file. Idempotent: a
 * second pass over the result changes nothing. Values from before stand in `raw`.
 */
export function normaliseRecord(raw: RawRecord): Mended<FinRankRecord> {
  return normaliseEvidence(normaliseLabels(raw));
}

/** A whole file, normalised: one record for each one given, in the same order. */
export interface NormalisedFile {
  readonly records: readonly FinRankRecord[];
  /** By record, in the order in which the rules were applied. */
  readonly repairs: readonly Repair[];
}

/** Normalises a whole file: the rules of `normaliseRecord`, and placeholder years by majority (Table 12, last line). */
export function normaliseFile(raws: readonly RawRecord[]): NormalisedFile {
  const mended = inferYears(raws.map(normaliseLabels)).map(normaliseEvidence);
  return { records: mended.map(({ record }) => record), repairs: mended.flatMap(({ repairs }) => repairs) };
}
