import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf, passageBlocks } from './passage-shape';

describe('passageBlocks', () => {
  const tabular = (text: string) => passageBlocks(text).map((block) => block.tabular);

  it.each([
    [' | 2019 | 2018\nFixed Price | $  1,452.4 | $  1,146.2\nOther | 44.1 | 56.7', [true]],
    ['Revenue  $  12,842  $  4,422\nCost of revenue  561  1,502', [true]],
    ['Cash\t1\t2\nDebt\t3\t4', [true]],
    ['On a fixed-price type contract, we agree to perform.\nOn a cost-plus type contract, we are paid.', [false]],
    ['One line | with bars', [false]],
    ['', [false]],
  ])('tells %j', (text, expected) => {
    expect(tabular(text)).toEqual(expected);
  });

  it('parts a table from the prose around it', () => {
    expect(passageBlocks('Net sales rose.\n\nSales | 5\nCosts | 3\n\nOnly | once\nin prose.')).toEqual([
      { text: 'Net sales rose.\n\n', tabular: false },
      { text: 'Sales | 5\nCosts | 3\n\nOnly | once\n', tabular: true },
      { text: 'in prose.', tabular: false },
    ]);
    expect(tabular('Text.\nOnly | once\nmore text.')).toEqual([false]);
  });

  it('is soon done with a line that ends in thousands of blanks', () => {
    const line = `net sales${' '.repeat(4000)}`;
    const begin = performance.now();
    expect(tabular(`${line}\n${line}|`)).toEqual([false]);
    // No measure of speed: trying every way to part the blanks took 23 s, looking at each once takes less than a millisecond.
    expect(performance.now() - begin).toBeLessThan(2000);
  });

  it('gives the text back when its blocks are joined', () => {
    const line = fc.constantFrom('', ' ', 'prose', 'a | b', 'c  d', '\r');
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n'), (lines, end) => {
        const text = lines.join(end);
        const blocks = passageBlocks(text);
        expect(blocks.map((block) => block.text).join('')).toBe(text);
        expect(blocks.every(({ tabular: is }, i) => i === 0 || is !== blocks[i - 1]!.tabular)).toBe(true);
      }),
    );
  });
});

describe('openingOf', () => {
  it('cuts behind a word', () => {
    expect(openingOf('net sales of the company rose sharply', 20)).toBe('net sales of the');
  });

  it('cuts no line of a table', () => {
    expect(openingOf('| Sales | 5 |\n| Costs of sales | 3 |', 20)).toBe('| Sales | 5 |');
    expect(openingOf('Net sales rose.\nCosts of sales fell.', 20)).toBe('Net sales rose.');
    expect(openingOf('Net sales rose.\nThe costs of sales fell.', 25)).toBe('Net sales rose.\nThe');
  });

  it('never cuts a text that is hardly longer, nor a surrogate pair', () => {
    expect(openingOf('twelve chars', 10)).toBe('twelve chars');
    expect(openingOf('😀😀😀😀😀', 5)).toBe('😀😀');
  });

  it('gives a start of the text within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 100 }), (text, limit) => {
        const opening = openingOf(text, limit);
        expect(text.startsWith(opening)).toBe(true);
        expect(opening.length).toBeLessThanOrEqual(limit * 1.2);
      }),
    );
  });
});
