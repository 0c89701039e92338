/** What a measure is: a small declarative value that carries its own documentation and computes one number per query. */

/**
 * One query as a ranking measure sees it. Every measure here follows from the ranks of the gold documents alone,
 * so no ranking has to be kept. Callers reuse one such object for many queries.
 */
export interface GoldRanks {
  /** Ranks (from 1) of the gold documents that were retrieved, ascending and distinct; entries from `retrieved` on are stale. */
  readonly ranks: ArrayLike<number>;
  /** Gold documents that have a rank, 0 … `gold`. */
  readonly retrieved: number;
  /** |gold|, retrieved or not, ≥ 1. */
  readonly gold: number;
}

/** The scores of one record's candidates: at least one gold document and one negative. */
export interface CandidateScores {
  readonly gold: Float64Array;
  /** Repeats included. */
  readonly negatives: Float64Array;
}

/** What the Methods view and docs/METHODS.md print of a measure. */
export interface MeasureText {
  /** Heading of a column of means. */
  readonly label: string;
  /** One or two sentences. */
  readonly definition: string;
  /** Plain text; `g` is |gold|, `r₁ < r₂ < …` are the ranks of the gold documents. */
  readonly formula: string;
  /** Where the definition comes from. */
  readonly source: string;
}

/** `global` ranks the pool C, `in-record` the candidate set L_r (paper section 3.6). */
export type Regime = 'global' | 'in-record';

/** A family of ranking measures, one member for each cutoff. */
export interface RankingFamily {
  readonly kind: 'ranking';
  /** Canonical name without cutoff: `R`, `nDCG`, `RR` … */
  readonly symbol: string;
  /** Other spellings, lower case, letters only; `parseMeasure` strips the rest. */
  readonly aliases: readonly string[];
  readonly takesCutoff: boolean;
  /** `k` stands for the cutoff where there is one. */
  readonly text: MeasureText;
  /** The measure at a cutoff ≥ 1 (ignored by families that take none): a function from gold ranks to a value 0–1. */
  readonly at: (cutoff: number) => (query: GoldRanks) => number;
}

/** A measure over (gold, negative) pairs. */
export interface PairwiseFamily {
  readonly kind: 'pairwise';
  readonly symbol: string;
  readonly aliases: readonly string[];
  readonly takesCutoff: false;
  /** `hard`: the record's own hard negatives; `random`: drawn from the pool. */
  readonly negatives: 'hard' | 'random';
  readonly text: MeasureText;
  readonly value: (candidates: CandidateScores) => number;
}

export type MeasureFamily = RankingFamily | PairwiseFamily;

/** A ranking measure with its cutoff and regime fixed. Values are fractions 0–1. */
export interface RankingMeasure {
  readonly kind: 'ranking';
  /** Canonical: `R@10`, `RR`, `InRecord.nDCG@5`. */
  readonly name: string;
  readonly family: RankingFamily;
  readonly cutoff: number | null;
  readonly regime: Regime;
  readonly text: MeasureText;
  readonly value: (query: GoldRanks) => number;
}

/** A pairwise measure. Values are fractions 0–1. */
export interface PairwiseMeasure {
  readonly kind: 'pairwise';
  /** Canonical: `PairAcc`, `RandAcc`. */
  readonly name: string;
  readonly family: PairwiseFamily;
  readonly text: MeasureText;
  readonly value: (candidates: CandidateScores) => number;
}

export type Measure = RankingMeasure | PairwiseMeasure;

/** How many gold documents stand at rank `cutoff` or better. */
export function hitsWithin(query: GoldRanks, cutoff: number): number {
  let hits = 0;
  while (hits < query.retrieved && (query.ranks[hits] ?? Infinity) <= cutoff) hits += 1;
  return hits;
}
