import type { Manifest } from '../core/dataset/manifest';
import type { DatasetReport, Refusal } from '../core/dataset/report';
import { ExplorerError, hasCode } from '../core/errors';
import type { PublishedFigures } from '../core/evaluation/published/figures';
import { createDatasetEngine } from '../engine/dataset-engine';
import type { DatasetEngine } from '../engine/dataset-engine';
import { createRetrievalEngine } from '../engine/retrieval-engine';
import type { RetrievalEngine } from '../engine/retrieval-engine';
import { createSearchEngine } from '../engine/search-engine';
import type { SearchEngine } from '../engine/search-engine';
import { createSqlEngine } from '../engine/sql-engine';
import type { SqlEngine } from '../engine/sql-engine';
import { LOADING, progressClock, toError } from './async';
import type { Async, WorkProgress } from './async';
import { fetchManifest, fetchReport, memoryReport, memorySource, siteSource } from './dataset-sources';
import type { DatasetSource } from './dataset-sources';
import { KeptDatasets } from './kept-datasets.svelte';
import type { KeptDataset } from './kept-datasets.svelte';
import { Published } from './published.svelte';
import { SqlTables } from './sql-tables.svelte';

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

/** What a workspace works with; the page makes all of it, tests give their own. */
export interface WorkspaceParts {
  readonly retrieval: RetrievalEngine;
  readonly search: SearchEngine;
  readonly sql: SqlEngine;
  readonly builder: Pick<DatasetEngine, 'build'>;
  readonly fetchManifest: () => Promise<Manifest>;
}

const pageParts = (): WorkspaceParts => ({
  retrieval: createRetrievalEngine(),
  search: createSearchEngine(),
  sql: createSqlEngine(),
  builder: createDatasetEngine(),
  fetchManifest,
});

/** The open data set, the files that come in, the published column, and the engines that compute over them. */
export class Workspace {
  readonly retrieval: RetrievalEngine;
  readonly search: SearchEngine;
  /** The tables that SQL works on. */
  readonly tables: SqlTables;
  readonly kept = new KeptDatasets();
  readonly published = new Published(() => this.#manifest);
  readonly #parts: WorkspaceParts;
  readonly #opened: (datasetId: string) => void;

  #dataset = $state.raw<Async<OpenDataset>>(LOADING);
  #incoming = $state.raw<Incoming>({ status: 'idle' });
  #notice = $state.raw('');
  /** Belongs to the last thing that somebody wanted opened; whatever is older must not open any more. */
  #opening = new AbortController();

  /** @param opened is told the id of every data set that is opened */
  constructor(opened: (datasetId: string) => void, parts: WorkspaceParts = pageParts()) {
    this.#opened = opened;
    this.#parts = parts;
    this.retrieval = parts.retrieval;
    this.search = parts.search;
    this.tables = new SqlTables(parts.sql, parts.retrieval);
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
  /** Changes when another data set is opened. */
  get key(): string {
    return this.#manifest?.datasetId ?? this.#dataset.status;
  }
  get #manifest(): Manifest | null {
    return this.#dataset.status === 'ready' ? this.#dataset.value.manifest : null;
  }

  /** Opens the data set that lies beside the page. An open one stays when that fails. */
  async start(): Promise<void> {
    const signal = this.#begin();
    if (this.#dataset.status !== 'ready') this.#dataset = LOADING;
    try {
      const manifest = await this.#parts.fetchManifest();
      if (signal.aborted) return;
      const report = () => fetchReport(manifest);
      this.#open({ manifest, source: siteSource(manifest), origin: 'site', report, keepable: null });
    } catch (error) {
      if (signal.aborted) return;
      if (this.#dataset.status === 'ready') this.#fail('The site’s data set', error);
      else this.#dataset = { status: 'failed', error: toError(error) };
    }
    await this.kept.refresh();
  }

  /** Takes a file that was dropped or chosen: a JSONL of records, or a results.json of published figures. */
  async open(file: File): Promise<void> {
    const signal = this.#begin();
    this.#show(file.name, null);
    try {
      const published = await this.published.read(file);
      if (signal.aborted) return;
      if (published === null) await this.#build(file, signal);
      else this.#takePublished(published, file.name);
    } catch (error) {
      if (signal.aborted || hasCode(error, 'cancelled')) return;
      this.#fail(file.name, error);
    }
  }

  /** Opens a data set that was kept in this browser. */
  async openKept(datasetId: string): Promise<void> {
    const signal = this.#begin();
    const dataset = await this.kept.read(datasetId);
    if (dataset !== null && !signal.aborted) this.#open(fromMemory(dataset, 'kept'));
  }

  /** Puts the report of a refused or failed file away. */
  dismiss(): void {
    if (this.#incoming.status !== 'running') this.#incoming = { status: 'idle' };
  }

  /** What was being opened is given up, and what it had to say with it. */
  #begin(): AbortSignal {
    this.#opening.abort();
    this.#opening = new AbortController();
    this.#incoming = { status: 'idle' };
    this.#notice = '';
    return this.#opening.signal;
  }

  #show(fileName: string, progress: WorkProgress | null): void {
    const cancel = () => {
      this.#begin();
    };
    this.#incoming = { status: 'running', fileName, progress, cancel };
  }

  #fail(fileName: string, error: unknown): void {
    this.#incoming = { status: 'failed', fileName, error: toError(error) };
  }

  async #build(file: File, signal: AbortSignal): Promise<void> {
    const clock = progressClock();
    const outcome = await this.#parts.builder.build(signal, file, file.name, ({ fraction, stage }) => {
      if (!signal.aborted) this.#show(file.name, clock(fraction, stage));
    });
    if (signal.aborted) return;
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
    this.tables.use(dataset.source);
    this.#dataset = { status: 'ready', value: dataset };
    this.#opened(dataset.manifest.datasetId);
  }

  #takePublished(figures: PublishedFigures, fileName: string): void {
    const manifest = this.#manifest;
    if (manifest === null) throw new ExplorerError('bad-parameter', 'Open the data set of these figures first.');
    this.published.take(figures, fileName, manifest.datasetId);
    this.#incoming = { status: 'idle' };
    this.#notice = `${fileName} is now the published column: ${figures.figures.length} figures.`;
  }
}

const fromMemory = (dataset: KeptDataset, origin: 'tab' | 'kept'): OpenDataset => ({
  manifest: dataset.manifest,
  source: memorySource(dataset),
  origin,
  report: () => memoryReport(dataset),
  keepable: dataset,
});
