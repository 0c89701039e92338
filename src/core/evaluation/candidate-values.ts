import { rowLength } from '../dataset/rows';
import type { Rows } from '../dataset/test-collection';
import type { Measure, PairwiseMeasure, RankingMeasure } from '../measures/measure';
import { insertAscending } from '../retrieval/gold-ranks';

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
  const kept = candidates.excluded === null ? candidates : withoutExcluded(candidates, candidates.excluded);
  // Pairs need no ranks: those of the random negatives are looked at for every seed.
  let ranks: Uint32Array | undefined;
  return new Map(
    measures.map((measure) => [
      measure.name,
      measure.kind === 'pairwise'
        ? pairwiseColumn(kept, measure)
        : rankingColumn(kept, (ranks ??= candidateRanks(kept)), measure),
    ]),
  );
}

type Kept = Omit<ScoredCandidates, 'excluded'>;

// Each loop below is a function of its own: engines compile small functions much sooner than one that does it all.

function withoutExcluded(candidates: ScoredCandidates, excluded: Uint8Array): Kept {
  const { offsets, values } = candidates.negatives;
  const isKept = (_: number, at: number): boolean => excluded[at] !== 1;
  const keptBefore = new Uint32Array(values.length + 1);
  for (let at = 0; at < values.length; at += 1)
    keptBefore[at + 1] = (keptBefore[at] ?? 0) + (excluded[at] === 1 ? 0 : 1);
  return {
    ...candidates,
    negatives: { offsets: offsets.map((at) => keptBefore[at] ?? 0), values: values.filter(isKept) },
    negativeScores: candidates.negativeScores.filter(isKept),
  };
}

/** Ranks of the gold documents among the candidates, parallel to `gold.values`, ascending within a query. */
function candidateRanks({ gold, goldScores, negatives, negativeScores }: Kept): Uint32Array {
  const ranks = new Uint32Array(goldScores.length);
  for (let query = 0; query + 1 < gold.offsets.length; query += 1) {
    const from = gold.offsets[query] ?? 0;
    const to = gold.offsets[query + 1] ?? 0;
    for (let at = from; at < to; at += 1) {
      const score = goldScores[at] ?? 0;
      const better = countBetter(
        negativeScores,
        negatives.offsets[query] ?? 0,
        negatives.offsets[query + 1] ?? 0,
        score,
      );
      // The measures see gold as a set, so equal golds may stand in either order.
      insertAscending(ranks, from, at, better);
    }
    // So far each stands behind better negatives only; now also behind one another.
    for (let at = from; at < to; at += 1) ranks[at] = (ranks[at] ?? 0) + at - from + 1;
  }
  return ranks;
}

function countBetter(scores: Float64Array, from: number, to: number, score: number): number {
  let better = 0;
  for (let at = from; at < to; at += 1) if ((scores[at] ?? 0) > score) better += 1;
  return better;
}

function rankingColumn({ gold, negatives }: Kept, ranks: Uint32Array, measure: RankingMeasure): Float64Array {
  const column = new Float64Array(gold.offsets.length - 1).fill(NaN);
  for (let query = 0; query < column.length; query += 1) {
    const golds = rowLength(gold, query);
    if (golds === 0 || rowLength(negatives, query) === 0) continue;
    const own = ranks.subarray(gold.offsets[query], gold.offsets[query + 1]);
    column[query] = measure.value({ ranks: own, retrieved: golds, gold: golds });
  }
  return column;
}

function pairwiseColumn(candidates: Kept, measure: PairwiseMeasure): Float64Array {
  const { gold, goldScores, negatives, negativeScores } = candidates;
  const column = new Float64Array(gold.offsets.length - 1).fill(NaN);
  for (let query = 0; query < column.length; query += 1) {
    if (rowLength(gold, query) === 0 || rowLength(negatives, query) === 0) continue;
    column[query] = measure.value({
      gold: goldScores.subarray(gold.offsets[query], gold.offsets[query + 1]),
      negatives: negativeScores.subarray(negatives.offsets[query], negatives.offsets[query + 1]),
    });
  }
  return column;
}
