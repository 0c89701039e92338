import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import numpy from './fixtures/numpy-argsort.json';
import { numpyScalarArgsort } from './numpy-argsort';

/** A linear congruential generator (C's classic constants); `distinct` bounds the number of different values. */
function pseudoRandom(length: number, distinct: number): number[] {
  let state = length + distinct;
  return Array.from({ length }, () => {
    // The product stays below 2^63: BigInt keeps it exact.
    state = Number((BigInt(state) * 1_103_515_245n + 12_345n) % 2_147_483_648n);
    return (state >>> 8) % distinct;
  });
}

/** Values that split off two at a time under the median of three (Musser 1997), so that the depth limit is reached. */
function medianOfThreeKiller(length: number): number[] {
  const half = length / 2;
  const values = new Array<number>(length).fill(0);
  for (let i = 1; i <= half; i++) {
    values[i - 1] = i % 2 === 1 ? i : half + i - 1;
    values[half + i - 1] = 2 * i;
  }
  return values;
}

function digest(order: readonly number[]): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('hex');
}

describe('argsort against numpy without SIMD', () => {
  it.each(numpy.cases)('orders $length $name values of $distinct', ({ length, distinct, sha256, first16 }) => {
    const values = distinct === undefined ? medianOfThreeKiller(length) : pseudoRandom(length, distinct);
    const order = [...numpyScalarArgsort(Float64Array.from(values))];
    expect(order.slice(0, 16)).toEqual(first16);
    expect(digest(order)).toBe(sha256);
  });
});

it('orders every value after the smaller ones, each once', () => {
  const value = fc.oneof(fc.constantFrom(0, 1, Number.POSITIVE_INFINITY), fc.double({ noNaN: true }));
  fc.assert(
    fc.property(fc.array(value, { maxLength: 200 }), (values) => {
      const order = [...numpyScalarArgsort(Float64Array.from(values))];
      expect(order.toSorted((a, b) => a - b)).toEqual(values.map((_, i) => i));
      order.slice(1).forEach((place, i) => {
        expect(values[order[i]!]! <= values[place]!).toBe(true);
      });
    }),
  );
});
