import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeNegative, makePassage, makeRecord } from '../../../tests/records';
import { describeShared, sharedPath } from '../../../tests/shared';
import { ErrorList } from './error-list';
import { normaliseFile, normaliseRecord } from './normalise';
import { parseJsonl } from './parse-jsonl';
import { readRawRecord, type RawRecord } from './raw-record';
import { DIFFICULTIES, DOC_TYPES, PASSAGE_TYPES, REASONING_TYPES, SECTORS, TOPICS } from './record';

/** What a record's field becomes, and by which rules. */
function mend(fields: Partial<RawRecord>, field: keyof RawRecord): { value: unknown; rules: string[] } {
  const { record, repairs } = normaliseRecord({ ...makeRecord(), ...fields });
  return { value: record[field], rules: repairs.map((repair) => repair.rule) };
}

describe('normaliseRecord: labels', () => {
  it.each([
    ['topic', 'SHAREHOLDER RETURN', 'Shareholder Return'],
    ['topic', 'shareholder_return', 'Shareholder Return'],
    ['topic', ' Company\u00a0Overview ', 'Company Overview'],
    ['topic', 'Govermance', 'Governance'],
    ['topic', 'Risks', 'Risk'],
    ['topic', 'Finance', 'Finance'],
    ['industry', 'OIL & GAS', 'Oil & Gas'],
    ['industry', 'Oil&Gas', 'Oil & Gas'],
    ['industry', 'oil and gas (midstream)', 'Oil & Gas'],
    ['industry', 'Oli and Gas', 'Oil & Gas'],
    ['industry', 'automotive', 'Automotive'],
    ['industry', 'Phramaceuticals', 'Pharmaceuticals'],
    ['industry', 'Health Care', 'Health Care'],
    ['industry', 'Industrials', 'Industrials'],
    ['difficulty', 'HARD', 'Hard'],
    ['difficulty', 'Meduim', 'Medium'],
    ['difficulty', '\u2003easy', 'Easy'],
    ['difficulty', 'Tricky', 'Tricky'],
    ['reasoning_type', 'Quantitive', 'Quantitative'],
    ['reasoning_type', 'QUALITATIVE', 'Qualitative'],
    ['reasoning_type', 'Qualtitative', 'Qualitative'],
    // One edit from either type: left as it is.
    ['reasoning_type', 'Quatitative', 'Quatitative'],
    ['doc_type', '10k', '10-K'],
    ['doc_type', '10 – q', '10-Q'],
    ['doc_type', 'Form 10\u2011K', '10-K'],
    ['doc_type', '10-Q and 10-K', 'Unknown'],
    ['doc_type', 'unknown', 'Unknown'],
    ['doc_type', '1O-K', '10-K'],
    ['doc_type', '10-K/A', '10-K/A'],
    ['doc_type', '8-K', '8-K'],
    ['ticker', 'ford', 'F'],
    ['ticker', ' Pfe ', 'PFE'],
    ['year', ' 2025 ', 2025],
    ['year', 'FY 2024', 2024],
    ['year', '2024-2025', '2024-2025'],
    ['year', '25', '25'],
  ] as const)('%s: %j becomes %j', (field, label, expected) => {
    expect(mend({ [field]: label }, field).value).toBe(expected);
  });

  it.each([
    ['single passage', 1, 'Single-Passage'],
    ['1-Passage', 1, 'Single-Passage'],
    ['TWO_PASSAGES', 2, 'Two-Passage'],
    ['Tow-Page', 2, 'Two-Passage'],
    ['Multiple Passages', 3, 'Multi-Passage'],
    ['multi–passage', 3, 'Multi-Passage'],
  ])('passage_type: %j is a way to write %i passages', (label, count, expected) => {
    const passages = Array.from({ length: count }, (_, i) => makePassage(`gold ${i}`));
    const mended = mend({ passage_type: label, passages, num_passages: count }, 'passage_type');
    expect(mended).toEqual({ value: expected, rules: ['passage-type-canonicalize'] });
  });

  it('recovers placeholders from the question_id, also where that is itself misspelt', () => {
    const { record, repairs } = normaliseRecord({
      ...makeRecord(),
      question_id: 'Ford_ShareholderReturn_hard_One_Passage_Quantitative_07',
      ticker: 'string',
      topic: '',
      difficulty: ' String',
      passage_type: 'string',
      reasoning_type: 'string',
    });
    expect(record).toMatchObject({
      ticker: 'F',
      topic: 'Shareholder Return',
      difficulty: 'Hard',
      passage_type: 'Single-Passage',
      reasoning_type: 'Quantitative',
      raw: { ticker: 'string', difficulty: ' String' },
    });
    expect(new Set(repairs.map((repair) => repair.rule))).toEqual(new Set(['placeholder-recovered-from-question_id']));
  });

  it('leaves a placeholder that a question_id without structure cannot explain', () => {
    expect(mend({ question_id: 'Q-17', ticker: 'string' }, 'ticker')).toEqual({ value: 'string', rules: [] });
  });

  it('keeps the file’s own raw value rather than ours', () => {
    const { record } = normaliseRecord({ ...makeRecord(), topic: 'risk', raw: { topic: 'rsk' } });
    expect(record.raw).toEqual({ topic: 'rsk' });
  });

  it('strips placeholders and outer blanks from rewrites', () => {
    const { record, repairs } = normaliseRecord({ ...makeRecord(), query_rewrite: ['string', ' a ', '', 'Integer'] });
    expect(record.query_rewrite).toEqual(['a']);
    expect(repairs).toMatchObject([{ field: 'query_rewrite', old: '4 item(s)', new: '1 item(s)' }]);
    expect(record.raw).toEqual({ query_rewrite: ['string', ' a ', '', 'Integer'] });
  });
});

describe('normaliseRecord: pages and hard negatives', () => {
  it.each([
    ['12', '12'],
    ['12-13', '12-13'],
    ['12–13', '12–13'],
    ['12 — 13', '12-13'],
    [' 12', '12'],
    ['F-12', null],
    ['38, 39', null],
    ['None', null],
    ['xii', null],
  ])('page %j becomes %j', (page, expected) => {
    const { record } = normaliseRecord({ ...makeRecord(), passages: [{ ...makePassage('gold'), page_number: page }] });
    expect(record.passages[0]?.page_number).toBe(expected);
  });

  it('swaps back what has changed places, before it judges pages and labels', () => {
    const { record, repairs } = normaliseRecord({
      ...makeRecord(),
      hard_negatives: [
        makeNegative('a', { ticker: '61', page_number: 'pfe' }),
        makeNegative('b', { ticker: '10-k', doc_type: 'Ford' }),
        makeNegative('c', { ticker: '61', page_number: 'None' }),
      ],
    });
    expect(record.hard_negatives).toMatchObject([
      { ticker: 'PFE', page_number: '61' },
      { ticker: 'F', doc_type: '10-K' },
      { ticker: '61', page_number: null },
    ]);
    expect(repairs.map(({ field, old, new: now }) => [field, old, now])).toEqual([
      ['hard_negatives[0].ticker/page_number', '61/pfe', 'pfe/61'],
      ['hard_negatives[0].ticker', 'pfe', 'PFE'],
      ['hard_negatives[1].ticker/doc_type', '10-k/Ford', 'Ford/10-k'],
      ['hard_negatives[1].ticker', 'Ford', 'F'],
      ['hard_negatives[1].doc_type', '10-k', '10-K'],
      ['page_number', 'None', null],
    ]);
  });
});

describe('normaliseRecord: evidence', () => {
  it('removes placeholder and repeated golds, and recounts', () => {
    const { record, repairs } = normaliseRecord({
      ...makeRecord({ passages: ['a', 'string', ' a', 'b', '  '].map((text, i) => makePassage(text, `p${i}`)) }),
    });
    expect(record.passages.map((passage) => passage.passage_id)).toEqual(['p0', 'p3']);
    expect(record).toMatchObject({ num_passages: 2, passage_type: 'Two-Passage' });
    expect(repairs.map(({ rule, field }) => [rule, field])).toEqual([
      ['placeholder-gold-removed', 'passages[1]'],
      ['duplicate-gold-in-record', 'passages[2]'],
      ['placeholder-gold-removed', 'passages[4]'],
      ['num_passages-recomputed', 'num_passages'],
      ['passage-type-relabeled-from-count', 'passage_type'],
    ]);
  });

  it('never removes the last gold passage', () => {
    expect(
      normaliseRecord(makeRecord({ passages: [makePassage('string'), makePassage('')] })).record.passages.length,
    ).toBe(2);
    expect(normaliseRecord(makeRecord({ passages: [makePassage(''), makePassage(' ')] })).record.passages.length).toBe(
      1,
    );
  });

  it('removes blank, repeated and own-gold negatives, and moves the raw values of the others along', () => {
    const { record, repairs } = normaliseRecord({
      ...makeRecord({ passages: [makePassage('gold')] }),
      hard_negatives: ['a', 'gold\n', ' ', 'a\t', 'b'].map((text) =>
        makeNegative(text, { passage_id: '', doc_type: '10k' }),
      ),
      raw: { 'hard_negatives[2].ticker': 'gone', 'hard_negatives[4].ticker': 'kept' },
    });
    expect(record.hard_negatives.map(({ text, passage_id }) => [text, passage_id])).toEqual([
      ['a', 'r1:hn0'],
      ['b', 'r1:hn1'],
    ]);
    expect(repairs.slice(-3).map(({ rule, field }) => [rule, field])).toEqual([
      ['same-record-duplicate-of-gold', 'hard_negatives[1]'],
      ['empty-text-hn', 'hard_negatives[2]'],
      ['duplicate-hn-in-record', 'hard_negatives[3]'],
    ]);
    expect(record.raw).toEqual({
      'hard_negatives[0].doc_type': '10k',
      'hard_negatives[1].doc_type': '10k',
      'hard_negatives[1].ticker': 'kept',
    });
  });
});

describe('normaliseFile: years', () => {
  const filed = (id: string, year: number | string): RawRecord =>
    makeRecord({ id, year, ticker: 'F', doc_type: '10-K' });

  it('fills placeholder years with the majority of the same ticker and doc_type, of negatives too', () => {
    const negative = makeNegative('n', { ticker: 'ford', doc_type: '10-k', year: 'string' });
    const { records, repairs } = normaliseFile([
      filed('a', 'integer'),
      filed('b', '2024'),
      filed('c', 2024),
      filed('d', 2025),
      makeRecord({ id: 'e', ticker: 'GM', hard_negatives: [makeNegative(''), negative] }),
    ]);
    expect(records[0]?.year).toBe(2024);
    expect(records[4]?.hard_negatives[0]?.year).toBe(2024);
    expect(repairs).toContainEqual({
      id: 'a',
      field: 'year',
      old: 'integer',
      new: 2024,
      rule: 'placeholder-inferred-majority-ticker-doc',
    });
    expect(repairs).toContainEqual({
      id: 'e',
      field: 'hard_negatives[1].year',
      old: 'string',
      new: 2024,
      rule: 'hn-year-inferred-majority',
    });
  });

  it('leaves them where no year has more than half, or no record tells', () => {
    const { records } = normaliseFile([filed('a', 'integer'), filed('b', 2024), filed('c', 2025)]);
    expect(records[0]?.year).toBe('integer');
    expect(normaliseFile([filed('a', '')]).records[0]?.year).toBe('');
  });

  it('leaves a year that is no placeholder, however clear the majority', () => {
    const { records } = normaliseFile([filed('a', '2024-2025'), filed('b', 2024)]);
    expect(records[0]?.year).toBe('2024-2025');
  });
});

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
        const { record } = normaliseRecord({ ...makeRecord(), ...noisy });
        expect(record).toMatchObject(labels);
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
