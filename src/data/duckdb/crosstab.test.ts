import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filingRecords } from '../../../tests/filing-records';
import { makeNegative, makePassage, makeRecord } from '../../../tests/records';
import { databaseOf } from '../../../tests/sql-database';
import type { FinRankRecord } from '../../core/dataset/record';
import { withoutInterval } from '../../core/evaluation/values';
import { CROSSTAB_FIELDS, DEFAULT_CROSSTAB, type CrosstabField, type CrosstabSpec } from '../../core/sql/crosstab-spec';
import { NO_INTERVALS, type CrosstabFigure, type CrosstabTable } from '../../core/sql/crosstab-table';
import { crosstab } from './crosstab';
import type { Database } from './database';
import { replaceSystem } from './dataset-tables';
import intervals from './fixtures/t-intervals.json';

/** Labels that break SQL, JavaScript objects or a parser that is careless with them. */
const HOSTILE = [
  "O'Brien'; DROP TABLE records; --",
  '__proto__',
  '🦆 "quoted"',
  'null',
  '',
  'a\0b',
  'a',
  'b\nc \\',
  '%_',
];

const RECORDS: readonly FinRankRecord[] = filingRecords(90).map((record, n) => ({
  ...record,
  topic: HOSTILE[n % HOSTILE.length] ?? '',
  difficulty: (['Easy', 'Medium', 'Hard'] as const)[n % 3] ?? 'Easy',
  question: Array.from({ length: (n * 7) % 45 }, (_, i) => `word${i}`).join(' '),
  ...(n % 10 === 9 ? { hard_negatives: [] } : {}),
  ...(n === 5
    ? { hard_negatives: [makeNegative('  ', { passage_id: 'blank' }), ...record.hard_negatives.slice(0, 1)] }
    : {}),
}));

let database: Database;
beforeAll(async () => {
  database = await databaseOf(RECORDS, {
    violations: RECORDS.slice(0, 12).map(({ id }, i) => ({
      rule: i % 2 === 0 ? 'invalid-year' : 'empty-text',
      id,
      line: i + 1,
      field: 'year',
      reason: "It's wrong.",
    })),
  });
}, 60_000);
afterAll(() => {
  database.terminate();
});

const make = (spec: Partial<CrosstabSpec>): Promise<CrosstabTable> =>
  crosstab(database, { ...DEFAULT_CROSSTAB, ...spec });
const counts = (figures: readonly CrosstabFigure[] | undefined) => figures?.map(({ value }) => value);
const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((total, n) => total + (n ?? 0), 0);

describe('a cross-tab', () => {
  it('keeps hostile labels apart, as text', async () => {
    const { rows, parts } = await make({ rows: 'topic', columns: null });
    const own = rows.flatMap((row, i) => (HOSTILE.includes(row) ? [[row, parts[0]?.rowTotals[i]?.value]] : []));
    expect(own).toHaveLength(HOSTILE.length);
    expect(own).toEqual(expect.arrayContaining(HOSTILE.map((label) => [label, 10])));
    expect(parts[0]?.total.value).toBe(90);
  });

  it.each(HOSTILE)('filters by the hostile label %j', async (label) => {
    const { rows, parts } = await make({ rows: 'topic', columns: null, filter: { topic: [label] } });
    expect(rows).toEqual([label]);
    expect(counts(parts[0]?.rowTotals)).toEqual([10]);
  });

  it('has every value of a closed vocabulary, and 0 where no record is', async () => {
    const { rows, columns, parts } = await make({ rows: 'doc_type', columns: 'difficulty' });
    expect(rows).toEqual(['10-K', '10-Q', 'Unknown']);
    expect(columns).toEqual(['Easy', 'Medium', 'Hard']);
    expect(counts(parts[0]?.cells[2])).toEqual([0, 0, 0]);
    expect(counts(parts[0]?.cells[1])).toEqual([30, 0, 0]);
  });

  it('counts a record under each class of its negatives, once in totals, and names those without', async () => {
    const { withoutNegatives, parts } = await make({ rows: 'negative_class', columns: 'difficulty' });
    const [part] = parts;
    expect(withoutNegatives).toBe(9);
    expect(part?.total.value).toBe(90);
    expect(sum(counts(part?.rowTotals) ?? [])).toBeGreaterThan(81);
    expect(sum(counts(part?.columnTotals) ?? [])).toBe(90);
  });

  it('counts hard negatives, blank ones too, by their own class', async () => {
    const { parts } = await make({ rows: 'negative_class', columns: null, cell: 'negatives' });
    const listed = sum(RECORDS.map(({ hard_negatives }) => hard_negatives.length));
    expect(parts[0]?.total.value).toBe(listed);
    expect(sum(counts(parts[0]?.rowTotals) ?? [])).toBe(listed);
  });

  it('shows no classes but those that the filter chooses', async () => {
    const filter = { negative_class: ['cross_industry'] };
    const { rows, parts } = await make({ rows: 'negative_class', columns: null, filter });
    expect(rows).toEqual(['cross_industry']);
    expect(parts[0]?.rowTotals[0]?.records).toBe(parts[0]?.total.records);
    const negatives = await make({ rows: 'difficulty', columns: null, cell: 'negatives', filter });
    expect(negatives.parts[0]?.total.value).toBe(
      (await make({ rows: 'negative_class', columns: null, cell: 'negatives', filter })).parts[0]?.total.value,
    );
  });

  it('filters by warning and by split part', async () => {
    const warned = await make({ columns: null, filter: { warning: ['invalid-year'] } });
    expect(warned.parts[0]?.total.value).toBe(6);
    const either = await make({ columns: null, filter: { warning: ['invalid-year', 'empty-text'] } });
    expect(either.parts[0]?.total.value).toBe(12);
    const test = await make({ columns: null, filter: { split: ['random/test'] } });
    expect(test.parts[0]?.total.value).toBe(9);
  });

  it('matches nothing for a value that no record has', async () => {
    const { rows, parts } = await make({ rows: 'topic', columns: null, filter: { topic: ['Foo'] } });
    expect(rows).toEqual([]);
    expect(parts[0]?.total).toEqual({ records: 0, value: 0, n: null, ...NO_INTERVALS });
  });

  it('repeats itself for each multiple, with totals of its own', async () => {
    const { parts } = await make({ rows: 'difficulty', columns: 'doc_type', multiples: 'year' });
    expect(parts.map(({ multiple }) => multiple)).toEqual(['2023', '2024']);
    expect(sum(parts.map(({ total }) => total.value))).toBe(90);
    for (const { cells, rowTotals } of parts)
      expect(cells.map((row) => sum(counts(row) ?? []))).toEqual(counts(rowTotals));
  });
});

/** Rows, columns and multiples that differ. */
const axes = fc.shuffledSubarray([...CROSSTAB_FIELDS], { minLength: 3, maxLength: 3 });
const single = (field: CrosstabField | null) => field !== 'negative_class';

describe('totals and shares', () => {
  it('add up wherever a record has one value of each field', async () => {
    await fc.assert(
      fc.asyncProperty(axes, async ([rows = 'topic', columns = 'year', multiples = 'golds']) => {
        fc.pre([rows, columns, multiples].every(single));
        const { parts } = await make({ rows, columns, multiples });
        expect(sum(parts.map(({ total }) => total.value))).toBe(90);
        for (const { cells, rowTotals, columnTotals, total } of parts) {
          expect(cells.map((row) => sum(counts(row) ?? []))).toEqual(counts(rowTotals));
          expect(columnTotals.map((_, i) => sum(cells.map((row) => row[i]?.value ?? 0)))).toEqual(counts(columnTotals));
          expect(sum(counts(rowTotals) ?? [])).toBe(total.value);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('are shares of what they say, over any fields', async () => {
    await fc.assert(
      fc.asyncProperty(axes, fc.boolean(), async ([rows = 'topic', columns = 'year', third = 'golds'], several) => {
        const fields = { rows, columns, multiples: several ? third : null };
        const plain = await make(fields);
        const [ofRow, ofColumn, ofTotal] = [
          await make({ ...fields, cell: 'row-share' }),
          await make({ ...fields, cell: 'column-share' }),
          await make({ ...fields, cell: 'total-share' }),
        ];
        const share = (n: number, whole: number | undefined) => (whole === 0 ? null : n / (whole ?? NaN));
        plain.parts.forEach(({ cells, rowTotals, columnTotals, total }, p) => {
          cells.forEach((row, r) => {
            row.forEach(({ records }, c) => {
              expect(ofRow.parts[p]?.cells[r]?.[c]?.value).toBe(share(records, rowTotals[r]?.records));
              expect(ofColumn.parts[p]?.cells[r]?.[c]?.value).toBe(share(records, columnTotals[c]?.records));
              expect(ofTotal.parts[p]?.cells[r]?.[c]?.value).toBe(share(records, total.records));
            });
            expect(ofRow.parts[p]?.rowTotals[r]?.value).toBe(share(rowTotals[r]?.records ?? 0, rowTotals[r]?.records));
            expect(ofColumn.parts[p]?.rowTotals[r]?.value).toBe(share(rowTotals[r]?.records ?? 0, total.records));
          });
        });
      }),
      { numRuns: 25 },
    );
  });
});

describe('a mean', () => {
  it.each(intervals.samples)('has the interval that scipy gives for $values', async ({ values, mean, low, high }) => {
    const record = Uint32Array.from(values.keys());
    const none = new Uint32Array();
    await replaceSystem(database, {
      system: "it's",
      runs: { record: none, document: none, rank: none, score: new Float64Array() },
      values: [{ measure: 'R@10', record, ...withoutInterval(Float64Array.from(values)) }],
    });
    const { parts } = await make({ columns: null, cell: 'mean', system: "it's", measure: 'R@10' });
    const total = parts[0]?.total;
    expect(total).toMatchObject({ records: 90, n: values.length });
    expect(total?.value).toBeCloseTo(mean, 14);
    expect(total?.low).toBeCloseTo(low, 12);
    expect(total?.high).toBeCloseTo(high, 12);
  });

  it('of one value has no interval, and of none is undefined', async () => {
    const one = Uint32Array.of(0);
    await replaceSystem(database, {
      system: 'one',
      runs: { record: one, document: one, rank: one, score: Float64Array.of(1) },
      values: [{ measure: 'RR', record: one, ...withoutInterval(Float64Array.of(0.25)) }],
    });
    const { rows, parts } = await make({ columns: null, cell: 'mean', system: 'one', measure: 'RR' });
    const own = rows.indexOf(RECORDS[0]?.topic ?? '');
    expect(parts[0]?.rowTotals[own]).toEqual({
      records: 10,
      value: 0.25,
      n: 1,
      worst: 0.25,
      best: 0.25,
      low: null,
      high: null,
    });
    const other = rows.indexOf(RECORDS[1]?.topic ?? '');
    expect(parts[0]?.rowTotals[other]).toEqual({ records: 10, value: null, n: 0, ...NO_INTERVALS });
    const unknown = await make({ columns: null, cell: 'mean', system: 'none', measure: 'RR' });
    expect(unknown.parts[0]?.total).toMatchObject({ records: 90, value: null, n: 0 });
  });

  it('takes a record once, whatever its negatives', async () => {
    const record = Uint32Array.from(RECORDS.keys());
    const none = new Uint32Array();
    await replaceSystem(database, {
      system: 'all',
      runs: { record: none, document: none, rank: none, score: new Float64Array() },
      values: [
        {
          measure: 'RR',
          record,
          value: Float64Array.from(record, (n) => n / 90),
          worst: Float64Array.from(record, (n) => n / 180),
          best: Float64Array.from(record, (n) => (n + 1) / 90),
        },
      ],
    });
    const { parts } = await make({ rows: 'negative_class', columns: null, cell: 'mean', system: 'all', measure: 'RR' });
    expect(parts[0]?.total.n).toBe(90);
    expect(parts[0]?.total.value).toBeCloseTo(89 / 180, 12);
    expect(parts[0]?.total.worst).toBeCloseTo(89 / 360, 12);
    expect(parts[0]?.total.best).toBeCloseTo(91 / 180, 12);
  });
});

describe('an empty data set', () => {
  it('of one record makes a cross-tab too', async () => {
    const small = await databaseOf([makeRecord({ passages: [makePassage('only')] })]);
    try {
      const { parts } = await crosstab(small, { ...DEFAULT_CROSSTAB, cell: 'mean' });
      expect(parts[0]?.total).toEqual({ records: 1, value: null, n: 0, ...NO_INTERVALS });
    } finally {
      small.terminate();
    }
  });
});
