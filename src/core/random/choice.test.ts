import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeShared, readSharedJson } from '../../../tests/shared';
import { boundedInteger, choiceWithoutReplacement } from './choice';
import { Pcg64 } from './pcg64';

interface Vectors {
  readonly numpy_default_rng_42_choice_no_replace_in_sequence: readonly {
    readonly population: number;
    readonly size: number;
    readonly drawn: readonly number[];
  }[];
}

describeShared('choice without replacement against numpy', () => {
  it('gives every draw of the reference, one generator through all', () => {
    const rng = new Pcg64(42);
    const cases = readSharedJson<Vectors>(
      'reference',
      'vectors.json',
    ).numpy_default_rng_42_choice_no_replace_in_sequence;
    const drawn = cases.map(({ population, size }) => [...choiceWithoutReplacement(rng, population, size)]);
    expect(drawn).toEqual(cases.map((one) => one.drawn));
  });
});

describe('choice without replacement', () => {
  // Origin: numpy 2.4.6, the last four of `np.random.default_rng(5).choice(population, size, replace=False)`.
  it.each([
    [10_000, 201, [5513, 9381, 4225, 7319]],
    [10_001, 200, [8446, 9382, 6004, 6523]],
    [10_001, 201, [8077, 226, 8050, 6708]],
  ])('changes method where numpy does: %d, %d', (population, size, lastFour) => {
    expect([...choiceWithoutReplacement(new Pcg64(5), population, size).slice(-4)]).toEqual(lastFour);
  });

  // Origin: numpy 2.4.6, default_rng(5). A range just above 2^31 makes Lemire's method reject about every second draw.
  it('rejects the draws that Lemire’s method rejects', () => {
    const rng = new Pcg64(5);
    const drawn = Array.from({ length: 6 }, () => [...choiceWithoutReplacement(rng, 2 ** 31 + 11, 2)]);
    expect(drawn).toEqual([
      [1728730623, 1440510682],
      [1353417281, 1735039642],
      [596836682, 115815301],
      [97227738, 1226609127],
      [104706386, 319577161],
      [2092048929, 1058758875],
    ]);
  });

  it('draws distinct members of the population', () => {
    const draw = fc.tuple(fc.nat(300), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat());
    fc.assert(
      fc.property(draw, ([population, share, seed]) => {
        const size = Math.floor(population * share);
        const drawn = choiceWithoutReplacement(new Pcg64(seed), population, size);
        expect(drawn.length).toBe(size);
        expect(new Set(drawn).size).toBe(size);
        expect(drawn.every((member) => member < population)).toBe(true);
      }),
    );
  });

  it('refuses a sample larger than the population', () => {
    expect(() => choiceWithoutReplacement(new Pcg64(1), 3, 4)).toThrow(
      expect.objectContaining({ name: 'sample-exceeds-population' }),
    );
  });
});

it('spends no draw on a range of one', () => {
  const rng = new Pcg64(9);
  expect(boundedInteger(rng, 0)).toBe(0);
  expect(rng.next32()).toBe(new Pcg64(9).next32());
});
