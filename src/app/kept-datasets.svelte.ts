import type { KeptDataset, KeptEntry } from '../data/storage';
import { toError } from './async';

export type { KeptDataset, KeptEntry };

/** Loaded behind the first screen, which does not need it. */
const storage = () => import('../data/storage');

/** Data sets that the reader asked to keep in this browser. Whatever storage refuses stands in `error`, in words. */
export class KeptDatasets {
  #entries = $state.raw<readonly KeptEntry[]>([]);
  #error = $state.raw<Error | null>(null);

  /** Newest first. */
  get entries(): readonly KeptEntry[] {
    return this.#entries;
  }
  get error(): Error | null {
    return this.#error;
  }

  /** Puts the error away. */
  dismiss(): void {
    this.#error = null;
  }

  holds(datasetId: string): boolean {
    return this.#entries.some(({ manifest }) => manifest.datasetId === datasetId);
  }

  /** Looks what is kept. A browser without storage keeps nothing, which is no error until somebody wants to keep something. */
  async refresh(): Promise<void> {
    try {
      const { listKept } = await storage();
      this.#entries = await listKept();
    } catch {
      this.#entries = [];
    }
  }

  async keep(dataset: KeptDataset): Promise<void> {
    await this.#attempt(async () => {
      const { keepDataset } = await storage();
      await keepDataset(dataset);
    });
  }

  async forget(datasetId: string): Promise<void> {
    await this.#attempt(async () => {
      const { deleteKept } = await storage();
      await deleteKept(datasetId);
    });
  }

  /** The data set, or null when it is gone or cannot be read, which `error` then explains. */
  async read(datasetId: string): Promise<KeptDataset | null> {
    let found: KeptDataset | null = null;
    await this.#attempt(async () => {
      const { readKept } = await storage();
      found = await readKept(datasetId);
    });
    return found;
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.#error = null;
    try {
      await work();
    } catch (error) {
      this.#error = toError(error);
    }
    await this.refresh();
  }
}
