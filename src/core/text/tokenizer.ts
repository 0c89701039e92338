import { STOP_WORDS } from './stop-words';
import type { TokenizerName } from './tokenizer-name';

/** Splits a text into lower-case tokens, in order, repeats kept. */
export type Tokenizer = (text: string) => string[];

export interface TokenizerOptions {
  /** Drops the words of {@link STOP_WORDS}. Default: false. */
  readonly stopWords?: boolean;
}

/**
 * One character of a token, by tokenizer. `python-word` and `sklearn-word`: Python's `\w` (CPython 3.11 `re`, str patterns):
 * letters, numbers of every kind, underscore; no combining marks.
 */
export const TOKEN_CHARACTER: Readonly<Record<TokenizerName, RegExp>> = {
  'python-word': /[\p{L}\p{N}_]/u,
  'sklearn-word': /[\p{L}\p{N}_]/u,
  'paper-alnum': /[a-z0-9]/,
};

/** True for a token of two or more code points, which is what scikit-learn's pattern `\b\w\w+\b` keeps of all words. */
function hasTwoCodePoints(token: string): boolean {
  return token.length > 2 || (token.length === 2 && (token.codePointAt(0) ?? 0) <= 0xffff);
}

/**
 * A tokenizer by name (PROTOCOL: sparse scorers): `python-word` is the harness's BM25 pattern, `sklearn-word` that of
 * `TfidfVectorizer`, `paper-alnum` what the paper's section 4 states instead.
 */
export function createTokenizer(name: TokenizerName, options: TokenizerOptions = {}): Tokenizer {
  const run = new RegExp(`${TOKEN_CHARACTER[name].source}+`, 'gu');
  const split: Tokenizer = (text) => text.toLowerCase().match(run) ?? [];
  const isKept = (token: string): boolean =>
    (name !== 'sklearn-word' || hasTwoCodePoints(token)) && (options.stopWords !== true || !STOP_WORDS.has(token));
  return (text) => split(text).filter(isKept);
}
