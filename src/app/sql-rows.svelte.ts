import { SvelteMap } from 'svelte/reactivity';
import { hasCode } from '../core/errors';
import type { SqlCell } from '../engine/sql-views';
import { toError } from './async';

/** Rows that are asked for at once. */
const BLOCK = 200;
/** Blocks kept: some screens in each direction. What falls out is asked for again. */
const KEPT = 40;

/** Reads fetched rows out of the worker. */
export type ReadRows = (from: number, to: number) => Promise<readonly (readonly SqlCell[])[]>;

/** The rows of a result that somebody looks at, in blocks, read when they come into view. */
export class SqlRows {
  readonly #read: ReadRows;
  readonly #blocks = new SvelteMap<number, readonly (readonly SqlCell[])[]>();
  #wanted: readonly [from: number, to: number] = [0, 0];
  #reading = false;
  #error = $state.raw<Error | null>(null);

  constructor(read: ReadRows) {
    this.#read = read;
  }

  /** Why the last rows could not be read, or null. */
  get error(): Error | null {
    return this.#error;
  }

  /** A row's cells; undefined while they are on their way. */
  get(row: number): readonly SqlCell[] | undefined {
    return this.#blocks.get(Math.floor(row / BLOCK))?.[row % BLOCK];
  }

  /** Reads the first rows, so that a result can be drawn as soon as it is shown. */
  async begin(): Promise<void> {
    this.#blocks.set(0, await this.#read(0, BLOCK));
  }

  /** Says which of the fetched rows are in view. One read runs at a time; what was scrolled past is never asked for. */
  show(from: number, to: number): void {
    this.#wanted = [from, to];
    if (!this.#reading) void this.#readWanted();
  }

  async #readWanted(): Promise<void> {
    this.#reading = true;
    this.#error = null;
    try {
      for (let block = this.#missing(); block !== null; block = this.#missing()) {
        const end = Math.min((block + 1) * BLOCK, this.#wanted[1]);
        const rows = await this.#read(block * BLOCK, (block + 1) * BLOCK);
        this.#blocks.set(block, rows);
        // Fewer than promised would be asked for without end.
        if (block * BLOCK + rows.length < end) break;
        this.#forget();
      }
    } catch (error) {
      if (!hasCode(error, 'cancelled')) this.#error = toError(error);
    }
    this.#reading = false;
  }

  /** The first block in view that is absent, or was read when fewer rows had been fetched. */
  #missing(): number | null {
    const [from, to] = this.#wanted;
    for (let block = Math.floor(from / BLOCK); block * BLOCK < to; block++) {
      const held = this.#blocks.get(block)?.length ?? 0;
      if (block * BLOCK + held < Math.min(to, (block + 1) * BLOCK)) return block;
    }
    return null;
  }

  #forget(): void {
    const [from, to] = this.#wanted;
    for (const block of this.#blocks.keys()) {
      if (this.#blocks.size <= KEPT) return;
      if ((block + 1) * BLOCK <= from || block * BLOCK >= to) this.#blocks.delete(block);
    }
  }
}
