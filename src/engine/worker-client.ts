import { proxy } from 'comlink';
import type { Remote } from 'comlink';
import type { CancelApi, JobId, ReadyApi } from '../../workers/api';
import { ERROR_CODES, ExplorerError } from '../core/errors';
import { openWorker } from './open-worker';
import type { OpenWorker } from './open-worker';

/** What every worker of this project offers. */
export type WorkerApi = ReadyApi & CancelApi;

export interface WorkerClientOptions {
  /** Names the worker, see {@link openWorker}. */
  readonly spawn: () => Worker;
  /** Called when a worker has ended, by death or on request, before its pending calls are rejected. */
  readonly onEnd?: () => void;
  /** Milliseconds that a worker may take to start. */
  readonly startLimit?: number;
}

/** Makes a progress callback that the worker can call, and that falls silent when its call is settled. */
export type Report = <P>(onProgress: (progress: P) => void) => (progress: P) => void;

/** Sends one call; `job` is the number that a cancel will name. */
export type Send<Api, R> = (api: Remote<Api>, job: JobId, report: Report) => Promise<R>;

/**
 * The page's end of one worker. The worker starts with the first call, and again with the first call after its end:
 * whoever keeps state in it learns of the end through `onEnd`.
 *
 * Every promise of {@link call} settles: with the worker's answer, with `cancelled`, or with `worker-failed`.
 */
export class WorkerClient<Api extends WorkerApi> {
  readonly #options: WorkerClientOptions;
  readonly #pending = new Set<(error: Error) => void>();
  #worker: OpenWorker<Api> | null = null;
  #lastJob: JobId = 0;

  constructor(options: WorkerClientOptions) {
    this.#options = options;
  }

  /** Calls that are not settled yet. */
  get pending(): number {
    return this.#pending.size;
  }

  /**
   * Sends one call. When `signal` aborts, the promise rejects at once with `cancelled`, the worker is told, and
   * whatever it still answers is dropped.
   *
   * @throws ExplorerError `cancelled`, or `worker-failed` when the worker cannot start or dies; else what the worker threw.
   */
  async call<R>(signal: AbortSignal, send: Send<Api, R>): Promise<R> {
    if (signal.aborted) throw cancelled();
    const { api, ready } = this.#open();
    const job = ++this.#lastJob;
    let sent = false;
    return new Promise<R>((resolve, reject) => {
      const settle = (): boolean => {
        signal.removeEventListener('abort', abort);
        return this.#pending.delete(fail);
      };
      const fail = (error: Error): void => {
        if (settle()) reject(error);
      };
      const abort = (): void => {
        if (sent) void api.cancel(job);
        fail(cancelled());
      };
      const report: Report = (onProgress) =>
        proxy((progress) => {
          if (this.#pending.has(fail)) onProgress(progress);
        });
      const start = async (): Promise<void> => {
        await ready;
        // Cancelled while the worker was starting: there is nothing to send and nothing to take back.
        if (!this.#pending.has(fail)) return;
        sent = true;
        const value = await send(api, job, report);
        if (settle()) resolve(value);
      };
      this.#pending.add(fail);
      signal.addEventListener('abort', abort);
      start().catch((error: unknown) => {
        fail(withCode(error));
      });
    });
  }

  /** Ends the worker, if one runs: pending calls reject with `cancelled`, and the next call starts another. */
  terminate(): void {
    this.#worker?.terminate();
    this.#end(cancelled());
  }

  #open(): OpenWorker<Api> {
    const onDeath = (error: ExplorerError): void => {
      this.#end(error);
    };
    this.#worker ??= openWorker<Api>(this.#options.spawn, onDeath, this.#options.startLimit);
    return this.#worker;
  }

  #end(error: ExplorerError): void {
    if (this.#worker === null) return;
    this.#worker = null;
    this.#options.onEnd?.();
    for (const fail of [...this.#pending]) fail(error);
  }
}

function cancelled(): ExplorerError {
  return new ExplorerError('cancelled', 'The computation was cancelled.');
}

/** An error that crossed from the worker has lost its class but kept its name: the code. */
function withCode(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = ERROR_CODES.find((known) => known === error.name);
  return code === undefined || error instanceof ExplorerError
    ? error
    : new ExplorerError(code, error.message, { cause: error });
}
