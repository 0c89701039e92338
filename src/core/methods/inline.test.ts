import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInline } from './inline';

describe('parseInline', () => {
  it('tells words, code and links apart', () => {
    expect(parseInline('See [ties](#ties) or `a[0]` at [x](https://example.org/y?z).')).toEqual([
      { kind: 'words', text: 'See ' },
      { kind: 'link', text: 'ties', anchor: 'ties', url: null },
      { kind: 'words', text: ' or ' },
      { kind: 'code', text: 'a[0]' },
      { kind: 'words', text: ' at ' },
      { kind: 'link', text: 'x', anchor: null, url: 'https://example.org/y?z' },
      { kind: 'words', text: '.' },
    ]);
  });

  it('leaves brackets that are no link, and links to anything else, as words', () => {
    for (const source of ['[worst, best]', '[^a-z0-9]+', '[x](javascript:alert(1))', '`', 'a ` b'])
      expect(parseInline(source)).toEqual([{ kind: 'words', text: source }]);
  });

  it('loses no character of a text without markup', () => {
    fc.assert(
      fc.property(fc.string(), (source) => {
        fc.pre(!/[`[]/.test(source));
        expect(
          parseInline(source)
            .map(({ text }) => text)
            .join(''),
        ).toBe(source);
      }),
    );
  });
});
