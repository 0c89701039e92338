/** A stretch of a text, and whether it is one of the words looked for. */
export interface TextSegment {
  readonly text: string;
  readonly hit: boolean;
}

const WORD = /[\p{L}\p{N}_]+/gu;

/**
 * Cuts a text into hits and the rest. The segments joined give the text back, so that a view can show them as text
 * nodes and never has to build markup.
 *
 * @param terms lower-case words
 */
export function highlight(text: string, terms: ReadonlySet<string>): TextSegment[] {
  const segments: TextSegment[] = [];
  let rest = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(word.toLowerCase())) continue;
    if (index > rest) segments.push({ text: text.slice(rest, index), hit: false });
    segments.push({ text: word, hit: true });
    rest = index + word.length;
  }
  if (rest < text.length) segments.push({ text: text.slice(rest), hit: false });
  return segments;
}

/**
 * The part of a text that shows most of the terms: a window of whole words, with an ellipsis where it was cut.
 *
 * @param length of the window in UTF-16 units, ≥ 1
 */
export function snippet(text: string, terms: ReadonlySet<string>, length: number): string {
  if (text.length <= length) return text;
  const hits = [...text.matchAll(WORD)].filter(([word]) => terms.has(word.toLowerCase())).map(({ index }) => index);
  const start = densestStart(hits, length);
  const from = start === 0 ? 0 : text.indexOf(' ', Math.max(0, start - length / 8)) + 1;
  const to = from + length >= text.length ? text.length : Math.max(from + 1, text.lastIndexOf(' ', from + length));
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

/** The first hit of the window that holds most hits; 0 where there are none. */
function densestStart(hits: readonly number[], length: number): number {
  let best = 0;
  let most = 0;
  let end = 0;
  hits.forEach((hit, start) => {
    while (end < hits.length && (hits[end] ?? Infinity) < hit + length * 0.8) end += 1;
    if (end - start > most) {
      most = end - start;
      best = hit;
    }
  });
  return best;
}
