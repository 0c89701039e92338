import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../../tests/records';
import { describeShared, sharedPath } from '../../../tests/shared';
import { ErrorList } from './error-list';
import { normaliseFile } from './normalise';
import { parseJsonl } from './parse-jsonl';
import { readRawRecord, type RawRecord } from './raw-record';
import { DIFFICULTIES, DOC_TYPES, PASSAGE_TYPES, REASONING_TYPES, SECTORS, TOPICS } from './record';

const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    'string',
    'integer',
    'None',
    ' ',
    '10-k',
    '10-K|10-Q',
    '61',
    'F-13',
    '12 - 13',
    'PFE',
    'Ford',
    '2025',
    'a',
    ' a',
  ),
  fc.constantFrom(...TOPICS, ...SECTORS, ...DIFFICULTIES, ...PASSAGE_TYPES, ...REASONING_TYPES, ...DOC_TYPES),
);
const passage = fc.record({ text: word, page_number: fc.option(word), passage_id: word });
const yearValue = fc.oneof(word, fc.integer({ min: 1990, max: 2040 }));
const anyRaw: fc.Arbitrary<RawRecord> = fc.record({
  id: fc.uuid(),
  question_id: fc.oneof(word, fc.constant('Ford_Foodnotes_hard_OnePassage_Qualtitative_01')),
  ticker: word,
  industry: word,
  question: word,
  answer: word,
  query_rewrite: fc.array(word, { maxLength: 3 }),
  topic: word,
  reasoning_type: word,
  difficulty: word,
  num_passages: fc.oneof(word, fc.nat(5), fc.constant(null)),
  passage_type: word,
  year: yearValue,
  doc_type: word,
  passages: fc.array(passage, { minLength: 1, maxLength: 4 }),
  hard_negatives: fc.array(
    fc
      .tuple(passage, word, yearValue, word)
      .map(([base, ticker, year, doc_type]) => ({ ...base, ticker, year, doc_type })),
    { maxLength: 5 },
  ),
  folder_name: word,
  raw: fc.constant({}),
  extra: fc.constant({}),
});

describe('normaliseFile: properties', () => {
  it('is idempotent, keeps every record and its order, and never empties the gold', () => {
    fc.assert(
      fc.property(fc.array(anyRaw, { maxLength: 6 }), (raws) => {
        const once = normaliseFile(raws);
        expect(once.records.map((record) => record.id)).toEqual(raws.map((raw) => raw.id));
        expect(once.records.every((record) => record.passages.length > 0)).toBe(true);
        const twice = normaliseFile(once.records);
        expect(twice.repairs).toEqual([]);
        expect(twice.records).toEqual(once.records);
      }),
      { numRuns: 500 },
    );
  });

  it('gives a clean record back whatever unambiguous noise its labels carry', () => {
    const noise = fc.array(fc.constantFrom('upper', 'lower', 'outer', 'underscore', 'dash', 'joined', 'swap'), {
      maxLength: 3,
    });
    const clean = fc.record({
      topic: fc.constantFrom(...TOPICS),
      industry: fc.constantFrom(...SECTORS),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      reasoning_type: fc.constantFrom(...REASONING_TYPES),
      passage_type: fc.constant('Single-Passage'),
      doc_type: fc.constantFrom('10-K', '10-Q'),
    });
    fc.assert(
      fc.property(clean, fc.array(noise, { minLength: 6, maxLength: 6 }), fc.nat(), (labels, noises, seed) => {
        const noisy = Object.fromEntries(
          Object.entries(labels).map(([field, label], i) => [field, makeNoisy(label, noises[i] ?? [], seed)]),
        );
        expect(normaliseFile([{ ...makeRecord(), ...noisy }]).records).toMatchObject([labels]);
      }),
    );
  });
});

/** Swaps two neighbouring letters only in words that are long enough to stay recognisable, and once. */
function makeNoisy(label: string, kinds: readonly string[], seed: number): string {
  let noisy = label;
  if (kinds.includes('swap') && /^[A-Za-z]{6,}$/.test(label)) {
    const at = 1 + (seed % (label.length - 2));
    noisy = noisy.slice(0, at) + noisy.charAt(at + 1) + noisy.charAt(at) + noisy.slice(at + 2);
  }
  for (const kind of kinds) {
    if (kind === 'upper') noisy = noisy.toUpperCase();
    if (kind === 'lower') noisy = noisy.toLowerCase();
    if (kind === 'outer') noisy = `\u00a0${noisy} \t`;
    if (kind === 'underscore') noisy = noisy.replace(/[ -]/g, '_');
    if (kind === 'dash') noisy = noisy.replaceAll('-', '\u2013');
    if (kind === 'joined') noisy = noisy.replace(/[ -]/g, '');
  }
  return noisy;
}

describeShared('normaliseFile on the stand-ins', () => {
  it.each(['tatqa', 'financebench'])('%s: nothing to mend, foreign sectors included', (name) => {
    const errors = new ErrorList();
    const seen = new Map<string, number>();
    const raws = parseJsonl(readFileSync(sharedPath('standin', `${name}.jsonl`), 'utf8'))
      .rows.map((row) => readRawRecord(row, seen, errors)?.record)
      .filter((record) => record !== undefined);
    expect(errors.count).toBe(0);
    const { records, repairs } = normaliseFile(raws);
    expect(repairs).toEqual([]);
    expect(records).toEqual(raws);
  });
});
