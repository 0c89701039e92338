/** How far a long piece of work is. */
export interface WorkProgress {
  /** 0–1. */
  readonly fraction: number;
  readonly stage: string;
  /** Estimated seconds until it is done; null while nothing can be said. */
  readonly secondsLeft: number | null;
}

/** The one form of everything that arrives later. */
export type Async<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly progress: WorkProgress | null }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: Error };

export const IDLE = { status: 'idle' } as const;
export const LOADING = { status: 'loading', progress: null } as const;

/** What was thrown, as an Error: other values are possible in JavaScript, and none may be lost. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/**
 * Turns fractions into progress with a time estimate: elapsed time over the fraction done. Says nothing before 5 % or
 * 300 ms, when an estimate would be a guess.
 */
export function progressClock(
  now: () => number = () => performance.now(),
): (fraction: number, stage: string) => WorkProgress {
  const start = now();
  return (fraction, stage) => {
    const elapsed = (now() - start) / 1000;
    const known = fraction >= 0.05 && elapsed >= 0.3;
    return { fraction, stage, secondsLeft: known ? (elapsed * (1 - fraction)) / fraction : null };
  };
}
