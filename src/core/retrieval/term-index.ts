import { TermSplitter } from '../text/term-splitter';
import { GrowingUint32Array } from '../text/growing-array';
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

/** Each document's distinct terms with their frequencies: row d runs from `starts[d]` up to `starts[d + 1]`. */
interface DocumentRows {
  readonly lengths: Uint32Array;
  readonly starts: Uint32Array;
  readonly terms: Uint32Array;
  readonly frequencies: Uint32Array;
}

/** Room for some thousand short passages without an enlargement. */
const INITIAL_POSTINGS = 1 << 18;

/** Splits every text and counts its terms. */
function countTerms(texts: readonly string[], splitter: TermSplitter): DocumentRows {
  const lengths = new Uint32Array(texts.length);
  const starts = new Uint32Array(texts.length + 1);
  const terms = new GrowingUint32Array(INITIAL_POSTINGS);
  const frequencies = new GrowingUint32Array(INITIAL_POSTINGS);
  /** Term → 1 + the place of its latest entry, or 0: an entry at or after the document's start is this document's. */
  const latest = new GrowingUint32Array(1 << 16);
  for (const [document, text] of texts.entries()) {
    const tokens = splitter.read(text);
    const start = terms.length;
    latest.extendTo(splitter.table.size);
    for (const term of tokens) {
      const place = latest.at(term) - 1;
      if (place >= start) {
        frequencies.increment(place);
      } else {
        terms.push(term);
        frequencies.push(1);
        latest.set(term, terms.length);
      }
    }
    lengths[document] = tokens.length;
    starts[document + 1] = terms.length;
  }
  return { lengths, starts, terms: terms.view(), frequencies: frequencies.view() };
}

/** Turns documents' rows into terms' rows by counting sort, which keeps documents ascending. */
function transpose(rows: DocumentRows, vocabulary: number): Pick<TermIndex, 'offsets' | 'documents' | 'frequencies'> {
  const offsets = new Uint32Array(vocabulary + 1);
  for (const term of rows.terms) offsets[term + 1] = (offsets[term + 1] ?? 0) + 1;
  for (let term = 0; term < vocabulary; term++) offsets[term + 1] = (offsets[term + 1] ?? 0) + (offsets[term] ?? 0);
  const next = offsets.slice();
  const documents = new Uint32Array(rows.terms.length);
  const frequencies = new Uint32Array(rows.terms.length);
  for (let document = 0; document + 1 < rows.starts.length; document++) {
    const end = rows.starts[document + 1] ?? 0;
    for (let at = rows.starts[document] ?? 0; at < end; at++) {
      const term = rows.terms[at] ?? 0;
      const place = next[term] ?? 0;
      next[term] = place + 1;
      documents[place] = document;
      frequencies[place] = rows.frequencies[at] ?? 0;
    }
  }
  return { offsets, documents, frequencies };
}

/**
 * Builds the inverted index of a corpus.
 *
 * @param texts text of every document, in corpus order
 */
export function buildIndex(texts: readonly string[], tokens: IndexedTokens = 'python-word'): TermIndex {
  const splitter = new TermSplitter(tokens);
  const rows = countTerms(texts, splitter);
  const vocabulary = splitter.table.size;
  const { lengths } = rows;
  return { tokens, size: texts.length, vocabulary, splitter, lengths, ...transpose(rows, vocabulary) };
}
