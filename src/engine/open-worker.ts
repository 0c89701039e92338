import { wrap } from 'comlink';
import type { Remote } from 'comlink';
import type { ReadyApi } from '../../workers/api';
import { ExplorerError } from '../core/errors';

/** How long a worker may take from `new Worker` to the answer of its `ready()`, in milliseconds. */
export const START_LIMIT_MS = 20_000;

export interface OpenWorker<Api> {
  readonly api: Remote<Api>;
  /** Resolves when the worker has answered; stays pending when it dies before, which `onDeath` tells. */
  readonly ready: Promise<void>;
  /** Ends the worker in silence: `onDeath` is not called. */
  terminate(): void;
}

/**
 * Opens a worker: the one place where that happens. Its `ready()` races against `error`, `messageerror` and a limit;
 * the same two events end it at any later time.
 *
 * @param spawn names the worker; a function, because bundlers only find a literal `new Worker(new URL(…, import.meta.url), …)`
 * @param onDeath called once, after the worker was terminated
 * @param startLimit milliseconds
 * @throws ExplorerError `worker-failed` when the browser refuses to make the worker at all
 */
export function openWorker<Api extends ReadyApi>(
  spawn: () => Worker,
  onDeath: (error: ExplorerError) => void,
  startLimit: number = START_LIMIT_MS,
): OpenWorker<Api> {
  const worker = spawned(spawn);
  const api = wrap<Api>(worker);
  const stop = new AbortController();
  const timer = setTimeout(() => {
    die(`It did not answer within ${startLimit / 1000} s.`);
  }, startLimit);

  const terminate = (): void => {
    clearTimeout(timer);
    stop.abort();
    worker.terminate();
  };
  const die = (reason: string, cause?: unknown): void => {
    terminate();
    onDeath(new ExplorerError('worker-failed', `The worker failed. ${reason}`, { cause }));
  };

  const listen = { signal: stop.signal };
  worker.addEventListener(
    'error',
    (event) => {
      // A script that cannot be loaded gives a bare event without a message.
      die(event.message || 'Its script could not be loaded.', event.error);
    },
    listen,
  );
  worker.addEventListener(
    'messageerror',
    () => {
      die('It sent a message that could not be read.');
    },
    listen,
  );

  const ready = (api as Remote<ReadyApi>).ready().then(
    () => {
      clearTimeout(timer);
    },
    (error: unknown) => {
      die('It refused to start.', error);
      return new Promise<void>(() => undefined);
    },
  );
  return { api, ready, terminate };
}

function spawned(spawn: () => Worker): Worker {
  try {
    return spawn();
  } catch (cause) {
    throw new ExplorerError('worker-failed', 'The browser refused to start a worker.', { cause });
  }
}
