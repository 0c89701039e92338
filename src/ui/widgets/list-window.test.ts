import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowAfterKey, rowsInView, scrollToShow } from './list-window';

describe('rowsInView', () => {
  it('draws every row that can be seen, and few others, wherever the list is scrolled', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.double({ min: 10, max: 200, noNaN: true }),
        fc.integer({ min: 1, max: 10_000 }),
        (scrollTop, height, rowHeight, count) => {
          const { first, end } = rowsInView(scrollTop, height, rowHeight, count);
          const top = Math.min(scrollTop, Math.max(0, count * rowHeight - height));
          expect(first * rowHeight).toBeLessThanOrEqual(top);
          expect(end === count || end * rowHeight >= top + height).toBe(true);
          expect(first).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(count);
          expect(end - first).toBeLessThanOrEqual(height / rowHeight + 14);
        },
      ),
    );
  });

  it('draws the first rows before a row was measured', () => {
    expect(rowsInView(500, 400, 0, 1000)).toEqual({ first: 0, end: 12 });
    expect(rowsInView(0, 0, 0, 3)).toEqual({ first: 0, end: 3 });
  });
});

describe('scrollToShow', () => {
  it('moves as little as it can', () => {
    expect(scrollToShow(5, 400, 300, 100)).toBe(400);
    expect(scrollToShow(3, 400, 300, 100)).toBe(300);
    expect(scrollToShow(7, 400, 300, 100)).toBe(500);
  });
});

describe('rowAfterKey', () => {
  it.each([
    ['ArrowDown', 4, 5],
    ['j', 9, 9],
    ['ArrowUp', 4, 3],
    ['k', 0, 0],
    ['PageDown', 4, 7],
    ['PageUp', 4, 1],
    ['PageUp', 1, 0],
    ['Home', 4, 0],
    ['End', 4, 9],
    ['x', 4, null],
    ['toString', 4, null],
  ])('%s leads from %i to %s', (key, active, expected) => {
    expect(rowAfterKey(key, active, 10, 3)).toBe(expected);
  });
});
