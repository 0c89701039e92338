import { ExplorerError } from '../errors';
import { STOP_WORDS } from '../text/stop-words';
import { createTokenizer, hasTwoCodePoints } from '../text/tokenizer';
import type { Tokenizer } from '../text/tokenizer';
import type { TokenizerName } from './run';
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
  const keepsAll = tokenizer === index.tokens && !stopWords;
  if (keepsAll) return new Uint8Array(index.terms.length).fill(1);
  return Uint8Array.from(index.terms, (term) => {
    const tooShort = tokenizer === 'sklearn-word' && !hasTwoCodePoints(term);
    return tooShort || (stopWords && STOP_WORDS.has(term)) ? 0 : 1;
  });
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
  const lengths = new Uint32Array(index.size);
  let vocabulary = 0;
  let total = 0;
  for (let term = 0; term < selected.length; term++) {
    if (selected[term] === 0) continue;
    vocabulary++;
    const end = index.offsets[term + 1] ?? 0;
    for (let at = index.offsets[term] ?? 0; at < end; at++) {
      const frequency = index.frequencies[at] ?? 0;
      const document = index.documents[at] ?? 0;
      lengths[document] = (lengths[document] ?? 0) + frequency;
      total += frequency;
    }
  }
  const averageLength = index.size === 0 ? 0 : total / index.size;
  const tokenize = createTokenizer(tokenizer, { stopWords });
  return { index, tokenize, selected, vocabulary, lengths, averageLength };
}

/** The number of a query token, or undefined where the corpus or the selection does not have it. */
export function selectedTerm(selection: TermSelection, token: string): number | undefined {
  const term = selection.index.numbers.get(token);
  return term === undefined || selection.selected[term] === 0 ? undefined : term;
}
