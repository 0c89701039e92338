import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TermTable } from './term-table';

function intern(table: TermTable, term: string, hash: number): number {
  const units = Uint16Array.from({ length: term.length }, (_, i) => term.charCodeAt(i));
  return table.intern(units, 0, units.length, hash);
}

function find(table: TermTable, term: string, hash: number): number {
  const units = Uint16Array.from({ length: term.length }, (_, i) => term.charCodeAt(i));
  return table.find(units, 0, units.length, hash);
}

describe('TermTable', () => {
  it('gives a term of any length back', () => {
    const table = new TermTable();
    const long = `${'🙂a'.repeat(200_000)}z`;
    expect(table.term(intern(table, long, 1))).toBe(long);
  });

  it('tells terms apart however their hashes collide', () => {
    const terms = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 40 });
    fc.assert(
      fc.property(terms, fc.constantFrom(1, 2, 1000), (members, hashes) => {
        const table = new TermTable();
        const hashOf = (term: string): number => term.length % hashes;
        members.forEach((term, i) => {
          expect(find(table, term, hashOf(term))).toBe(-1);
          expect(intern(table, term, hashOf(term))).toBe(i);
        });
        members.forEach((term, i) => {
          expect(intern(table, term, hashOf(term))).toBe(i);
          expect(table.term(i)).toBe(term);
        });
      }),
    );
  });

  it('keeps every term through its enlargements', () => {
    const table = new TermTable();
    const terms = Array.from({ length: 150_000 }, (_, i) => `term${i}`);
    const hashOf = (i: number): number => Math.imul(i, 2_654_435_761) >>> 2;
    terms.forEach((term, i) => intern(table, term, hashOf(i)));
    expect(terms.every((term, i) => find(table, term, hashOf(i)) === i && table.term(i) === term)).toBe(true);
  });

  it('orders by code points, as Python does', () => {
    const table = new TermTable();
    // U+FF21 comes before U+10400, although its UTF-16 unit is the greater one.
    const ascending = ['', 'a', 'ab', 'b', '\uff21', '\u{10400}', '\u{10400}a'];
    ascending.forEach((term, i) => intern(table, term, i));
    const numbers = ascending.map((_, i) => i);
    expect(numbers.toReversed().sort((left, right) => table.compare(left, right))).toEqual(numbers);
  });

  it('counts code points, not units', () => {
    const table = new TermTable();
    ['a', '\u{1d7d9}', 'ab', 'a\u{1d7d9}'].forEach((term, i) => intern(table, term, i));
    expect([0, 1, 2, 3].map((term) => table.hasTwoCodePoints(term))).toEqual([false, false, true, true]);
  });
});
