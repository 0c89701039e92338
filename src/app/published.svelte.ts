import type { Manifest } from '../core/dataset/manifest';
import { ExplorerError } from '../core/errors';
import type { LedgerRow } from '../core/evaluation/ledger';
import type { PublishedFigures } from '../core/evaluation/published/figures';
import { toError } from './async';
import type * as PublishedLedger from './published-ledger';

type Ledger = typeof PublishedLedger;

/** The published figures, and which data set they speak of. */
export interface PublishedColumn {
  readonly figures: PublishedFigures;
  /** Null: FinRank's own figures; else the id of the data set that was open when the file was dropped. */
  readonly datasetId: string | null;
  readonly fileName: string | null;
}

const NOTHING: PublishedColumn = {
  figures: { source: null, figures: [], inRecordRR: {} },
  datasetId: null,
  fileName: null,
};

/** A JSON document above this is no results.json: FinRank's has 54 kB. */
const LARGEST_RESULTS_BYTES = 20_000_000;

/** The published column beside the open data set: FinRank's figures, or those of a results.json that was dropped. */
export class Published {
  readonly #manifest: () => Manifest | null;
  #ledger = $state.raw<Ledger | null>(null);
  #brought = $state.raw<PublishedColumn | null>(null);
  #error = $state.raw<Error | null>(null);

  /** @param manifest of the open data set, read anew each time; null while none is open */
  constructor(manifest: () => Manifest | null) {
    this.#manifest = manifest;
  }

  readonly #finrank: PublishedColumn = $derived.by(() =>
    this.#ledger === null ? NOTHING : { figures: this.#ledger.publishedFinRank(), datasetId: null, fileName: null },
  );

  /** Empty until {@link ready}. */
  readonly column: PublishedColumn = $derived.by(() => this.#brought ?? this.#finrank);

  get ready(): boolean {
    return this.#ledger !== null;
  }
  /** Why the figures could not be loaded, or null. */
  get error(): Error | null {
    return this.#error;
  }

  /** Why the column does not speak of the open data set; null where it does, and while nothing is open. */
  readonly mismatch: string | null = $derived.by(() => {
    const manifest = this.#manifest();
    if (manifest === null || this.#ledger === null) return null;
    const { figures, datasetId, fileName } = this.column;
    if (datasetId !== null && datasetId !== manifest.datasetId) {
      return `${fileName ?? 'The published column'} was brought while another data set was open.`;
    }
    return this.#ledger.datasetMismatch(manifest.source.kind, figures);
  });

  /** Whether the column speaks of the open data set. */
  readonly comparable: boolean = $derived.by(
    () => this.#ledger !== null && this.#manifest() !== null && this.mismatch === null,
  );

  /** The column beside the figures that the build computed; empty while there is nothing to compare. */
  readonly ledger: readonly LedgerRow[] = $derived.by(() => {
    const manifest = this.#manifest();
    if (manifest === null || this.#ledger === null) return [];
    return this.#ledger.buildLedger(this.column.figures, manifest.results, { mismatch: this.mismatch });
  });

  /**
   * Published figures where a `.json` file is a single object with the release's keys; null where it is anything else, for a
   * JSONL may have that ending too.
   *
   * @throws ExplorerError `data-corrupt` when it is meant as a results.json but has something wrong
   */
  async read(file: File): Promise<PublishedFigures | null> {
    if (!/\.json$/i.test(file.name) || file.size > LARGEST_RESULTS_BYTES) return null;
    const json = parseJson(await file.text());
    if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'models')) return null;
    const parsed = (await this.#load()).parsePublished(json);
    if (parsed.ok) return parsed.published;
    const reasons = parsed.issues.map(({ path, reason }) => (path === '' ? reason : `${path}: ${reason}`));
    throw new ExplorerError('data-corrupt', `The published figures have something wrong. ${reasons.join('; ')}`);
  }

  /** Puts figures in the place of FinRank's, for the data set that is open. */
  take(figures: PublishedFigures, fileName: string, datasetId: string): void {
    this.#brought = { figures, datasetId, fileName };
  }

  /** Back to FinRank's own published figures. */
  reset(): void {
    this.#brought = null;
  }

  /** Begins to load the figures; the views that show them ask for it, so that the first screen need not wait. */
  load(): void {
    this.#load().catch((error: unknown) => {
      this.#error = toError(error);
    });
  }

  async #load(): Promise<Ledger> {
    this.#ledger ??= await import('./published-ledger');
    return this.#ledger;
  }
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
