import * as v from 'valibot';
import { LocalStore } from './local-store';

const QUERY_TAB = v.object({
  id: v.string(),
  /** The reader's name for it; null: named after its place. */
  name: v.nullable(v.string()),
  sql: v.string(),
  /** Came with a link, and the reader has neither changed nor agreed to it. */
  linked: v.boolean(),
  /** Title of the view of this page whose link that was; null for a link from outside. */
  origin: v.optional(v.nullable(v.string()), null),
});
/** A tab of the workbench. Replaced whole, never changed in place. */
export type QueryTab = Readonly<v.InferOutput<typeof QUERY_TAB>>;

const STORED = v.object({ tabs: v.array(QUERY_TAB), active: v.string() });

/** Most tabs that can be open. */
export const MOST_TABS = 30;

/** Ids must differ between two windows that write the same storage. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('');
}

const makeTab = (sql: string, linked: boolean): QueryTab => ({ id: newId(), name: null, sql, linked, origin: null });

/** The open queries, at least one, kept in this browser only. */
export class SqlTabs {
  readonly #store = new LocalStore('finrank-explorer.sql-tabs');
  #tabs = $state.raw<readonly QueryTab[]>([makeTab('', false)]);
  #active = $state.raw('');
  #blocked = $state.raw(false);
  #displaced = $state.raw<QueryTab | null>(null);
  /** Another window must not bring these back. */
  #closed: readonly string[] = [];

  constructor() {
    const stored = this.#stored();
    if (stored !== null && stored.tabs.length > 0) {
      this.#tabs = stored.tabs;
      this.#active = stored.active;
    }
    this.#blocked = this.#store.problem !== null;
  }

  get all(): readonly QueryTab[] {
    return this.#tabs;
  }
  get active(): QueryTab {
    const [first = makeTab('', false)] = this.#tabs;
    return this.#tabs.find(({ id }) => id === this.#active) ?? first;
  }
  /** Whether the browser refuses to keep them. */
  get blocked(): boolean {
    return this.#blocked;
  }

  /** The tab that made room for the latest one, if it held anything. */
  get displaced(): QueryTab | null {
    return this.#displaced;
  }

  select(id: string): void {
    this.#set(this.#tabs, id);
  }

  /** Opens a statement in a tab of its own; an empty tab in front takes it. */
  open(sql: string, linked = false): QueryTab {
    const { active } = this;
    const tab = makeTab(sql, linked);
    this.#displaced = null;
    if (active.sql.trim() === '' && active.name === null) {
      this.#set(
        this.#tabs.map((other) => (other.id === active.id ? { ...tab, id: active.id } : other)),
        active.id,
      );
      return this.active;
    }
    this.#append(tab);
    return tab;
  }

  /** A new tab without a statement. */
  add(): void {
    this.#append(makeTab('', false));
  }

  /** The reader writes: from then on the statement is the reader's own. */
  edit(id: string, sql: string): void {
    this.#change(id, { sql, linked: false });
  }

  /** Says which view of this page the link was in that brought this statement. */
  attribute(id: string, origin: string): void {
    this.#change(id, { origin });
  }

  agree(id: string): void {
    this.#change(id, { linked: false });
  }

  rename(id: string, name: string): void {
    this.#change(id, { name: name.trim() === '' ? null : name.trim() });
  }

  close(id: string): void {
    const place = this.#tabs.findIndex((tab) => tab.id === id);
    const rest = this.#tabs.filter((tab) => tab.id !== id);
    this.#closed = [...this.#closed, id];
    this.#displaced = null;
    const tabs = rest.length > 0 ? rest : [makeTab('', false)];
    const neighbour = tabs[Math.min(place, tabs.length - 1)]?.id ?? '';
    this.#set(tabs, this.active.id === id ? neighbour : this.active.id);
  }

  /** Where as many are open as can be, the oldest makes room. */
  #append(tab: QueryTab): void {
    const oldest = this.#tabs.length < MOST_TABS ? undefined : this.#tabs[0];
    this.#displaced = oldest === undefined || oldest.sql.trim() === '' ? null : oldest;
    if (oldest !== undefined) this.#closed = [...this.#closed, oldest.id];
    this.#set([...this.#tabs.filter((other) => other !== oldest), tab], tab.id);
  }

  #change(id: string, change: Partial<QueryTab>): void {
    this.#set(
      this.#tabs.map((tab) => (tab.id === id ? { ...tab, ...change } : tab)),
      this.#active,
    );
  }

  #set(tabs: readonly QueryTab[], active: string): void {
    this.#tabs = tabs;
    this.#active = active;
    const foreign = (this.#stored()?.tabs ?? []).filter(
      ({ id }) => !this.#closed.includes(id) && !tabs.some((tab) => tab.id === id),
    );
    this.#store.write({ tabs: [...tabs, ...foreign].slice(0, MOST_TABS), active: this.active.id });
    this.#blocked = this.#store.problem !== null;
  }

  #stored(): v.InferOutput<typeof STORED> | null {
    const parsed = v.safeParse(STORED, this.#store.read());
    return parsed.success ? parsed.output : null;
  }
}
