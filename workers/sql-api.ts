/** Contracts between the page and `sql.worker`: types only. */
import type { SqlPosition } from '../src/data/sql/wrapped';
import type { FigureSpec } from '../src/core/sql/figure-spec';
import type { FigureTable } from '../src/core/sql/figure-table';
import type { CrosstabSpec } from '../src/core/sql/crosstab-spec';
import type { CrosstabTable } from '../src/core/sql/crosstab-table';
import type { SystemTable } from '../src/core/sql/system-table';
import type { ResultColumn } from '../src/data/duckdb/result-cursor';
import type { ResultFormat } from '../src/data/duckdb/export-result';
import type { ResultSort } from '../src/data/sql/wrapped';
import type { CancelApi, DatasetSource, JobId, OnProgress, ReadyApi } from './api';

export type { SqlPosition, ResultColumn, ResultFormat, ResultSort };

/** A text that is too long for a cell: its beginning, and its length in UTF-16 units. `cell` gives the whole. */
export interface LongText {
  readonly start: string;
  readonly length: number;
}
/** A value as shown; null is SQL's NULL. */
export type SqlCell = string | null | LongText;

export type ResultId = number;

/** How far a result has been fetched. */
export interface ResultExtent {
  readonly rows: number;
  /** Whether these are all. */
  readonly complete: boolean;
}
export interface SqlResult extends ResultExtent {
  readonly result: ResultId;
  readonly columns: readonly ResultColumn[];
  /** From the call until the first rows had arrived. */
  readonly milliseconds: number;
}

/** Why a statement gave no result: a value, because what people type is often wrong. */
export interface SqlProblem {
  /**
   * `refused`: not one statement, it was never run. `failed`: the engine says why not. `restarted`: the engine broke and
   * was started again with its tables.
   */
  readonly kind: 'refused' | 'failed' | 'restarted';
  readonly message: string;
  /** Places in the text that was sent; null where unknown. */
  readonly position: SqlPosition | null;
}
export type SqlOutcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: SqlProblem };

export interface SqlApi extends ReadyApi, CancelApi {
  /** Starts the engine and fills its tables; those of systems come by {@link addSystem}. */
  load(job: JobId, source: DatasetSource, onProgress: OnProgress): Promise<void>;
  /** Fills `runs` and `per_query` with a system's rows, in place of earlier ones of its name. */
  addSystem(job: JobId, table: SystemTable): Promise<void>;
  /** Computes a cross-tab. A mean needs its system in `per_query`; of an unknown one it is undefined. */
  crosstab(job: JobId, spec: CrosstabSpec): Promise<CrosstabTable>;
  /**
   * Runs a person's statement as far as its first rows. Cancelling ends it in the engine; an engine that does not hear is
   * started again.
   */
  run(job: JobId, sql: string, sort: ResultSort | null): Promise<SqlOutcome<SqlResult>>;
  /** Fetches until `rows` rows are there, or all of them. */
  fetch(job: JobId, result: ResultId, rows: number, onProgress: OnProgress): Promise<SqlOutcome<ResultExtent>>;
  /** Fetched rows `from` up to `to`; fewer where fewer were fetched. */
  rows(result: ResultId, from: number, to: number): readonly (readonly SqlCell[])[];
  /** A cell's whole text. */
  cell(result: ResultId, row: number, column: number): string;
  /** The whole result as a file: fetches what is missing first. */
  exportResult(job: JobId, result: ResultId, format: ResultFormat, onProgress: OnProgress): Promise<SqlOutcome<Blob>>;
  /** Computes a figure from `runs` and `per_query`. */
  figure(job: JobId, spec: FigureSpec): Promise<FigureTable>;
  /** Lets go of a result and, if it was not complete, ends its query. */
  close(result: ResultId): Promise<void>;
}
