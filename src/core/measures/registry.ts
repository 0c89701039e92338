import { ExplorerError } from '../errors';
import { averagePrecision } from './average-precision';
import { hitRate } from './hit-rate';
import type { Measure, MeasureFamily, MeasureText, PairwiseFamily, RankingFamily, Regime } from './measure';
import { ndcg } from './ndcg';
import { pairwiseAccuracy, randomAccuracy } from './pairwise-accuracy';
import { precision } from './precision';
import { recall } from './recall';
import { reciprocalRank } from './reciprocal-rank';

/** Every family, in the order in which the Methods view lists them. A new measure is a file and a line here. */
export const MEASURE_FAMILIES: readonly MeasureFamily[] = [
  recall,
  precision,
  hitRate,
  reciprocalRank,
  ndcg,
  averagePrecision,
  pairwiseAccuracy,
  randomAccuracy,
];

/** Largest cutoff that a name may carry; far beyond any pool of this kind, and small enough for a table of discounts. */
export const MAX_CUTOFF = 10_000;

const IN_RECORD_PREFIX = 'InRecord.';

/**
 * A measure from its parts.
 *
 * @param cutoff an integer 1 … MAX_CUTOFF where the family takes one, else null
 * @throws ExplorerError `bad-parameter` where the parts do not fit together
 */
export function createMeasure(family: MeasureFamily, cutoff: number | null, regime: Regime): Measure {
  const problem = misfit(family, cutoff, regime);
  if (problem !== null) throw new ExplorerError('bad-parameter', problem);
  return family.kind === 'pairwise' ? pairwiseMeasure(family) : rankingMeasure(family, cutoff, regime);
}

/** What is wrong with a combination of family, cutoff and regime, or null. */
export function misfit(family: MeasureFamily, cutoff: number | null, regime: Regime): string | null {
  if (family.kind === 'pairwise' && regime === 'in-record') {
    return `${family.symbol} is over pairs and takes no regime.`;
  }
  if (!family.takesCutoff) return cutoff === null ? null : `${family.symbol} takes no cutoff.`;
  if (cutoff === null) return `${family.symbol} needs a cutoff, as in ${family.symbol}@10.`;
  if (!Number.isInteger(cutoff) || cutoff < 1 || cutoff > MAX_CUTOFF) {
    return `The cutoff of ${family.symbol} must be an integer from 1 to ${MAX_CUTOFF}.`;
  }
  return null;
}

function pairwiseMeasure(family: PairwiseFamily): Measure {
  return { kind: 'pairwise', name: family.symbol, family, text: family.text, value: family.value };
}

function rankingMeasure(family: RankingFamily, cutoff: number | null, regime: Regime): Measure {
  const base = cutoff === null ? family.symbol : `${family.symbol}@${cutoff}`;
  return {
    kind: 'ranking',
    name: regime === 'in-record' ? IN_RECORD_PREFIX + base : base,
    family,
    cutoff,
    regime,
    text: textOf(family, cutoff, regime),
    value: family.at(cutoff ?? 1),
  };
}

function textOf(family: RankingFamily, cutoff: number | null, regime: Regime): MeasureText {
  const label = cutoff === null ? family.text.label : family.text.label.replace('@k', `@${cutoff}`);
  if (regime === 'global') return { ...family.text, label };
  return {
    ...family.text,
    label: `In-record ${label}`,
    definition: `${family.text.definition} Ranked is the record’s own candidate set: its gold documents, then its hard negatives, in a stable sort by falling score, so that a tie favours gold. A record without hard negatives is left out and counted.`,
  };
}
