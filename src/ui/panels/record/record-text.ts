import type { JudgmentView, RecordView } from '../../../app/record-page.svelte';
import type { RetrieverName } from '../../../core/retrieval/run';

/** `Gold 1`, `Negative 3`: what a judgment is called on the page, counted from 1 in the record's own order. */
export const judgmentName = ({ kind, order }: Pick<JudgmentView, 'kind' | 'order'>): string =>
  `${kind === 'gold' ? 'Gold' : 'Negative'} ${order + 1}`;

/** Retrievers that score a negative strictly higher than every gold passage: where an answer would rest on the wrong text. */
export function outranking(negative: JudgmentView, judgments: readonly JudgmentView[]): readonly RetrieverName[] {
  const golds = judgments.filter(({ kind }) => kind === 'gold');
  return (['bm25', 'tfidf'] as const).filter((system) => {
    const own = negative.ranks[system]?.score;
    return (
      own !== undefined && golds.length > 0 && golds.every(({ ranks }) => own > (ranks[system]?.score ?? Infinity))
    );
  });
}

/** Raw values of a judgment's fields, by field: `hard_negatives[2].year` of the third negative becomes `year`. */
export function rawFields(
  raw: Readonly<Record<string, string>>,
  { kind, order }: Pick<JudgmentView, 'kind' | 'order'>,
): readonly (readonly [field: string, value: string])[] {
  const prefix = `${kind === 'gold' ? 'passages' : 'hard_negatives'}[${order}].`;
  return Object.entries(raw)
    .filter(([field]) => field.startsWith(prefix))
    .map(([field, value]) => [field.slice(prefix.length), value]);
}

/** A record as JSON, under the names of FinRank's schema, with the corpus number of every passage. */
export function recordJson(record: RecordView): string {
  const passages = (kind: JudgmentView['kind']) => record.judgments.filter((judgment) => judgment.kind === kind);
  const common = ({ text, page, passageId, document }: JudgmentView) => ({
    text,
    page_number: page,
    passage_id: passageId,
    document,
  });
  return JSON.stringify(
    {
      id: record.id,
      question_id: record.questionId,
      ...record.labels,
      question: record.question,
      answer: record.answer,
      query_rewrite: record.rewrites,
      passages: passages('gold').map(common),
      hard_negatives: passages('hard-negative').map((negative) => ({
        ...common(negative),
        ticker: negative.ticker,
        year: negative.year,
        doc_type: negative.docType,
      })),
      folder_name: record.folderName,
    },
    null,
    2,
  );
}

/** The record's lines of BEIR's `qrels/test.tsv`, header first: gold only, each document once, as the export writes them. */
export function recordQrels({ id, judgments }: RecordView): string {
  const golds = judgments.filter(({ kind }) => kind === 'gold').map(({ document }) => document);
  const lines = [...new Set(golds)].sort((a, b) => a - b).map((document) => `${id}\t${document}\t1`);
  return ['query-id\tcorpus-id\tscore', ...lines, ''].join('\n');
}
