import { SvelteMap } from 'svelte/reactivity';
import { ExplorerError } from '../core/errors';
import type { SqlTable, SqlTableName } from '../core/sql/tables';
import { describeTableSql } from '../data/sql/describe-table';
import type { SqlEngine } from '../engine/sql-engine';
import type { SqlCell } from '../engine/sql-views';
import { IDLE, type Async } from './async';
import { Resource } from './resource.svelte';

/** What the open data set has in a table. */
export interface TableFacts {
  readonly rows: number;
  /** Some values of each column, in one text; null where it has none. */
  readonly examples: Readonly<Record<string, string | null>>;
}

const textOf = (cell: SqlCell | undefined): string | null =>
  cell === null || cell === undefined ? null : typeof cell === 'string' ? cell : cell.start;

/** Row counts and example values of the tables, asked for table by table when somebody looks. */
export class SqlSchema {
  readonly #engine: SqlEngine;
  readonly #facts = new SvelteMap<SqlTableName, Resource<TableFacts>>();

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  facts(name: SqlTableName): Async<TableFacts> {
    return this.#facts.get(name)?.state ?? IDLE;
  }

  /** Asks again each time: `runs` and `per_query` grow. */
  look(table: SqlTable): void {
    const resource = this.#facts.get(table.name) ?? new Resource<TableFacts>();
    this.#facts.set(table.name, resource);
    resource.load((signal) => this.#describe(signal, table));
  }

  async #describe(signal: AbortSignal, table: SqlTable): Promise<TableFacts> {
    const outcome = await this.#engine.run(signal, describeTableSql(table), null);
    if (!outcome.ok) throw new ExplorerError('bad-parameter', outcome.problem.message);
    const { result, rows: count } = outcome.value;
    const [total, ...columns] = await this.#engine.rows(signal, result, 0, count).finally(() => {
      // Also when this look was given up: the worker would hold it. One that is gone has forgotten it already.
      this.#engine.close(new AbortController().signal, result).catch(() => undefined);
    });
    return {
      rows: Number(textOf(total?.[1])),
      examples: Object.fromEntries(columns.map(([name, facts]) => [textOf(name) ?? '', textOf(facts)])),
    };
  }
}
