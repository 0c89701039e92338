import { ExplorerError } from '../errors';
import { buildPool } from './corpus';
import { buildJudgments, type Judgment } from './judgments';
import { isBlank } from './python-text';
import { LABEL_FIELDS, type FinRankRecord, type HardNegativeClass, type LabelField } from './record';
import { runToEnd } from './run-to-end';
import { buildSplits, splitParts, type DatasetSplits } from './splits';
import type { LabelColumn, Rows, TestCollection } from './test-collection';

/** A test collection that has no id yet (the id is a digest over the streams made from it), with what is only shown. */
export interface CollectionBuild {
  readonly collection: Omit<TestCollection, 'datasetId'>;
  /** Every gold passage and hard negative, blank texts included. */
  readonly judgments: readonly Judgment[];
  readonly splits: DatasetSplits;
}

/**
 * Corpus, queries, qrels, labels and splits of normalised records (PROTOCOL: corpus, gold, candidates), in steps between
 * which the caller may stop. Each yields what comes next.
 *
 * @param records in file order, ids unique
 */
export function* collectionSteps(records: readonly FinRankRecord[]): Generator<string, CollectionBuild, undefined> {
  yield 'Pooling passages';
  const pool = buildPool(records);
  yield 'Classifying hard negatives';
  const judgments = buildJudgments(records, pool);
  yield 'Splitting';
  const splits = buildSplits(records);
  const ids = records.map((record) => record.id);
  yield 'Packing the collection';
  return {
    collection: {
      queryIds: ids,
      queries: records.map((record) => record.question),
      rewrites: records.map((record) => record.query_rewrite.filter((rewrite) => !isBlank(rewrite))),
      queryFiling: pool.queryFiling,
      corpus: pool.corpus,
      filings: pool.filings,
      gold: goldRows(judgments, records.length),
      ...hardNegativeColumns(judgments, records.length),
      labels: labelColumns(records),
      splits: splitParts(ids, splits),
    },
    judgments,
    splits,
  };
}

/** `collectionSteps` in one go. */
export function buildCollection(records: readonly FinRankRecord[]): CollectionBuild {
  return runToEnd(collectionSteps(records));
}

/** `buildCollection` under an id, for callers that evaluate and show nothing. */
export function buildTestCollection(datasetId: string, records: readonly FinRankRecord[]): TestCollection {
  return { datasetId, ...buildCollection(records).collection };
}

/** Packs one list of numbers per row. */
export function packRows(rows: readonly (readonly number[])[]): Rows {
  const offsets = new Uint32Array(rows.length + 1);
  rows.forEach((row, i) => {
    offsets[i + 1] = (offsets[i] ?? 0) + row.length;
  });
  return { offsets, values: Uint32Array.from(rows.flat()) };
}

export function goldRows(judgments: readonly Judgment[], queries: number): Rows {
  const sets = Array.from({ length: queries }, () => new Set<number>());
  for (const { kind, query, document } of judgments)
    if (kind === 'gold' && document !== null) sets[query]?.add(document);
  return packRows(sets.map((documents) => [...documents].sort((a, b) => a - b)));
}

export function hardNegativeColumns(
  judgments: readonly Judgment[],
  queries: number,
): Pick<TestCollection, 'hardNegatives' | 'hardNegativeOverlaps' | 'hardNegativeClasses'> {
  const rows = Array.from({ length: queries }, (): number[] => []);
  const overlaps: number[] = [];
  const classes: HardNegativeClass[] = [];
  for (const judgment of judgments) {
    if (judgment.hardNegativeClass === null || judgment.document === null) continue;
    rows[judgment.query]?.push(judgment.document);
    overlaps.push(judgment.overlaps.length > 0 ? 1 : 0);
    classes.push(judgment.hardNegativeClass);
  }
  return {
    hardNegatives: packRows(rows),
    hardNegativeOverlaps: Uint8Array.from(overlaps),
    hardNegativeClasses: classes,
  };
}

function labelColumns(records: readonly FinRankRecord[]): Record<LabelField, LabelColumn> {
  const columns = LABEL_FIELDS.map((field) => [field, labelColumn(records.map((record) => String(record[field])))]);
  return Object.fromEntries(columns) as Record<LabelField, LabelColumn>;
}

function labelColumn(labels: readonly string[]): LabelColumn {
  const codeOf = new Map<string, number>();
  const codes = Uint16Array.from(labels, (label) => {
    const code = codeOf.get(label) ?? codeOf.size;
    codeOf.set(label, code);
    return code;
  });
  if (codeOf.size > 0x10000) {
    throw new ExplorerError(
      'data-corrupt',
      `A label field has ${codeOf.size} distinct values; at most 65,536 can be told apart.`,
    );
  }
  return { values: [...codeOf.keys()], codes };
}
