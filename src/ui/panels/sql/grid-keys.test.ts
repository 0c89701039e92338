import { describe, expect, it } from 'vitest';
import { cellAfterKey } from './grid-keys';

const EXTENT = { rows: 100, columns: 5, page: 10 };
const from = (row: number, column: number, key: string, ctrlKey = false) => {
  const next = cellAfterKey({ key, ctrlKey, metaKey: false }, { row, column }, EXTENT);
  return next === null ? null : [next.row, next.column];
};

describe('keys in a grid', () => {
  it.each([
    [3, 2, 'ArrowDown', false, [4, 2]],
    [99, 2, 'ArrowDown', false, [99, 2]],
    [0, 2, 'ArrowUp', false, [-1, 2]],
    [-1, 2, 'ArrowUp', false, [-1, 2]],
    [3, 4, 'ArrowRight', false, [3, 4]],
    [3, 0, 'ArrowLeft', false, [3, 0]],
    [95, 1, 'PageDown', false, [99, 1]],
    [4, 1, 'PageUp', false, [0, 1]],
    [-1, 1, 'PageUp', false, [-1, 1]],
    [3, 2, 'Home', false, [3, 0]],
    [3, 2, 'End', false, [3, 4]],
    [3, 2, 'Home', true, [0, 0]],
    [3, 2, 'End', true, [99, 4]],
    [3, 2, 'ArrowDown', true, [99, 2]],
    [3, 2, 'ArrowUp', true, [0, 2]],
    [-1, 2, 'ArrowUp', true, [-1, 2]],
    [3, 2, 'x', false, null],
  ])('from row %i, column %i: %s, with Ctrl: %s', (row, column, key, ctrl, expected) => {
    expect(from(row, column, key, ctrl)).toEqual(expected);
  });

  it('stay in the header of a result without rows', () => {
    const empty = { rows: 0, columns: 2, page: 10 };
    const down = cellAfterKey({ key: 'ArrowDown', ctrlKey: false, metaKey: false }, { row: -1, column: 0 }, empty);
    expect(down).toEqual({ row: -1, column: 0 });
  });
});
