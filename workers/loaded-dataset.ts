import type { Judgment } from '../src/core/dataset/judgments';
import type { TestCollection } from '../src/core/dataset/test-collection';
import { ExplorerError } from '../src/core/errors';
import { loadTables } from '../src/data/load';
import { toJudgments, toTestCollection } from '../src/data/streams/collection';
import type { Tables } from '../src/data/streams/schemas';
import { throwIfCancelled } from './jobs';
import type { DatasetSource, OnProgress } from './api';

/** A data set in a worker's memory: the tables to show, and the collection to compute with. */
export interface LoadedDataset {
  readonly tables: Tables;
  readonly collection: TestCollection;
  /** Every gold passage and hard negative, by query, gold first, blank texts included. */
  readonly judgments: readonly Judgment[];
}

/**
 * Loads a data set from the URLs or bytes that the page gives, and from nowhere else.
 *
 * @throws ExplorerError `fetch-failed`, `data-corrupt`, `insecure-context`; `cancelled` when `signal` aborts
 */
export async function loadDataset(
  source: DatasetSource,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<LoadedDataset> {
  const checkCancelled = (): void => {
    throwIfCancelled(signal);
  };
  const tables = await loadTables(source, { onProgress, checkCancelled });
  return {
    tables,
    collection: toTestCollection(source.datasetId, tables),
    judgments: toJudgments(tables.judgments),
  };
}

/** @throws ExplorerError `bad-parameter` for what is no number of a query. */
export function checkQuery({ collection }: LoadedDataset, query: number): void {
  checkNumber('record', query, collection.queries.length);
}

/** @throws ExplorerError `bad-parameter` for what is no number of a document. */
export function checkDocument({ collection }: LoadedDataset, document: number): void {
  checkNumber('document', document, collection.corpus.texts.length);
}

function checkNumber(what: string, number: number, count: number): void {
  if (Number.isInteger(number) && number >= 0 && number < count) return;
  throw new ExplorerError('bad-parameter', `There is no ${what} ${number}: the data set has ${count}.`);
}
