import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion, planRecords } from './plan';

describe('apportion', () => {
  it('gives exactly the total, and each key its share up to one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.uuid(), fc.integer({ min: 1, max: 500 })), { minLength: 1, maxLength: 9 }),
        fc.nat(2000),
        (counts, total) => {
          const items = apportion(counts, total);
          expect(items).toHaveLength(total);
          const whole = counts.reduce((sum, [, count]) => sum + count, 0);
          for (const [key, count] of counts) {
            const got = items.filter((item) => item === key).length;
            expect(Math.abs(got - (count * total) / whole)).toBeLessThan(1);
          }
        },
      ),
    );
  });
});

describe('planRecords', () => {
  it('plans any number of records, each with a label of every kind', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1500 }), fc.string(), (size, seed) => {
        const slots = planRecords(size, seed);
        expect(slots).toHaveLength(size);
        for (const slot of slots) {
          expect([2024, 2025]).toContain(slot.year);
          if (slot.form === '10-Q') expect(slot.company.sector).toBe('Oil & Gas');
        }
      }),
      { numRuns: 25 },
    );
  });
});
