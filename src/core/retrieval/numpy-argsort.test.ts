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

function digest(order: readonly number[]): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('hex');
}

describe('argsort against numpy without SIMD', () => {
  it.each(numpy.cases)(
    'orders $length values, $distinct of them different',
    ({ length, distinct, sha256, first16 }) => {
      const order = [...numpyScalarArgsort(Float64Array.from(pseudoRandom(length, distinct)))];
      expect(order.slice(0, 16)).toEqual(first16);
      expect(digest(order)).toBe(sha256);
    },
  );

  it('turns to heap sort at the depth limit', () => {
    const { values, order } = numpy.adversary;
    expect([...numpyScalarArgsort(Float64Array.from(values))]).toEqual(order);
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
