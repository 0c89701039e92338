import { describe, expect, it } from 'vitest';
import { ErrorList } from './error-list';
import { parseJsonl } from './parse-jsonl';
import { readRawRecord, type RawRow } from './raw-record';

function read(...objects: readonly unknown[]): { rows: (RawRow | null)[]; errors: unknown[] } {
  const errors = new ErrorList();
  const seen = new Map<string, number>();
  const rows = parseJsonl(objects.map((object) => JSON.stringify(object)).join('\n')).rows;
  return {
    rows: rows.map((row) => readRawRecord(row, seen, errors)),
    errors: errors.kept.map(({ line, id, field, reason }) => [line, id, field, reason]),
  };
}

const MINIMAL = { id: 'a', question: 'q', passages: [{ text: 't' }] };

describe('readRawRecord', () => {
  it('fills in what is missing, and nothing else refuses a record', () => {
    const { rows, errors } = read(MINIMAL);
    expect(errors).toEqual([]);
    expect(rows[0]).toEqual({
      line: 1,
      record: {
        id: 'a',
        question_id: '',
        ticker: '',
        industry: '',
        question: 'q',
        answer: '',
        query_rewrite: [],
        topic: '',
        reasoning_type: '',
        difficulty: '',
        num_passages: null,
        passage_type: '',
        year: '',
        doc_type: '',
        passages: [{ text: 't', page_number: null, passage_id: '' }],
        hard_negatives: [],
        folder_name: '',
        raw: {},
        extra: {},
      },
      wrongTypes: [],
    });
  });

  it.each([
    [{ ...MINIMAL, id: undefined }, null, 'id', 'is missing'],
    [{ ...MINIMAL, id: null }, null, 'id', 'is missing, or not a text'],
    [{ ...MINIMAL, id: ' ' }, ' ', 'id', 'is blank'],
    [{ ...MINIMAL, question: undefined }, 'a', 'question', 'is missing'],
    [{ ...MINIMAL, question: '\n' }, 'a', 'question', 'is blank'],
    [{ ...MINIMAL, passages: undefined }, 'a', 'passages', 'is missing'],
    [{ ...MINIMAL, passages: 'text' }, 'a', 'passages', 'is missing, or not a list'],
    [{ ...MINIMAL, passages: [] }, 'a', 'passages', 'is empty: a record needs at least one gold passage'],
    [{ ...MINIMAL, passages: ['text'] }, 'a', 'passages[0]', 'expected an object with a text'],
    [{ ...MINIMAL, passages: [[]] }, 'a', 'passages[0]', 'expected an object with a text'],
    [{ ...MINIMAL, hard_negatives: {} }, 'a', 'hard_negatives', 'expected a list'],
    [{ ...MINIMAL, hard_negatives: ['text'] }, 'a', 'hard_negatives[0]', 'expected an object with a text'],
  ])('refuses %j', (object, id, field, reason) => {
    const { rows, errors } = read(object);
    expect(rows).toEqual([null]);
    expect(errors).toEqual([[1, id, field, reason]]);
  });

  it.each([
    [{ year: [2024] }, 'year', 'is a list', { year: '[2024]' }],
    [{ ticker: {} }, 'ticker', 'is an object', { ticker: '{}' }],
    [{ topic: { name: 'Risk' } }, 'topic', 'is an object', { topic: '{"name":"Risk"}' }],
    [{ answer: true }, 'answer', 'is a truth value', { answer: 'true' }],
    [{ num_passages: [1] }, 'num_passages', 'is a list', { num_passages: '[1]' }],
    [{ query_rewrite: { a: 1 } }, 'query_rewrite', 'is an object', { query_rewrite: ['{"a":1}'] }],
    [{ query_rewrite: ['one', []] }, 'query_rewrite[1]', 'is a list', { query_rewrite: ['one', '[]'] }],
    [{ passages: [{ text: ['t'] }] }, 'passages[0].text', 'is a list', { passages: [{ text: '["t"]' }] }],
    [
      { hard_negatives: [{}, { year: {} }] },
      'hard_negatives[1].year',
      'is an object',
      { hard_negatives: [{ year: '' }, { year: '{}' }] },
    ],
  ])('reads %j as text and notes it', (fields, field, type, expected) => {
    const { rows, errors } = read({ ...MINIMAL, ...fields });
    expect(errors).toEqual([]);
    expect(rows[0]?.record).toMatchObject(expected);
    const reason = `${type}; its JSON stands for a text`;
    expect(rows[0]?.wrongTypes).toEqual([{ rule: 'wrong-type', field, reason }]);
  });

  it('names every fault of a record, and both lines of a repeated id', () => {
    const { rows, errors } = read({ passages: [] }, MINIMAL, { ...MINIMAL, question: 'other' });
    expect(rows.map((row) => row?.line)).toEqual([undefined, 2, undefined]);
    expect(errors).toEqual([
      [1, null, 'id', 'is missing'],
      [1, null, 'question', 'is missing'],
      [1, null, 'passages', 'is empty: a record needs at least one gold passage'],
      [3, 'a', 'id', 'is already the id of line 2'],
    ]);
  });

  it.each([
    ['numbers as ids and labels', { id: 7, topic: 3, answer: true }, { id: '7', topic: '3', answer: 'true' }],
    ['a count as text or number', { num_passages: '2' }, { num_passages: '2' }],
    ['a year as number', { year: 2025 }, { year: 2025 }],
    ['a single rewrite', { query_rewrite: 'one' }, { query_rewrite: ['one'] }],
    ['no rewrite', { query_rewrite: null }, { query_rewrite: [] }],
    ['nulls among rewrites', { query_rewrite: ['one', null] }, { query_rewrite: ['one', ''] }],
    ['no hard negatives', { hard_negatives: null }, { hard_negatives: [] }],
  ])('tolerates %s', (_, fields, expected) => {
    const { rows } = read({ ...MINIMAL, ...fields });
    expect(rows[0]?.record).toMatchObject(expected);
  });

  it('reads a page as text, and a blank one as unknown', () => {
    const pages = [12, '12', '', ' ', null, undefined].map((page_number) => ({ text: 't', page_number }));
    const { rows } = read({ ...MINIMAL, passages: pages });
    const readPages = rows[0]?.record.passages.map((passage) => passage.page_number);
    expect(readPages).toEqual(['12', '12', null, null, null, null]);
  });

  it('keeps raw values and unknown fields, those with hostile names too', () => {
    const json = `{"id":"a","question":"q","passages":[{"text":"t","page_number_raw":"F-1"}],
      "hard_negatives":[{"text":"n"},{"text":"m","ticker_raw":"61","note":1}],
      "year_raw":"2025","sub_industry":"Midstream","other_raw":1,"__proto__":{"a":1},"constructor":2,"toString_raw":3}`;
    const row = { line: 1, value: JSON.parse(json) as Record<string, unknown> };
    const record = readRawRecord(row, new Map(), new ErrorList())?.record;
    expect(record?.raw).toEqual({
      year: '2025',
      'passages[0].page_number': 'F-1',
      'hard_negatives[1].ticker': '61',
    });
    expect(JSON.stringify(record?.extra)).toBe(
      '{"sub_industry":"Midstream","other_raw":1,"__proto__":{"a":1},"constructor":2,"toString_raw":3}',
    );
  });
});
