import type { BuildOutcome, DatasetApi, OnProgress } from '../../workers/api';
import { WorkerClient } from './worker-client';
import type { EngineOptions } from './dataset-session';

/** Makes a data set of a JSONL file, in a worker. */
export interface DatasetEngine {
  /**
   * Runs the data pipeline over a file that was dropped or chosen. Each build has a worker of its own, which ends with
   * it: the memory of a large file goes at once, and so does a build that is cancelled.
   *
   * @throws ExplorerError `cancelled` or `worker-failed`; a file that is refused comes back as a value.
   */
  build(signal: AbortSignal, file: Blob, fileName: string, onProgress: OnProgress): Promise<BuildOutcome>;
  /** Ends all builds with `cancelled`. */
  dispose(): void;
}

function spawnDataset(): Worker {
  return new Worker(new URL('../../workers/dataset.worker.ts', import.meta.url), { type: 'module', name: 'dataset' });
}

/** @param options for tests; the page needs none */
export function createDatasetEngine({ spawn = spawnDataset }: Pick<EngineOptions, 'spawn'> = {}): DatasetEngine {
  const building = new Set<WorkerClient<DatasetApi>>();
  return {
    build: async (signal, file, fileName, onProgress) => {
      const client = new WorkerClient<DatasetApi>({ spawn });
      building.add(client);
      try {
        return await client.call<BuildOutcome>(signal, (api, job, report) =>
          api.build(job, file, fileName, report(onProgress)),
        );
      } finally {
        client.terminate();
        building.delete(client);
      }
    },
    dispose: () => {
      for (const client of building) client.terminate();
    },
  };
}
