import { hasCode } from '../core/errors';
import { IDLE, LOADING, progressClock, toError } from './async';
import type { Async } from './async';

/** Starts the work; `onProgress` takes a fraction 0–1 and what is being done. */
export type Start<T> = (signal: AbortSignal, onProgress: (fraction: number, stage: string) => void) => Promise<T>;

/**
 * One thing that arrives later. A newer load cancels the older one, whose answer is dropped even if it still comes, so
 * that nothing stale can stand under a new heading.
 */
export class Resource<T> {
  #state = $state.raw<Async<T>>(IDLE);
  #previous = $state.raw<T | null>(null);
  #stop: AbortController | null = null;

  get state(): Async<T> {
    return this.#state;
  }

  /** The newest value that ever arrived: to be shown, marked as old, while the next one is on its way. */
  get latest(): T | null {
    return this.#previous;
  }

  load(start: Start<T>): void {
    this.#stop?.abort();
    const stop = new AbortController();
    this.#stop = stop;
    this.#state = LOADING;
    const clock = progressClock();
    const settle = (state: Async<T>) => {
      if (!stop.signal.aborted) this.#state = state;
    };
    start(stop.signal, (fraction, stage) => {
      if (this.#state.status === 'loading') settle({ status: 'loading', progress: clock(fraction, stage) });
    }).then(
      (value) => {
        if (!stop.signal.aborted) this.#previous = value;
        settle({ status: 'ready', value });
      },
      (error: unknown) => {
        settle(hasCode(error, 'cancelled') ? IDLE : { status: 'failed', error: toError(error) });
      },
    );
  }

  /** Stops what runs; the state is idle again. What arrived earlier stays in {@link latest}. */
  cancel(): void {
    this.#stop?.abort();
    this.#stop = null;
    if (this.#state.status === 'loading') this.#state = IDLE;
  }
}
