import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABEL_FIELDS } from './record';
import { orderKeys, orderRecords } from './record-order';
import type { OrderSource } from './record-order';

const column = (values: readonly string[], codes: readonly number[]) => ({ values, codes: Uint16Array.from(codes) });
const flat = column(['x'], [0, 0, 0, 0]);
const SOURCE: OrderSource = {
  ids: ['r10', 'r2', 'r1', 'r3'],
  labels: {
    ...(Object.fromEntries(LABEL_FIELDS.map((field) => [field, flat])) as OrderSource['labels']),
    difficulty: column(['Hard', 'Easy', 'Medium'], [0, 1, 2, 1]),
    ticker: column(['F', 'BMW'], [0, 1, 1, 0]),
  },
  goldCounts: Uint8Array.of(2, 1, 3, 1),
  hardNegativeCounts: Uint16Array.of(4, 4, 4, 9),
};
const ALL = Uint32Array.of(0, 1, 2, 3);
const ordered = (sort: Parameters<typeof orderKeys>[1], descending = false, relevance: number[] | null = null) => [
  ...orderRecords(ALL, orderKeys(SOURCE, sort, relevance), descending),
];

describe('order of records', () => {
  it('puts easy before hard, r2 before r10, and equal ones in file order', () => {
    expect(ordered('difficulty')).toEqual([1, 3, 2, 0]);
    expect(ordered('id')).toEqual([2, 1, 3, 0]);
    expect(ordered('ticker')).toEqual([1, 2, 0, 3]);
    expect(ordered('golds')).toEqual([1, 3, 0, 2]);
    expect(ordered('negatives', true)).toEqual([3, 0, 1, 2]);
  });

  it('puts the best match first, and takes file order where there is no search', () => {
    expect(ordered('relevance', false, [0.1, 3, 0.5, 3])).toEqual([1, 3, 2, 0]);
    expect(ordered('relevance')).toEqual([0, 1, 2, 3]);
    expect(ordered('file', true)).toEqual([3, 2, 1, 0]);
  });

  it('keeps every match once, sorted, and equal keys ascending', () => {
    const scene = fc
      .array(fc.integer({ min: 0, max: 4 }), { maxLength: 40 })
      .chain((keys) =>
        fc.record({ keys: fc.constant(keys), matches: fc.subarray(keys.map((_, i) => i)), descending: fc.boolean() }),
      );
    fc.assert(
      fc.property(scene, ({ keys, matches, descending }) => {
        const result = [...orderRecords(Uint32Array.from(matches), keys, descending)];
        expect(result.toSorted((a, b) => a - b)).toEqual(matches);
        for (let i = 1; i < result.length; i += 1) {
          const [before, after] = [result[i - 1]!, result[i]!];
          const step = (keys[after]! - keys[before]!) * (descending ? -1 : 1);
          expect(step > 0 || (step === 0 && after > before)).toBe(true);
        }
      }),
    );
  });
});
