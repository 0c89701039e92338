/**
 * The form of the written definitions. They exist once, here; the Methods view and docs/METHODS.md both print them.
 *
 * Texts carry `code` between backticks, and links as `[words](#anchor)` or `[words](https://…)`; nothing else is markup.
 */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** Plain text, one formula a line. */
  | { readonly kind: 'formula'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** One definition. */
export interface MethodSection {
  /** Stable: figures and links point at it. */
  readonly anchor: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Where the definition comes from: paper section, library and version, or this project; empty where the text says so itself. */
  readonly source: string;
}

export interface MethodChapter {
  readonly title: string;
  readonly sections: readonly MethodSection[];
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const formula = (...lines: readonly string[]): Block => ({ kind: 'formula', lines });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  head,
  rows,
});
