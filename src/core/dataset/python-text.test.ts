import { describe, expect, it } from 'vitest';
import { compareCodePoints, isBlank, pythonStrip } from './python-text';

describe('pythonStrip', () => {
  // Checked against CPython 3: [c for c in map(chr, range(0x110000)) if not c.strip()]
  const SPACES = [
    ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1c, 0x1d, 0x1e, 0x1f, 0x20, 0x85, 0xa0, 0x1680],
    ...[0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
    ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
  ];

  it('removes exactly the code points that Python calls white space', () => {
    const removed: number[] = [];
    for (let unit = 0; unit <= 0xffff; unit++) if (pythonStrip(String.fromCharCode(unit)) === '') removed.push(unit);
    expect(removed).toEqual(SPACES);
  });

  it('strips both ends and nothing inside', () => {
    expect(pythonStrip('\x1c a \u3000 b\x85\n')).toBe('a \u3000 b');
    expect(pythonStrip('\ufeffa')).toBe('\ufeffa');
    expect(isBlank(' \t\u2003')).toBe(true);
    expect(isBlank('\u200b')).toBe(false);
  });
});

describe('compareCodePoints', () => {
  it('puts astral characters after U+FFFF as Python does', () => {
    const names = ['\u{1F600}', '\uffee', 'b', 'B', '', 'ba', '\u{1F600}a'];
    // Python: sorted(['😀', '\uffee', 'b', 'B', '', 'ba', '😀a'])
    expect(names.sort(compareCodePoints)).toEqual(['', 'B', 'b', 'ba', '\uffee', '\u{1F600}', '\u{1F600}a']);
  });
});
