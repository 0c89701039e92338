import { describe, expect, it } from 'vitest';
import { DEFAULT_CROSSTAB, repeatedField } from './crosstab-spec';
import {
  arrangeCrosstab,
  NO_INTERVALS,
  type CrosstabFigure,
  type CrosstabPart,
  type CrosstabTable,
} from './crosstab-table';
import { crosstabValues } from './crosstab-values';
import { drillFilter } from './crosstab-drill';

const counted = (records: number): CrosstabFigure => ({ records, value: records, n: null, ...NO_INTERVALS });
const mean = (value: number | null, n: number): CrosstabFigure => ({ records: n, value, n, ...NO_INTERVALS });

function part(multiple: string | null, cells: readonly (readonly number[])[]): CrosstabPart {
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  const columns = (cells[0] ?? []).map((_, c) => sum(cells.map((row) => row[c] ?? 0)));
  return {
    multiple,
    cells: cells.map((row) => row.map(counted)),
    rowTotals: cells.map((row) => counted(sum(row))),
    columnTotals: columns.map(counted),
    total: counted(sum(columns)),
  };
}
const TABLE: CrosstabTable = {
  rows: ['a', 'b', 'c'],
  columns: ['x', 'y'],
  parts: [
    part('one', [
      [1, 0],
      [0, 0],
      [5, 0],
    ]),
    part('two', [
      [0, 0],
      [0, 0],
      [0, 0],
    ]),
  ],
  withoutNegatives: 0,
  sql: '',
};
const COUNT = { cell: 'count' } as const;

describe('arranging a cross-tab', () => {
  it('leaves it as it is unless asked', () => {
    expect(arrangeCrosstab(TABLE, COUNT, { sort: 'label', hideEmpty: false })).toEqual(TABLE);
  });

  it('hides rows, columns and multiples that no record has', () => {
    const { rows, columns, parts } = arrangeCrosstab(TABLE, COUNT, { sort: 'label', hideEmpty: true });
    expect([rows, columns, parts.map(({ multiple }) => multiple)]).toEqual([['a', 'c'], ['x'], ['one']]);
    expect(parts[0]?.cells.map((row) => row.map(({ value }) => value))).toEqual([[1], [5]]);
    expect(parts[0]?.columnTotals.map(({ value }) => value)).toEqual([6]);
  });

  it('orders rows by what all multiples hold, equal ones by label', () => {
    const parts = [part('one', [[1], [1], [5]]), part('two', [[7], [7], [2]])];
    const sorted = arrangeCrosstab({ ...TABLE, columns: ['x'], parts }, COUNT, { sort: 'total', hideEmpty: false });
    expect(sorted.rows).toEqual(['a', 'b', 'c']);
    expect(sorted.parts[1]?.rowTotals.map(({ value }) => value)).toEqual([7, 7, 2]);
    const largest = arrangeCrosstab(TABLE, COUNT, { sort: 'total', hideEmpty: false });
    expect(largest.rows).toEqual(['c', 'a', 'b']);
  });

  it('orders means by the mean over all multiples, undefined ones last', () => {
    const own = (totals: readonly CrosstabFigure[]): CrosstabPart => ({
      multiple: null,
      cells: totals.map(() => []),
      rowTotals: totals,
      columnTotals: [],
      total: mean(0.5, 10),
    });
    const parts = [own([mean(0.5, 10), mean(null, 0), mean(0, 1)]), own([mean(0.1, 90), mean(null, 0), mean(0.9, 1)])];
    const sorted = arrangeCrosstab(
      { ...TABLE, columns: [], parts },
      { cell: 'mean' },
      { sort: 'total', hideEmpty: false },
    );
    // 0.45 over 2, 0.14 over 100, none.
    expect(sorted.rows).toEqual(['c', 'a', 'b']);
  });
});

describe('a spec', () => {
  it('tells a field on two axes', () => {
    expect(repeatedField(DEFAULT_CROSSTAB)).toBeNull();
    expect(repeatedField({ ...DEFAULT_CROSSTAB, columns: null })).toBeNull();
    expect(repeatedField({ ...DEFAULT_CROSSTAB, columns: 'topic' })).toBe('topic');
    expect(repeatedField({ ...DEFAULT_CROSSTAB, multiples: 'difficulty' })).toBe('difficulty');
    expect(repeatedField({ ...DEFAULT_CROSSTAB, columns: null, multiples: 'topic' })).toBe('topic');
  });

  it('gives a cell the filter of its own values', () => {
    const spec = { ...DEFAULT_CROSSTAB, filter: { topic: ['Risk', 'Legal'], year: ['2024'] } };
    expect(drillFilter(spec, { multiple: null, row: 'Risk', column: 'Easy' })).toEqual({
      topic: ['Risk'],
      difficulty: ['Easy'],
      year: ['2024'],
    });
    expect(drillFilter(spec, { multiple: null, row: null, column: null })).toEqual(spec.filter);
  });
});

describe('values of an axis', () => {
  it('hold a closed vocabulary whole, and what else the data set has behind it', () => {
    expect(crosstabValues('doc_type', ['8-K', '10-Q'], undefined)).toEqual(['10-K', '10-Q', 'Unknown', '8-K']);
    expect(crosstabValues('ticker', ['F', 'ABBV'], undefined)).toEqual(['ABBV', 'F']);
    expect(crosstabValues('golds', ['10', '2'], undefined)).toEqual(['2', '10']);
    expect(crosstabValues('question_length', [], undefined)).toEqual(['0-10', '11-15', '16-20', '21-30', '31+']);
  });

  it('are those that a filter leaves', () => {
    expect(crosstabValues('difficulty', [], ['Hard', 'Easy', 'Foo'])).toEqual(['Easy', 'Hard']);
    expect(crosstabValues('difficulty', [], [])).toHaveLength(3);
  });
});
