import { runSuite } from '../src/core/evaluation/run-suite';
import type { SuiteProgress, SuiteResult, SuiteSpec } from '../src/core/evaluation/suite';
import { ExplorerError } from '../src/core/errors';
import type { Retriever } from '../src/core/retrieval/retriever';
import { indexDocuments } from '../src/data/minisearch/document-retriever';
import { indexRecords } from '../src/data/minisearch/record-index';
import type { RecordIndex } from '../src/data/minisearch/record-index';
import type { AskHit, DatasetSource, FilingFilter, JobId, OnProgress, RankedScore, SearchApi, SearchHit } from './api';
import { drive } from './drive';
import { Jobs, throwIfCancelled } from './jobs';
import { checkDocument, loadDataset } from './loaded-dataset';
import type { LoadedDataset } from './loaded-dataset';
import { rankPassing } from './rank-passing';
import { ranksAmongAll } from './ranks-among-all';

interface Loaded {
  readonly dataset: LoadedDataset;
  readonly records: RecordIndex;
  /** Started by the first who needs it: the index of the documents is the dearer of the two. */
  documents: Promise<Retriever> | null;
}

/** Share of loading that is done when the tables are there; the rest is indexing. */
const TABLES_SHARE = 0.5;

/**
 * What the search worker does, apart from being a worker. Methods reject with ExplorerError `bad-parameter` for a limit
 * below 1, for documents that the data set does not have, and before a data set is loaded.
 */
export class SearchService implements SearchApi {
  readonly #jobs = new Jobs();
  #loaded: Loaded | null = null;

  ready(): true {
    return true;
  }

  cancel(job: JobId): void {
    this.#jobs.cancel(job);
  }

  load(job: JobId, source: DatasetSource, onProgress: OnProgress): Promise<void> {
    return this.#jobs.run(job, onProgress, async (signal) => {
      const dataset = await loadDataset(source, signal, ({ fraction, stage }) => {
        onProgress({ fraction: fraction * TABLES_SHARE, stage });
      });
      const records = await indexRecords(dataset.tables, {
        onProgress: ({ fraction, stage }) => {
          onProgress({ fraction: TABLES_SHARE + fraction * (1 - TABLES_SHARE), stage });
        },
        checkCancelled: () => {
          throwIfCancelled(signal);
        },
      });
      this.#loaded = { dataset, records, documents: null };
    });
  }

  searchRecords(text: string, limit: number): readonly SearchHit[] {
    return this.#open().records.search(text, limit);
  }

  async rankDocuments(text: string, limit: number, filter: FilingFilter): Promise<readonly AskHit[]> {
    const loaded = this.#open();
    return rankPassing(loaded.dataset, await documentsOf(loaded), text, filter, limit).hits;
  }

  async ranksOf(text: string, documents: readonly number[]): Promise<readonly RankedScore[]> {
    const loaded = this.#open();
    for (const document of documents) checkDocument(loaded.dataset, document);
    return ranksAmongAll(await documentsOf(loaded), text, documents);
  }

  suite(job: JobId, spec: SuiteSpec, onProgress: (progress: SuiteProgress) => void): Promise<SuiteResult> {
    return this.#jobs.run(job, onProgress, async (signal) => {
      const loaded = this.#open();
      onProgress({ done: 0, total: 1, stage: 'Indexing for minisearch' });
      const retriever = await documentsOf(loaded);
      return drive(runSuite(loaded.dataset.collection, [retriever], spec), signal, onProgress);
    });
  }

  #open(): Loaded {
    if (this.#loaded === null) throw new ExplorerError('bad-parameter', 'No data set is loaded.');
    return this.#loaded;
  }
}

function documentsOf(loaded: Loaded): Promise<Retriever> {
  loaded.documents ??= indexDocuments(loaded.dataset.collection.corpus.texts);
  return loaded.documents;
}
