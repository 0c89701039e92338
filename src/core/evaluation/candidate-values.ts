import type { Rows } from '../dataset/test-collection';
import type { CandidateScores, Measure } from '../measures/measure';

/** Gold documents and negatives of every query, with one system's scores. */
export interface ScoredCandidates {
  readonly gold: Rows;
  /** Parallel to `gold.values`. */
  readonly goldScores: Float64Array;
  readonly negatives: Rows;
  /** Parallel to `negatives.values`. */
  readonly negativeScores: Float64Array;
  /** Parallel to `negatives.values`: 1 where a negative is left out. Null: none is. */
  readonly excluded: Uint8Array | null;
}

/**
 * Values of measures over each query's own candidates, by the harness's rule: gold listed first, a stable sort by
 * falling score, so that a tie favours gold.
 *
 * @param measures pairwise measures, and ranking measures of the regime `in-record`
 * @returns per measure, one value a query; NaN where the query has no gold document or no negative
 */
export function candidateValues(
  candidates: ScoredCandidates,
  measures: readonly Measure[],
): ReadonlyMap<string, Float64Array> {
  const { gold, negatives } = candidates;
  const queries = gold.offsets.length - 1;
  const columns = measures.map(() => new Float64Array(queries).fill(NaN));
  const scratch = new CandidateScratch(longestRow(gold), longestRow(negatives));
  for (let query = 0; query < queries; query += 1) {
    scratch.load(candidates, query);
    if (scratch.goldCount === 0 || scratch.negativeCount === 0) continue;
    const ranks = { ranks: scratch.goldRanks(), retrieved: scratch.goldCount, gold: scratch.goldCount };
    for (let m = 0; m < measures.length; m += 1) {
      const measure = measures[m];
      const column = columns[m];
      if (measure === undefined || column === undefined) continue;
      column[query] = measure.kind === 'pairwise' ? measure.value(scratch) : measure.value(ranks);
    }
  }
  return new Map(measures.map(({ name }, m) => [name, columns[m] ?? new Float64Array(queries)]));
}

function longestRow({ offsets }: Rows): number {
  let longest = 0;
  for (let row = 0; row + 1 < offsets.length; row += 1) {
    longest = Math.max(longest, (offsets[row + 1] ?? 0) - (offsets[row] ?? 0));
  }
  return longest;
}

/** One query's candidates, in arrays that all queries share. */
class CandidateScratch implements CandidateScores {
  readonly gold: Float64Array;
  goldCount = 0;
  readonly negatives: Float64Array;
  negativeCount = 0;
  readonly #ranks: Uint32Array;

  constructor(gold: number, negatives: number) {
    this.gold = new Float64Array(gold);
    this.negatives = new Float64Array(negatives);
    this.#ranks = new Uint32Array(gold);
  }

  load({ gold, goldScores, negatives, negativeScores, excluded }: ScoredCandidates, query: number): void {
    this.goldCount = 0;
    for (let at = gold.offsets[query] ?? 0; at < (gold.offsets[query + 1] ?? 0); at += 1) {
      this.#insertGold(goldScores[at] ?? 0);
    }
    this.negativeCount = 0;
    for (let at = negatives.offsets[query] ?? 0; at < (negatives.offsets[query + 1] ?? 0); at += 1) {
      if (excluded?.[at] !== 1) this.negatives[this.negativeCount++] = negativeScores[at] ?? 0;
    }
  }

  /** The measures see gold as a set, so its order is free: falling scores give ascending ranks. */
  #insertGold(score: number): void {
    let place = this.goldCount++;
    for (; place > 0 && (this.gold[place - 1] ?? 0) < score; place -= 1) this.gold[place] = this.gold[place - 1] ?? 0;
    this.gold[place] = score;
  }

  /** Ranks of the gold documents among the candidates, ascending: behind better negatives only, and behind one another. */
  goldRanks(): Uint32Array {
    for (let i = 0; i < this.goldCount; i += 1) {
      const score = this.gold[i] ?? 0;
      let better = 0;
      for (let j = 0; j < this.negativeCount; j += 1) if ((this.negatives[j] ?? 0) > score) better += 1;
      this.#ranks[i] = better + i + 1;
    }
    return this.#ranks;
  }
}
