/** How long an engine may take to hear a cancel, in milliseconds, before it is given up. */
const CANCEL_LIMIT_MS = 3_000;

/** Carries a cancel to the engine. */
export interface Stopping {
  /** Takes what stops the query; stops it at once where the cancel came first. */
  readonly onStart: (stop: () => Promise<void>) => void;
  /** To be called when the query has ended, however it did. */
  readonly settle: () => void;
}

/**
 * Stops a query when the signal aborts. WebAssembly that is deep in one allocation answers nothing: then it is given up.
 *
 * @param giveUp called when the query has not ended in time
 */
export function stopping(signal: AbortSignal, giveUp: () => void): Stopping {
  let stop: () => Promise<void> = () => Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const halt = (): void => {
    // A failure to stop shows in the query's own end, or in its not ending.
    stop().catch(() => undefined);
  };
  const abort = (): void => {
    timer = setTimeout(giveUp, CANCEL_LIMIT_MS);
    halt();
  };
  signal.addEventListener('abort', abort);
  return {
    onStart: (own) => {
      stop = own;
      if (signal.aborted) halt();
    },
    settle: () => {
      signal.removeEventListener('abort', abort);
      clearTimeout(timer);
    },
  };
}
