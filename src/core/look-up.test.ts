import { expect, it } from 'vitest';
import { lookUp } from './look-up';

it('finds a table’s own entries, and none that every object inherits', () => {
  expect(lookUp({ a: 1 }, 'a')).toBe(1);
  for (const key of ['b', 'toString', 'constructor', '__proto__', 'hasOwnProperty']) {
    expect(lookUp({ a: 1 }, key)).toBeUndefined();
  }
});
