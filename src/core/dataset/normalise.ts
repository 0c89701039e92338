import { inBatches, type DatasetProgress } from './in-batches';
import { inferYears } from './infer-years';
import { normaliseEvidence, withPassageIds } from './normalise-evidence';
import { normaliseLabels } from './normalise-labels';
import type { RawRecord } from './raw-record';
import type { FinRankRecord } from './record';
import type { Repair } from './report';
import { runToEnd } from './run-to-end';

/** A whole file, normalised: one record for each one given, in the same order. */
export interface NormalisedFile {
  readonly records: readonly FinRankRecord[];
  /** By record, in the order in which the rules were applied. */
  readonly repairs: readonly Repair[];
}

/**
 * Normalises a whole file in small steps (paper section 3.8): what a record decides by itself, and placeholder years by
 * majority (Table 12, last line). Idempotent: a second pass over the result changes nothing. Values from before stand in
 * `raw`.
 *
 * @param from fraction of the caller's work at which this begins
 * @param to fraction at which it ends
 */
export function* normalisationSteps(
  raws: readonly RawRecord[],
  from: number,
  to: number,
): Generator<DatasetProgress, NormalisedFile, undefined> {
  const middle = (from + to) / 2;
  const labelled = yield* inBatches({ name: 'Normalising labels', from, to: middle }, raws, normaliseLabels);
  const dated = inferYears(labelled);
  const mended = yield* inBatches({ name: 'Normalising passages', from: middle, to }, dated, normaliseEvidence);
  return { records: mended.map(({ record }) => record), repairs: mended.flatMap(({ repairs }) => repairs) };
}

/** {@link normalisationSteps} without a pause. */
export function normaliseFile(raws: readonly RawRecord[]): NormalisedFile {
  return runToEnd(normalisationSteps(raws, 0, 1));
}

/**
 * Takes the records of a curated file as they stand. Only what the file leaves out is filled in: a missing number of
 * passages, and missing passage ids.
 */
export function takeCurated(raws: readonly RawRecord[]): NormalisedFile {
  const records = raws.map((raw): FinRankRecord => {
    const { num_passages: stated, passages } = raw;
    return withPassageIds({ ...raw, num_passages: typeof stated === 'number' ? stated : passages.length });
  });
  return { records, repairs: [] };
}
