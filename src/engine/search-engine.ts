import type {
  AskHit,
  DatasetSource,
  FilingFilter,
  OnProgress,
  RankedScore,
  SearchApi,
  SearchHit,
} from '../../workers/api';
import type { SuiteProgress, SuiteResult, SuiteSpec } from '../core/evaluation/suite';
import { DatasetSession } from './dataset-session';
import type { EngineOptions } from './dataset-session';
import { latestOnly } from './latest-only';
import { SUITES_KEPT, WorkCache, specKey } from './work-cache';

/**
 * MiniSearch over records and documents, in a worker of its own. Every method takes an AbortSignal first and rejects
 * with the same errors as {@link RetrievalEngine}.
 */
export interface SearchEngine {
  /** Takes a data set, or none; nothing starts until something is asked. Calls on the former one reject with `cancelled`. */
  use(source: DatasetSource | null): void;
  /** Loads ahead of the first search, with progress. Every other method loads by itself. */
  load(signal: AbortSignal, onProgress: OnProgress): Promise<void>;
  /** The search box. Latest request only: a newer one rejects this one with `cancelled`. */
  searchRecords(signal: AbortSignal, text: string, limit: number): Promise<readonly SearchHit[]>;
  /** The ranking "MiniSearch BM25+". Latest request only. */
  rankDocuments(signal: AbortSignal, text: string, limit: number, filter: FilingFilter): Promise<readonly AskHit[]>;
  /** Rank and score that "MiniSearch BM25+" gives some documents among all, parallel to `documents`. */
  ranksOf(signal: AbortSignal, text: string, documents: readonly number[]): Promise<readonly RankedScore[]>;
  /** The suite over MiniSearch alone. The same spec on the same data set is computed once, or once more with `again`. */
  suite(
    signal: AbortSignal,
    spec: SuiteSpec,
    onProgress: (progress: SuiteProgress) => void,
    again?: boolean,
  ): Promise<SuiteResult>;
  /** Ends the worker and forgets every result. */
  dispose(): void;
}

interface RecordSearch {
  readonly text: string;
  readonly limit: number;
}
interface DocumentSearch extends RecordSearch {
  readonly filter: FilingFilter;
}

function spawnSearch(): Worker {
  return new Worker(new URL('../../workers/search.worker.ts', import.meta.url), { type: 'module', name: 'search' });
}

/** @param options for tests; the page needs none */
export function createSearchEngine(options: EngineOptions = {}): SearchEngine {
  const session = new DatasetSession<SearchApi>({ spawn: spawnSearch, ...options });
  const suites = new WorkCache<SuiteProgress, SuiteResult>(SUITES_KEPT);
  const searchRecords = latestOnly((signal, { text, limit }: RecordSearch) =>
    session.call(signal, (api) => api.searchRecords(text, limit)),
  );
  const rankDocuments = latestOnly((signal, { text, limit, filter }: DocumentSearch) =>
    session.call(signal, (api) => api.rankDocuments(text, limit, filter)),
  );

  return {
    use: (source) => {
      session.use(source);
    },
    load: (signal, onProgress) => session.load(signal, onProgress),
    searchRecords: (signal, text, limit) => searchRecords(signal, { text, limit }),
    rankDocuments: (signal, text, limit, filter) => rankDocuments(signal, { text, limit, filter }),
    ranksOf: (signal, text, documents) => session.call(signal, (api) => api.ranksOf(text, documents)),
    suite: async (signal, spec, onProgress, again) =>
      suites.run(
        specKey(session.source.datasetId, spec),
        signal,
        onProgress,
        (shared, toAll) => session.call(shared, (api, job, report) => api.suite(job, spec, report(toAll))),
        again,
      ),
    dispose: () => {
      session.use(null);
      suites.clear();
    },
  };
}
