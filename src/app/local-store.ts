import { toError } from './async';

/** The browser's storage may be blocked, full, or hold what another version wrote: neither may stop anything else. */
export class LocalStore {
  readonly #key: string;
  /** Why the last read or write failed, or null. */
  problem: Error | null = null;

  /** @param key the one entry that this store is about */
  constructor(key: string) {
    this.#key = key;
  }

  /** @returns what was written, parsed, or null where there is nothing to be had; the caller checks its form */
  read(): unknown {
    try {
      const text = localStorage.getItem(this.#key);
      return text === null ? null : (JSON.parse(text) as unknown);
    } catch (error) {
      // What is no JSON was not written by us: it counts as nothing, and the next write replaces it.
      if (!(error instanceof SyntaxError)) this.problem = toError(error);
      return null;
    }
  }

  write(value: unknown): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(value));
      this.problem = null;
    } catch (error) {
      this.problem = toError(error);
    }
  }
}
