import type { RetrieverSpec } from './run';

/** One term's share of a score. */
export interface TermContribution {
  readonly term: string;
  /** Occurrences in the query and in the document. */
  readonly queryTf: number;
  readonly tf: number;
  readonly documentFrequency: number;
  readonly idf: number;
  /** BM25: tf·(k1+1) / (tf + k1·(1−b+b·dl/avgdl)). TF-IDF: (1+ln tf)·idf / ‖d‖. */
  readonly documentFactor: number;
  /** BM25: queryTf. TF-IDF: (1+ln qtf)·idf / ‖q‖. */
  readonly queryFactor: number;
  /** What this term adds to the score, all its occurrences in the query together. */
  readonly contribution: number;
}

/** Why a document scores what it scores. The contributions sum to `score` within 1e-9. */
export interface Explanation {
  readonly system: RetrieverSpec;
  readonly document: number;
  readonly score: number;
  /** In the retriever's own tokens. */
  readonly documentLength: number;
  readonly averageLength: number;
  /** Every distinct query term, those with contribution 0 included, largest contribution first. */
  readonly terms: readonly TermContribution[];
}

/** Scores the whole corpus for a query: synchronous, pure, float64. */
export interface Retriever {
  readonly spec: RetrieverSpec;
  /** Documents in the corpus. */
  readonly size: number;
  /** Overwrites `scores` (length `size`). An empty query, or one of unknown words, gives all zeros. */
  score(query: string, scores: Float64Array): void;
  /**
   * Turns the scores of a query into those of the query followed by a blank and `more`, the same to the last bit. Only
   * where a score is a plain sum over the query's tokens, in their order.
   */
  readonly scoreMore?: (more: string, scores: Float64Array) => void;
}

/** A query term with the number of documents that contain it; 0 where the corpus does not know it. */
export interface QueryTerm {
  readonly term: string;
  readonly documentFrequency: number;
}

/** A retriever over an inverted index: it can say which terms it looked for, and what each added to a score. */
export interface SparseRetriever extends Retriever {
  /** The query's distinct terms, in order of first occurrence. */
  queryTerms(query: string): QueryTerm[];
  /** @param document a document of the corpus, from 0 to `size` − 1 */
  explain(query: string, document: number): Explanation;
}
