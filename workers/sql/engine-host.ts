import { ExplorerError } from '../../src/core/errors';
import type { SystemTable } from '../../src/core/sql/system-table';
import { Database, type EngineFiles } from '../../src/data/duckdb/database';
import { createDatasetTables, replaceSystem, type StreamBytes } from '../../src/data/duckdb/dataset-tables';

/**
 * One engine with the tables of one data set, and what it takes to have them again: WebAssembly that has trapped cannot go
 * on, so that an engine is replaced whole.
 */
export class EngineHost {
  readonly #files: EngineFiles;
  readonly #streams: StreamBytes;
  readonly #systems = new Map<string, SystemTable>();
  #database: Promise<Database>;

  constructor(
    files: EngineFiles,
    streams: StreamBytes,
    onStep: (fraction: number, stage: string) => void = () => undefined,
  ) {
    this.#files = files;
    this.#streams = streams;
    this.#database = this.#start(onStep);
  }

  /** The engine, once its tables are filled. @throws ExplorerError `worker-failed`, `data-corrupt` */
  database(): Promise<Database> {
    return this.#database;
  }

  /** Fills `runs` and `per_query`; kept for the next engine too. */
  async addSystem(table: SystemTable): Promise<void> {
    this.#systems.set(table.system, table);
    const database = await this.#database;
    await replaceSystem(database, table);
  }

  /** Ends an engine that is of no more use, and starts another with the same tables. */
  restart(broken: Database): void {
    broken.terminate();
    const current = this.#database;
    this.#database = current.then(
      // Somebody else may have seen the same break first.
      (database) => (database === broken ? this.#start(() => undefined) : database),
    );
    // Who asks next hears of a failure.
    this.#database.catch(() => undefined);
  }

  /** Ends the engine for good. */
  dispose(): void {
    this.#database.then(
      (database) => {
        database.terminate();
      },
      // An engine that never started has nothing to end.
      () => undefined,
    );
    this.#database = Promise.reject(new ExplorerError('cancelled', 'Another data set took over.'));
    this.#database.catch(() => undefined);
  }

  async #start(onStep: (fraction: number, stage: string) => void): Promise<Database> {
    onStep(0, 'Starting the SQL engine');
    const database = await Database.open(this.#files);
    try {
      await createDatasetTables(database, this.#streams, (done, total, stage) => {
        onStep((done + 1) / (total + 1), stage);
      });
      for (const system of this.#systems.values()) await replaceSystem(database, system);
      return database;
    } catch (error) {
      database.terminate();
      throw error;
    }
  }
}
