/** The part of `window` that history entries need; tests give their own. */
export interface HistoryHost {
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'scrollRestoration'> & { readonly state: unknown };
  /** Pixels that the page is scrolled by. */
  readonly scrollY: number;
  addEventListener(type: 'beforeunload', listener: () => void): void;
}

/** How the current entry was reached: `new`, or from before with the pixels that its page had been scrolled by. */
export type Arrival = 'new' | { readonly top: number };

/**
 * The entries of the tab's history, and where the page stood in each. A browser restores the place before a view that
 * loads its data has any height, so this is done here: every entry has a number in its state, and on leaving it the
 * place is noted under that number. Numbers only grow, so that entries from before a reload keep theirs.
 */
export class HistoryEntries {
  readonly #host: HistoryHost;
  readonly #tops = new Map<number, number>();
  #entry: number;
  #newest: number;
  /** Where the page stood when it was reloaded, or 0. */
  readonly openingTop: number;

  constructor(host: HistoryHost) {
    this.#host = host;
    host.history.scrollRestoration = 'manual';
    const { entry, top } = readState(host.history.state);
    this.#newest = this.#entry = entry ?? 0;
    this.openingTop = top ?? 0;
    if (entry === null) this.#stamp();
    // Later, at `pagehide`, Chromium ignores what is written.
    host.addEventListener('beforeunload', () => {
      host.history.replaceState({ entry: this.#entry, top: host.scrollY }, '');
    });
  }

  /** Adds an entry behind the current one, and makes it the current one. */
  push(link: string): void {
    this.#leave();
    this.#entry = ++this.#newest;
    this.#host.history.pushState({ entry: this.#entry }, '', link);
  }

  /** Gives the current entry another link. */
  replace(link: string): void {
    this.#host.history.replaceState({ entry: this.#entry }, '', link);
  }

  /** To be called after the browser has changed the entry; null when it is still the same one. */
  arrive(): Arrival | null {
    const { entry } = readState(this.#host.history.state);
    if (entry === this.#entry) return null;
    this.#leave();
    if (entry === null) {
      this.#entry = ++this.#newest;
      this.#stamp();
      return 'new';
    }
    this.#entry = entry;
    this.#newest = Math.max(this.#newest, entry);
    return { top: this.#tops.get(entry) ?? 0 };
  }

  #leave(): void {
    this.#tops.set(this.#entry, this.#host.scrollY);
  }

  #stamp(): void {
    this.#host.history.replaceState({ entry: this.#entry }, '');
  }
}

/** What another script, or a link that was followed, left in an entry's state may be anything. */
function readState(state: unknown): { readonly entry: number | null; readonly top: number | null } {
  const fields: Readonly<Record<string, unknown>> = typeof state === 'object' && state !== null ? { ...state } : {};
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  return { entry: number(fields['entry']), top: number(fields['top']) };
}
