import { expect, it } from 'vitest';
import { describeShared, readSharedJson } from '../../../tests/shared';
import { pythonShuffle } from './python-shuffle';

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

describeShared('shuffle against Python', () => {
  const vectors = readSharedJson<Record<string, readonly number[]>>('reference', 'vectors.json');

  it.each([5, 10, 50, 1185])('orders range(%d) as seed 42 does', (length) => {
    const expected = vectors[`python_random_42_shuffle_range_${length}`]!;
    expect(expected.length).toBeGreaterThan(0);
    expect(pythonShuffle(42, range(length)).slice(0, expected.length)).toEqual(expected);
  });
});

// Origin: CPython 3.11.7, `random.Random(seed).shuffle(list(range(8)))`.
it.each([
  [0, [4, 1, 5, 2, 0, 3, 7, 6]],
  [2 ** 32 + 5, [5, 6, 1, 0, 4, 7, 3, 2]],
  [2 ** 53 - 1, [3, 2, 0, 6, 5, 7, 4, 1]],
])('seeds as Python does from %d', (seed, expected) => {
  expect(pythonShuffle(seed, range(8))).toEqual(expected);
});

it('leaves its argument as it is, and takes empty and single lists', () => {
  const items = Object.freeze(['a', 'b', 'c']);
  expect(pythonShuffle(1, items).toSorted()).toEqual(['a', 'b', 'c']);
  expect(pythonShuffle(1, [])).toEqual([]);
  expect(pythonShuffle(1, ['a'])).toEqual(['a']);
});

it('refuses a negative seed', () => {
  expect(() => pythonShuffle(-1, [1])).toThrow(expect.objectContaining({ name: 'bad-parameter' }));
});
