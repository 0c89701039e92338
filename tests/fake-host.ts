import type { NavigationHost } from '../src/app/navigation.svelte';

interface Entry {
  readonly hash: string;
  readonly state: unknown;
}

/** A window with a history that tests move in: one entry a link, as a browser keeps them. */
export class FakeHost implements NavigationHost {
  entries: readonly Entry[];
  scrollY = 0;
  #at = 0;
  readonly #listeners = new Map<string, (() => void)[]>();
  readonly history: NavigationHost['history'];

  constructor(hash: string, state: unknown = null) {
    this.entries = [{ hash, state }];
    const current = () => this.#current;
    this.history = {
      scrollRestoration: 'auto',
      get state() {
        return current().state;
      },
      pushState: (data, _title, url) => {
        this.#put(this.#at + 1, { hash: String(url), state: data });
      },
      replaceState: (data, _title, url) => {
        const hash = url === undefined ? this.#current.hash : String(url);
        this.entries = this.entries.with(this.#at, { hash, state: data });
      },
    };
  }

  get location(): { readonly hash: string } {
    return { hash: this.#current.hash };
  }

  addEventListener(type: string, listener: () => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  /** A click on a link: a new entry without state, told twice. */
  follow(hash: string): void {
    this.#put(this.#at + 1, { hash, state: null });
    this.#fire('popstate', 'hashchange');
  }

  /** Back (−1), forward (1), or further. */
  move(steps: number): void {
    this.#at += steps;
    this.#fire('popstate', 'hashchange');
  }

  /** The tab leaves the page, by a reload for one. */
  hide(): void {
    this.#fire('beforeunload');
  }

  get #current(): Entry {
    const entry = this.entries[this.#at];
    if (entry === undefined) throw new Error(`The history has no entry ${this.#at}.`);
    return entry;
  }

  #put(at: number, entry: Entry): void {
    this.entries = [...this.entries.slice(0, at), entry];
    this.#at = at;
  }

  #fire(...types: readonly string[]): void {
    for (const type of types) for (const listener of this.#listeners.get(type) ?? []) listener();
  }
}
