import type {
  AskRanking,
  AskRequest,
  DatasetSource,
  DocumentPage,
  DocumentView,
  OnProgress,
  RecordColumns,
  RecordRow,
  RecordView,
  RetrievalApi,
} from '../../workers/api';
import type { SuiteProgress, SuiteResult, SuiteSpec } from '../core/evaluation/suite';
import type { Explanation } from '../core/retrieval/retriever';
import type { RetrieverSpec } from '../core/retrieval/run';
import type { SystemTable } from '../core/sql/system-table';
import { DatasetSession } from './dataset-session';
import type { EngineOptions } from './dataset-session';
import { latestOnly } from './latest-only';
import { SUITES_KEPT, WorkCache, specKey } from './work-cache';

/**
 * Corpus, scorers, suite and explanations, computed in a worker. Every method takes an AbortSignal first and rejects
 * with ExplorerError: `cancelled`, `worker-failed`, `fetch-failed` or `data-corrupt` (while loading), `bad-parameter`.
 */
export interface RetrievalEngine {
  /** Takes a data set, or none; nothing starts until something is asked. Calls on the former one reject with `cancelled`. */
  use(source: DatasetSource | null): void;
  /** Loads ahead of the first question, with progress. Every other method loads by itself. */
  load(signal: AbortSignal, onProgress: OnProgress): Promise<void>;
  /** Loads and indexes ahead of the first question for these systems, which then is answered without a wait. */
  prepare(signal: AbortSignal, systems: readonly RetrieverSpec[], onProgress: OnProgress): Promise<void>;
  /** The same spec on the same data set is computed once, or once more with `again`. */
  suite(
    signal: AbortSignal,
    spec: SuiteSpec,
    onProgress: (progress: SuiteProgress) => void,
    again?: boolean,
  ): Promise<SuiteResult>;
  /** A retriever's rows for SQL. */
  systemTable(
    signal: AbortSignal,
    system: RetrieverSpec,
    onProgress: (progress: SuiteProgress) => void,
  ): Promise<SystemTable>;
  /** Latest request only: a newer one rejects this one with `cancelled`. */
  ask(signal: AbortSignal, request: AskRequest): Promise<readonly AskRanking[]>;
  columns(signal: AbortSignal): Promise<RecordColumns>;
  rows(signal: AbortSignal, queries: readonly number[]): Promise<readonly RecordRow[]>;
  record(signal: AbortSignal, query: number, systems: readonly RetrieverSpec[]): Promise<RecordView>;
  document(signal: AbortSignal, document: number): Promise<DocumentPage>;
  documents(signal: AbortSignal, documents: readonly number[]): Promise<readonly DocumentView[]>;
  /** @param query a query number, or a text of one's own */
  explain(signal: AbortSignal, query: number | string, document: number, system: RetrieverSpec): Promise<Explanation>;
  /** Ends the worker and forgets every result. */
  dispose(): void;
}

function spawnRetrieval(): Worker {
  return new Worker(new URL('../../workers/retrieval.worker.ts', import.meta.url), {
    type: 'module',
    name: 'retrieval',
  });
}

/** @param options for tests; the page needs none */
export function createRetrievalEngine(options: EngineOptions = {}): RetrievalEngine {
  const session = new DatasetSession<RetrievalApi>({ spawn: spawnRetrieval, ...options });
  const suites = new WorkCache<SuiteProgress, SuiteResult>(SUITES_KEPT);
  const ask = latestOnly((signal, request: AskRequest) => session.call(signal, (api) => api.ask(request)));

  return {
    use: (source) => {
      session.use(source);
    },
    load: (signal, onProgress) => session.load(signal, onProgress),
    prepare: (signal, systems, onProgress) =>
      session.call(signal, (api, job, report) => api.prepare(job, systems, report(onProgress))),
    suite: async (signal, spec, onProgress, again) =>
      suites.run(
        specKey(session.source.datasetId, spec),
        signal,
        onProgress,
        (shared, toAll) => session.call(shared, (api, job, report) => api.suite(job, spec, report(toAll))),
        again,
      ),
    systemTable: (signal, system, onProgress) =>
      session.call(signal, (api, job, report) => api.systemTable(job, system, report(onProgress))),
    ask,
    columns: (signal) => session.call(signal, (api) => api.columns()),
    rows: (signal, queries) => session.call(signal, (api) => api.rows(queries)),
    record: (signal, query, systems) => session.call(signal, (api) => api.record(query, systems)),
    document: (signal, document) => session.call(signal, (api) => api.document(document)),
    documents: (signal, documents) => session.call(signal, (api) => api.documents(documents)),
    explain: (signal, query, document, system) => session.call(signal, (api) => api.explain(query, document, system)),
    dispose: () => {
      session.use(null);
      suites.clear();
    },
  };
}
