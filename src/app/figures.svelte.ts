import type { FigureSpec } from '../core/sql/figure-spec';
import type { FigureTable } from '../core/sql/figure-table';
import type { Async, WorkProgress } from './async';
import { Resource } from './resource.svelte';
import type { SqlTables } from './sql-tables.svelte';

/** What figures need of the tables. */
export type FigureTables = Pick<SqlTables, 'open' | 'systemsReady' | 'cancel' | 'dataset' | 'systems'> & {
  readonly engine: Pick<SqlTables['engine'], 'figure'>;
};

/** A figure, and what it is a figure of. */
export interface ShownFigure {
  readonly spec: FigureSpec;
  readonly table: FigureTable;
}

/** What a figure depends on; the rest of a spec belongs to other figures. */
export function figureKey({ figure, measure, field }: FigureSpec): string {
  return figure === 'strata' ? JSON.stringify([figure, measure, field]) : figure;
}

/** The figures of one data set, computed one at a time and kept: they are small. */
export class Figures {
  readonly #tables: FigureTables;
  readonly #datasetId: string;
  readonly #resource = new Resource<ShownFigure>();
  readonly #known: Record<string, ShownFigure> = {};

  constructor(tables: FigureTables, datasetId: string) {
    this.#tables = tables;
    this.#datasetId = datasetId;
  }

  /** How the figure stands that was asked for last. */
  get state(): Async<ShownFigure> {
    return this.#resource.state;
  }

  /** How far the tables are that figures come from; null once they are filled. */
  get progress(): Async<unknown> | null {
    const { dataset, systems } = this.#tables;
    if (dataset.status === 'loading') return dataset;
    return systems.status === 'ready' ? null : systems;
  }

  /** Computes a figure, or takes it from those computed before. Opens the tables where they are not open yet. */
  show(spec: FigureSpec): void {
    this.#resource.load(async (signal) => {
      const key = figureKey(spec);
      const known = this.#known[key];
      if (known !== undefined) return known;
      this.#tables.open(this.#datasetId);
      await this.#tables.systemsReady();
      const shown = { spec, table: await this.#tables.engine.figure(signal, spec) };
      this.#known[key] = shown;
      return shown;
    });
  }

  /** Stops the computation that figures wait for. */
  cancel(): void {
    this.#tables.cancel();
    this.#resource.cancel();
  }
}

/** The progress of what is loading; null where nothing is, or nothing is known yet. */
export function progressOf(state: Async<unknown> | null): WorkProgress | null {
  return state?.status === 'loading' ? state.progress : null;
}
