import type { ProcessedDataset } from '../core/dataset/process-dataset';
import { FINRANK_CITATION, FINRANK_LICENCE } from '../core/dataset/citation';
import { PIPELINE_VERSION, SCHEMA_VERSION, type Manifest, type SourceKind } from '../core/dataset/manifest';
import { HARD_NEGATIVE_CLASSES, LABEL_FIELDS } from '../core/dataset/record';
import { countByRule } from '../core/dataset/rule-groups';
import { FILING_FIELDS, type LabelColumn } from '../core/dataset/test-collection';
import type { SuiteResult } from '../core/evaluation/suite';
import type { PackedStreams } from './pack-streams';

/** The file that a data set was made from. */
export interface SourceIdentity {
  readonly kind: SourceKind;
  readonly fileName: string;
  readonly bytes: number;
  readonly blobId: string;
}

/**
 * Writes the manifest: everything that the first screen shows, counted. Equal input gives equal manifests.
 * Counts of judgments are rows of that stream, so that a text listed twice counts twice, as in the release's summary.
 */
export function describeDataset(
  source: SourceIdentity,
  { build, report }: ProcessedDataset,
  { datasetId, infos }: PackedStreams,
  results: SuiteResult,
): Manifest {
  const { collection } = build;
  const isFinRank = source.kind === 'finrank';
  return {
    schemaVersion: SCHEMA_VERSION,
    pipelineVersion: PIPELINE_VERSION,
    datasetId,
    source,
    licence: isFinRank ? FINRANK_LICENCE : null,
    citation: isFinRank ? FINRANK_CITATION : null,
    streams: infos,
    counts: countAll(build),
    labels: byKey(LABEL_FIELDS, (field) => countValues(collection.labels[field])),
    documentFilings: countDocuments(collection),
    hardNegativeClasses: byKey(HARD_NEGATIVE_CLASSES, (name) =>
      count(build.judgments, ({ hardNegativeClass }) => hardNegativeClass === name),
    ),
    splits: Object.fromEntries(collection.splits.map(({ name, queries }) => [name, queries.length])),
    validation: countByRule(report.violations),
    repairs: countKeys(report.repairs.map(({ rule }) => rule)),
    questionIdMismatches: report.questionIdMismatches.length,
    reportFile: `report.${datasetId}.json.gz`,
    results: withoutQueryValues(results),
  };
}

function countAll({ collection, judgments }: ProcessedDataset['build']): Manifest['counts'] {
  const overlapping = judgments.filter(({ overlaps }) => overlaps.length > 0);
  return {
    records: collection.queryIds.length,
    documents: collection.corpus.texts.length,
    goldJudgments: count(judgments, ({ kind }) => kind === 'gold'),
    hardNegativeJudgments: count(judgments, ({ kind }) => kind === 'hard-negative'),
    queriesWithRewrites: count(collection.rewrites, (rewrites) => rewrites.length > 0),
    overlappingHardNegatives: overlapping.length,
    recordsWithOverlap: new Set(overlapping.map(({ query }) => query)).size,
    filings: collection.filings.length,
  };
}

/** In-record reciprocal ranks of every query would be half of the manifest, and nothing shows them before a recomputation. */
function withoutQueryValues(results: SuiteResult): SuiteResult {
  const systems = Object.entries(results.systems).map(([name, system]) => [name, { ...system, inRecordRR: [] }]);
  return { ...results, systems: Object.fromEntries(systems) as SuiteResult['systems'] };
}

function countValues({ values, codes }: LabelColumn): Record<string, number> {
  const counts = new Uint32Array(values.length);
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return Object.fromEntries(values.map((value, code) => [value, counts[code] ?? 0]));
}

/** Documents by what their filings say, in the order of first occurrence. */
function countDocuments({ corpus, filings }: ProcessedDataset['build']['collection']): Manifest['documentFilings'] {
  return byKey(FILING_FIELDS, (field) =>
    countKeys(Array.from(corpus.filing, (filing) => filings[filing]?.[field] ?? '')),
  );
}

/** Occurrences of each key, in the order of first occurrence. */
function countKeys(keys: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries(counts);
}

function count<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.reduce((sum, item) => sum + (holds(item) ? 1 : 0), 0);
}

function byKey<Key extends string, T>(keys: readonly Key[], value: (key: Key) => T): Record<Key, T> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, T>;
}
