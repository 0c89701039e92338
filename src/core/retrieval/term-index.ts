import type { TokenizerName } from './run';
import { createTokenizer } from '../text/tokenizer';

/** How an index's texts were split. Words of two code points or more are scikit-learn's, so one index serves both patterns. */
export type IndexedTokens = Exclude<TokenizerName, 'sklearn-word'>;

/**
 * An inverted index in compressed rows: term t occurs `frequencies[i]` times in document `documents[i]` for every i
 * from `offsets[t]` up to `offsets[t + 1]`, documents ascending. Terms are numbered by first occurrence.
 */
export interface TermIndex {
  readonly tokens: IndexedTokens;
  /** Documents in the corpus, empty ones included. */
  readonly size: number;
  readonly terms: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly offsets: Uint32Array;
  readonly documents: Uint32Array;
  readonly frequencies: Uint32Array;
}

/** The index's token family that a tokenizer's words are among. */
export function indexedTokens(tokenizer: TokenizerName): IndexedTokens {
  return tokenizer === 'sklearn-word' ? 'python-word' : tokenizer;
}

/**
 * Builds the inverted index of a corpus.
 *
 * @param texts text of every document, in corpus order
 */
export function buildIndex(texts: readonly string[], tokens: IndexedTokens = 'python-word'): TermIndex {
  const tokenize = createTokenizer(tokens);
  const numbers = new Map<string, number>();
  const stream: number[] = [];
  const starts = [0];
  for (const text of texts) {
    for (const token of tokenize(text)) {
      const number = numbers.get(token) ?? numbers.size;
      numbers.set(token, number);
      stream.push(number);
    }
    starts.push(stream.length);
  }
  return { tokens, size: texts.length, terms: [...numbers.keys()], numbers, ...invert(stream, starts, numbers.size) };
}

function invert(
  stream: readonly number[],
  starts: readonly number[],
  terms: number,
): Pick<TermIndex, 'offsets' | 'documents' | 'frequencies'> {
  const lastSeen = new Int32Array(terms).fill(-1);
  const offsets = new Uint32Array(terms + 1);
  for (let document = 0; document + 1 < starts.length; document++) {
    for (let i = starts[document] ?? 0; i < (starts[document + 1] ?? 0); i++) {
      const term = stream[i] ?? 0;
      if (lastSeen[term] === document) continue;
      lastSeen[term] = document;
      offsets[term + 1] = (offsets[term + 1] ?? 0) + 1;
    }
  }
  for (let term = 0; term < terms; term++) offsets[term + 1] = (offsets[term + 1] ?? 0) + (offsets[term] ?? 0);
  const documents = new Uint32Array(offsets[terms] ?? 0);
  const frequencies = new Uint32Array(documents.length);
  const next = offsets.slice(0, terms);
  lastSeen.fill(-1);
  for (let document = 0; document + 1 < starts.length; document++) {
    for (let i = starts[document] ?? 0; i < (starts[document + 1] ?? 0); i++) {
      const term = stream[i] ?? 0;
      if (lastSeen[term] !== document) {
        lastSeen[term] = document;
        const place = next[term] ?? 0;
        next[term] = place + 1;
        documents[place] = document;
      }
      const place = (next[term] ?? 0) - 1;
      frequencies[place] = (frequencies[place] ?? 0) + 1;
    }
  }
  return { offsets, documents, frequencies };
}
