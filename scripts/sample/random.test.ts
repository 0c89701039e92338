import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, seededReal } from './random';

describe('Random', () => {
  it('gives the numbers that it gave when the sample was designed', () => {
    const random = new Random('finrank');
    expect([random.uint32(), random.uint32(), random.uint32()]).toEqual([449654210, 1462775139, 1081045041]);
  });

  it('repeats itself for a label, and not for another', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const draw = (label: string): number[] => {
          const random = new Random(label);
          return [random.uint32(), random.uint32()];
        };
        expect(draw(a)).toEqual(draw(a));
        if (a !== b) expect(draw(a)).not.toEqual(draw(b));
      }),
    );
  });

  it('draws whole numbers from both ends of a range and from between', () => {
    const random = new Random('range');
    const drawn = Array.from({ length: 4000 }, () => random.int(3, 6));
    const counts = [3, 4, 5, 6].map((value) => drawn.filter((other) => other === value).length);
    expect(counts.reduce((a, b) => a + b, 0)).toBe(4000);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('shuffles into a permutation and leaves the list alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, label) => {
        const copy = [...list];
        const shuffled = new Random(label).shuffle(list);
        expect(list).toEqual(copy);
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
      }),
    );
  });

  it('refuses to pick from nothing', () => {
    expect(() => new Random('none').pick([])).toThrow(RangeError);
  });
});

describe('seededReal', () => {
  it('stays in its range', () => {
    fc.assert(
      fc.property(fc.string(), (label) => {
        const value = seededReal(label, 2, 5);
        expect(value).toBeGreaterThanOrEqual(2);
        expect(value).toBeLessThan(5);
      }),
    );
  });
});
