import type { Rows } from '../dataset/test-collection';
import type { TokenizerName } from '../text/tokenizer-name';

/** How documents with equal scores are ordered. `corpus-order` is ours, `numpy-scalar` numpy's unstable argsort (PROTOCOL: ties). */
export const TIE_RULES = ['corpus-order', 'gold-first', 'gold-last', 'numpy-scalar'] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** rank_bm25 0.2.2 `BM25Okapi`; k1 ≥ 0, b in [0, 1], epsilon ≥ 0. */
export interface Bm25Spec {
  readonly name: 'bm25';
  readonly k1: number;
  readonly b: number;
  readonly epsilon: number;
  readonly tokenizer: TokenizerName;
  readonly stopWords: boolean;
}
/** scikit-learn `TfidfVectorizer(sublinear_tf=True)`, dot product of L2-normalised vectors. */
export interface TfidfSpec {
  readonly name: 'tfidf';
  readonly sublinear: boolean;
  readonly tokenizer: TokenizerName;
  readonly stopWords: boolean;
}
/** MiniSearch 7's own BM25+, OR of terms, no prefix, no fuzziness: a baseline of its own name. */
export interface MinisearchSpec {
  readonly name: 'minisearch';
}
export type RetrieverSpec = Bm25Spec | TfidfSpec | MinisearchSpec;
export type RetrieverName = RetrieverSpec['name'];

/** What this project ranks with, as tables print it. */
export const RETRIEVER_LABELS: Readonly<Record<RetrieverName, string>> = {
  tfidf: 'TF-IDF',
  bm25: 'BM25',
  minisearch: 'MiniSearch BM25+',
};

/** What the release's harness ran. Anything else is "no longer the published setting". */
export const PUBLISHED_BM25: Bm25Spec = {
  name: 'bm25',
  k1: 1.5,
  b: 0.75,
  epsilon: 0.25,
  tokenizer: 'python-word',
  stopWords: false,
};
export const PUBLISHED_TFIDF: TfidfSpec = {
  name: 'tfidf',
  sublinear: true,
  tokenizer: 'sklearn-word',
  stopWords: false,
};

/** The text of a query: the question, or the question and its rewrites joined by blanks. */
export type QueryForm = 'question' | 'question+rewrites';
/** `filing`: the oracle filter; documents of another (ticker, year, doc_type) score −∞. */
export type RunFilter = 'none' | 'filing';

/** All that determines a run. */
export interface RunSpec {
  readonly datasetId: string;
  readonly retriever: RetrieverSpec;
  readonly queryForm: QueryForm;
  readonly filter: RunFilter;
  readonly tieRule: TieRule;
  /** Depth of the stored ranking, ≥ 1. */
  readonly depth: number;
}

/**
 * What every measure and tie interval follows from, for each judged document (gold, hard negative, drawn negative).
 * Row i of `documents` belongs to query i; the arrays are parallel to `documents.values`.
 */
export interface JudgedScores {
  readonly documents: Rows;
  readonly scores: Float64Array;
  /** How many documents of the corpus score strictly higher. */
  readonly higher: Uint32Array;
  /** How many documents score the same, this one included. */
  readonly tied: Uint32Array;
  /** How many of the tied come before it in corpus order. */
  readonly tiedBefore: Uint32Array;
  /** Only with `numpy-scalar`: the rank (from 1) that numpy's scalar argsort gives it. */
  readonly numpyRank?: Uint32Array;
}

/** A ranking of the corpus for many queries, columnar so that it crosses a worker boundary by transfer. */
export interface Run {
  readonly spec: RunSpec;
  /** Query numbers that were run, in file order; row i of everything below belongs to `queries[i]`. */
  readonly queries: Uint32Array;
  /** Top `depth` documents of each query, best first, ties in corpus order. */
  readonly top: Rows;
  /** Parallel to `top.values`. */
  readonly topScores: Float64Array;
  readonly judged: JudgedScores;
}
