import type { CollectionBuild } from '../../core/dataset/build-test-collection';
import type { FinRankRecord } from '../../core/dataset/record';
import type { DatasetReport } from '../../core/dataset/report';
import type { Filing, LabelColumn, TestCollection } from '../../core/dataset/test-collection';
import { ExplorerError } from '../../core/errors';
import type { DocumentColumns, JudgmentColumns, RecordColumns, RewriteColumns, SplitColumns, Tables } from './schemas';

type Collection = Omit<TestCollection, 'datasetId'>;

/** The five tables of a data set, from what the pipeline made of its file. */
export function buildTables(
  records: readonly FinRankRecord[],
  { collection, judgments }: CollectionBuild,
  report: DatasetReport,
): Tables {
  return {
    records: recordColumns(records, collection, report),
    documents: documentColumns(collection, judgments),
    judgments: judgmentColumns(collection.filings, judgments),
    rewrites: rewriteColumns(collection.rewrites),
    splits: splitColumns(collection),
  };
}

function recordColumns(
  records: readonly FinRankRecord[],
  collection: Collection,
  report: DatasetReport,
): RecordColumns {
  const violations = groupById(report.violations);
  return {
    query: counting(records.length),
    id: records.map((record) => record.id),
    question_id: records.map((record) => record.question_id),
    question: records.map((record) => record.question),
    answer: records.map((record) => record.answer),
    ...collection.labels,
    num_passages: Uint32Array.from(records, (record) => record.num_passages),
    filing: collection.queryFiling,
    folder_name: records.map((record) => record.folder_name),
    raw_fields: records.map((record) => Object.keys(record.raw)),
    raw_values: records.map((record) => printValues(record.raw)),
    extra_fields: records.map((record) => Object.keys(record.extra)),
    extra_values: records.map((record) => printValues(record.extra)),
    warning_rules: records.map(({ id }) => (violations.get(id) ?? []).map(({ rule }) => rule)),
    warnings: records.map(({ id }) => (violations.get(id) ?? []).map(({ field, reason }) => `${field}: ${reason}`)),
  };
}

function documentColumns({ corpus, filings }: Collection, judgments: CollectionBuild['judgments']): DocumentColumns {
  // Judgments stand in file order, so the first one of a document is its first occurrence.
  const first = new Array<CollectionBuild['judgments'][number] | undefined>(corpus.texts.length);
  for (const judgment of judgments) if (judgment.document !== null) first[judgment.document] ??= judgment;
  return {
    document: counting(corpus.texts.length),
    text: corpus.texts,
    ...filingColumns(filings, corpus.filing),
    page_number: first.map((judgment) => judgment?.pageNumber ?? null),
    passage_id: first.map((judgment) => judgment?.passageId ?? ''),
  };
}

function judgmentColumns(filings: readonly Filing[], judgments: CollectionBuild['judgments']): JudgmentColumns {
  return {
    query: Uint32Array.from(judgments, ({ query }) => query),
    document: judgments.map(({ document }) => document),
    kind: { values: ['gold', 'hard-negative'], codes: Uint16Array.from(judgments, ({ kind }) => +(kind !== 'gold')) },
    place: Uint32Array.from(judgments, ({ order }) => order),
    ...filingColumns(
      filings,
      Uint32Array.from(judgments, ({ filing }) => filing),
    ),
    page_number: judgments.map(({ pageNumber }) => pageNumber),
    passage_id: judgments.map(({ passageId }) => passageId),
    hard_negative_class: judgments.map(({ hardNegativeClass }) => hardNegativeClass),
    overlaps_gold_of: judgments.map(({ overlaps }) => overlaps),
  };
}

function rewriteColumns(rewrites: Collection['rewrites']): RewriteColumns {
  return {
    query: Uint32Array.from(rewrites.flatMap((list, query) => list.map(() => query))),
    place: Uint32Array.from(rewrites.flatMap((list) => list.map((_, place) => place))),
    rewrite: rewrites.flat(),
  };
}

function splitColumns({ splits }: Collection): SplitColumns {
  return {
    part: {
      values: splits.map(({ name }) => name),
      codes: Uint16Array.from(splits.flatMap(({ queries }, code) => Array.from(queries, () => code))),
    },
    query: Uint32Array.from(splits.flatMap(({ queries }) => [...queries])),
  };
}

/** Filing numbers, spelled out as labels beside. */
function filingColumns(
  filings: readonly Filing[],
  numbers: Uint32Array,
): { readonly ticker: LabelColumn; readonly year: LabelColumn; readonly doc_type: LabelColumn; filing: Uint32Array } {
  const label = (field: keyof Filing): LabelColumn => {
    const values = [...new Set(filings.map((filing) => filing[field]))];
    if (values.length > 0x10000) {
      throw new ExplorerError('data-corrupt', `More than 65,536 distinct values of ${field}`);
    }
    const codeOf = new Map(values.map((value, code) => [value, code]));
    const codes = filings.map((filing) => codeOf.get(filing[field]) ?? 0);
    return { values, codes: Uint16Array.from(numbers, (number) => codes[number] ?? 0) };
  };
  return { ticker: label('ticker'), year: label('year'), doc_type: label('doc_type'), filing: numbers };
}

function counting(length: number): Uint32Array {
  return Uint32Array.from({ length }, (_, index) => index);
}

function printValues(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.values(fields).map((value) => JSON.stringify(value));
}

function groupById<T extends { readonly id: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(item.id);
    if (group) group.push(item);
    else groups.set(item.id, [item]);
  }
  return groups;
}
