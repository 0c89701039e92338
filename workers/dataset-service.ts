import { transfer } from 'comlink';
import { buildDataset } from '../src/data/build-dataset';
import type { BuildOutcome, DatasetApi, JobId, OnProgress } from './api';
import { Jobs, throwIfCancelled } from './jobs';

/** What the dataset worker does, apart from being a worker. */
export class DatasetService implements DatasetApi {
  readonly #jobs = new Jobs();

  ready(): true {
    return true;
  }

  cancel(job: JobId): void {
    this.#jobs.cancel(job);
  }

  build(job: JobId, file: Blob, fileName: string, onProgress: OnProgress): Promise<BuildOutcome> {
    return this.#jobs.run(job, onProgress, async (signal) => {
      const checkCancelled = (): void => {
        throwIfCancelled(signal);
      };
      const outcome = await buildDataset({ name: fileName, content: file }, { onProgress, checkCancelled });
      return outcome.ok ? transfer(outcome, [outcome.report.buffer, ...buffersOf(outcome.streams)]) : outcome;
    });
  }
}

/** What is large goes to the page as it is, uncopied. */
function buffersOf(streams: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): ArrayBuffer[] {
  return Object.values(streams).map(({ buffer }) => buffer);
}
