import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import python from './fixtures/python-tokens.json';
import { TermSplitter } from './term-splitter';
import { createTokenizer } from './tokenizer';

const FAMILIES = ['python-word', 'paper-alnum'] as const;

function wordsOf(splitter: TermSplitter, text: string): string[] {
  return Array.from(splitter.read(text), (term) => splitter.table.term(term));
}

/** Texts in which tokens repeat, cases mix, and units that need context turn up. */
const text = fc
  .array(
    fc.constantFrom(
      'Net',
      'net',
      'SALES',
      'a',
      '1',
      '_',
      ' ',
      '  ',
      '-',
      'Σ',
      'İ',
      'é',
      '𝟙',
      '😀',
      '’',
      '日本',
      'x'.repeat(300),
    ),
  )
  .map((parts) => parts.join(''));

describe.each(FAMILIES)('splitting into %s terms', (family) => {
  const tokenize = createTokenizer(family);

  it('gives the tokenizer’s tokens', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (sample) => {
        expect(wordsOf(new TermSplitter(family), sample)).toEqual(tokenize(sample));
      }),
    );
  });

  it('gives Python’s tokens for the tricky texts, one table through all', () => {
    const splitter = new TermSplitter(family);
    for (const { text: sample, [family]: tokens } of python.cases) {
      expect(wordsOf(splitter, sample)).toEqual(tokens);
    }
  });
});

describe('term numbers', () => {
  it('count up in order of first occurrence and stay', () => {
    const splitter = new TermSplitter('python-word');
    expect([...splitter.read('Net sales, net income')]).toEqual([0, 1, 0, 2]);
    expect([...splitter.read('INCOME before tax: net')]).toEqual([2, 3, 4, 0]);
    expect(splitter.table.size).toBe(5);
  });

  it('are unknown to a look-up until a text has been read', () => {
    const splitter = new TermSplitter('python-word');
    splitter.read('net sales');
    expect([...splitter.lookUp('Sales of cash')]).toEqual([1, -1, -1]);
    expect(splitter.table.size).toBe(2);
  });
});
