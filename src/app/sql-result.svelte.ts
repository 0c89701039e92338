import { ExplorerError } from '../core/errors';
import type { SqlEngine } from '../engine/sql-engine';
import type {
  ResultColumn,
  ResultExtent,
  ResultFormat,
  ResultSort,
  SqlCell,
  SqlOutcome,
  SqlProblem,
  SqlResult,
} from '../engine/sql-views';
import { Resource } from './resource.svelte';
import { saveBlob } from './save-file';
import { SqlRows } from './sql-rows.svelte';

export type { ResultColumn, ResultFormat, ResultSort, SqlCell };

/** Rows fetched beyond those in view, so that a scroll finds them there. */
const AHEAD = 10_000;
/** Rows read out of the worker at a time where many are wanted. */
const AT_ONCE = 2_000;

/** A rectangle of cells, ends included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A statement's result: its rows as far as they were fetched, and what can be done with them. */
export class OpenResult {
  readonly sql: string;
  readonly sort: ResultSort | null;
  readonly columns: readonly ResultColumn[];
  readonly milliseconds: number;
  readonly rows: SqlRows;
  /** Fetching more; its state tells how that stands. */
  readonly fetching = new Resource<null>();
  /** Writing a file; the value is its name. */
  readonly exporting = new Resource<string>();
  readonly #engine: SqlEngine;
  readonly #id: number;
  #extent = $state.raw<ResultExtent>({ rows: 0, complete: false });
  #problem = $state.raw<SqlProblem | null>(null);

  constructor(engine: SqlEngine, sql: string, sort: ResultSort | null, result: SqlResult) {
    this.#engine = engine;
    this.#id = result.result;
    this.sql = sql;
    this.sort = sort;
    this.columns = result.columns;
    this.milliseconds = result.milliseconds;
    this.#extent = { rows: result.rows, complete: result.complete };
    this.rows = new SqlRows((from, to) => this.read(from, to));
  }

  /** How far the result has been fetched. */
  get extent(): ResultExtent {
    return this.#extent;
  }
  /** What ended a fetch or an export before its end, or null. */
  get problem(): SqlProblem | null {
    return this.#problem;
  }

  /** Says which rows are in view: reads them, and fetches more when the end of what is there comes near. */
  show(from: number, to: number): void {
    this.rows.show(from, to);
    const { rows, complete } = this.#extent;
    if (!complete && this.#problem === null && to > rows - AT_ONCE && this.fetching.state.status !== 'loading') {
      this.#fetch(to + AHEAD);
    }
  }

  fetchAll(): void {
    this.#fetch(Infinity);
  }

  /** Fetched rows `from` up to `to`. */
  read(from: number, to: number): Promise<readonly (readonly SqlCell[])[]> {
    return this.#engine.rows(new AbortController().signal, this.#id, from, to);
  }

  /** A cell's whole text. */
  cell(row: number, column: number): Promise<string> {
    return this.#engine.cell(new AbortController().signal, this.#id, row, column);
  }

  /** Cells as tab-separated lines, whole; NULL is nothing, and tabs and line breaks inside a cell become blanks. */
  async tsv({ top, bottom, left, right }: CellRange): Promise<string> {
    const lines: string[] = [];
    for (let from = top; from <= bottom; from += AT_ONCE) {
      const rows = await this.read(from, Math.min(bottom + 1, from + AT_ONCE));
      for (const [i, row] of rows.entries()) {
        const cells: string[] = [];
        for (let column = left; column <= right; column++) {
          cells.push(onOneLine(await this.#whole(row[column] ?? null, from + i, column)));
        }
        lines.push(cells.join('\t'));
      }
    }
    return lines.join('\n');
  }

  /** Writes the whole result, fetched or not, and offers it as a download. */
  exportAs(format: ResultFormat): void {
    this.#problem = null;
    this.exporting.load(async (signal, onProgress) => {
      const outcome = await this.#engine.exportResult(signal, this.#id, format, ({ fraction, stage }) => {
        onProgress(fraction, stage);
      });
      const name = `query.${format}`;
      saveBlob(name, this.#taken(outcome));
      this.#extent = await this.#settledExtent(signal);
      return name;
    });
  }

  /** Lets the worker forget it. */
  close(): void {
    this.fetching.cancel();
    this.exporting.cancel();
    // A worker that is gone has forgotten it already.
    this.#engine.close(new AbortController().signal, this.#id).catch(() => undefined);
  }

  #fetch(rows: number): void {
    this.#problem = null;
    this.fetching.load(async (signal, onProgress) => {
      const outcome = await this.#engine.fetch(signal, this.#id, rows, ({ fraction, stage }) => {
        onProgress(fraction, stage);
      });
      this.#extent = this.#taken(outcome);
      return null;
    });
  }

  /** After an export everything is there: the worker only has to say how much that is. */
  async #settledExtent(signal: AbortSignal): Promise<ResultExtent> {
    return this.#taken(await this.#engine.fetch(signal, this.#id, Infinity, () => undefined));
  }

  #taken<T>(outcome: SqlOutcome<T>): T {
    if (outcome.ok) return outcome.value;
    this.#problem = outcome.problem;
    throw new ExplorerError('bad-parameter', outcome.problem.message);
  }

  async #whole(cell: SqlCell, row: number, column: number): Promise<string> {
    if (cell === null) return '';
    return typeof cell === 'string' ? cell : this.cell(row, column);
  }
}

const onOneLine = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');
