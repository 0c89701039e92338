import { SharedWork } from './shared-work';
import type { OnProgress, Start } from './shared-work';

/** Suites that an engine remembers. One takes about 100 kB at FinRank's scale. */
export const SUITES_KEPT = 32;

/** Does equal work once: callers with the same key share what is running, and get what is done from memory. */
export class WorkCache<Progress, Result> {
  readonly #done = new Map<string, Result>();
  readonly #running = new Map<string, SharedWork<Progress, Result>>();
  readonly #capacity: number;

  /** @param capacity results kept, ≥ 1; the oldest makes room */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /**
   * The result under `key`; `start` is called only if it is neither known nor on its way.
   *
   * @param again forgets a known result first, for callers that want to see it come out once more
   * @throws ExplorerError `cancelled` when `signal` aborts; else what `start` throws, which is not kept.
   */
  async run(
    key: string,
    signal: AbortSignal,
    onProgress: OnProgress<Progress>,
    start: Start<Progress, Result>,
    again = false,
  ): Promise<Result> {
    if (again) this.#done.delete(key);
    const known = this.#done.get(key);
    if (known !== undefined) return known;
    const running = this.#running.get(key);
    const work = running === undefined || running.abandoned ? this.#begin(key, start) : running;
    return work.join(signal, onProgress);
  }

  /** Forgets what is done. */
  clear(): void {
    this.#done.clear();
  }

  #begin(key: string, start: Start<Progress, Result>): SharedWork<Progress, Result> {
    const work = new SharedWork(start);
    this.#running.set(key, work);
    const end = (): void => {
      if (this.#running.get(key) === work) this.#running.delete(key);
    };
    work.result.then((result) => {
      end();
      this.#keep(key, result);
    }, end);
    return work;
  }

  #keep(key: string, result: Result): void {
    this.#done.set(key, result);
    const oldest = this.#done.keys().next();
    if (this.#done.size > this.#capacity && !oldest.done) this.#done.delete(oldest.value);
  }
}

/**
 * The canonical text of a spec under a data set: equal specs give equal keys whatever order their fields were written
 * in, and no two different ones share a key (which a short hash could not promise).
 */
export function specKey(datasetId: string, spec: object): string {
  return `${datasetId} ${JSON.stringify(spec, sortedFields)}`;
}

function sortedFields(_field: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
