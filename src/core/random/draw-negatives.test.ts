import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeShared, readSharedJson } from '../../../tests/shared';
import { readStandIn, rowLists, STAND_INS } from '../../../tests/stand-in';
import { choiceWithoutReplacement } from './choice';
import { drawNegatives, negativeSampleSizes } from './draw-negatives';
import { Pcg64 } from './pcg64';

interface PerQuery {
  readonly corpus_size: number;
  readonly random_negatives_first_50: readonly (readonly number[])[];
  readonly random_negatives_last_5: readonly (readonly number[])[];
}
interface Intervals {
  readonly random_negatives_sha256: string;
}

describeShared('random negatives against the release’s harness', () => {
  it.each(STAND_INS)('%s: every draw', (name) => {
    const { texts, gold, hardNegatives } = readStandIn(name);
    const perQuery = readSharedJson<PerQuery>('reference', name, 'per-query.json');
    const intervals = readSharedJson<Intervals>('reference', name, 'intervals.json');
    const sizes = negativeSampleSizes(hardNegatives);
    const drawn = rowLists(drawNegatives({ gold, sizes, documents: texts.length, seed: 42 }));
    expect(texts.length).toBe(perQuery.corpus_size);
    expect(drawn.slice(0, 50)).toEqual(perQuery.random_negatives_first_50);
    expect(drawn.slice(-5)).toEqual(perQuery.random_negatives_last_5);
    const digest = createHash('sha256').update(JSON.stringify(drawn)).digest('hex');
    expect(digest).toBe(intervals.random_negatives_sha256);
  });
});

describe('random negatives', () => {
  it('are what choice gives on the pool written out', () => {
    const query = fc.uniqueArray(fc.nat(39), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(query, { maxLength: 5 }), fc.nat(), (golds, seed) => {
        const sorted = golds.map((gold) => gold.toSorted((a, b) => a - b));
        const offsets = Uint32Array.from([0, ...sorted.map((_, i) => sorted.slice(0, i + 1).flat().length)]);
        const gold = { offsets, values: Uint32Array.from(sorted.flat()) };
        const sizes = Uint32Array.from(sorted, (_, i) => i + 1);
        const rng = new Pcg64(seed);
        const expected = sorted.map((own, i) => {
          const pool = Array.from({ length: 40 }, (_, document) => document).filter((d) => !own.includes(d));
          return [...choiceWithoutReplacement(rng, pool.length, i + 1)].map((index) => pool[index]);
        });
        expect(rowLists(drawNegatives({ gold, sizes, documents: 40, seed }))).toEqual(expected);
      }),
    );
  });

  it('are at least one a query', () => {
    const hardNegatives = { offsets: Uint32Array.of(0, 2, 2, 3), values: Uint32Array.of(1, 1, 4) };
    expect([...negativeSampleSizes(hardNegatives)]).toEqual([2, 1, 1]);
  });

  it('cannot outnumber the pool', () => {
    const gold = { offsets: Uint32Array.of(0, 1), values: Uint32Array.of(0) };
    expect(() => drawNegatives({ gold, sizes: Uint32Array.of(3), documents: 3, seed: 42 })).toThrow(
      expect.objectContaining({ name: 'sample-exceeds-population' }),
    );
  });
});
