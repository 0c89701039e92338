import { ExplorerError } from '../core/errors';

interface Request<Input, Output> {
  readonly input: Input;
  readonly signal: AbortSignal;
  /** Without effect after the first of the two. */
  readonly resolve: (output: Output) => void;
  readonly reject: (error: Error) => void;
}

/** Work that was begun is let run to its end: only then is the worker known to be free. */
const NEVER = new AbortController().signal;

/**
 * Lets one request run and at most one wait, so that a worker never computes answers to keystrokes that are history.
 * A newer request rejects the older with `cancelled` at once, and starts when the worker is free.
 *
 * @param run answers one request; short work, for it is given a signal that never aborts, and a late answer is dropped
 * @returns the same, for callers with signals of their own
 */
export function latestOnly<Input, Output>(
  run: (signal: AbortSignal, input: Input) => Promise<Output>,
): (signal: AbortSignal, input: Input) => Promise<Output> {
  let newest: Request<Input, Output> | null = null;
  let waiting: Request<Input, Output> | null = null;
  let busy = false;

  const drain = async (): Promise<void> => {
    busy = true;
    while (waiting !== null) {
      const request: Request<Input, Output> = waiting;
      waiting = null;
      if (!request.signal.aborted) await run(NEVER, request.input).then(request.resolve, request.reject);
    }
    busy = false;
  };

  return async (signal, input) => {
    if (signal.aborted) throw new ExplorerError('cancelled', 'The request was cancelled.');
    newest?.reject(new ExplorerError('cancelled', 'A newer request took its place.'));
    return new Promise<Output>((resolve, reject) => {
      const abort = (): void => {
        reject(new ExplorerError('cancelled', 'The request was cancelled.'));
      };
      const settling =
        <Value>(settle: (value: Value) => void) =>
        (value: Value): void => {
          signal.removeEventListener('abort', abort);
          settle(value);
        };
      signal.addEventListener('abort', abort, { once: true });
      newest = { input, signal, resolve: settling(resolve), reject: settling(reject) };
      waiting = newest;
      if (!busy) void drain();
    });
  };
}
