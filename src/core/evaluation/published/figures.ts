import type { LedgerSection } from '../ledger';

/** Where published figures come from. */
export interface PublishedSource {
  /** What to call them on the page. */
  readonly label: string;
  readonly repository: string;
  readonly commit: string;
  /** Paths inside the repository. */
  readonly files: readonly string[];
  readonly licence: string;
}

/** One published figure, keyed by its path in the release's file. */
export interface PublishedFigure {
  /** Path in `results.json` (`models.bm25.recall@10`), or `extra_retrievers.` and the path in `extra_retrievers.json`. */
  readonly id: string;
  readonly section: LedgerSection;
  /** System as the release names it; empty for sizes. */
  readonly system: string;
  /** Canonical measure name, or the name of a count. */
  readonly measure: string;
  /** `doc_type=10-K`, `raw`, `with_rewrites`, or empty. */
  readonly group: string;
  readonly unit: 'percent' | 'count' | 'mean-count';
  /** In `unit`, full precision. */
  readonly value: number;
}

/** A published column. */
export interface PublishedFigures {
  /** Null for a file that a person brought. */
  readonly source: PublishedSource | null;
  readonly figures: readonly PublishedFigure[];
  /** System → in-record reciprocal rank of every record in file order, where the file has it. */
  readonly inRecordRR: Readonly<Record<string, readonly (number | null)[]>>;
}

/** What is wrong with a file of published figures. */
export interface PublishedIssue {
  /** Path of the value, `models.bm25.recall@10`; empty for the file as a whole. */
  readonly path: string;
  readonly reason: string;
}

export type PublishedParse =
  | { readonly ok: true; readonly published: PublishedFigures }
  | { readonly ok: false; readonly issues: readonly PublishedIssue[] };
