import { ExplorerError } from '../errors';
import { STOP_WORDS } from '../text/stop-words';
import { createTokenizer } from '../text/tokenizer';
import type { Tokenizer } from '../text/tokenizer';
import type { TokenizerName } from '../text/tokenizer-name';
import { indexedTokens } from './term-index';
import type { TermIndex } from './term-index';

/** The terms of an index that a retriever's tokenizer produces, and what they make of the documents' lengths. */
export interface TermSelection {
  readonly index: TermIndex;
  /** For queries; its tokens are terms of the selection or unknown to the corpus. */
  readonly tokenize: Tokenizer;
  /** Term → 1 where it is selected. */
  readonly selected: Uint8Array;
  /** How many are. */
  readonly vocabulary: number;
  /** Document → its tokens, repeats counted. */
  readonly lengths: Uint32Array;
  /** Mean over all documents, empty ones too; 0 for an empty corpus. */
  readonly averageLength: number;
}

function markSelected(index: TermIndex, tokenizer: TokenizerName, stopWords: boolean): Uint8Array {
  const selected = new Uint8Array(index.vocabulary).fill(1);
  if (tokenizer === index.tokens && !stopWords) return selected;
  const { table } = index.splitter;
  return selected.map((_, term) => {
    const tooShort = tokenizer === 'sklearn-word' && !table.hasTwoCodePoints(term);
    return tooShort || (stopWords && STOP_WORDS.has(table.term(term))) ? 0 : 1;
  });
}

function subtractOccurrences(index: TermIndex, term: number, lengths: Uint32Array): void {
  const end = index.offsets[term + 1] ?? 0;
  for (let at = index.offsets[term] ?? 0; at < end; at++) {
    const document = index.documents[at] ?? 0;
    lengths[document] = (lengths[document] ?? 0) - (index.frequencies[at] ?? 0);
  }
}

/**
 * Narrows an index to a tokenizer's terms.
 *
 * @throws ExplorerError `bad-parameter` when the index was not built for this tokenizer's family
 */
export function selectTerms(index: TermIndex, tokenizer: TokenizerName, stopWords: boolean): TermSelection {
  if (indexedTokens(tokenizer) !== index.tokens) {
    throw new ExplorerError('bad-parameter', `An index of ${index.tokens} tokens does not serve ${tokenizer}.`);
  }
  const selected = markSelected(index, tokenizer, stopWords);
  const lengths = index.lengths.slice();
  let vocabulary = 0;
  for (let term = 0; term < selected.length; term++) {
    if (selected[term] === 1) vocabulary++;
    else subtractOccurrences(index, term, lengths);
  }
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const averageLength = index.size === 0 ? 0 : total / index.size;
  const tokenize = createTokenizer(tokenizer, { stopWords });
  return { index, tokenize, selected, vocabulary, lengths, averageLength };
}

/** The numbers of a query's tokens, in order, repeats kept; without those that the corpus or the selection lacks. */
export function selectedTerms({ index, selected }: TermSelection, query: string): Int32Array {
  const terms = index.splitter.lookUp(query);
  let count = 0;
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i] ?? -1;
    // A token that the corpus lacks is −1.
    if (term >= 0 && selected[term] === 1) terms[count++] = term;
  }
  return terms.subarray(0, count);
}
