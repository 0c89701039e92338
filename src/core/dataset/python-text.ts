/** Python's `str` behaviour where JavaScript's differs and a figure or a split depends on it. */

/** Code points that Python's `str.isspace` accepts (CPython 3, Unicode `White_Space` plus U+001C–U+001F; not U+FEFF). */
const PYTHON_SPACE = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const LEADING_SPACE = new RegExp(`^${PYTHON_SPACE}+`);
const SPACE = new RegExp(PYTHON_SPACE);

/** Python's `text.strip()`. `String.prototype.trim` would keep U+001C–U+001F and U+0085, and would remove U+FEFF. */
export function pythonStrip(text: string): string {
  const start = LEADING_SPACE.exec(text)?.[0].length ?? 0;
  let end = text.length;
  // Backwards by hand: a regular expression anchored at the end rescans every inner run of blanks.
  while (end > start && SPACE.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** True for the empty string and for white space alone, as Python's `not text.strip()`. */
export function isBlank(text: string): boolean {
  return pythonStrip(text) === '';
}

/** Orders strings by code point, as Python sorts them; JavaScript's own order is by UTF-16 unit. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    if (a.charCodeAt(i) !== b.charCodeAt(i)) return codePointRank(a, i) - codePointRank(b, i);
  }
  return a.length - b.length;
}

/** A surrogate unit stands for a code point above every other unit, though U+E000–U+FFFF have larger units. */
function codePointRank(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
