import { transfer } from 'comlink';
import { ExplorerError } from '../src/core/errors';
import type { SuiteProgress, SuiteResult, SuiteSpec } from '../src/core/evaluation/suite';
import { runSuite } from '../src/core/evaluation/run-suite';
import type { Explanation, SparseRetriever } from '../src/core/retrieval/retriever';
import { PUBLISHED_TFIDF } from '../src/core/retrieval/run';
import type { RetrieverSpec } from '../src/core/retrieval/run';
import { buildSystemTable } from '../src/core/sql/build-system-table';
import type { SystemTable } from '../src/core/sql/system-table';
import type {
  AskRanking,
  AskRequest,
  DatasetSource,
  DocumentPage,
  DocumentView,
  JobId,
  LoadedSize,
  OnProgress,
  RecordColumns,
  RecordRow,
  RecordView,
  RetrievalApi,
} from './api';
import { viewDocument, viewRow } from './dataset-views';
import { drive, nextTurn } from './drive';
import { Jobs, throwIfCancelled } from './jobs';
import { checkDocument, checkQuery, loadDataset } from './loaded-dataset';
import type { LoadedDataset } from './loaded-dataset';
import { rankPassing } from './rank-passing';
import { viewDocumentPage } from './retrieval/document-page';
import { recordColumns } from './retrieval/record-columns';
import { viewRecord } from './retrieval/record-view';
import { RetrieverCache } from './retrieval/retriever-cache';

interface Loaded {
  readonly dataset: LoadedDataset;
  readonly retrievers: RetrieverCache;
}

/**
 * What the retrieval worker does, apart from being a worker. Methods reject with ExplorerError `bad-parameter` for
 * numbers that the data set does not have, for parameters outside their domain, and before a data set is loaded.
 */
export class RetrievalService implements RetrievalApi {
  readonly #jobs = new Jobs();
  #loaded: Loaded | null = null;

  ready(): true {
    return true;
  }

  cancel(job: JobId): void {
    this.#jobs.cancel(job);
  }

  load(job: JobId, source: DatasetSource, onProgress: OnProgress): Promise<LoadedSize> {
    return this.#jobs.run(job, onProgress, async (signal) => {
      const dataset = await loadDataset(source, signal, onProgress);
      const { datasetId, queries, corpus } = dataset.collection;
      this.#loaded = { dataset, retrievers: new RetrieverCache(corpus.texts) };
      return { datasetId, queries: queries.length, documents: corpus.texts.length };
    });
  }

  prepare(job: JobId, systems: readonly RetrieverSpec[], onProgress: OnProgress): Promise<void> {
    return this.#jobs.run(job, onProgress, async (signal) => {
      await this.#retrieversOf(systems, signal, (fraction, stage) => {
        onProgress({ fraction, stage });
      });
    });
  }

  suite(job: JobId, spec: SuiteSpec, onProgress: (progress: SuiteProgress) => void): Promise<SuiteResult> {
    return this.#jobs.run(job, onProgress, async (signal) => {
      const { collection } = this.#open().dataset;
      const retrievers = await this.#retrieversOf(spec.systems, signal, (_, stage) => {
        onProgress({ done: 0, total: 1, stage });
      });
      return drive(runSuite(collection, retrievers, spec), signal, onProgress);
    });
  }

  systemTable(job: JobId, system: RetrieverSpec, onProgress: (progress: SuiteProgress) => void): Promise<SystemTable> {
    return this.#jobs.run(job, onProgress, async (signal) => {
      const { collection } = this.#open().dataset;
      const stage = `ranking with ${system.name}`;
      const [retriever] = await this.#retrieversOf([system], signal, () => {
        onProgress({ done: 0, total: 1, stage });
      });
      if (retriever === undefined) throw new ExplorerError('bad-parameter', `There is no retriever ${system.name}.`);
      const steps = buildSystemTable(collection, retriever, system.name);
      const table = await drive(withTotal(steps, collection.queries.length, stage), signal, onProgress);
      return transfer(table, buffersOf(table));
    });
  }

  columns(): RecordColumns {
    return recordColumns(this.#open().dataset);
  }

  rows(queries: readonly number[]): readonly RecordRow[] {
    const { dataset } = this.#open();
    return queries.map((query) => viewRow(dataset, query));
  }

  ask(request: AskRequest): readonly AskRanking[] {
    const { dataset, retrievers } = this.#open();
    return request.systems.map((system) => askRetriever(dataset, retrievers.get(system), request));
  }

  record(query: number, systems: readonly RetrieverSpec[]): RecordView {
    const { dataset, retrievers } = this.#open();
    checkQuery(dataset, query);
    return viewRecord(
      dataset,
      query,
      systems.map((system) => retrievers.get(system)),
    );
  }

  document(document: number): DocumentPage {
    const { dataset, retrievers } = this.#open();
    checkDocument(dataset, document);
    return viewDocumentPage(dataset, document, retrievers.get(PUBLISHED_TFIDF));
  }

  documents(documents: readonly number[]): readonly DocumentView[] {
    const { dataset } = this.#open();
    return documents.map((document) => viewDocument(dataset, document));
  }

  explain(query: number | string, document: number, system: RetrieverSpec): Explanation {
    const { dataset, retrievers } = this.#open();
    checkDocument(dataset, document);
    if (typeof query === 'number') checkQuery(dataset, query);
    const text = typeof query === 'number' ? (dataset.collection.queries[query] ?? '') : query;
    return retrievers.get(system).explain(text, document);
  }

  #open(): Loaded {
    if (this.#loaded === null) throw new ExplorerError('bad-parameter', 'No data set is loaded.');
    return this.#loaded;
  }

  /** Retrievers of these specs, with a turn of the event loop before each: making one can take a few hundred milliseconds. */
  async #retrieversOf(
    systems: readonly RetrieverSpec[],
    signal: AbortSignal,
    onProgress: (fraction: number, stage: string) => void,
  ): Promise<SparseRetriever[]> {
    const { retrievers } = this.#open();
    const made: SparseRetriever[] = [];
    for (const system of systems) {
      onProgress(made.length / systems.length, `Indexing for ${system.name}`);
      await nextTurn();
      throwIfCancelled(signal);
      made.push(retrievers.get(system));
    }
    return made;
  }
}

/** Steps that count questions, as progress. */
function* withTotal<T>(steps: Generator<number, T>, total: number, stage: string): Generator<SuiteProgress, T> {
  let done = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    done += step.value;
    yield { done, total, stage };
  }
}

/** What can cross to another thread without a copy. Measures over the same queries share their record numbers. */
function buffersOf({ runs, values }: SystemTable): Transferable[] {
  const columns = [
    ...Object.values(runs),
    ...values.flatMap(({ record, value, worst, best }) => [record, value, worst, best]),
  ];
  return [...new Set(columns.map(({ buffer }) => buffer as ArrayBuffer))];
}

function askRetriever(
  dataset: LoadedDataset,
  retriever: SparseRetriever,
  { query, filter, depth }: AskRequest,
): AskRanking {
  const start = performance.now();
  const ranking = rankPassing(dataset, retriever, query, filter, depth);
  const terms = retriever.queryTerms(query);
  return { system: retriever.spec, ...ranking, terms, milliseconds: performance.now() - start };
}
