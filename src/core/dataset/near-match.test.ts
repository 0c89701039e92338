import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, foldLabel, matchLabel, spellings } from './near-match';
import { DIFFICULTIES, REASONING_TYPES, SECTORS, TOPICS } from './record';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['foodnotes', 'footnotes', 1],
    ['mutli', 'multi', 1],
    ['qualtitative', 'qualitative', 1],
    ['qualtitative', 'quantitative', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('%j to %j: %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  it('is zero for equal strings alone, symmetric, and at most the longer length', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(short, short, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});

describe('foldLabel', () => {
  it('sees no difference in case, blanks, hyphens of any kind, underscores and full-width letters', () => {
    const same = [
      'Multi-Passage',
      'multi\u2011passage',
      'MULTI_PASSAGE',
      ' multi\u00a0passage ',
      'ｍｕｌｔｉ－ｐａｓｓａｇｅ',
    ];
    expect(new Set(same.map(foldLabel))).toEqual(new Set(['multipassage']));
  });
});

describe('matchLabel', () => {
  it('mends one edit from 4 characters on and two from 8 on, towards the nearest member alone', () => {
    const vocabulary = spellings(['Risk', 'Legal', 'Governance', 'Governor'], { two: 'Two' });
    expect(matchLabel('risks', vocabulary)).toBe('Risk');
    expect(matchLabel('Rikss', vocabulary)).toBeNull();
    expect(matchLabel('Legla', vocabulary)).toBe('Legal');
    expect(matchLabel('Govrenence', vocabulary)).toBe('Governance');
    expect(matchLabel('Governorce', vocabulary)).toBeNull();
    expect(matchLabel('tow', vocabulary)).toBeNull();
    expect(matchLabel('TWO', vocabulary)).toBe('Two');
    expect(matchLabel('', vocabulary)).toBeNull();
  });

  it('never turns a member with one typo into another member', () => {
    const letter = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 });
    const edit = fc.constantFrom('insert', 'delete', 'replace', 'swap');
    for (const members of [TOPICS, SECTORS, DIFFICULTIES, REASONING_TYPES]) {
      const vocabulary = spellings(members);
      fc.assert(
        fc.property(fc.constantFrom(...members), edit, fc.nat(), letter, (member, kind, seed, inserted) => {
          const at = seed % member.length;
          const tail = member.slice(at + 1);
          const typo = {
            insert: member.slice(0, at) + inserted + member.slice(at),
            delete: member.slice(0, at) + tail,
            replace: member.slice(0, at) + inserted + tail,
            swap: member.slice(0, at) + tail.slice(0, 1) + member.charAt(at) + tail.slice(1),
          }[kind];
          expect([member, null]).toContain(matchLabel(typo, vocabulary));
        }),
      );
    }
  });
});
