import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_INTERVALS, type CrosstabPart } from '../../../core/sql/crosstab-table';
import { cutText, drawnPart } from './drawn-part';

const NOTHING = { records: 0, value: 0, n: null, ...NO_INTERVALS };
const PART: CrosstabPart = { multiple: null, cells: [], rowTotals: [], columnTotals: [], total: NOTHING };
const names = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i));
const table = (parts: number, rows: number, columns: number) => ({
  rows: names(rows),
  columns: names(columns),
  parts: Array.from({ length: parts }, () => PART),
});

describe('what is drawn of a cross-tab', () => {
  it.each([
    [1, 8, 3, null],
    [1, 278, 8, null],
    [3, 8, 8, null],
    [1, 8, 278, null],
    [3, 278, 8, 'the first 110 of 278 rows of each table'],
    [1, 1000, 8, 'the first 332 of 1000 rows'],
    [278, 8, 8, 'the first 37 of 278 tables'],
    [15, 278, 8, 'the first 21 of 278 rows of each table'],
    [60, 278, 8, 'the first 15 of 60 tables, of each the first 20 of 278 rows'],
    [3, 8, 278, 'the first 1 of 3 tables'],
  ])('of %i tables of %i rows and %i columns', (parts, rows, columns, said) => {
    const whole = table(parts, rows, columns);
    expect(cutText(whole, drawnPart(whole))).toBe(said);
  });

  it('stays bounded as long as one short table does, and never draws nothing', () => {
    const size = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(size, size, fc.integer({ min: 0, max: 142 }), (parts, rows, columns) => {
        const drawn = drawnPart(table(parts, rows, columns));
        expect(drawn.rows).toBeGreaterThan(0);
        expect(drawn.tables).toBeGreaterThan(0);
        expect(drawn.tables * (drawn.rows + 1) * (columns + 1)).toBeLessThanOrEqual(3_003);
      }),
    );
  });
});
