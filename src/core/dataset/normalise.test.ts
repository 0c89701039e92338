import { describe, expect, it } from 'vitest';
import { makeNegative, makePassage, makeRecord } from '../../../tests/records';
import { normaliseFile } from './normalise';
import type { RawRecord } from './raw-record';
import type { FinRankRecord } from './record';
import type { Repair } from './report';

/** A record as the only one of its file. */
function normaliseAlone(raw: RawRecord): { record: FinRankRecord; repairs: readonly Repair[] } {
  const { records, repairs } = normaliseFile([raw]);
  const [record] = records;
  if (record === undefined) throw new Error('the record was dropped');
  return { record, repairs };
}

/** What a record's field becomes, and by which rules. */
function mend(fields: Partial<RawRecord>, field: keyof RawRecord): { value: unknown; rules: string[] } {
  const { record, repairs } = normaliseAlone({ ...makeRecord(), ...fields });
  return { value: record[field], rules: repairs.map((repair) => repair.rule) };
}

describe('normaliseFile: labels', () => {
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
    const { record, repairs } = normaliseAlone({
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
    const { record } = normaliseAlone({ ...makeRecord(), topic: 'risk', raw: { topic: 'rsk' } });
    expect(record.raw).toEqual({ topic: 'rsk' });
  });

  it('strips placeholders and outer blanks from rewrites', () => {
    const { record, repairs } = normaliseAlone({ ...makeRecord(), query_rewrite: ['string', ' a ', '', 'Integer'] });
    expect(record.query_rewrite).toEqual(['a']);
    expect(repairs).toMatchObject([{ field: 'query_rewrite', old: '4 item(s)', new: '1 item(s)' }]);
    expect(record.raw).toEqual({ query_rewrite: ['string', ' a ', '', 'Integer'] });
  });
});

describe('normaliseFile: pages and hard negatives', () => {
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
    const { record } = normaliseAlone({ ...makeRecord(), passages: [{ ...makePassage('gold'), page_number: page }] });
    expect(record.passages[0]?.page_number).toBe(expected);
  });

  it('swaps back what has changed places, before it judges pages and labels', () => {
    const { record, repairs } = normaliseAlone({
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

describe('normaliseFile: evidence', () => {
  it('removes placeholder and repeated golds, and recounts', () => {
    const { record, repairs } = normaliseAlone({
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
      normaliseAlone(makeRecord({ passages: [makePassage('string'), makePassage('')] })).record.passages.length,
    ).toBe(2);
    expect(normaliseAlone(makeRecord({ passages: [makePassage(''), makePassage(' ')] })).record.passages.length).toBe(
      1,
    );
  });

  it('removes blank, repeated and own-gold negatives, and moves the raw values of the others along', () => {
    const { record, repairs } = normaliseAlone({
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
