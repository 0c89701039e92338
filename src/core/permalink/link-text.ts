import type { Pairs } from './parameters';

/** Percent-encodes only what would break a link, so that `Oil & Gas` reads `Oil+%26+Gas` and `nDCG@10` stays. */
export function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))
    .replaceAll('%20', '+')
    .replaceAll('%2F', '/')
    .replaceAll('%40', '@')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',');
}

/** Null when a percent sequence is broken. */
export function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** Null when a percent sequence is broken. */
export function decodePairs(query: string): Pairs | null {
  const pairs: (readonly [string, string])[] = [];
  for (const part of query.split('&')) {
    if (part === '') continue;
    const [key, value = ''] = splitOnce(part, '=');
    const text = decode(value);
    if (text === null) return null;
    pairs.push([key, text]);
  }
  return pairs;
}

/** The text before and after the first separator; the second is absent where there is none. */
export function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** What is wrong with a link's closing check sum, or null. `body` is the link without `#/`. */
export function checkIntegrity(body: string): { code: 'cut-off' | 'altered'; message: string } | null {
  const match = /^(.*)&c=([0-9a-z]*)$/s.exec(body);
  if (match === null)
    return { code: 'cut-off', message: 'The end of the link is missing: it was cut off, or written by hand.' };
  const [, open = '', sum = ''] = match;
  const expected = checksum(`#/${open}`);
  if (sum === expected) return null;
  return expected.startsWith(sum)
    ? { code: 'cut-off', message: 'The last characters of the link are missing.' }
    : { code: 'altered', message: 'The link was changed after it was made: its check sum does not fit.' };
}

/** FNV-1a over UTF-16 units (Fowler, Noll, Vo), 32 bits, in base 36: guards against accidents, not against intent. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}
