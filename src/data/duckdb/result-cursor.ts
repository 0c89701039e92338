import type { AsyncDuckDBConnection } from '@duckdb/duckdb-wasm';
import { RecordBatch, Table, type Schema } from 'apache-arrow';
import { ExplorerError } from '../../core/errors';
import { identifier } from '../sql/literals';
import type { Database } from './database';
import { valueReader, type ReadValue } from './values/read-values';
import type { SqlValue } from './values/sql-value';

/** A column of a result. */
export interface ResultColumn {
  readonly name: string;
  /** In DuckDB's words. */
  readonly type: string;
}

/** ENUM types in a type's name, and the quoted names of a struct's fields, in which anything can stand. */
const ENUM_OR_NAME = /"(?:[^"]|"")*"|ENUM\((?:'(?:[^']|'')*'(?:, )?)*\)/g;

/** A type with texts in the place of ENUMs. */
function withTexts(type: string): string {
  return type.replace(ENUM_OR_NAME, (part) => (part.startsWith('"') ? part : 'VARCHAR'));
}

/** The engine streams ENUMs without the words that their codes stand for, so that these columns are sent as words. */
function withoutEnums(sql: string, columns: readonly ResultColumn[]): string {
  const casts = columns
    .filter(({ type }) => withTexts(type) !== type)
    .map(({ name, type }) => `${identifier(name)}::${withTexts(type)} AS ${identifier(name)}`);
  return casts.length === 0 ? sql : `SELECT * REPLACE (${casts.join(', ')}) FROM (\n${sql}\n)`;
}

/**
 * `DESCRIBE` and `send` run every statement that they are given. Only the engine's own parser knows how many these are: a
 * lexer of ours differs from it somewhere, and there a hostile link would leave the query it was wrapped in.
 */
async function refuseSeveral(database: Database, connection: AsyncDuckDBConnection, sql: string): Promise<void> {
  try {
    const prepared = await database.alive(connection.prepare(sql));
    await database.alive(prepared.close());
  } catch (cause) {
    if (!(cause instanceof Error && cause.message.includes('Cannot prepare multiple statements'))) throw cause;
    const reason =
      'One statement at a time, and the engine reads several here. PIVOT is one when it lists its values: ON column IN (…).';
    throw new ExplorerError('bad-parameter', reason, { cause });
  }
}

/** What a tab should not be asked to hold: an endless query ends here, with a word about it. */
const LARGEST_RESULT_BYTES = 1 << 30;

/**
 * A result that is fetched as far as somebody looks. Batches that arrived are kept, so that what was shown and what is
 * exported are the same rows.
 */
export class ResultCursor {
  readonly columns: readonly ResultColumn[];
  readonly #database: Database;
  readonly #connection: AsyncDuckDBConnection;
  readonly #batches: AsyncIterator<RecordBatch>;
  readonly #arrived: { readonly batch: RecordBatch; readonly start: number; readers?: readonly ReadValue[] }[] = [];
  readonly #schema: Schema;
  #rows = 0;
  #bytes = 0;
  #complete = false;
  /** Fetches follow one another: the engine hands out one batch at a time. */
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(
    database: Database,
    connection: AsyncDuckDBConnection,
    columns: readonly ResultColumn[],
    reader: AsyncIterable<RecordBatch> & { readonly schema: Schema },
  ) {
    this.#database = database;
    this.#connection = connection;
    this.columns = columns;
    this.#schema = reader.schema;
    this.#batches = reader[Symbol.asyncIterator]();
  }

  /**
   * Starts a query; nothing of its result is fetched yet.
   *
   * @param onStart hands out what stops it, before it runs too
   * @throws ExplorerError `cancelled` where it was stopped before it ran, `bad-parameter` for several statements, of which
   *   none is run; what the engine says of the query
   */
  static async open(
    database: Database,
    sql: string,
    onStart: (stop: () => Promise<void>) => void,
  ): Promise<ResultCursor> {
    const connection = await database.connect();
    const stopped = new AbortController();
    onStart(async () => {
      stopped.abort();
      await connection.cancelSent();
    });
    try {
      await refuseSeveral(database, connection, sql);
      const described = await database.alive(connection.query(`DESCRIBE ${sql}`));
      const [names, types] = ['column_name', 'column_type'].map((name) => described.getChild(name));
      const columns = Array.from({ length: described.numRows }, (_, i) => ({
        name: String(names?.get(i)),
        type: String(types?.get(i)),
      }));
      const sent = withoutEnums(sql, columns);
      // What is built around the statement is held to the same as the statement.
      if (sent !== sql) await refuseSeveral(database, connection, sent);
      // A cancel that came before there was anything to cancel.
      if (stopped.signal.aborted) throw new ExplorerError('cancelled', 'The query was cancelled before it ran.');
      const reader = await database.alive(connection.send(sent, true));
      // Until then it knows no schema.
      await database.alive(reader.open());
      return new ResultCursor(database, connection, columns, reader);
    } catch (error) {
      await database.alive(connection.close()).catch(() => undefined);
      throw error;
    }
  }

  /** Rows fetched so far. */
  get rows(): number {
    return this.#rows;
  }

  /** Whether these are all. */
  get complete(): boolean {
    return this.#complete;
  }

  /**
   * Fetches until `rows` rows are there, or all.
   *
   * @param checkCancelled throws to stop between two batches; what was fetched stays
   * @throws ExplorerError `bad-parameter` for a result that is too large to hold
   */
  fetch(rows: number, checkCancelled: (rows: number) => Promise<void> | void = () => undefined): Promise<void> {
    const fetched = this.#queue.then(async () => {
      while (!this.#complete && this.#rows < rows) {
        await checkCancelled(this.#rows);
        await this.#fetchBatch();
      }
    });
    this.#queue = fetched.catch(() => undefined);
    return fetched;
  }

  async #fetchBatch(): Promise<void> {
    const next = await this.#database.alive(this.#batches.next());
    if (next.done === true) {
      this.#complete = true;
      await this.#database.alive(this.#connection.close());
      return;
    }
    const batch = next.value;
    if (batch.numRows === 0) return;
    this.#bytes += batch.data.byteLength;
    if (this.#bytes > LARGEST_RESULT_BYTES) {
      throw new ExplorerError(
        'bad-parameter',
        `The result is larger than a gibibyte after ${this.#rows} rows. Add a LIMIT, or select fewer columns.`,
      );
    }
    this.#arrived.push({ batch, start: this.#rows });
    this.#rows += batch.numRows;
  }

  /** Values of fetched rows `from` up to `to`. */
  *read(from: number, to: number): Generator<SqlValue[]> {
    for (let row = from, place = this.#placeOf(from); row < Math.min(to, this.#rows); place++) {
      const entry = this.#arrived[place];
      if (entry === undefined) return;
      entry.readers ??= entry.batch.data.children.map((data, i) => valueReader(data, this.columns[i]?.type));
      const { readers, start, batch } = entry;
      const end = Math.min(to, start + batch.numRows);
      for (; row < end; row++) yield readers.map((read) => read(row - start));
    }
  }

  /** The rows that arrived, as an Arrow table. */
  toTable(): Table {
    // Each batch arrives with a schema of its own, which Arrow does not take for the same one.
    const batches = this.#arrived.map(({ batch }) => new RecordBatch(this.#schema, batch.data));
    return new Table(this.#schema, batches);
  }

  /** Ends a query that is not complete. */
  async close(): Promise<void> {
    if (this.#complete) return;
    this.#complete = true;
    await this.#database.alive(this.#connection.cancelSent()).catch(() => false);
    await this.#database.alive(this.#connection.close()).catch(() => undefined);
  }

  /** Which of the arrived batches holds a row: the last one that starts at or before it. */
  #placeOf(row: number): number {
    let low = 0;
    let high = this.#arrived.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#arrived[middle]?.start ?? 0) <= row) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }
}
