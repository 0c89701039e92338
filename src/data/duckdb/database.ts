import { AsyncDuckDB, VoidLogger, type AsyncDuckDBConnection } from '@duckdb/duckdb-wasm';
import type { Table } from 'apache-arrow';
import { ExplorerError } from '../../core/errors';

/** What the engine is made of: the caller knows where the files are. */
export interface EngineFiles {
  /** Starts DuckDB's own worker script. */
  readonly spawn: () => Worker;
  /** URL, or path in Node, of `duckdb-eh.wasm`. */
  readonly module: string;
}

/**
 * Nothing outside, not even an extension, and no way back. Settings hold for the whole database and whatever is sent
 * to it later, so they come before any text of a user's.
 */
const LOCK = `SET memory_limit = '512MB';
SET autoinstall_known_extensions = false;
SET autoload_known_extensions = false;
SET enable_external_access = false;
SET lock_configuration = true;`;

/**
 * How errors begin after which an instance is beyond use: its WebAssembly trapped, its database is invalid, or its memory
 * has grown to the limit, which it never gives back.
 */
const BROKEN =
  /^(memory access out of bounds|unreachable|null function|table index is out of bounds|(FATAL|INTERNAL|Out of Memory) Error|Aborted)/;

/** True for an error after which a database had better be replaced. */
export function isBroken(error: unknown): boolean {
  return error instanceof Error && (error.name === 'worker-failed' || BROKEN.test(error.message));
}

/**
 * One DuckDB in a worker of its own, locked from its first moment. Its worker can die or fall silent; every call then
 * rejects with `worker-failed` as soon as that is known, and the owner opens another one.
 */
export class Database {
  readonly #engine: AsyncDuckDB;
  readonly #worker: Worker;
  readonly #died: Promise<never>;
  #die: (error: Error) => void = () => undefined;
  /** Runs our own SQL. */
  #own: AsyncDuckDBConnection | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.#engine = new AsyncDuckDB(new VoidLogger(), worker);
    this.#died = new Promise((_, reject) => {
      this.#die = reject;
    });
    // Whoever waits hears of it; nobody may be waiting.
    this.#died.catch(() => undefined);
    worker.addEventListener('error', (event) => {
      // Else it would be an error of the worker that we are in, too.
      event.preventDefault();
      this.#die(new ExplorerError('worker-failed', `The SQL engine failed. ${event.message}`));
    });
  }

  /** @throws ExplorerError `worker-failed` where the engine's files are missing or its worker refuses to start */
  static async open({ spawn, module }: EngineFiles): Promise<Database> {
    const database = new Database(spawn());
    try {
      await database.alive(database.#engine.instantiate(module));
      await database.alive(database.#engine.open({}));
      await database.query(LOCK);
      return database;
    } catch (cause) {
      database.terminate();
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ExplorerError('worker-failed', `The SQL engine could not start. ${reason}`, { cause });
    }
  }

  connect(): Promise<AsyncDuckDBConnection> {
    return this.alive(this.#engine.connect());
  }

  /** Runs our own SQL to its end, one statement after the other on one connection: opening one costs a turn each way. */
  query(sql: string): Promise<Table> {
    return this.#inTurn((own) => own.query(sql));
  }

  /** Runs our own SQL, all of it or none: what others see changes at its end. */
  transaction(sql: string): Promise<void> {
    return this.#inTurn(async (own) => {
      try {
        await own.query(`BEGIN;\n${sql};\nCOMMIT;`);
      } catch (error) {
        // Refused where not even the beginning succeeded; the error that counts is the first.
        await own.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  /**
   * Makes a table from an uncompressed Arrow IPC *stream* (a file is swallowed in silence, so the rows are counted).
   *
   * @throws ExplorerError `data-corrupt` when other than `rows` rows arrived
   */
  async insertStream(table: string, stream: Uint8Array, rows: number): Promise<void> {
    // The engine takes the bytes away.
    await this.#connected((connection) => connection.insertArrowFromIPCStream(stream.slice(), { name: table }));
    await this.#checkRows(table, rows);
  }

  /** @throws ExplorerError `data-corrupt` when not all rows arrived */
  async insertTable(table: string, rows: Table): Promise<void> {
    await this.#connected((connection) => connection.insertArrowTable(rows, { name: table }));
    await this.#checkRows(table, rows.numRows);
  }

  /** Ends the engine; pending calls reject with `worker-failed`. */
  terminate(): void {
    this.#worker.terminate();
    this.#die(new ExplorerError('worker-failed', 'The SQL engine was ended.'));
  }

  /** An answer of this engine, or `worker-failed` as soon as it is known that none will come. */
  alive<T>(answer: Promise<T>): Promise<T> {
    return Promise.race([answer, this.#died]);
  }

  #inTurn<T>(work: (own: AsyncDuckDBConnection) => Promise<T>): Promise<T> {
    const answer = this.#queue.then(async () => {
      this.#own ??= await this.connect();
      return this.alive(work(this.#own));
    });
    this.#queue = answer.catch(() => undefined);
    return answer;
  }

  async #connected<T>(work: (connection: AsyncDuckDBConnection) => Promise<T>): Promise<T> {
    const connection = await this.connect();
    try {
      return await this.alive(work(connection));
    } finally {
      // A dead engine has nothing left to close.
      await this.alive(connection.close()).catch(() => undefined);
    }
  }

  async #checkRows(table: string, rows: number): Promise<void> {
    const counted = await this.query(`SELECT count(*)::INTEGER AS n FROM ${table}`);
    const arrived = Number(counted.getChild('n')?.get(0));
    if (arrived === rows) return;
    throw new ExplorerError('data-corrupt', `Of ${rows} rows, ${arrived} arrived in the SQL table ${table}.`);
  }
}
