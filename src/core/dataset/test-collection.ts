import type { HardNegativeClass, LabelField } from './record';

/** Rows of document (or other dense) numbers: row i is `values[offsets[i] … offsets[i + 1])`. */
export interface Rows {
  /** Length: rows + 1, ascending, first 0. */
  readonly offsets: Uint32Array;
  readonly values: Uint32Array;
}

/** The filing that a record or document is tagged with. Compared as strings, as the release's harness does. */
export interface Filing {
  readonly ticker: string;
  readonly year: string;
  readonly doc_type: string;
}
export const FILING_FIELDS = ['ticker', 'year', 'doc_type'] as const satisfies readonly (keyof Filing)[];
export type FilingField = (typeof FILING_FIELDS)[number];

/** One label of every query, as codes into its distinct values (first-occurrence order). */
export interface LabelColumn {
  readonly values: readonly string[];
  /** Length: number of queries. */
  readonly codes: Uint16Array;
}

/** The deduplicated pool C: first-occurrence order and first-occurrence metadata (paper section 3.6). */
export interface Corpus {
  readonly texts: readonly string[];
  /** Document → index in `filings`. */
  readonly filing: Uint32Array;
}

/** One part of a split, e.g. `ticker/test` or `sector/test_Automotive/train`. */
export interface SplitPart {
  readonly name: string;
  /** Query numbers in file order. */
  readonly queries: Uint32Array;
}

/**
 * A test collection: corpus, queries and qrels with dense integer numbers. Query i is the i-th record of the file,
 * document d the d-th text of the pool. Everything that retrieval and evaluation need, and nothing to show.
 */
export interface TestCollection {
  readonly datasetId: string;
  readonly queryIds: readonly string[];
  readonly queries: readonly string[];
  /** Rewrites of each query that are not blank; empty array where there are none. */
  readonly rewrites: readonly (readonly string[])[];
  /** Query → index in `filings`. */
  readonly queryFiling: Uint32Array;
  readonly corpus: Corpus;
  /** Distinct filings, shared by queries and documents. */
  readonly filings: readonly Filing[];
  /** Query → gold documents, ascending, each once. */
  readonly gold: Rows;
  /** Query → hard negatives in the record's order (a text listed twice stays twice). */
  readonly hardNegatives: Rows;
  /** Parallel to `hardNegatives.values`: 1 where the negative's text is gold in another record. */
  readonly hardNegativeOverlaps: Uint8Array;
  /** Parallel to `hardNegatives.values`: its class. */
  readonly hardNegativeClasses: readonly HardNegativeClass[];
  readonly labels: Readonly<Record<LabelField, LabelColumn>>;
  readonly splits: readonly SplitPart[];
}
