import type { DatasetSource, OnProgress } from '../../workers/api';
import type {
  ResultExtent,
  ResultFormat,
  ResultId,
  ResultSort,
  SqlApi,
  SqlCell,
  SqlOutcome,
  SqlResult,
} from '../../workers/sql-api';
import type { FigureSpec } from '../core/sql/figure-spec';
import type { FigureTable } from '../core/sql/figure-table';
import type { CrosstabSpec } from '../core/sql/crosstab-spec';
import type { CrosstabTable } from '../core/sql/crosstab-table';
import type { SystemTable } from '../core/sql/system-table';
import { DatasetSession } from './dataset-session';
import type { EngineOptions } from './dataset-session';

/**
 * SQL over the data set, in a worker. Every method takes an AbortSignal first and rejects with ExplorerError: `cancelled`,
 * `worker-failed`, `fetch-failed` or `data-corrupt` (while loading), `bad-parameter`. What a person's statement has wrong
 * is a value.
 */
export interface SqlEngine {
  /** Takes a data set, or none; nothing starts until something is asked. */
  use(source: DatasetSource | null): void;
  /** Starts DuckDB and fills its tables, with progress. Every other method does so by itself. */
  load(signal: AbortSignal, onProgress: OnProgress): Promise<void>;
  addSystem(signal: AbortSignal, table: SystemTable): Promise<void>;
  /** Has somebody told whenever the worker has ended, and the systems' rows with it; the next call loads the data set's tables alone. */
  onEnd(listener: () => void): void;
  crosstab(signal: AbortSignal, spec: CrosstabSpec): Promise<CrosstabTable>;
  run(signal: AbortSignal, sql: string, sort: ResultSort | null): Promise<SqlOutcome<SqlResult>>;
  fetch(signal: AbortSignal, result: ResultId, rows: number, onProgress: OnProgress): Promise<SqlOutcome<ResultExtent>>;
  rows(signal: AbortSignal, result: ResultId, from: number, to: number): Promise<readonly (readonly SqlCell[])[]>;
  cell(signal: AbortSignal, result: ResultId, row: number, column: number): Promise<string>;
  exportResult(
    signal: AbortSignal,
    result: ResultId,
    format: ResultFormat,
    onProgress: OnProgress,
  ): Promise<SqlOutcome<Blob>>;
  /** Computes a figure from `runs` and `per_query`, which have to be filled. */
  figure(signal: AbortSignal, spec: FigureSpec): Promise<FigureTable>;
  close(signal: AbortSignal, result: ResultId): Promise<void>;
}

function spawnSql(): Worker {
  return new Worker(new URL('../../workers/sql.worker.ts', import.meta.url), { type: 'module', name: 'sql' });
}

/** @param options for tests; the page needs none */
export function createSqlEngine(options: EngineOptions = {}): SqlEngine {
  let ended = (): void => undefined;
  const session = new DatasetSession<SqlApi>({ spawn: spawnSql, ...options }, () => {
    ended();
  });
  return {
    use: (source) => {
      session.use(source);
    },
    load: (signal, onProgress) => session.load(signal, onProgress),
    onEnd: (listener) => {
      ended = listener;
    },
    addSystem: (signal, table) => session.call(signal, (api, job) => api.addSystem(job, table)),
    crosstab: (signal, spec) => session.call(signal, (api, job) => api.crosstab(job, spec)),
    run: (signal, sql, sort) =>
      session.call<SqlOutcome<SqlResult>>(signal, async (api, job) => {
        const outcome = await api.run(job, sql, sort);
        // Cancelled just as it arrived: nobody will close it.
        if (signal.aborted && outcome.ok) await api.close(outcome.value.result);
        return outcome;
      }),
    fetch: (signal, result, rows, onProgress) =>
      session.call<SqlOutcome<ResultExtent>>(signal, (api, job, report) =>
        api.fetch(job, result, rows, report(onProgress)),
      ),
    rows: (signal, result, from, to) => session.call(signal, (api) => api.rows(result, from, to)),
    cell: (signal, result, row, column) => session.call(signal, (api) => api.cell(result, row, column)),
    exportResult: (signal, result, format, onProgress) =>
      session.call<SqlOutcome<Blob>>(signal, (api, job, report) =>
        api.exportResult(job, result, format, report(onProgress)),
      ),
    figure: (signal, spec) => session.call<FigureTable>(signal, (api, job) => api.figure(job, spec)),
    close: (signal, result) => session.call(signal, (api) => api.close(result)),
  };
}
