import { ExplorerError } from '../src/core/errors';
import type { FigureSpec } from '../src/core/sql/figure-spec';
import type { FigureTable } from '../src/core/sql/figure-table';
import type { CrosstabSpec } from '../src/core/sql/crosstab-spec';
import type { CrosstabTable } from '../src/core/sql/crosstab-table';
import type { SystemTable } from '../src/core/sql/system-table';
import { scanStatement } from '../src/core/sql/statement';
import { crosstab } from '../src/data/duckdb/crosstab';
import { isBroken, type Database, type EngineFiles } from '../src/data/duckdb/database';
import { exportResult, type ResultFormat } from '../src/data/duckdb/export-result';
import { figure } from '../src/data/duckdb/figure';
import { ResultCursor } from '../src/data/duckdb/result-cursor';
import { displayText } from '../src/data/duckdb/values/sql-value';
import { loadStreams } from '../src/data/load';
import { wrapStatement } from '../src/data/sql/wrapped';
import type { DatasetSource, JobId, OnProgress } from './api';
import { nextTurn } from './drive';
import { Jobs, throwIfCancelled } from './jobs';
import { showCell } from './sql/cells';
import { EngineHost } from './sql/engine-host';
import { problemOf, refusal } from './sql/problems';
import { stopping } from './sql/stopping';
import type { ResultExtent, ResultId, ResultSort, SqlApi, SqlCell, SqlOutcome, SqlResult } from './sql-api';

/** Rows that a new result brings: more than a screen shows. */
const FIRST_ROWS = 500;

interface OpenResult {
  readonly cursor: ResultCursor;
  readonly database: Database;
}

/** The rest of a result is gone with the engine that was making it; what had arrived stays. */
function checkSameEngine(cursor: ResultCursor, maker: Database, current: Database): void {
  if (cursor.complete || maker === current) return;
  throw new ExplorerError(
    'bad-parameter',
    'The engine was started again since this query ran, and its further rows are gone. Run the query again.',
  );
}

/**
 * What the SQL worker does, apart from being a worker. What a person's statement has wrong comes back as a value; methods
 * reject with ExplorerError `cancelled`, `worker-failed`, `fetch-failed`, `data-corrupt`, or `bad-parameter`.
 */
export class SqlService implements SqlApi {
  readonly #jobs = new Jobs();
  readonly #files: EngineFiles;
  #host: EngineHost | null = null;
  readonly #results = new Map<ResultId, OpenResult>();
  #lastResult: ResultId = 0;

  /** @param files what the engine is made of, for this place */
  constructor(files: EngineFiles) {
    this.#files = files;
  }

  ready(): true {
    return true;
  }

  cancel(job: JobId): void {
    this.#jobs.cancel(job);
  }

  load(job: JobId, source: DatasetSource, onProgress: OnProgress): Promise<void> {
    return this.#jobs.run(job, onProgress, async (signal) => {
      const checkCancelled = (): void => {
        throwIfCancelled(signal);
      };
      const half = (from: number) => (fraction: number, stage: string) => {
        onProgress({ fraction: from + fraction / 2, stage });
      };
      const fetched = half(0);
      const streams = loadStreams(source, {
        onProgress: ({ fraction, stage }) => {
          fetched(fraction, stage);
        },
        checkCancelled,
      });
      this.dispose();
      this.#host = new EngineHost(this.#files, streams, half(0.5));
      await this.#host.database();
      checkCancelled();
    });
  }

  addSystem(job: JobId, table: SystemTable): Promise<void> {
    return this.#jobs.run(job, null, () => this.#open().addSystem(table));
  }

  crosstab(job: JobId, spec: CrosstabSpec): Promise<CrosstabTable> {
    return this.#jobs.run(job, null, (signal) => this.#ask(signal, (database) => crosstab(database, spec)));
  }

  run(job: JobId, sql: string, sort: ResultSort | null): Promise<SqlOutcome<SqlResult>> {
    return this.#jobs.run(job, null, async (signal) => {
      const start = performance.now();
      const scan = scanStatement(sql);
      if (!scan.ok) return refusal(scan.reason, scan);
      const { text, from } = scan.statement;
      return this.#attempt(signal, { text, from }, async (database, onStart) => {
        const cursor = await ResultCursor.open(database, wrapStatement(text, sort), onStart);
        try {
          await cursor.fetch(FIRST_ROWS);
          throwIfCancelled(signal);
        } catch (error) {
          await cursor.close();
          throw error;
        }
        const result = ++this.#lastResult;
        this.#results.set(result, { cursor, database });
        const { columns, rows, complete } = cursor;
        return { result, columns, rows, complete, milliseconds: performance.now() - start };
      });
    });
  }

  fetch(job: JobId, result: ResultId, rows: number, onProgress: OnProgress): Promise<SqlOutcome<ResultExtent>> {
    return this.#jobs.run(job, onProgress, (signal) => {
      const { cursor, database } = this.#resultOf(result);
      return this.#attempt(signal, null, async (current) => {
        checkSameEngine(cursor, database, current);
        await this.#fetch(cursor, rows, signal, onProgress);
        return { rows: cursor.rows, complete: cursor.complete };
      });
    });
  }

  rows(result: ResultId, from: number, to: number): readonly (readonly SqlCell[])[] {
    const { cursor } = this.#resultOf(result);
    return [...cursor.read(from, to)].map((row) => row.map(showCell));
  }

  cell(result: ResultId, row: number, column: number): string {
    const [values] = this.#resultOf(result).cursor.read(row, row + 1);
    const value = values?.[column];
    if (value === undefined) throw new ExplorerError('bad-parameter', `The result has no cell ${row}, ${column}.`);
    return displayText(value);
  }

  exportResult(job: JobId, result: ResultId, format: ResultFormat, onProgress: OnProgress): Promise<SqlOutcome<Blob>> {
    return this.#jobs.run(job, onProgress, (signal) => {
      const { cursor, database } = this.#resultOf(result);
      return this.#attempt(signal, null, async (current) => {
        checkSameEngine(cursor, database, current);
        await this.#fetch(cursor, Infinity, signal, onProgress);
        return exportResult(cursor, format, async (rows) => {
          onProgress({ fraction: rows / Math.max(1, cursor.rows), stage: `Writing row ${rows} of ${cursor.rows}` });
          await nextTurn();
          throwIfCancelled(signal);
        });
      });
    });
  }

  figure(job: JobId, spec: FigureSpec): Promise<FigureTable> {
    return this.#jobs.run(job, null, (signal) => this.#ask(signal, (database) => figure(database, spec)));
  }

  async close(result: ResultId): Promise<void> {
    const open = this.#results.get(result);
    this.#results.delete(result);
    await open?.cursor.close();
  }

  /** Ends the engine. */
  dispose(): void {
    this.#host?.dispose();
    this.#host = null;
  }

  /** Until `rows` are there. How many there will be is unknown, so that the fraction stands still while the count grows. */
  #fetch(cursor: ResultCursor, rows: number, signal: AbortSignal, onProgress: OnProgress): Promise<void> {
    return cursor.fetch(rows, async (fetched) => {
      onProgress({ fraction: Number.isFinite(rows) ? fetched / rows : 0, stage: `${fetched} rows fetched` });
      await nextTurn();
      throwIfCancelled(signal);
    });
  }

  /**
   * Does what a person's statement asks for. Its failure is a value; a broken engine, or one that does not hear a cancel,
   * is replaced.
   */
  async #attempt<T>(
    signal: AbortSignal,
    statement: { readonly text: string; readonly from: number } | null,
    work: (database: Database, onStart: (stop: () => Promise<void>) => void) => Promise<T>,
  ): Promise<SqlOutcome<T>> {
    const host = this.#open();
    const database = await host.database();
    throwIfCancelled(signal);
    const stop = stopping(signal, () => {
      host.restart(database);
    });
    try {
      return { ok: true, value: await work(database, stop.onStart) };
    } catch (error) {
      // Also where nobody waits for the answer any more.
      if (isBroken(error)) host.restart(database);
      throwIfCancelled(signal);
      return { ok: false, problem: problemOf(error, statement) };
    } finally {
      stop.settle();
    }
  }

  /** Does what takes SQL of our own. It is quick, so that a cancel waits for its end. */
  async #ask<T>(signal: AbortSignal, work: (database: Database) => Promise<T>): Promise<T> {
    const host = this.#open();
    const database = await host.database();
    throwIfCancelled(signal);
    try {
      const answer = await work(database);
      throwIfCancelled(signal);
      return answer;
    } catch (error) {
      if (isBroken(error)) host.restart(database);
      throw error;
    }
  }

  #open(): EngineHost {
    if (this.#host === null) throw new ExplorerError('bad-parameter', 'No data set is loaded.');
    return this.#host;
  }

  #resultOf(result: ResultId): OpenResult {
    const open = this.#results.get(result);
    if (open === undefined)
      throw new ExplorerError('bad-parameter', 'This result is no longer held. Run the query again.');
    return open;
  }
}
