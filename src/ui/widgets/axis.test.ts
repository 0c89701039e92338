import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticks } from './axis';

describe('ticks', () => {
  it('takes the finest round step that gives few labels', () => {
    expect(ticks([8.2, 40.1])).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks([74.4, 96.2])).toEqual([70, 75, 80, 85, 90, 95, 100]);
    expect(ticks([50, 50])).toEqual([50, 50.1]);
    expect(ticks([])).toEqual([0, 1]);
  });

  it('encloses all percentages with two to seven ascending labels', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1 }), (values) => {
        const labels = ticks(values);
        expect(labels.length).toBeGreaterThanOrEqual(2);
        expect(labels.length).toBeLessThanOrEqual(7);
        expect(labels).toEqual(labels.toSorted((a, b) => a - b));
        expect(labels[0]).toBeLessThanOrEqual(Math.min(...values) + 1e-9);
        expect(labels.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - 1e-9);
      }),
    );
  });
});
