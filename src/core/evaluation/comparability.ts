import type { SourceKind } from '../dataset/manifest';
import type { RetrieverSpec } from '../retrieval/run';
import { canonicalMeasure } from './published/release-keys';
import type { PublishedFigure, PublishedFigures } from './published/figures';
import { PUBLISHED_SUITE } from './published-suite';
import type { SuiteSpec } from './suite';

/**
 * Why the open data set and a published column do not speak of the same thing; null where they do. Figures that a
 * person brings are taken to be about the data set that is open.
 */
export function datasetMismatch(kind: SourceKind, { source }: PublishedFigures): string | null {
  if (source === null || kind === 'finrank') return null;
  return kind === 'synthetic-sample'
    ? 'The open data set is the synthetic sample; the published figures are FinRank’s.'
    : 'The open file is not the pinned FinRank release; the published figures are FinRank’s.';
}

/** `k1 1.2 (published 1.5)` for every parameter that differs from the published setting; none where the release lacks the system. */
export function changedParameters(spec: RetrieverSpec): string[] {
  const published = PUBLISHED_SUITE.systems.find(({ name }) => name === spec.name);
  if (published === undefined) return [];
  const before: Readonly<Record<string, unknown>> = { ...published };
  return Object.entries(spec)
    .filter(([key, value]) => before[key] !== value)
    .map(([key, value]) => `${key} ${String(value)} (published ${String(before[key])})`);
}

/** Why a figure of a suite cannot be held against a published one, or null. */
export function incomparability(figure: PublishedFigure, spec: SuiteSpec): string | null {
  // The corpus is whole whatever is asked of it.
  if (figure.id === 'corpus_size') return null;
  if (spec.part !== null) return `Ours is over the part ${spec.part}, the published figure over all records.`;
  if (canonicalMeasure(figure.measure) === null) return null;
  return parameterReason(figure, spec) ?? regimeReason(figure, spec);
}

function parameterReason({ system }: PublishedFigure, { systems }: SuiteSpec): string | null {
  const spec = systems.find(({ name }) => name === system);
  const changed = spec === undefined ? [] : changedParameters(spec);
  return changed.length === 0 ? null : `Not the published setting: ${changed.join(', ')}.`;
}

function regimeReason({ measure }: PublishedFigure, { overlaps, seed }: SuiteSpec): string | null {
  if (measure === 'RandAcc') {
    return seed === PUBLISHED_SUITE.seed
      ? null
      : `Drawn with seed ${seed}; the published figure with ${PUBLISHED_SUITE.seed}.`;
  }
  const overHardNegatives = measure === 'PairAcc' || measure.startsWith('InRecord.');
  return overHardNegatives && overlaps === 'exclude'
    ? 'Ours leaves out hard negatives that are gold elsewhere; the published figure does not.'
    : null;
}
