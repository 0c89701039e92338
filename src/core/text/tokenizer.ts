import type { TokenizerName } from '../retrieval/run';
import { STOP_WORDS } from './stop-words';

/** Splits a text into lower-case tokens, in order, repeats kept. */
export type Tokenizer = (text: string) => string[];

export interface TokenizerOptions {
  /** Drops the words of {@link STOP_WORDS}. Default: false. */
  readonly stopWords?: boolean;
}

/** Python's `\w` (CPython 3.11 `re`, str patterns): letters, numbers of every kind, underscore; no combining marks. */
const WORD = /[\p{L}\p{N}_]+/gu;
const ALPHANUMERIC = /[a-z0-9]+/g;

/** True for a token of two or more code points, which is what scikit-learn's pattern `\b\w\w+\b` keeps of all words. */
export function hasTwoCodePoints(token: string): boolean {
  return token.length > 2 || (token.length === 2 && (token.codePointAt(0) ?? 0) <= 0xffff);
}

function tokensOf(name: TokenizerName, text: string): string[] {
  const lower = text.toLowerCase();
  switch (name) {
    case 'python-word':
      return lower.match(WORD) ?? [];
    case 'sklearn-word':
      return (lower.match(WORD) ?? []).filter(hasTwoCodePoints);
    case 'paper-alnum':
      return lower.match(ALPHANUMERIC) ?? [];
  }
}

/**
 * A tokenizer by name (PROTOCOL: sparse scorers): `python-word` is the harness's BM25 pattern, `sklearn-word` that of
 * `TfidfVectorizer`, `paper-alnum` what the paper's section 4 states instead.
 */
export function createTokenizer(name: TokenizerName, options: TokenizerOptions = {}): Tokenizer {
  if (options.stopWords !== true) return (text) => tokensOf(name, text);
  return (text) => tokensOf(name, text).filter((token) => !STOP_WORDS.has(token));
}
