import { Random } from '../random';
import type { SampleNegative, SamplePassage, SampleRecord } from '../records';
import { worn, wornForm } from './wear';

/** A record as it was collected, before curation: numbers may be texts, ids and hashes of passages are not there yet. */
export type RawSample = Omit<
  SampleRecord,
  'passages' | 'hard_negatives' | 'difficulty' | 'passage_type' | 'num_passages' | 'year'
> & {
  difficulty: string;
  passage_type: string;
  num_passages: number | string;
  year: number | string;
  passages: RawPassage[];
  hard_negatives: RawNegative[];
};
interface RawPassage {
  text: string;
  page_number: number | string | null;
}
interface RawNegative extends RawPassage {
  ticker: string;
  year: number | string;
  doc_type: string;
}

/** What was typed where a page could not be given. */
const NO_PAGES = ['F-12', 'F-68, F-69', '38, 39', '10-K', 'int7eger', 'integer', 'None', 'Exhibit 99'] as const;

/** A fault and the share of records that get it, near the numbers in the release's repair log. */
interface Fault {
  readonly share: number;
  readonly spoil: (record: RawSample, random: Random, clean: SampleRecord) => void;
}

const label = (
  field: 'difficulty' | 'reasoning_type' | 'passage_type' | 'topic' | 'industry',
  share: number,
): Fault => ({
  share,
  spoil: (record, random) => {
    record[field] = worn(field, record[field], random);
  },
});
const placeholder = (
  field: 'ticker' | 'difficulty' | 'passage_type' | 'reasoning_type' | 'topic',
  share: number,
): Fault => ({
  share,
  spoil: (record) => {
    record[field] = 'string';
  },
});

/** Every fault can be mended from the record alone, or from its question_id. */
const FAULTS: readonly Fault[] = [
  label('difficulty', 0.22),
  label('reasoning_type', 0.02),
  label('passage_type', 0.14),
  label('topic', 0.08),
  label('industry', 0.42),
  placeholder('ticker', 0.004),
  placeholder('difficulty', 0.003),
  placeholder('passage_type', 0.003),
  placeholder('reasoning_type', 0.003),
  placeholder('topic', 0.002),
  {
    share: 0.42,
    spoil: (record, random) =>
      (record.year = random.pick([String(record.year), `${record.year} `, `FY${record.year}`])),
  },
  { share: 0.02, spoil: (record, random) => (record.doc_type = wornForm(record.doc_type, random)) },
  { share: 0.01, spoil: (record) => (record.ticker = record.ticker.toLowerCase()) },
  { share: 0.4, spoil: (record) => (record.num_passages = String(record.num_passages)) },
  { share: 0.02, spoil: (record, random) => (record.num_passages = random.pick(['integer', 1, 3, '2'])) },
  {
    share: 0.015,
    spoil: (record, random) => (record.passage_type = random.pick(['Single-Passage', 'Two-Passage', 'Multi-Passage'])),
  },
  {
    share: 0.2,
    spoil: (record, random) => (record.query_rewrite = [...record.query_rewrite, random.pick(['string', '', ' '])]),
  },
  {
    share: 0.009,
    spoil: (record, random, clean) => record.hard_negatives.push(asNegative(random.pick(clean.passages), clean)),
  },
  {
    share: 0.02,
    spoil: (record, random, clean) => record.hard_negatives.push(stripped(random.pick(clean.hard_negatives))),
  },
  {
    share: 0.002,
    spoil: (record, _, clean) =>
      record.hard_negatives.push({ ...asNegative(firstOf(clean.passages), clean), text: '  ' }),
  },
  { share: 0.002, spoil: (record, random, clean) => record.passages.push(withoutIds(random.pick(clean.passages))) },
  { share: 0.002, spoil: (record) => record.passages.push({ text: 'string', page_number: 'integer' }) },
];

/** Faults of single negatives. */
const NEGATIVE_FAULTS: readonly { share: number; spoil: (negative: RawNegative, random: Random) => void }[] = [
  { share: 0.35, spoil: (negative) => (negative.year = String(negative.year)) },
  { share: 0.02, spoil: (negative, random) => (negative.doc_type = wornForm(negative.doc_type, random)) },
  {
    share: 0.004,
    spoil: (negative) => {
      if (negative.page_number === null) return;
      [negative.ticker, negative.page_number] = [String(negative.page_number), negative.ticker];
    },
  },
];
/** Shares of the rarer faults that exclude the others. */
const ROTATED = 0.001;

/** Sprinkles the noise of a collection over clean records; curation gives the clean ones back. */
export function spoilRecords(records: readonly SampleRecord[], seed: string): RawSample[] {
  const random = new Random(`${seed}/noise`);
  const guessable = guessableYears(records);
  return records.map((clean) => {
    const record = collected(clean, random);
    for (const { share, spoil } of FAULTS) if (random.chance(share)) spoil(record, random, clean);
    for (const negative of record.hard_negatives) spoilNegative(negative, random);
    if (guessable.delete(clean)) record.year = 'integer';
    return record;
  });
}

/** The record as its fields were first filled in: pages as numbers or texts, and something else where there was none. */
function collected(clean: SampleRecord, random: Random): RawSample {
  const page = (value: string | null): number | string =>
    value === null ? random.pick(NO_PAGES) : random.chance(0.3) ? Number(value) : value;
  return {
    ...clean,
    passages: clean.passages.map((passage) => ({ ...withoutIds(passage), page_number: page(passage.page_number) })),
    hard_negatives: clean.hard_negatives.map((negative) => ({
      ...stripped(negative),
      page_number: page(negative.page_number),
    })),
  };
}

function spoilNegative(negative: RawNegative, random: Random): void {
  if (random.chance(ROTATED)) {
    [negative.ticker, negative.doc_type] = [negative.doc_type, negative.ticker];
    return;
  }
  for (const { share, spoil } of NEGATIVE_FAULTS) if (random.chance(share)) spoil(negative, random);
}

/**
 * Three records whose year follows from the rest of the file: that of two thirds of the records with their ticker and
 * form, which stays a majority without them.
 */
function guessableYears(records: readonly SampleRecord[]): Set<SampleRecord> {
  const chosen = new Map<string, SampleRecord>();
  for (const record of records) {
    const alike = records.filter(({ ticker, doc_type }) => ticker === record.ticker && doc_type === record.doc_type);
    const same = alike.filter(({ year }) => year === record.year);
    if (chosen.size < 3 && alike.length > 8 && same.length * 3 > alike.length * 2) chosen.set(record.ticker, record);
  }
  return new Set(chosen.values());
}

function withoutIds({ text, page_number }: SamplePassage): RawPassage {
  return { text, page_number };
}
function stripped({ text, page_number, ticker, year, doc_type }: SampleNegative): RawNegative {
  return { text, page_number, ticker, year, doc_type };
}
function asNegative(passage: SamplePassage, { ticker, year, doc_type }: SampleRecord): RawNegative {
  return { ...withoutIds(passage), ticker, year, doc_type };
}
function firstOf(passages: readonly SamplePassage[]): SamplePassage {
  const [first] = passages;
  if (first === undefined) throw new RangeError('a record has gold passages');
  return first;
}
