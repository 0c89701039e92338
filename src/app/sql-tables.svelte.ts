import type { RetrieverSpec } from '../core/retrieval/run';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../core/retrieval/run';
import type { RetrievalEngine } from '../engine/retrieval-engine';
import type { SqlEngine } from '../engine/sql-engine';
import { IDLE, type Async } from './async';
import type { DatasetSource } from './dataset-sources';
import { Resource } from './resource.svelte';

/** The systems whose rows SQL gets by itself. */
export const TABLE_SYSTEMS: readonly RetrieverSpec[] = [PUBLISHED_BM25, PUBLISHED_TFIDF];

/**
 * The tables that SQL works on: opened at first use, in two steps. The data set's own come first; `runs` and `per_query` follow
 * when the retrievers have ranked every question.
 */
export class SqlTables {
  readonly #sql: SqlEngine;
  readonly #retrieval: RetrievalEngine;
  readonly #dataset = new Resource<string>();
  readonly #systems = new Resource<readonly string[]>();
  #datasetId = $state.raw<string | null>(null);
  #dataReady: Promise<void> = Promise.resolve();
  #systemsReady: Promise<void> = Promise.resolve();

  constructor(sql: SqlEngine, retrieval: RetrievalEngine) {
    this.#sql = sql;
    this.#retrieval = retrieval;
    sql.onEnd(() => {
      // What was loading tells of its failure itself; what stood is to be opened again.
      if (this.#dataset.state.status === 'ready') this.#forget();
    });
  }

  get engine(): SqlEngine {
    return this.#sql;
  }
  /** How the data set's own tables stand. */
  get dataset(): Async<string> {
    return this.#datasetId === null ? IDLE : this.#dataset.state;
  }
  /** How `runs` and `per_query` stand; the value lists the systems in them. */
  get systems(): Async<readonly string[]> {
    return this.#datasetId === null ? IDLE : this.#systems.state;
  }

  /** Takes the data set that is open now. With another one the engine ends, and what stood in it is to be opened again. */
  use(source: DatasetSource): void {
    this.#sql.use(source);
    if (source.datasetId === this.#datasetId) return;
    this.#forget();
  }

  #forget(): void {
    this.cancel();
    this.#datasetId = null;
  }

  /** Opens the tables of a data set, once; again where that failed or was cancelled. */
  open(datasetId: string): void {
    const stands = ({ status }: Async<unknown>): boolean => status === 'loading' || status === 'ready';
    const same = datasetId === this.#datasetId;
    this.#datasetId = datasetId;
    if (!same || !stands(this.#dataset.state)) {
      this.#dataReady = this.#started(this.#dataset, async (signal, onProgress) => {
        await this.#sql.load(signal, ({ fraction, stage }) => {
          onProgress(fraction, stage);
        });
        return datasetId;
      });
    }
    if (!same || !stands(this.#systems.state)) {
      this.#systemsReady = this.#started(this.#systems, async (signal, onProgress) => {
        // Ranking takes a core that the engine needs to start: the first answer would wait for both.
        await this.#dataReady;
        const names: string[] = [];
        for (const [i, spec] of TABLE_SYSTEMS.entries()) {
          const table = await this.#retrieval.systemTable(signal, spec, ({ done, total, stage }) => {
            onProgress((i + done / total) / TABLE_SYSTEMS.length, stage);
          });
          await this.#sql.addSystem(signal, table);
          names.push(table.system);
        }
        return names;
      });
    }
  }

  /** Waits for the data set's tables. @throws what kept them from opening */
  async dataReady(): Promise<void> {
    await this.#dataReady;
  }

  /** Waits for `runs` and `per_query` too. @throws what kept them from being filled */
  async systemsReady(): Promise<void> {
    await this.#dataReady;
    await this.#systemsReady;
  }

  cancel(): void {
    this.#dataset.cancel();
    this.#systems.cancel();
  }

  /** Loads a resource, and promises its end. */
  #started<T>(
    resource: Resource<T>,
    work: (signal: AbortSignal, onProgress: (fraction: number, stage: string) => void) => Promise<T>,
  ): Promise<void> {
    const ended = new Promise<void>((resolve, reject) => {
      resource.load(async (signal, onProgress) => {
        try {
          const value = await work(signal, onProgress);
          resolve();
          return value;
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
          throw error;
        }
      });
    });
    // Nobody may be waiting; the resource shows the failure.
    ended.catch(() => undefined);
    return ended;
  }
}
