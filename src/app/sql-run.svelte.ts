import { ExplorerError, hasCode } from '../core/errors';
import { scanStatement } from '../core/sql/statement';
import type { SqlEngine } from '../engine/sql-engine';
import type { ResultSort, SqlProblem, SqlResult } from '../engine/sql-views';
import { toError } from './async';
import { OpenResult } from './sql-result.svelte';
import type { SqlTables } from './sql-tables.svelte';

export type { SqlProblem };

/** How the last run of a tab stands. */
export type RunPhase =
  | { readonly phase: 'idle' }
  /** Waits for the tables; `systems` where the statement names those that are computed. */
  | { readonly phase: 'opening'; readonly needs: 'dataset' | 'systems' }
  /** In the engine since `since`, by performance.now(). */
  | { readonly phase: 'running'; readonly since: number }
  | { readonly phase: 'done' }
  | { readonly phase: 'cancelled' }
  /** What the statement `sql` has wrong. */
  | { readonly phase: 'problem'; readonly sql: string; readonly problem: SqlProblem }
  /** Not the statement's fault. */
  | { readonly phase: 'failed'; readonly error: Error };

export type RunOutcome = 'rows' | 'problem' | 'cancelled';

/** Tables that are filled after the data set's own. */
const COMPUTED = /\b(?:runs|per_query)\b/i;

/** Runs the statements of one tab, one at a time; a newer one cancels the older. */
export class SqlRun {
  readonly #tables: SqlTables;
  readonly #datasetId: string;
  #state = $state.raw<RunPhase>({ phase: 'idle' });
  #result = $state.raw<OpenResult | null>(null);
  #stop: AbortController | null = null;

  constructor(tables: SqlTables, datasetId: string) {
    this.#tables = tables;
    this.#datasetId = datasetId;
  }

  get state(): RunPhase {
    return this.#state;
  }
  /** The newest result; while another statement runs, still the earlier one. */
  get result(): OpenResult | null {
    return this.#result;
  }
  get busy(): boolean {
    return this.#state.phase === 'opening' || this.#state.phase === 'running';
  }

  /** @returns how it ended; null where a newer run took its place, or the engine failed */
  async run(sql: string, sort: ResultSort | null = null): Promise<RunOutcome | null> {
    this.#stop?.abort();
    const stop = new AbortController();
    this.#stop = stop;
    const settle = (state: RunPhase, result: OpenResult | null): void => {
      if (this.#stop !== stop) return;
      if (result !== this.#result) this.#result?.close();
      this.#state = state;
      this.#result = result;
    };
    try {
      await this.#open(sql, stop);
      this.#state = { phase: 'running', since: performance.now() };
      const outcome = await this.#tables.engine.run(stop.signal, sql, sort);
      if (!outcome.ok) {
        settle({ phase: 'problem', sql, problem: outcome.problem }, null);
        return 'problem';
      }
      const result = await openResult(this.#tables.engine, sql, sort, outcome.value);
      if (this.#stop === stop) settle({ phase: 'done' }, result);
      else result.close();
      return 'rows';
    } catch (error) {
      if (hasCode(error, 'cancelled')) {
        // What a cancelled sort would have replaced still stands.
        settle({ phase: 'cancelled' }, this.#result?.sql === sql ? this.#result : null);
        return this.#stop === stop ? 'cancelled' : null;
      }
      settle({ phase: 'failed', error: toError(error) }, null);
      return null;
    }
  }

  /** Runs the result's statement again, sorted by the engine. */
  sort(sort: ResultSort | null): void {
    if (this.#result !== null) void this.run(this.#result.sql, sort);
  }

  cancel(): void {
    if (this.#state.phase === 'opening') this.#tables.cancel();
    this.#stop?.abort();
  }

  /** For a tab that is closed, or a page that is left. */
  dispose(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.#result?.close();
  }

  /** Waits for the tables that a statement names. @throws what kept them from opening, or `cancelled` */
  async #open(sql: string, stop: AbortController): Promise<void> {
    const scan = scanStatement(sql);
    const needs = scan.ok && COMPUTED.test(scan.statement.text) ? 'systems' : 'dataset';
    this.#state = { phase: 'opening', needs };
    this.#tables.open(this.#datasetId);
    await (needs === 'systems' ? this.#tables.systemsReady() : this.#tables.dataReady());
    if (stop.signal.aborted) throw new ExplorerError('cancelled', 'The run was cancelled.');
  }
}

/** A result whose first rows are there; one whose rows cannot be read is closed. */
async function openResult(
  engine: SqlEngine,
  sql: string,
  sort: ResultSort | null,
  answer: SqlResult,
): Promise<OpenResult> {
  const result = new OpenResult(engine, sql, sort, answer);
  try {
    await result.rows.begin();
  } catch (error) {
    result.close();
    throw error;
  }
  return result;
}
