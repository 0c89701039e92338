import { describe, expect, it } from 'vitest';
import { LENGTH_BANDS, lengthBand, questionWords } from './question-length';

describe('question length', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['What is EBITDA?', 3],
    [' two\twords\n', 2],
    // A no-break space joins, as it does for RE2.
    ['10\u00a0%', 1],
  ])('counts the words of %j', (question, words) => {
    expect(questionWords(question)).toBe(words);
  });

  it('puts every length into one band, at its ends too', () => {
    expect([0, 10, 11, 15, 16, 20, 21, 30, 31, 400].map(lengthBand)).toEqual([
      '0-10',
      '0-10',
      '11-15',
      '11-15',
      '16-20',
      '16-20',
      '21-30',
      '21-30',
      '31+',
      '31+',
    ]);
    for (const [i, { from }] of LENGTH_BANDS.entries()) expect(from).toBe(i === 0 ? 0 : LENGTH_BANDS[i - 1]!.to! + 1);
  });
});
