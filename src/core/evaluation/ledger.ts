/** What can be said of a published figure beside ours. */
export type Verdict = 'same' | 'inside-tie-interval' | 'differs' | 'not-comparable' | 'not-run';

/** Verdicts as tables print them. */
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  same: 'same',
  'inside-tie-interval': 'inside the tie interval',
  differs: 'differs',
  'not-comparable': 'not comparable',
  'not-run': 'not run',
};

export type LedgerSection = 'size' | 'global' | 'in-record' | 'hard-random' | 'strata' | 'rewrites' | 'filter';

/** One figure of the ledger. Values in the unit of `unit`; percent for measures, as published. */
export interface LedgerRow {
  /** Path in the release's `results.json`, e.g. `models.bm25.recall@10`: stable, used in links and exports. */
  readonly id: string;
  readonly section: LedgerSection;
  /** `tfidf`, `bm25`, `dense`, … as the release names them; empty for sizes. */
  readonly system: string;
  /** Canonical measure name. */
  readonly measure: string;
  /** Stratum (`doc_type=10-K`), rewrite condition (`raw`, `with_rewrites`), or empty. */
  readonly group: string;
  readonly unit: 'percent' | 'count' | 'mean-count';
  readonly published: number | null;
  readonly ours: number | null;
  readonly worst: number | null;
  readonly best: number | null;
  /** Queries that ours is the mean over; null for counts, and where there is none of ours. */
  readonly n: number | null;
  readonly verdict: Verdict;
  /** Why not comparable or not run; a remark where the release disagrees with itself. Empty otherwise. */
  readonly reason: string;
}
