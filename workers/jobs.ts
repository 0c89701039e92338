import { releaseProxy } from 'comlink';
import type { ProxyMethods } from 'comlink';
import { ExplorerError } from '../src/core/errors';
import type { JobId } from './api';

/** The cancellable calls that a worker is busy with. */
export class Jobs {
  readonly #running = new Map<JobId, AbortController>();

  /** Calls that are running. */
  get size(): number {
    return this.#running.size;
  }

  /**
   * Runs a call under its number until it settles.
   *
   * @param onProgress the callback that came with it, or null; comlink keeps a message channel open for each, closed here
   */
  async run<Result>(
    job: JobId,
    onProgress: object | null,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const stop = new AbortController();
    this.#running.set(job, stop);
    try {
      return await work(stop.signal);
    } finally {
      this.#running.delete(job);
      if (onProgress !== null) (onProgress as Partial<ProxyMethods>)[releaseProxy]?.();
    }
  }

  /** Asks a call to stop at its next pause. One that is over, or was never there, is none of the worker's business. */
  cancel(job: JobId): void {
    this.#running.get(job)?.abort();
  }
}

/** @throws ExplorerError `cancelled` once the signal has aborted. */
export function throwIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new ExplorerError('cancelled', 'The computation was cancelled.');
}
