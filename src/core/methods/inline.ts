/** A piece of a text: plain words, code, or a link. */
export type Inline =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  /** Exactly one of the two is set: an anchor of another definition, or an address on the web. */
  | { readonly kind: 'link'; readonly text: string; readonly anchor: string | null; readonly url: string | null };

const MARKUP = /`([^`]+)`|\[([^\]]+)\]\((#|https:\/\/)([^)\s]+)\)/g;

/** Splits a text of {@link Block} into its pieces, in order; joined, their texts are the text without its markup. */
export function parseInline(source: string): Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  const words = (to: number): void => {
    if (to > from) pieces.push({ kind: 'words', text: source.slice(from, to) });
  };
  for (const match of source.matchAll(MARKUP)) {
    const [all, code, label = '', scheme = '', target = ''] = match;
    words(match.index);
    from = match.index + all.length;
    if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (scheme === '#') pieces.push({ kind: 'link', text: label, anchor: target, url: null });
    else pieces.push({ kind: 'link', text: label, anchor: null, url: scheme + target });
  }
  words(source.length);
  return pieces;
}
