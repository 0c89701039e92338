import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePassage, makeRecord } from '../../../tests/records';
import { describeShared, sharedPath } from '../../../tests/shared';
import { parseJsonl } from './parse-jsonl';
import { processDataset, processText, type ProcessedDataset } from './process-dataset';
import type { FinRankRecord } from './record';
import type { Refusal } from './report';
import { groupByRule } from './rule-groups';

/** A record as a line of a file, with other fields besides, in the given order of keys. */
function jsonLine(
  record: FinRankRecord,
  others: Readonly<Record<string, unknown>> = {},
  order: (keys: string[]) => string[] = (keys) => keys,
): string {
  const content: Record<string, unknown> = { ...record, raw: undefined, extra: undefined, ...others };
  return JSON.stringify(Object.fromEntries(order(Object.keys(content)).map((key) => [key, content[key]])));
}

function accepted(text: string): ProcessedDataset {
  const outcome = processText(text, 'file.jsonl');
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.dataset;
}

function refused(text: string): Refusal {
  const outcome = processText(text, 'file.jsonl');
  if (outcome.ok) throw new Error('accepted');
  return outcome.refusal;
}

describe('processDataset', () => {
  it('takes a file through to records, collection and report', () => {
    const { records, lines, build, report } = accepted(
      [
        jsonLine(makeRecord({ id: 'a', topic: 'risk' })),
        '',
        jsonLine(makeRecord({ id: 'b', difficulty: 'Tricky' })),
      ].join('\n'),
    );
    expect(records.map((record) => [record.id, record.topic])).toEqual([
      ['a', 'Risk'],
      ['b', 'Risk'],
    ]);
    expect([...lines]).toEqual([1, 3]);
    expect(build.collection.queryIds).toEqual(['a', 'b']);
    expect(report.repairs).toEqual([{ id: 'a', field: 'topic', old: 'risk', new: 'Risk', rule: 'topic-canonicalize' }]);
    expect(report.violations.map(({ rule, id, line }) => [rule, id, line])).toEqual([
      ['label-outside-vocabulary', 'b', 3],
      ['question-id-mismatch', 'b', 3],
    ]);
    expect(report.questionIdMismatches).toEqual([
      { id: 'b', field: 'difficulty', stored: 'Tricky', questionIdSays: 'Easy' },
    ]);
  });

  it('warns of labels of a wrong type, and of what they then are', () => {
    const { report } = accepted(jsonLine(makeRecord({ question_id: '' }), { year: [2024], ticker: {} }));
    expect(report.violations.map(({ rule, field }) => [rule, field])).toEqual([
      ['wrong-type', 'ticker'],
      ['wrong-type', 'year'],
      ['invalid-year', 'year'],
    ]);
  });

  it('accepts a record without hard negatives, and keeps unknown fields', () => {
    const line = jsonLine(makeRecord(), { hard_negatives: undefined, sub_industry: 'Trucks' });
    const { records, build, report } = accepted(line);
    expect(records[0]).toMatchObject({ hard_negatives: [], extra: { sub_industry: 'Trucks' } });
    expect(build.collection.hardNegatives.values.length).toBe(0);
    expect(report.violations.map(({ rule }) => rule)).toEqual(['too-few-hard-negatives']);
  });

  it('takes a curated file as it stands, and validates it none the less', () => {
    const record = makeRecord({
      id: 'a',
      topic: 'risk',
      year: '2025',
      passage_type: 'Multi-Passage',
      passages: [makePassage(' twice '), makePassage('twice')],
      query_rewrite: ['string'],
    });
    const line = jsonLine(record);
    const outcome = processText(line, 'file.jsonl', { curated: true });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    expect(outcome.dataset.records).toEqual([record]);
    expect(outcome.dataset.report.repairs).toEqual([]);
    const broken = outcome.dataset.report.violations.map(({ rule }) => rule);
    expect(broken).toEqual(expect.arrayContaining(['label-outside-vocabulary', 'invalid-year', 'duplicate-gold']));
    expect(accepted(line).report.repairs.length).toBeGreaterThan(3);
  });

  it('fills in what a curated file leaves out, and nothing else', () => {
    const line = jsonLine(makeRecord({ id: 'a', num_passages: 7 }), {
      passages: [{ text: 'gold' }],
      hard_negatives: [{ text: '' }],
    });
    const outcome = processText(line, 'file.jsonl', { curated: true });
    expect(outcome).toMatchObject({
      dataset: {
        records: [{ num_passages: 7, passages: [{ passage_id: 'a:p0' }], hard_negatives: [{ passage_id: 'a:hn0' }] }],
      },
    });
  });

  it('refuses the whole file for one error, naming faults of parsing and of records in line order', () => {
    const noPassages = JSON.stringify({ id: 'x', question: 'q' });
    const good = jsonLine(makeRecord());
    expect(refused([noPassages, '{"id":NaN}', good, good].join('\n'))).toEqual({
      fileName: 'file.jsonl',
      errorCount: 3,
      errors: [
        { line: 1, id: 'x', field: 'passages', reason: 'is missing' },
        { line: 2, id: null, field: null, reason: 'NaN at column 7 is no JSON value' },
        { line: 4, id: 'r1', field: 'id', reason: 'is already the id of line 3' },
      ],
    });
  });

  it.each(['', '\ufeff', '\n \r\n'])('refuses a file without records: %j', (text) => {
    expect(refused(text).errors).toEqual([{ line: null, id: null, field: null, reason: 'the file has no records' }]);
  });

  it('lists the first hundred errors and counts all', () => {
    const { errors, errorCount } = refused('{}\n[]\n'.repeat(100));
    expect(errorCount).toBe(400);
    expect(errors.length).toBe(100);
    expect(errors.at(-1)?.line).toBe(50);
  });

  it('does not stumble over lone surrogates, hostile keys or enormous numbers', () => {
    const line = `{"id":"\\ud800","question":"\\udc00?","passages":[{"text":"\\ud83d"}],"__proto__":{"x":1},"year":1e999,"id":"b"}`;
    expect(accepted(line).records[0]).toMatchObject({ id: 'b', year: Infinity });
  });

  it('reports progress that only grows, in steps that can be stopped between', () => {
    const text = Array.from({ length: 400 }, (_, i) => jsonLine(makeRecord({ id: `r${i}` }))).join('\n');
    const fractions: number[] = [];
    for (const { fraction } of processDataset(parseJsonl(text), 'file.jsonl', { curated: false }))
      fractions.push(fraction);
    expect(fractions.length).toBeGreaterThan(30);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });

  it('gives the same for any order of keys, any line end, and a byte-order mark', () => {
    const records = fc.array(
      fc.record({
        topic: fc.constantFrom('risk', 'Legal'),
        text: fc.string(),
        year: fc.constantFrom('2025', 2024, 'integer'),
      }),
      { minLength: 1, maxLength: 5 },
    );
    const lineEnd = fc.constantFrom('\n', '\r\n');
    const last = fc.constantFrom('', '\n', '\r\n', '\r\n\r\n');
    fc.assert(
      fc.property(
        records,
        lineEnd,
        last,
        fc.boolean(),
        fc.integer({ min: 1, max: 17 }),
        (rows, end, tail, mark, turn) => {
          const made = rows.map(({ topic, text, year }, i) =>
            makeRecord({ id: `r${i}`, topic, year, passages: [makePassage(text, `r${i}:p0`)] }),
          );
          const rotate = (keys: string[]): string[] => [...keys.slice(turn), ...keys.slice(0, turn)].reverse();
          const shuffled = made.map((record) => jsonLine(record, { note: 1 }, rotate)).join(end);
          const plain = made.map((record) => jsonLine(record, { note: 1 })).join('\n');
          expect(accepted(`${mark ? '\ufeff' : ''}${shuffled}${tail}`)).toEqual(accepted(plain));
        },
      ),
    );
  });
});

/**
 * The expected reports were counted apart from this code, by a Python script over the JSONL that applies each rule of
 * PROTOCOL.md in a line or two: sets for vocabularies, `str.strip` for trimmed texts, `isinstance(year, int)`,
 * `len({h['text'].strip() for h in negatives}) < 4`, a set of (question, answer) pairs seen so far, `re` for pages, file
 * names and markers, `question_id.split('_')` against the labels without blanks and hyphens. It printed, for tatqa, 3
 * repeated question–answer pairs; for FinanceBench, 127 industries outside the vocabulary (its own sectors) and 15 records
 * with fewer than 4 distinct negatives; nothing else.
 */
describeShared('the report on the stand-ins', () => {
  const read = (name: string): ProcessedDataset =>
    accepted(readFileSync(sharedPath('standin', `${name}.jsonl`), 'utf8'));

  it('tatqa: three repeated question–answer pairs and nothing else', () => {
    const { records, report } = read('tatqa');
    expect(records.length).toBe(1666);
    expect(report.repairs).toEqual([]);
    expect(report.questionIdMismatches).toEqual([]);
    expect(groupByRule(report.violations).map(({ rule, ids }) => [rule, ids])).toEqual([
      [
        'duplicate-question-answer',
        [
          '4a804288-7cfb-5098-b198-300284b2d661',
          '26836f07-38e0-5e23-82bc-fc8dcd9211c4',
          'ed1a608e-5a65-5346-968b-442cc7ef35f0',
        ],
      ],
    ]);
  });

  it('financebench: its own sectors, and fifteen records with too few negatives', () => {
    const { records, report } = read('financebench');
    expect(report.repairs).toEqual([]);
    expect(report.questionIdMismatches).toEqual([]);
    expect(groupByRule(report.violations).map((group) => [group.rule, group.violations.length, group.ids])).toEqual([
      ['label-outside-vocabulary', 127, records.map((record) => record.id)],
      [
        'too-few-hard-negatives',
        15,
        [
          'c31c8e34-6830-58e5-906d-768928643be3',
          'd4e53b9a-4947-5564-8eac-2412a70e86d7',
          '0b9e9bce-2a8d-5531-aafa-258c8acc26a2',
          '0f0ce826-d329-5a62-a5cc-0235aa0d7618',
          '47eb4d4d-f923-5186-a12d-f36dc717af37',
          'a7fcb504-88ed-5048-b6d3-bce21cacda14',
          'c2cc9b05-9263-511a-8701-77fe28ceccaf',
          'd9743319-f2ec-5325-96f8-f77559dfecc0',
          '722bd921-7291-534a-a55d-8d65e5c89fe8',
          '70fd17f5-f583-502b-9d5d-bcaf44c3db59',
          'a42dd006-cae3-55a1-9a28-35797d52fc43',
          'd7f55ed6-cc73-570f-b983-6c0708e9f025',
          '34618082-0ab9-5da8-ad5b-ebc50f6a9c31',
          '430d997c-e4ea-58b7-8a7a-29050ba8e895',
          'b67b89ea-409f-5cf0-bc13-fba911623d40',
        ],
      ],
    ]);
    expect(
      report.violations.every(({ rule, field }) => rule !== 'label-outside-vocabulary' || field === 'industry'),
    ).toBe(true);
  });
});
