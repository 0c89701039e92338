import type { DatasetSource, JobId, OnProgress, Progress, StreamSource } from '../../workers/api';
import { STREAM_NAMES } from '../core/dataset/manifest';
import { ExplorerError } from '../core/errors';
import { SharedWork } from './shared-work';
import { WorkerClient } from './worker-client';
import type { Send, WorkerApi } from './worker-client';

/** A worker that answers questions about one data set, once that is loaded. */
export interface LoadingApi extends WorkerApi {
  load(job: JobId, source: DatasetSource, onProgress: OnProgress): Promise<unknown>;
}

/** What a test may set; the page needs none of it. */
export interface EngineOptions {
  /** Names the worker, see {@link openWorker}. */
  readonly spawn?: () => Worker;
  /** What the URLs of streams are relative to; the page by default. */
  readonly baseUrl?: string;
}

/**
 * One worker, one data set: the worker starts and loads with the first call, loads again should it have died, and ends
 * when another data set takes over, so that no answer about the old one can come late and its memory goes at once.
 */
export class DatasetSession<Api extends LoadingApi> {
  readonly #client: WorkerClient<Api>;
  readonly #baseUrl: string;
  #source: DatasetSource | null = null;
  #loading: SharedWork<Progress, unknown> | null = null;

  /** @param onEnd called when a worker has ended, by death or on request: whatever was put into it is gone */
  constructor(
    { spawn, baseUrl = document.baseURI }: Required<Pick<EngineOptions, 'spawn'>> & EngineOptions,
    onEnd: () => void = () => undefined,
  ) {
    this.#baseUrl = baseUrl;
    this.#client = new WorkerClient<Api>({
      spawn,
      onEnd: () => {
        this.#loading = null;
        onEnd();
      },
    });
  }

  /** The data set in use. @throws ExplorerError `bad-parameter` when there is none. */
  get source(): DatasetSource {
    if (this.#source === null) throw new ExplorerError('bad-parameter', 'No data set is in use.');
    return this.#source;
  }

  /** Takes another data set, or none. Calls on the old one reject with `cancelled`; nothing starts yet. */
  use(source: DatasetSource | null): void {
    if (source !== null && source.datasetId === this.#source?.datasetId) return;
    this.#source = source === null ? null : absolute(source, this.#baseUrl);
    this.#client.terminate();
  }

  /** Loads the data set if that has not happened yet. Several callers share one load. */
  async load(signal: AbortSignal, onProgress: OnProgress): Promise<void> {
    const source = this.source;
    if (this.#loading === null || this.#loading.abandoned) this.#loading = this.#startLoading(source);
    await this.#loading.join(signal, onProgress);
  }

  /** Loads if need be, then sends one call; see {@link WorkerClient.call}. */
  async call<R>(signal: AbortSignal, send: Send<Api, R>): Promise<R> {
    const source = this.source;
    await this.load(signal, () => undefined);
    if (source !== this.#source) throw new ExplorerError('cancelled', 'Another data set took over.');
    return this.#client.call(signal, send);
  }

  #startLoading(source: DatasetSource): SharedWork<Progress, unknown> {
    const work = new SharedWork<Progress, unknown>((signal, onProgress) =>
      this.#client.call(signal, (api, job, report) => api.load(job, source, report(onProgress))),
    );
    work.result.catch(() => {
      // Those who wait hear of the failure; the next call tries again.
      if (this.#loading === work) this.#loading = null;
    });
    return work;
  }
}

/** Worker URLs resolve against the worker's script, so that the page resolves them first. */
function absolute(source: DatasetSource, baseUrl: string): DatasetSource {
  const streams = STREAM_NAMES.map((name): [string, StreamSource] => {
    const stream = source.streams[name];
    return [name, 'url' in stream ? { url: new URL(stream.url, baseUrl).href } : stream];
  });
  return { ...source, streams: Object.fromEntries(streams) as DatasetSource['streams'] };
}
