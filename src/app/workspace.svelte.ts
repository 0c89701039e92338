import type { DatasetSource } from '../../workers/api';
import type { Manifest } from '../core/dataset/manifest';
import type { DatasetReport, Refusal } from '../core/dataset/report';
import { ExplorerError, hasCode } from '../core/errors';
import { buildLedger } from '../core/evaluation/build-ledger';
import { datasetMismatch } from '../core/evaluation/comparability';
import type { LedgerRow } from '../core/evaluation/ledger';
import type { PublishedFigures } from '../core/evaluation/published/figures';
import { publishedFinRank } from '../core/evaluation/published/finrank';
import { parsePublished } from '../core/evaluation/published/parse-published';
import { createDatasetEngine } from '../engine/dataset-engine';
import { createRetrievalEngine } from '../engine/retrieval-engine';
import { createSearchEngine } from '../engine/search-engine';
import { LOADING, progressClock, toError } from './async';
import type { Async, WorkProgress } from './async';
import { fetchManifest, fetchReport, memorySource, siteSource } from './dataset-sources';
import { KeptDatasets } from './kept-datasets.svelte';
import type { KeptDataset } from './kept-datasets.svelte';

/** The data set that the whole site is about. */
export interface OpenDataset {
  readonly manifest: Manifest;
  readonly source: DatasetSource;
  /** `site`: shipped beside the page; `tab`: dropped during this visit; `kept`: from the browser's storage. */
  readonly origin: 'site' | 'tab' | 'kept';
  readonly report: () => Promise<DatasetReport>;
  /** All of it, where it can be kept: the site's own need not be. */
  readonly keepable: KeptDataset | null;
}

/** A file on its way in. The open data set stays as it is until the file has been accepted as a whole. */
export type Incoming =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly fileName: string;
      readonly progress: WorkProgress | null;
      readonly cancel: () => void;
    }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'failed'; readonly fileName: string; readonly error: Error };

/** The published column, and which data set it speaks of. */
export interface PublishedColumn {
  readonly figures: PublishedFigures;
  /** Null: FinRank's own figures; else the id of the data set that was open when the file was dropped. */
  readonly datasetId: string | null;
  readonly fileName: string | null;
}

/** A JSON document above this is no results.json: FinRank's has 54 kB. */
const LARGEST_RESULTS_BYTES = 20_000_000;

/** The open data set, the files that come in, the published column, and the engines that compute over them. */
export class Workspace {
  readonly retrieval = createRetrievalEngine();
  readonly search = createSearchEngine();
  readonly kept = new KeptDatasets();
  readonly #builder = createDatasetEngine();
  readonly #opened: (datasetId: string) => void;

  #dataset = $state.raw<Async<OpenDataset>>(LOADING);
  #incoming = $state.raw<Incoming>({ status: 'idle' });
  #published = $state.raw<PublishedColumn>({ figures: publishedFinRank(), datasetId: null, fileName: null });
  #notice = $state.raw('');

  /** @param opened is told the id of every data set that is opened */
  constructor(opened: (datasetId: string) => void) {
    this.#opened = opened;
  }

  get dataset(): Async<OpenDataset> {
    return this.#dataset;
  }
  get incoming(): Incoming {
    return this.#incoming;
  }
  /** What just happened, in a sentence; empty when there is nothing to say. */
  get notice(): string {
    return this.#notice;
  }
  get published(): PublishedColumn {
    return this.#published;
  }
  /** Changes when another data set is opened. */
  get key(): string {
    return this.#dataset.status === 'ready' ? this.#dataset.value.manifest.datasetId : this.#dataset.status;
  }

  /** Why the published column does not speak of the open data set; null where it does, and while nothing is open. */
  readonly mismatch: string | null = $derived.by(() => {
    if (this.#dataset.status !== 'ready') return null;
    const { manifest } = this.#dataset.value;
    const { figures, datasetId, fileName } = this.#published;
    if (datasetId !== null && datasetId !== manifest.datasetId) {
      return `${fileName ?? 'The published column'} was brought while another data set was open.`;
    }
    return datasetMismatch(manifest.source.kind, figures);
  });

  /** Whether the published column speaks of the open data set. */
  get comparable(): boolean {
    return this.#dataset.status === 'ready' && this.mismatch === null;
  }

  /** The published column beside the figures that the build computed; empty while nothing is open. */
  readonly ledger: readonly LedgerRow[] = $derived.by(() => {
    if (this.#dataset.status !== 'ready') return [];
    const { results } = this.#dataset.value.manifest;
    return buildLedger(this.#published.figures, results, { mismatch: this.mismatch });
  });

  /** Opens the data set that lies beside the page. */
  async start(): Promise<void> {
    if (this.#dataset.status !== 'ready') this.#dataset = LOADING;
    try {
      const manifest = await fetchManifest();
      this.#open({
        manifest,
        source: siteSource(manifest),
        origin: 'site',
        report: () => fetchReport(manifest),
        keepable: null,
      });
    } catch (error) {
      this.#dataset = { status: 'failed', error: toError(error) };
    }
    await this.kept.refresh();
  }

  /** Takes a file that was dropped or chosen: a JSONL of records, or a results.json of published figures. */
  async open(file: File): Promise<void> {
    this.#cancelIncoming();
    this.#notice = '';
    try {
      const published = await readPublished(file);
      if (published === null) await this.#build(file);
      else this.#takePublished(published, file.name);
    } catch (error) {
      if (hasCode(error, 'cancelled')) this.#incoming = { status: 'idle' };
      else this.#incoming = { status: 'failed', fileName: file.name, error: toError(error) };
    }
  }

  /** Puts the report of a refused or failed file away. */
  dismiss(): void {
    if (this.#incoming.status !== 'running') this.#incoming = { status: 'idle' };
  }

  /** Opens a data set that was kept in this browser. */
  async openKept(datasetId: string): Promise<void> {
    const dataset = await this.kept.read(datasetId);
    if (dataset !== null) this.#open(fromMemory(dataset, 'kept'));
  }

  /** Back to FinRank's own published figures. */
  resetPublished(): void {
    this.#published = { figures: publishedFinRank(), datasetId: null, fileName: null };
  }

  async #build(file: File): Promise<void> {
    const stop = new AbortController();
    const clock = progressClock();
    const show = (progress: WorkProgress | null) => {
      // A newer file, or a cancel, may have taken the place of this one.
      if (stop.signal.aborted) return;
      this.#incoming = {
        status: 'running',
        fileName: file.name,
        progress,
        cancel: () => {
          stop.abort();
          this.#incoming = { status: 'idle' };
        },
      };
    };
    show(null);
    const outcome = await this.#builder.build(stop.signal, file, file.name, ({ fraction, stage }) => {
      show(clock(fraction, stage));
    });
    if (!outcome.ok) {
      this.#incoming = { status: 'refused', refusal: outcome.refusal };
      return;
    }
    const { manifest, streams, report } = outcome;
    this.#incoming = { status: 'idle' };
    this.#open(fromMemory({ manifest, streams, report }, 'tab'));
    this.#notice = `${file.name} is open. It was processed in this tab and has not left it.`;
  }

  #open(dataset: OpenDataset): void {
    this.retrieval.use(dataset.source);
    this.search.use(dataset.source);
    this.#dataset = { status: 'ready', value: dataset };
    this.#opened(dataset.manifest.datasetId);
  }

  #takePublished(figures: PublishedFigures, fileName: string): void {
    if (this.#dataset.status !== 'ready') throw new ExplorerError('bad-parameter', 'Open a data set first.');
    this.#published = { figures, datasetId: this.#dataset.value.manifest.datasetId, fileName };
    this.#notice = `${fileName} is now the published column: ${figures.figures.length} figures.`;
  }

  #cancelIncoming(): void {
    if (this.#incoming.status === 'running') this.#incoming.cancel();
  }
}

const fromMemory = (dataset: KeptDataset, origin: 'tab' | 'kept'): OpenDataset => ({
  manifest: dataset.manifest,
  source: memorySource(dataset),
  origin,
  report: () => Promise.resolve(dataset.report),
  keepable: dataset,
});

/**
 * Published figures where a `.json` file is a single object with the release's keys, null where it is anything else: a
 * JSONL may have that ending too.
 *
 * @throws ExplorerError `data-corrupt` when it is meant as a results.json but has something wrong
 */
async function readPublished(file: File): Promise<PublishedFigures | null> {
  if (!/\.json$/i.test(file.name) || file.size > LARGEST_RESULTS_BYTES) return null;
  const json = parseJson(await file.text());
  if (typeof json !== 'object' || json === null || !('models' in json)) return null;
  const parsed = parsePublished(json);
  if (parsed.ok) return parsed.published;
  const reasons = parsed.issues.map(({ path, reason }) => (path === '' ? reason : `${path}: ${reason}`));
  throw new ExplorerError('data-corrupt', `The published figures have something wrong. ${reasons.join('; ')}`);
}

/** Undefined for what is not one JSON document; a JSONL of several lines is not. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
