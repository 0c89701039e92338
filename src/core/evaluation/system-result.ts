import { rowLengths } from '../dataset/rows';
import type { Rows } from '../dataset/test-collection';
import { measureNamed, rankingMeasureNamed } from '../measures/names';
import type { JudgedScores, RetrieverSpec } from '../retrieval/run';
import { candidateValues } from './candidate-values';
import {
  BREAKDOWN_MEASURES,
  FILTER_MEASURES,
  FURTHER_POOL_MEASURES,
  IN_RECORD_MEASURES,
  POOL_MEASURES,
  RANDOM_MEASURE,
} from './protocol-measures';
import { rankingValues } from './ranking-values';
import { stratify } from './strata';
import type { Figure, Figures, SystemResult } from './suite';
import type { SuitePlan } from './suite-plan';
import type { SystemScores } from './system-scores';
import { meanFigure, meanFigures, withoutInterval, type ValuesByMeasure } from './values';

const GLOBAL = [...POOL_MEASURES, ...FURTHER_POOL_MEASURES];

/** Every figure of one system, from its scores. */
export function systemResult(plan: SuitePlan, spec: RetrieverSpec, scores: SystemScores): SystemResult {
  const { evaluated } = plan;
  const values = poolValues(scores.gold, plan.collection.gold, plan, GLOBAL);
  const inRecord = inRecordValues(plan, scores);
  const random = randomFigures(plan, scores);
  const own = random[0];
  return {
    spec,
    global: meanFigures(values, GLOBAL, evaluated),
    inRecord: { ...candidateFigures(inRecord, evaluated), ...(own ? { [RANDOM_MEASURE]: own } : {}) },
    inRecordRR: Array.from(inRecord.get('InRecord.RR') ?? [], (value) => (Number.isNaN(value) ? null : value)),
    randomBySeed: plan.seeds.map(({ seed }, i) => ({ seed, randAcc: random[i]?.value ?? null })),
    strata: stratify(plan.strata, values, BREAKDOWN_MEASURES),
    rewrites: rewriteFigures(plan, values, scores.rewritten),
  };
}

/** Means under the oracle filter. */
export function filterFigures(plan: SuitePlan, filtered: JudgedScores): Figures {
  return meanFigures(
    poolValues(filtered, plan.collection.gold, plan, FILTER_MEASURES),
    FILTER_MEASURES,
    plan.evaluated,
  );
}

function poolValues(judged: JudgedScores, gold: Rows, { spec }: SuitePlan, names: readonly string[]): ValuesByMeasure {
  return rankingValues(judged, rowLengths(gold), spec.tieRule, names.map(rankingMeasureNamed));
}

function inRecordValues({ collection, spec }: SuitePlan, scores: SystemScores): ReadonlyMap<string, Float64Array> {
  const candidates = {
    gold: collection.gold,
    goldScores: scores.gold.scores,
    negatives: collection.hardNegatives,
    negativeScores: scores.hardNegatives,
    excluded: spec.overlaps === 'exclude' ? collection.hardNegativeOverlaps : null,
  };
  return candidateValues(candidates, IN_RECORD_MEASURES.map(measureNamed));
}

/** RandAcc of each seed; null where there is no draw, or no query. */
function randomFigures({ collection, seeds, evaluated }: SuitePlan, scores: SystemScores): (Figure | null)[] {
  return seeds.map(({ drawn }, i) => {
    const negativeScores = scores.random[i];
    if (drawn === null || !negativeScores) return null;
    const candidates = {
      gold: collection.gold,
      goldScores: scores.gold.scores,
      negatives: drawn,
      negativeScores,
      excluded: null,
    };
    return (
      candidateFigures(candidateValues(candidates, [measureNamed(RANDOM_MEASURE)]), evaluated)[RANDOM_MEASURE] ?? null
    );
  });
}

/** Means over the queries that have a value: the harness's tie rule is part of these measures, so no interval. */
function candidateFigures(values: ReadonlyMap<string, Float64Array>, queries: Uint32Array): Figures {
  const figures: Record<string, Figure> = {};
  for (const [name, perQuery] of values) {
    const defined = queries.filter((query) => !Number.isNaN(perQuery[query]));
    const figure = meanFigure(withoutInterval(perQuery), defined);
    if (figure !== null) figures[name] = figure;
  }
  return figures;
}

/** The ablation over queries that have rewrites: `raw` is the question alone on these same queries. */
function rewriteFigures(plan: SuitePlan, raw: ValuesByMeasure, rewritten: JudgedScores): SystemResult['rewrites'] {
  const { queries, gold } = plan.rewritten;
  if (queries.length === 0) return null;
  const withRewrites = poolValues(rewritten, gold, plan, BREAKDOWN_MEASURES);
  return {
    raw: meanFigures(raw, BREAKDOWN_MEASURES, queries),
    withRewrites: meanFigures(withRewrites, BREAKDOWN_MEASURES, Uint32Array.from(queries.keys())),
  };
}
