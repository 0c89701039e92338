import { SvelteMap } from 'svelte/reactivity';
import type { RecordRow } from '../engine/views';
import { ExplorerError, hasCode } from '../core/errors';
import { toError } from './async';

/** Rows kept: some screens in each direction. What falls out is asked for again. */
const KEPT = 2000;

/** Fetches the texts of rows; the retrieval engine's `rows`. */
export type FetchRows = (signal: AbortSignal, queries: readonly number[]) => Promise<readonly RecordRow[]>;

/** Questions and answers of the rows that somebody looks at, fetched when they come into view. */
export class RowTexts {
  readonly #fetch: FetchRows;
  readonly #rows = new SvelteMap<number, RecordRow>();
  #wanted: readonly number[] = [];
  #running = false;
  #error = $state.raw<Error | null>(null);

  constructor(fetch: FetchRows) {
    this.#fetch = fetch;
  }

  /** Why the last rows did not come, or null. */
  get error(): Error | null {
    return this.#error;
  }

  /** A row's texts; undefined while they are on their way. */
  get(query: number): RecordRow | undefined {
    return this.#rows.get(query);
  }

  /** Says which rows are in view. One request runs at a time; what was scrolled past meanwhile is never asked for. */
  show(queries: readonly number[]): void {
    this.#wanted = queries;
    if (!this.#running) void this.#fetchWanted();
  }

  async #fetchWanted(): Promise<void> {
    this.#running = true;
    this.#error = null;
    try {
      for (let missing = this.#missing(); missing.length > 0; missing = this.#missing()) {
        await this.#take(missing);
      }
    } catch (error) {
      if (!hasCode(error, 'cancelled')) this.#error = toError(error);
    }
    this.#running = false;
  }

  #missing(): number[] {
    return this.#wanted.filter((query) => !this.#rows.has(query));
  }

  async #take(queries: readonly number[]): Promise<void> {
    const rows = await this.#fetch(new AbortController().signal, queries);
    for (const row of rows) this.#rows.set(row.query, row);
    if (queries.some((query) => !this.#rows.has(query))) {
      throw new ExplorerError('data-corrupt', 'The worker left out rows that it was asked for.');
    }
    for (const query of this.#rows.keys()) {
      if (this.#rows.size <= KEPT) break;
      if (!this.#wanted.includes(query)) this.#rows.delete(query);
    }
  }
}
