import { TermSplitter } from '../text/term-splitter';
import type { IndexedTokens } from '../text/term-splitter';
import type { TokenizerName } from '../text/tokenizer-name';

/**
 * An inverted index in compressed rows: term t occurs `frequencies[i]` times in document `documents[i]` for every i
 * from `offsets[t]` up to `offsets[t + 1]`, documents ascending. Terms are numbered by first occurrence.
 */
export interface TermIndex {
  readonly tokens: IndexedTokens;
  /** Documents in the corpus, empty ones included. */
  readonly size: number;
  /** Distinct terms. */
  readonly vocabulary: number;
  /** Knows the corpus's terms; looks up a query's. */
  readonly splitter: TermSplitter;
  /** Document → its tokens, repeats counted. */
  readonly lengths: Uint32Array;
  readonly offsets: Uint32Array;
  readonly documents: Uint32Array;
  readonly frequencies: Uint32Array;
}

/** The token family that a tokenizer's tokens are among. */
export function indexedTokens(tokenizer: TokenizerName): IndexedTokens {
  return tokenizer === 'sklearn-word' ? 'python-word' : tokenizer;
}

/** Where each term's postings begin: running sums of the numbers of documents that contain a term. */
function postingOffsets(rows: readonly Int32Array[], vocabulary: number): Uint32Array {
  const offsets = new Uint32Array(vocabulary + 1);
  /** Term → 1 + the latest document that contains it. */
  const latest = new Uint32Array(vocabulary);
  rows.forEach((terms, document) => {
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i] ?? 0;
      if (latest[term] === document + 1) continue;
      latest[term] = document + 1;
      offsets[term + 1] = (offsets[term + 1] ?? 0) + 1;
    }
  });
  for (let term = 0; term < vocabulary; term++) offsets[term + 1] = (offsets[term + 1] ?? 0) + (offsets[term] ?? 0);
  return offsets;
}

/** Turns documents' tokens into terms' postings. Documents come in order, so each term's postings ascend. */
function transpose(rows: readonly Int32Array[], offsets: Uint32Array): Pick<TermIndex, 'documents' | 'frequencies'> {
  const next = offsets.slice();
  const documents = new Uint32Array(offsets.at(-1) ?? 0);
  const frequencies = new Uint32Array(documents.length);
  rows.forEach((terms, document) => {
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i] ?? 0;
      const place = next[term] ?? 0;
      const latest = place - 1;
      if (latest >= (offsets[term] ?? 0) && documents[latest] === document) {
        frequencies[latest] = (frequencies[latest] ?? 0) + 1;
      } else {
        documents[place] = document;
        frequencies[place] = 1;
        next[term] = place + 1;
      }
    }
  });
  return { documents, frequencies };
}

/**
 * Builds the inverted index of a corpus.
 *
 * @param texts text of every document, in corpus order
 */
export function buildIndex(texts: readonly string[], tokens: IndexedTokens = 'python-word'): TermIndex {
  const splitter = new TermSplitter(tokens);
  const rows = texts.map((text) => splitter.read(text));
  const lengths = Uint32Array.from(rows, ({ length }) => length);
  const vocabulary = splitter.table.size;
  const offsets = postingOffsets(rows, vocabulary);
  return { tokens, size: texts.length, vocabulary, splitter, lengths, offsets, ...transpose(rows, offsets) };
}
