/**
 * The synthetic sample, from a seed to JSON lines:
 *
 * 1. `companies/` says who there is, `model/` what happens to them year by year (statements that add up);
 * 2. `notes/` writes every passage of every filing from the model, and knows what can be asked about each (`library.ts`);
 * 3. `plan.ts` deals FinRank's label counts to records, `compose.ts` finds a question for each, `negatives.ts` what confuses;
 * 4. `records.ts` gives them FinRank's schema, `noise/` spoils labels on request.
 *
 * A new kind of passage is one `note(…)` in a file of `notes/`; the tests then check every figure of its answers.
 */
import { ExplorerError } from '../../src/core/errors';
import { compose } from './compose';
import { Library } from './library';
import { chooseNegatives } from './negatives';
import { spoilRecords } from './noise/spoil';
import { FULL_SIZE, planRecords } from './plan';
import { Random } from './random';
import { RecordMaker } from './records';
import type { SampleRecord } from './records';

export interface SampleOptions {
  /** Any integer; equal seeds give equal bytes. */
  readonly seed?: number;
  /** 1 to 3,000; FinRank's 1,185 by default. Other sizes keep the proportions. */
  readonly records?: number;
  /** Sprinkle the label noise of a collection before curation. */
  readonly raw?: boolean;
}

const DEFAULT_SEED = 2026;
/** Beyond this the largest companies would run out of questions that have not been asked. */
export const MOST_RECORDS = 3000;

/**
 * The records of the synthetic sample, in file order.
 * @throws ExplorerError `bad-parameter` for a number of records outside 1–3,000
 */
export function generateRecords({
  seed = DEFAULT_SEED,
  records = FULL_SIZE,
}: Omit<SampleOptions, 'raw'> = {}): readonly SampleRecord[] {
  if (!Number.isInteger(records) || records < 1 || records > MOST_RECORDS) {
    throw new ExplorerError('bad-parameter', `A sample has 1 to ${MOST_RECORDS} records, not ${records}.`);
  }
  const label = String(seed);
  const library = new Library(label);
  const taken = new Set<string>();
  const questions = planRecords(records, label).map((slot, i) => ({
    slot,
    draft: compose(
      slot,
      library.filing(slot.company, slot.year, slot.form),
      taken,
      new Random(`${label}/question/${i}`),
    ),
  }));
  const negatives = chooseNegatives(questions, library, label);
  const maker = new RecordMaker(label);
  return questions.map(({ slot, draft }, i) => maker.make(slot, draft, negatives[i] ?? []));
}

/** The synthetic sample as JSON lines (without line ends), in FinRank's schema; each record says `"synthetic": true`. */
export function generateSample({ raw = false, ...options }: SampleOptions = {}): string[] {
  const records = generateRecords(options);
  const rows = raw ? spoilRecords(records, String(options.seed ?? DEFAULT_SEED)) : records;
  return rows.map((record) => JSON.stringify(record));
}
