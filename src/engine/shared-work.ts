import { ExplorerError } from '../core/errors';

export type OnProgress<Progress> = (progress: Progress) => void;
export type Start<Progress, Result> = (signal: AbortSignal, onProgress: OnProgress<Progress>) => Promise<Result>;

/**
 * One piece of work that several callers wait for. Each leaves on its own AbortSignal; when the last one has left, the
 * work itself is aborted.
 */
export class SharedWork<Progress, Result> {
  /** Settles with the work, whoever waits for it. */
  readonly result: Promise<Result>;
  readonly #stop = new AbortController();
  readonly #listeners = new Set<{ readonly onProgress: OnProgress<Progress> }>();

  /** Starts the work at once. */
  constructor(start: Start<Progress, Result>) {
    this.result = start(this.#stop.signal, (progress) => {
      for (const listener of this.#listeners) listener.onProgress(progress);
    });
  }

  /** True once all who waited have left: too late to join. */
  get abandoned(): boolean {
    return this.#stop.signal.aborted;
  }

  /** @throws ExplorerError `cancelled` when `signal` aborts; else what the work throws. */
  join(signal: AbortSignal, onProgress: OnProgress<Progress>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const listener = { onProgress };
      const leave = (): void => {
        signal.removeEventListener('abort', abort);
        this.#listeners.delete(listener);
      };
      const abort = (): void => {
        leave();
        reject(new ExplorerError('cancelled', 'The computation was cancelled.'));
        if (this.#listeners.size === 0) this.#stop.abort();
      };
      this.#listeners.add(listener);
      signal.addEventListener('abort', abort);
      this.result.finally(leave).then(resolve, reject);
      if (signal.aborted) abort();
    });
  }
}
