import { SvelteMap } from 'svelte/reactivity';
import type { LinkedSql } from '../core/permalink/view-state';
import { linkStatement, readLinkedStatement, sameStatement } from './linked-statement';
import { SqlHistory } from './sql-history.svelte';
import type { ResultSort } from './sql-result.svelte';
import { SqlRun } from './sql-run.svelte';
import { SqlTabs } from './sql-tabs.svelte';
import type { SqlTables } from './sql-tables.svelte';

const NO_STATEMENT: LinkedSql = { form: 'plain', sql: '' };

/** Writes the link of what is in front; `replace` while the reader types. */
export type WriteLink = (statement: LinkedSql, replace: boolean) => void;

/**
 * The tabs, their runs and the history, and how they go with the link: the link is that of the tab in front, and a link
 * that arrives brings its statement to the front. What the reader did not write is never run without being asked.
 */
export class SqlWorkbench {
  readonly tabs = new SqlTabs();
  readonly history = new SqlHistory();
  readonly #tables: SqlTables;
  readonly #datasetId: string;
  readonly #write: WriteLink;
  readonly #runs = new SvelteMap<string, SqlRun>();
  /** Statements that stood in front and were the reader's: coming back to one brings nothing foreign. */
  #written: readonly string[] = [];
  #linkProblem = $state.raw<string | null>(null);
  #tooLong = $state.raw(false);
  /** What the link says, so that our own writing is not taken for an arrival. */
  #current: LinkedSql | null = null;

  constructor(tables: SqlTables, datasetId: string, write: WriteLink) {
    this.#tables = tables;
    this.#datasetId = datasetId;
    this.#write = write;
  }

  /** Why the link's statement cannot be read, or null. */
  get linkProblem(): string | null {
    return this.#linkProblem;
  }
  /** Whether the statement in front is too long for any link. */
  get tooLong(): boolean {
    return this.#tooLong;
  }
  /** How the tab in front runs. */
  get run(): SqlRun | null {
    return this.#runs.get(this.tabs.active.id) ?? null;
  }
  get blocked(): boolean {
    return this.tabs.blocked || this.history.blocked;
  }

  /**
   * Brings the statement of a link to the front; runs it only where the reader ran it before, with rows as its end.
   *
   * @param origin title of the view that the link is in; null for one from outside
   */
  follow(linked: LinkedSql, origin: string | null = null): void {
    if (this.#current !== null && sameStatement(linked, this.#current)) return;
    this.#current = linked;
    this.#linkProblem = null;
    const read = readLinkedStatement(linked);
    if (!read.ok) {
      this.#linkProblem = read.reason;
      return;
    }
    if (read.sql === '') {
      // A link to the workbench, not to a statement: it shows what was in front.
      this.#link(true);
      return;
    }
    this.#tooLong = false;
    this.#remember();
    const { active } = this.tabs;
    const standing = active.sql === read.sql ? active : this.tabs.all.find(({ sql }) => sql === read.sql);
    const past = this.history.find(read.sql);
    if (standing !== undefined) this.tabs.select(standing.id);
    else this.tabs.open(read.sql, past === null && !this.#written.includes(read.sql));
    this.#forgetClosed();
    // A reload brings the link again, and nobody to say where it came from.
    if (origin !== null) this.tabs.attribute(this.tabs.active.id, origin);
    const tab = this.tabs.active;
    if (!tab.linked && past?.outcome === 'rows' && this.run === null) void this.#start(tab.id, tab.sql);
  }

  edit(sql: string): void {
    if (sql === this.tabs.active.sql) return;
    this.tabs.edit(this.tabs.active.id, sql);
    this.#link(true);
  }

  /** Opens a statement that is the reader's to choose: an example, a past run. */
  open(sql: string): void {
    this.#remember();
    const standing = this.tabs.all.find((tab) => tab.sql === sql);
    if (standing === undefined) this.tabs.open(sql);
    else this.tabs.select(standing.id);
    this.#link(false);
  }

  add(): void {
    this.#remember();
    this.tabs.add();
    this.#link(false);
  }

  select(id: string): void {
    if (id === this.tabs.active.id) return;
    this.#remember();
    this.tabs.select(id);
    this.#link(false);
  }

  close(id: string): void {
    this.#remember();
    this.tabs.close(id);
    this.#link(true);
  }

  /** Runs the tab in front. A statement that came with a link is the reader's from then on. */
  start(): void {
    const { active } = this.tabs;
    if (active.linked) this.tabs.agree(active.id);
    void this.#start(active.id, active.sql);
  }

  sort(sort: ResultSort | null): void {
    this.run?.sort(sort);
  }

  cancel(): void {
    this.run?.cancel();
  }

  dispose(): void {
    for (const run of this.#runs.values()) run.dispose();
    this.#runs.clear();
  }

  async #start(id: string, sql: string): Promise<void> {
    let run = this.#runs.get(id);
    if (run === undefined) {
      run = new SqlRun(this.#tables, this.#datasetId);
      this.#runs.set(id, run);
    }
    if (sql.trim() !== '') this.history.note(sql, 'running');
    const outcome = await run.run(sql);
    if (outcome !== null && sql.trim() !== '') this.history.note(sql, outcome);
  }

  /** The browser's back button may bring the statement in front again, when its tab says something else. */
  #remember(): void {
    const { sql, linked } = this.tabs.active;
    if (!linked && !this.#written.includes(sql)) this.#written = [...this.#written, sql];
  }

  #link(replace: boolean): void {
    const { sql } = this.tabs.active;
    const linked = linkStatement(sql);
    this.#tooLong = linked === null;
    this.#linkProblem = null;
    this.#current = linked ?? NO_STATEMENT;
    this.#write(this.#current, replace);
    this.#forgetClosed();
  }

  /** A tab that made room for another leaves its run behind. */
  #forgetClosed(): void {
    for (const [id, run] of this.#runs) {
      if (this.tabs.all.some((tab) => tab.id === id)) continue;
      run.dispose();
      this.#runs.delete(id);
    }
  }
}
