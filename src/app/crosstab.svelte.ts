import type { CrosstabSpec } from '../core/sql/crosstab-spec';
import type { CrosstabTable } from '../core/sql/crosstab-table';
import type { Async } from './async';
import { Resource } from './resource.svelte';
import type { SqlTables } from './sql-tables.svelte';

/** A cross-tab with what it was asked for. */
export interface CrosstabAnswer {
  readonly spec: CrosstabSpec;
  readonly table: CrosstabTable;
}

/** The cross-tab on the page. A newer one takes the place of an older one, whose answer is dropped. */
export class Crosstab {
  readonly #tables: Pick<SqlTables, 'engine' | 'open' | 'dataReady' | 'systemsReady'>;
  readonly #answer = new Resource<CrosstabAnswer>();

  constructor(tables: Pick<SqlTables, 'engine' | 'open' | 'dataReady' | 'systemsReady'>) {
    this.#tables = tables;
  }

  get answer(): Async<CrosstabAnswer> {
    return this.#answer.state;
  }
  /** The newest answer: shown, marked as old, while the next one is on its way. */
  get latest(): CrosstabAnswer | null {
    return this.#answer.latest;
  }

  /** Computes a cross-tab of an open data set as soon as its tables stand; only a mean waits for `per_query`. */
  show(datasetId: string, spec: CrosstabSpec): void {
    this.#tables.open(datasetId);
    this.#answer.load(async (signal) => {
      await (spec.cell === 'mean' ? this.#tables.systemsReady() : this.#tables.dataReady());
      return { spec, table: await this.#tables.engine.crosstab(signal, spec) };
    });
  }

  cancel(): void {
    this.#answer.cancel();
  }
}
