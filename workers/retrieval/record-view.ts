import type { Judgment } from '../../src/core/dataset/judgments';
import { LABEL_FIELDS } from '../../src/core/dataset/record';
import type { Retriever } from '../../src/core/retrieval/retriever';
import { valueAt } from '../../src/data/streams/collection';
import type { JudgmentView, RecordView } from '../api';
import type { LoadedDataset } from '../loaded-dataset';
import { ranksAmongAll } from '../ranks-among-all';

/** A judgment of a text that the pool holds. */
type PooledJudgment = Judgment & { readonly document: number };

/** A record with its judged passages, each with the rank and score that every retriever gives it for the question. */
export function viewRecord(dataset: LoadedDataset, query: number, retrievers: readonly Retriever[]): RecordView {
  const { collection, judgments } = dataset;
  const { records } = dataset.tables;
  const question = collection.queries[query] ?? '';
  const judged = judgments.filter(
    (judgment): judgment is PooledJudgment => judgment.query === query && judgment.document !== null,
  );
  const documents = judged.map(({ document }) => document);
  const ranked = retrievers.map((retriever) => ({
    name: retriever.spec.name,
    scores: ranksAmongAll(retriever, question, documents),
  }));
  return {
    query,
    id: records.id[query] ?? '',
    questionId: records.question_id[query] ?? '',
    question,
    answer: records.answer[query] ?? '',
    rewrites: collection.rewrites[query] ?? [],
    labels: Object.fromEntries(LABEL_FIELDS.map((field) => [field, valueAt(records[field], query)])),
    folderName: records.folder_name[query] ?? '',
    raw: parallelFields(records.raw_fields[query], records.raw_values[query]),
    warnings: records.warnings[query] ?? [],
    splitParts: collection.splits.filter(({ queries }) => queries.includes(query)).map(({ name }) => name),
    judgments: judged.map((judgment, place) => ({
      ...viewJudgment(dataset, judgment),
      ranks: Object.fromEntries(ranked.map(({ name, scores }) => [name, scores[place]])),
    })),
  };
}

function viewJudgment({ collection }: LoadedDataset, judgment: PooledJudgment): Omit<JudgmentView, 'ranks'> {
  const filing = collection.filings[judgment.filing];
  return {
    document: judgment.document,
    text: collection.corpus.texts[judgment.document] ?? '',
    ticker: filing?.ticker ?? '',
    year: filing?.year ?? '',
    docType: filing?.doc_type ?? '',
    page: judgment.pageNumber,
    passageId: judgment.passageId,
    kind: judgment.kind,
    order: judgment.order,
    hardNegativeClass: judgment.hardNegativeClass,
    overlaps: judgment.overlaps,
  };
}

function parallelFields(
  fields: readonly string[] = [],
  values: readonly string[] = [],
): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field, place) => [field, values[place] ?? '']));
}
