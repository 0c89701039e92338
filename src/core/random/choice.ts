import { ExplorerError } from '../errors';
import type { Pcg64 } from './pcg64';
import { multiplyHigh } from './wide-multiply';

/** numpy shuffles a tail instead of using Floyd's method above this population … */
const TAIL_SHUFFLE_POPULATION = 10_000;
/** … and above this share of it (one in 50). */
const TAIL_SHUFFLE_DIVISOR = 50;

/**
 * A uniform integer in [0, maximum], `maximum` included: Lemire's method (arXiv:1805.10941) on 32-bit draws, which is
 * what numpy 2.x `random_bounded_uint64` takes for ranges below 2^32 − 1. No draw is spent when `maximum` is 0.
 *
 * @param maximum integer from 0 to 2^32 − 2
 */
export function boundedInteger(rng: Pcg64, maximum: number): number {
  if (maximum === 0) return 0;
  const range = maximum + 1;
  let draw = rng.next32();
  let leftover = Math.imul(draw, range) >>> 0;
  if (leftover < range) {
    const threshold = (0xffffffff - maximum) % range;
    while (leftover < threshold) {
      draw = rng.next32();
      leftover = Math.imul(draw, range) >>> 0;
    }
  }
  return multiplyHigh(draw, range);
}

/** Fisher–Yates from the last place down to `first`, in place. */
function shuffleDownTo(rng: Pcg64, values: Uint32Array, first: number): void {
  for (let i = values.length - 1; i >= first; i--) {
    const j = boundedInteger(rng, i);
    const held = values[i] ?? 0;
    values[i] = values[j] ?? 0;
    values[j] = held;
  }
}

function contains(values: Uint32Array, length: number, wanted: number): boolean {
  for (let i = 0; i < length; i++) if (values[i] === wanted) return true;
  return false;
}

/**
 * Floyd's sampling (Bentley & Floyd, CACM 30(9), 1987), then a shuffle of the sample. What is taken already is looked
 * for in the sample itself: for the handful that a query draws, that is faster than any set.
 */
function floydSample(rng: Pcg64, population: number, size: number): Uint32Array {
  const sample = new Uint32Array(size);
  for (let i = 0; i < size; i++) {
    const last = population - size + i;
    const candidate = boundedInteger(rng, last);
    sample[i] = contains(sample, i, candidate) ? last : candidate;
  }
  shuffleDownTo(rng, sample, 1);
  return sample;
}

function tailShuffleSample(rng: Pcg64, population: number, size: number): Uint32Array {
  const all = Uint32Array.from({ length: population }, (_, i) => i);
  shuffleDownTo(rng, all, Math.max(population - size, 1));
  return all.slice(population - size);
}

/**
 * `Generator.choice(population, size, replace=False)` bit for bit (numpy 2.x `_generator.pyx`): `size` distinct
 * integers of [0, population) in random order.
 *
 * @param population integer from 0 to 2^32 − 1
 * @param size integer ≥ 0
 * @throws ExplorerError `sample-exceeds-population` where numpy raises ValueError
 */
export function choiceWithoutReplacement(rng: Pcg64, population: number, size: number): Uint32Array {
  if (size > population) {
    throw new ExplorerError(
      'sample-exceeds-population',
      `Cannot draw ${size} of ${population} without replacement, as numpy refuses to.`,
    );
  }
  const shuffleTail = population > TAIL_SHUFFLE_POPULATION && size > Math.floor(population / TAIL_SHUFFLE_DIVISOR);
  return shuffleTail ? tailShuffleSample(rng, population, size) : floydSample(rng, population, size);
}
