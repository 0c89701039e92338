import type { LabelField } from '../dataset/record';
import type { RetrieverName, RetrieverSpec, TieRule } from '../retrieval/run';

/** The mean of a measure, as fractions 0–1, with its tie interval: worst and best over all orders of tied documents. */
export interface Figure {
  readonly value: number;
  readonly worst: number;
  readonly best: number;
  /** Queries that the mean is over. */
  readonly n: number;
}

/** Canonical measure name (`R@10`, `nDCG@10`, `RR`, `AP`, `P@20`, `Hit@10`, `InRecord.RR`, `InRecord.nDCG@5`, `PairAcc`, `RandAcc`) → figure. */
export type Figures = Readonly<Record<string, Figure>>;

/** What to compute. */
export interface SuiteSpec {
  readonly systems: readonly RetrieverSpec[];
  readonly tieRule: TieRule;
  /** Seed of numpy's `default_rng` for the random negatives; published: 42. */
  readonly seed: number;
  /** Further seeds, for the mean and range of the hardness premium. */
  readonly premiumSeeds: readonly number[];
  /** A split's part (`ticker/test`), or null for all queries. Means are over its queries; the corpus and the random draws stay whole. */
  readonly part: string | null;
  /** `exclude` leaves hard negatives that are gold elsewhere out of in-record and pairwise figures. */
  readonly overlaps: 'include' | 'exclude';
}

export interface SeedAccuracy {
  readonly seed: number;
  /** Mean pairwise accuracy against random negatives, 0–1; null where numpy would raise (sample larger than pool). */
  readonly randAcc: number | null;
}

/** One system's figures. */
export interface SystemResult {
  readonly spec: RetrieverSpec;
  /** Over the pool C: R@1, R@5, R@10, R@20, RR, nDCG@10, P@1, P@5, P@10, Hit@1, Hit@5, Hit@10, Hit@20, AP. */
  readonly global: Figures;
  /** Over L_r: InRecord.RR, InRecord.nDCG@5, PairAcc; and RandAcc where computable. Ties favour gold (harness rule). */
  readonly inRecord: Figures;
  /** In-record reciprocal rank of every query in file order; null where the record has no hard negative. */
  readonly inRecordRR: readonly (number | null)[];
  readonly randomBySeed: readonly SeedAccuracy[];
  /** Field → stratum → R@10, nDCG@10, RR. */
  readonly strata: Readonly<Partial<Record<LabelField, Readonly<Record<string, Figures>>>>>;
  /** Over queries with a rewrite; R@10, nDCG@10, RR. */
  readonly rewrites: { readonly raw: Figures; readonly withRewrites: Figures } | null;
}

/** BM25 restricted to the record's own filing (oracle). */
export interface FilterResult {
  /** R@1, R@5, R@10, RR, nDCG@10. */
  readonly figures: Figures;
  /** Mean share of a record's hard negatives that the filter removes, 0–1; null where no record has one. */
  readonly hnEliminated: number | null;
  readonly meanCandidates: number;
  readonly recordsLosingAnyGold: number;
  readonly recordsLosingAllGolds: number;
}

export interface SuiteResult {
  readonly spec: SuiteSpec;
  readonly datasetId: string;
  /** Queries of the part, or all. */
  readonly queries: number;
  readonly documents: number;
  /** Of the queries with gold, those with at least one rewrite that is not blank: the ablation's means are over these. */
  readonly queriesWithRewrites: number;
  /** Queries left out of every figure because they have no gold document. */
  readonly queriesWithoutGold: number;
  /** Queries left out of in-record figures because they list no hard negative, or none that `overlaps` lets count. */
  readonly queriesWithoutHardNegatives: number;
  /** Why there is no RandAcc (numpy would raise: a sample larger than its pool); null where there is one. */
  readonly randomUnavailable: string | null;
  readonly systems: Readonly<Partial<Record<RetrieverName, SystemResult>>>;
  readonly filtered: FilterResult | null;
}

/** Where a suite stands; `done` of `total` units of about equal work. */
export interface SuiteProgress {
  readonly done: number;
  readonly total: number;
  readonly stage: string;
}
