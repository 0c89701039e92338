import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnEdges, columnsInView, contentHeight, gridWindow, placeToShow } from './grid-window';

const size = fc.record({
  rows: fc.integer({ min: 1, max: 5_000_000 }),
  rowHeight: fc.constantFrom(24, 28, 44),
  viewHeight: fc.integer({ min: 50, max: 1500 }),
});

describe('the rows of a grid in view', () => {
  it('are those at the scroll place while all rows fit', () => {
    const small = { rows: 1000, rowHeight: 28, viewHeight: 280 };
    expect(contentHeight(small)).toBe(28_000);
    expect(gridWindow(0, small, 0)).toEqual({ first: 0, end: 10, top: 0 });
    expect(gridWindow(42, small, 0)).toEqual({ first: 1, end: 12, top: 28 });
    expect(gridWindow(27_720, small, 0)).toEqual({ first: 990, end: 1000, top: 27_720 });
  });

  it('reach the last of a million rows within what browsers lay out', () => {
    const large = { rows: 1_000_000, rowHeight: 28, viewHeight: 560 };
    expect(contentHeight(large)).toBe(15_000_000);
    expect(gridWindow(15_000_000 - 560, large, 0)).toMatchObject({ first: 999_980, end: 1_000_000 });
  });

  it('cover the view wherever it is scrolled to', () => {
    fc.assert(
      fc.property(size, fc.double({ min: 0, max: 1, noNaN: true }), (grid, at) => {
        const scrollable = Math.max(0, contentHeight(grid) - grid.viewHeight);
        const { first, end, top } = gridWindow(at * scrollable, grid, 0);
        expect(top).toBeLessThanOrEqual(at * scrollable + 0.01);
        const bottom = top + (end - first) * grid.rowHeight;
        expect(bottom).toBeGreaterThanOrEqual(Math.min(at * scrollable + grid.viewHeight, contentHeight(grid)) - 0.01);
      }),
    );
  });

  it('hold a row that is to be shown', () => {
    fc.assert(
      fc.property(size, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(), (grid, at, n) => {
        const row = n % grid.rows;
        const scrollable = Math.max(0, contentHeight(grid) - grid.viewHeight);
        const place = placeToShow(row, at * scrollable, grid);
        expect(place).toBeLessThanOrEqual(Math.max(scrollable, 0) + 0.01);
        const { first, end } = gridWindow(place, grid, 1);
        expect(row).toBeGreaterThanOrEqual(first);
        expect(row).toBeLessThan(end);
      }),
    );
  });
});

describe('the columns of a grid in view', () => {
  const edges = columnEdges([100, 50, 200]);

  it.each([
    [0, 90, { first: 0, end: 1 }],
    [0, 1000, { first: 0, end: 3 }],
    [100, 40, { first: 1, end: 2 }],
    [149, 10, { first: 1, end: 3 }],
    [200, 100, { first: 2, end: 3 }],
  ])('from %d on, %d wide', (left, width, expected) => {
    expect(columnsInView(edges, left, width)).toEqual(expected);
  });
});
