import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topK } from './top-k';

/** Few distinct values, so that most documents tie. */
const scores = fc.array(fc.constantFrom(-1, 0, 0.5, 1, 2, Number.NEGATIVE_INFINITY), { maxLength: 60 });

describe('topK', () => {
  it('is the head of a stable sort by descending score', () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 80 }), (values, k) => {
        const sorted = values.map((_, i) => i).sort((left, right) => compareDescending(values[left]!, values[right]!));
        expect([...topK(Float64Array.from(values), k)]).toEqual(sorted.slice(0, k));
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses the depth %d', (k) => {
    expect(() => topK(Float64Array.of(1), k)).toThrow(expect.objectContaining({ name: 'bad-parameter' }));
  });
});

function compareDescending(left: number, right: number): number {
  if (left === right) return 0;
  return left > right ? -1 : 1;
}
