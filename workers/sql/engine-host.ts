import { ExplorerError } from '../../src/core/errors';
import type { SystemTable } from '../../src/core/sql/system-table';
import { Database, type EngineFiles } from '../../src/data/duckdb/database';
import { createDatasetTables, replaceSystem, type StreamBytes } from '../../src/data/duckdb/dataset-tables';

/** Told how far a start is, 0–1, and what is being done. */
type OnStep = (fraction: number, stage: string) => void;

const nobody: OnStep = () => undefined;

/**
 * One engine with the tables of one data set, and what it takes to have them again: WebAssembly that has trapped cannot go
 * on, so that an engine is replaced whole.
 */
export class EngineHost {
  readonly #files: EngineFiles;
  readonly #streams: Promise<StreamBytes>;
  readonly #systems = new Map<string, SystemTable>();
  /** Null where the last start failed: who asks next tries again. */
  #starting: Promise<Database> | null = null;
  #running: Database | null = null;
  #disposed = false;
  #adding: Promise<unknown> = Promise.resolve();

  /** @param streams may still be on their way: the engine starts meanwhile */
  constructor(files: EngineFiles, streams: Promise<StreamBytes>, onStep: OnStep) {
    this.#files = files;
    this.#streams = streams;
    void this.#begin(onStep);
  }

  /** The engine, once its tables are filled. @throws ExplorerError `worker-failed`, `data-corrupt`, or what the streams threw */
  database(): Promise<Database> {
    return this.#starting ?? this.#begin(nobody);
  }

  /** Fills `runs` and `per_query`, one system after the other; kept for the next engine too. */
  addSystem(table: SystemTable): Promise<void> {
    this.#systems.set(table.system, table);
    const added = this.#adding.then(async () => replaceSystem(await this.database(), table));
    this.#adding = added.catch(() => undefined);
    return added;
  }

  /** Ends an engine that is of no more use, and starts another with the same tables. */
  restart(broken: Database): void {
    broken.terminate();
    // Somebody else may have seen the same break first.
    if (broken === this.#running && !this.#disposed) void this.#begin(nobody);
  }

  /** Ends the engine for good. */
  dispose(): void {
    this.#disposed = true;
    this.#running?.terminate();
    this.#starting = Promise.reject(new ExplorerError('cancelled', 'Another data set took over.'));
    this.#starting.catch(() => undefined);
  }

  #begin(onStep: OnStep): Promise<Database> {
    this.#running = null;
    const starting = this.#start(onStep);
    this.#starting = starting;
    starting.then(
      (database) => {
        if (this.#disposed) database.terminate();
        else if (this.#starting === starting) this.#running = database;
      },
      () => {
        if (this.#starting === starting) this.#starting = null;
      },
    );
    return starting;
  }

  async #start(onStep: OnStep): Promise<Database> {
    const opening = Database.open(this.#files);
    try {
      const streams = await this.#streams;
      onStep(0, 'Starting the SQL engine');
      const database = await opening;
      await createDatasetTables(database, streams, (done, total, stage) => {
        onStep((done + 1) / (total + 1), stage);
      });
      for (const system of this.#systems.values()) await replaceSystem(database, system);
      return database;
    } catch (error) {
      opening.then(
        (database) => {
          database.terminate();
        },
        // Then this is the error that is thrown here.
        () => undefined,
      );
      throw error;
    }
  }
}
