import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight, snippet } from './highlight';

describe('highlight', () => {
  it('marks whole words only, whatever their case', () => {
    expect(highlight('Net sales, salesforce; SALES!', new Set(['sales']))).toEqual([
      { text: 'Net ', hit: false },
      { text: 'sales', hit: true },
      { text: ', salesforce; ', hit: false },
      { text: 'SALES', hit: true },
      { text: '!', hit: false },
    ]);
  });

  it('gives the text back when its segments are joined', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, terms) => {
        const joined = highlight(text, new Set(terms)).map((segment) => segment.text);
        expect(joined.join('')).toBe(text);
      }),
    );
  });
});

describe('snippet', () => {
  const filler = 'lorem ipsum dolor sit amet '.repeat(40);

  it('leaves a short text alone', () => {
    expect(snippet('Net sales', new Set(['sales']), 100)).toBe('Net sales');
  });

  it('shows the stretch with most terms, cut at blanks', () => {
    const text = `${filler}cash and cash equivalents ${filler}`;
    const shown = snippet(text, new Set(['cash', 'equivalents']), 80);
    expect(shown).toContain('cash and cash equivalents');
    expect(shown.startsWith('… ')).toBe(true);
    expect(shown.endsWith(' …')).toBe(true);
    expect(shown.length).toBeLessThanOrEqual(84);
  });

  it('always shows a part of the text, of about the length asked for', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 1, max: 50 }), (text, length) => {
        const shown = snippet(text, new Set(['a']), length)
          .replace(/^… /, '')
          .replace(/ …$/, '');
        expect(text).toContain(shown);
        expect(shown.length).toBeLessThanOrEqual(Math.max(length, 1));
      }),
    );
  });
});
