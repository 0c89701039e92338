import fc from 'fast-check';
import { expect, it } from 'vitest';
import { naturalLog } from './natural-log';

/** Binary digits after the point in the exact arithmetic below. */
const BITS = 100n;
const ONE = 1n << BITS;

/** 2 · artanh(numerator / denominator) in fixed point, by its power series. */
function twiceArtanh(numerator: bigint, denominator: bigint): bigint {
  const s = (numerator * ONE) / denominator;
  const square = (s * s) / ONE;
  let power = s;
  let sum = 0n;
  for (let odd = 1n; power !== 0n; odd += 2n) {
    sum += power / odd;
    power = (power * square) / ONE;
  }
  return 2n * sum;
}

/** x as a fraction of integers, exactly. */
function fraction(x: number): [bigint, bigint] {
  let denominator = 1n;
  let scaled = x;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    denominator *= 2n;
  }
  return [BigInt(scaled), denominator];
}

/** ln x in fixed point: artanh converges fast once x is brought near 1 by powers of two. */
function exactLog(x: number): bigint {
  let [numerator, denominator] = fraction(x);
  let twos = 0n;
  for (; numerator > 2n * denominator; twos++) denominator *= 2n;
  for (; 2n * numerator < denominator; twos--) numerator *= 2n;
  return twos * twiceArtanh(1n, 3n) + twiceArtanh(numerator - denominator, numerator + denominator);
}

/** |computed − ln x| in units of the last place of `computed`. */
function errorInUlps(x: number): number {
  const computed = naturalLog(x);
  const [numerator, denominator] = fraction(Math.abs(computed));
  const exact = exactLog(x);
  const difference = (numerator * ONE) / denominator - (exact < 0n ? -exact : exact);
  const ulp = 2 ** (Math.floor(Math.log2(Math.abs(computed))) - 52);
  return Math.abs(Number(difference) / Number(ONE)) / ulp;
}

it('rounds to the nearest double for every argument of an idf in a corpus of 3,000', () => {
  for (let n = 0; n <= 3000; n++) {
    if (n !== 0) expect(errorInUlps(n + 0.5), `ln ${n + 0.5}`).toBeLessThanOrEqual(0.5001);
    if (n > 1) expect(errorInUlps(n), `ln ${n}`).toBeLessThanOrEqual(0.5001);
  }
});

it('rounds to the nearest double for ratios', () => {
  const ratio = fc.tuple(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }));
  fc.assert(
    fc.property(ratio, ([left, right]) => {
      fc.pre(left !== right);
      expect(errorInUlps(left / right)).toBeLessThanOrEqual(0.5001);
    }),
    { numRuns: 1000 },
  );
});

it('is 0 at 1', () => {
  expect(naturalLog(1)).toBe(0);
});

// Origin: glibc 2.36 through CPython 3.11.7 `math.log`. Math.log of V8 gives …096 for the first.
it.each([
  [3, 1.0986122886681098],
  [0.5, -0.6931471805599453],
  [1455.5, 7.283104763185678],
])('gives glibc’s value at %d', (x, expected) => {
  expect(naturalLog(x)).toBe(expected);
});
