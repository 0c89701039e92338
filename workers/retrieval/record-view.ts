import type { Judgment } from '../../src/core/dataset/judgments';
import { LABEL_FIELDS } from '../../src/core/dataset/record';
import { allocateJudged, fillJudged } from '../../src/core/retrieval/judged-scores';
import type { Retriever } from '../../src/core/retrieval/retriever';
import { valueAt } from '../../src/data/streams/collection';
import type { JudgmentView, RankedScore, RecordView } from '../api';
import type { LoadedDataset } from '../loaded-dataset';

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
    scores: rankDocuments(retriever, question, documents),
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

/** Rank, ties in corpus order, of some documents among all. */
function rankDocuments(retriever: Retriever, question: string, documents: readonly number[]): RankedScore[] {
  const scores = new Float64Array(retriever.size);
  retriever.score(question, scores);
  const oneRow = { offsets: Uint32Array.of(0, documents.length), values: Uint32Array.from(documents) };
  const judged = allocateJudged(oneRow, 'corpus-order');
  fillJudged(judged, 0, scores);
  return documents.map((_, at) => ({
    rank: (judged.higher[at] ?? 0) + (judged.tiedBefore[at] ?? 0) + 1,
    score: judged.scores[at] ?? 0,
    tied: judged.tied[at] ?? 0,
  }));
}

function parallelFields(
  fields: readonly string[] = [],
  values: readonly string[] = [],
): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field, place) => [field, values[place] ?? '']));
}
