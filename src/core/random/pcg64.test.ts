import { expect, it } from 'vitest';
import { describeShared, readSharedJson } from '../../../tests/shared';
import { Pcg64 } from './pcg64';

interface Vectors {
  readonly numpy_pcg64_seed42_first_raw_uint64: readonly string[];
  readonly numpy_default_rng_42_random_doubles: readonly number[];
}

function join([upper, lower]: readonly [number, number]): string {
  return ((BigInt(upper) << 32n) | BigInt(lower)).toString();
}

describeShared('PCG64 against numpy', () => {
  const vectors = readSharedJson<Vectors>('reference', 'vectors.json');

  it('gives the raw 64-bit stream of seed 42', () => {
    const rng = new Pcg64(42);
    const expected = vectors.numpy_pcg64_seed42_first_raw_uint64;
    expect(expected.map(() => join(rng.next64()))).toEqual(expected);
  });

  it('gives the doubles of seed 42', () => {
    const rng = new Pcg64(42);
    const expected = vectors.numpy_default_rng_42_random_doubles;
    expect(expected.map(() => rng.random())).toEqual(expected);
  });
});

it('hands out the lower half of an output, then its upper half, around whole draws', () => {
  const whole = new Pcg64(7);
  const [firstUpper, firstLower] = whole.next64();
  const [secondUpper, secondLower] = whole.next64();
  const halves = new Pcg64(7);
  expect(halves.next32()).toBe(firstLower);
  expect(halves.next64()).toEqual([secondUpper, secondLower]);
  expect(halves.next32()).toBe(firstUpper);
});

// Origin: numpy 2.4.6, `np.random.default_rng(seed).bit_generator.random_raw(2)`.
it.each([
  [0, ['11749869230777074271', '4976686463289251617']],
  [2 ** 32 - 1, ['4647538520743280031', '4041050679407036418']],
  [2 ** 32 + 5, ['14281546376153053393', '8683300866460616067']],
  [2 ** 53 - 1, ['14504086537174452373', '11184320671718615185']],
])('seeds as numpy does from %d', (seed, expected) => {
  const rng = new Pcg64(seed);
  expect([join(rng.next64()), join(rng.next64())]).toEqual(expected);
});

it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses the seed %d', (seed) => {
  expect(() => new Pcg64(seed)).toThrow(expect.objectContaining({ name: 'bad-parameter' }));
});
