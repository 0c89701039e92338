import type { IndexedTokens } from '../text/term-splitter';
import { createBm25 } from './bm25-okapi';
import type { SparseRetriever } from './retriever';
import type { Bm25Spec, TfidfSpec } from './run';
import { buildIndex, indexedTokens } from './term-index';
import type { TermIndex } from './term-index';
import { createTfidf } from './tfidf';

export type SparseSpec = Bm25Spec | TfidfSpec;

/** Makes the sparse retrievers of one corpus. */
export interface SparseRetrievers {
  /**
   * @throws ExplorerError `bad-parameter` where the spec's parameters are outside their domain
   */
  create(spec: SparseSpec): SparseRetriever;
}

/**
 * Opens a corpus for sparse retrieval. Texts are split once for all retrievers that read the same tokens, at the first
 * one's creation.
 *
 * @param texts text of every document, in corpus order
 */
export function openSparseRetrievers(texts: readonly string[]): SparseRetrievers {
  const indexes = new Map<IndexedTokens, TermIndex>();
  const indexFor = (tokens: IndexedTokens): TermIndex => {
    const index = indexes.get(tokens) ?? buildIndex(texts, tokens);
    indexes.set(tokens, index);
    return index;
  };
  return {
    create(spec) {
      const index = indexFor(indexedTokens(spec.tokenizer));
      return spec.name === 'bm25' ? createBm25(index, spec) : createTfidf(index, spec);
    },
  };
}
