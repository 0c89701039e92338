import { goldRows, hardNegativeColumns } from '../../core/dataset/build-test-collection';
import type { Judgment } from '../../core/dataset/judgments';
import { HARD_NEGATIVE_CLASSES, LABEL_FIELDS, type LabelField } from '../../core/dataset/record';
import type { Filing, LabelColumn, SplitPart, TestCollection } from '../../core/dataset/test-collection';
import { ExplorerError } from '../../core/errors';
import type { JudgmentColumns, RewriteColumns, SplitColumns, Tables } from './schemas';

/**
 * The test collection that decoded tables hold: equal to the one that the pipeline built from the records.
 * @throws ExplorerError `data-corrupt` when the tables contradict each other.
 */
export function toTestCollection(datasetId: string, tables: Tables): TestCollection {
  const { records, documents } = tables;
  const queries = records.id.length;
  const judgments = toJudgments(tables.judgments);
  return {
    datasetId,
    queryIds: records.id,
    queries: records.question,
    rewrites: rewriteLists(tables.rewrites, queries),
    queryFiling: records.filing,
    corpus: { texts: documents.text, filing: documents.filing },
    filings: filingList(tables),
    gold: goldRows(judgments, queries),
    ...hardNegativeColumns(judgments, queries),
    labels: Object.fromEntries(LABEL_FIELDS.map((field) => [field, records[field]])) as Record<LabelField, LabelColumn>,
    splits: splitParts(tables.splits),
  };
}

/** The rows of the judgments table, in its order: by query, gold first. */
export function toJudgments(columns: JudgmentColumns): Judgment[] {
  return columns.passage_id.map((passageId, row) => ({
    query: numberAt(columns.query, row),
    kind: valueAt(columns.kind, row) === 'gold' ? 'gold' : 'hard-negative',
    order: numberAt(columns.place, row),
    document: columns.document[row] ?? null,
    filing: numberAt(columns.filing, row),
    pageNumber: columns.page_number[row] ?? null,
    passageId,
    hardNegativeClass: HARD_NEGATIVE_CLASSES.find((name) => name === columns.hard_negative_class[row]) ?? null,
    overlaps: columns.overlaps_gold_of[row] ?? [],
  }));
}

/** The value of a category column in a row. */
export function valueAt(column: LabelColumn, row: number): string {
  return found(column.values[numberAt(column.codes, row)]);
}

function numberAt(column: Uint32Array | Uint16Array, row: number): number {
  return found(column[row]);
}

function filingList({ records, documents, judgments }: Tables): Filing[] {
  const filings: Filing[] = [];
  for (const table of [records, documents, judgments]) {
    table.filing.forEach((number, row) => {
      filings[number] ??= {
        ticker: valueAt(table.ticker, row),
        year: valueAt(table.year, row),
        doc_type: valueAt(table.doc_type, row),
      };
    });
  }
  return filings;
}

function rewriteLists({ query, rewrite }: RewriteColumns, queries: number): string[][] {
  const lists = Array.from({ length: queries }, (): string[] => []);
  rewrite.forEach((text, row) => found(lists[numberAt(query, row)]).push(text));
  return lists;
}

function splitParts({ part, query }: SplitColumns): SplitPart[] {
  const lists = part.values.map((): number[] => []);
  part.codes.forEach((code, row) => found(lists[code]).push(numberAt(query, row)));
  return lists.map((queries, code) => ({ name: found(part.values[code]), queries: Uint32Array.from(queries) }));
}

/** A row that another row refers to; streams whose digests are right always have it. */
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new ExplorerError('data-corrupt', 'A row refers to one that does not exist');
  return value;
}
