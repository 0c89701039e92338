import { valueAt } from '../src/data/streams/collection';
import type { DocumentView, RecordRow } from './api';
import { checkDocument, checkQuery } from './loaded-dataset';
import type { LoadedDataset } from './loaded-dataset';

/**
 * A document as shown, with the metadata of its first occurrence.
 *
 * @throws ExplorerError `bad-parameter` where there is no such document
 */
export function viewDocument(dataset: LoadedDataset, document: number): DocumentView {
  checkDocument(dataset, document);
  const { documents } = dataset.tables;
  return {
    document,
    text: documents.text[document] ?? '',
    ticker: valueAt(documents.ticker, document),
    year: valueAt(documents.year, document),
    docType: valueAt(documents.doc_type, document),
    page: documents.page_number[document] ?? null,
    passageId: documents.passage_id[document] ?? '',
  };
}

/** A record as the list shows it. @throws ExplorerError `bad-parameter` where there is no such record */
export function viewRow(dataset: LoadedDataset, query: number): RecordRow {
  checkQuery(dataset, query);
  const { question, answer } = dataset.tables.records;
  return { query, question: question[query] ?? '', answer: answer[query] ?? '' };
}
