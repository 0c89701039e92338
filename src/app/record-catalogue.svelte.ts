import type { RecordColumns, SearchHit } from '../engine/views';
import { buildFacets, selectRecords, unknownChoices } from '../core/dataset/facets';
import type { FacetIndex, FacetSelection, UnknownChoice } from '../core/dataset/facets';
import type { LabelField } from '../core/dataset/record';
import { orderKeys, orderRecords } from '../core/dataset/record-order';
import type { RecordList } from '../core/dataset/record-list';
import { LOADING } from './async';
import type { Async } from './async';
import { Resource } from './resource.svelte';
import { RowTexts } from './row-texts.svelte';
import type { OpenDataset, Workspace } from './workspace.svelte';

export type { RecordColumns };
export type { RecordRow } from '../engine/views';

/** The columns of every record, and what follows from them once a data set. */
export interface RecordTable {
  readonly columns: RecordColumns;
  readonly facets: FacetIndex;
  /** Record id → query number. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Query → number of validation rules that its record breaks. */
  readonly warningCounts: Uint8Array;
}

/** What a search found, by query number. */
export interface FoundRecords {
  readonly text: string;
  /** 1 where the record was found. */
  readonly found: Uint8Array;
  readonly relevance: Float64Array;
  /** Query → the words that matched, lower-case. */
  readonly terms: ReadonlyMap<number, ReadonlySet<string>>;
}

/** A list as it is shown. */
export interface Listing {
  /** What these records were asked for by: while a newer list is on its way, not what the page says. */
  readonly list: RecordList;
  /** Query numbers, in the order of the list. */
  readonly order: Uint32Array;
  readonly selection: FacetSelection;
  /** Choices that the data set does not have. */
  readonly unknown: readonly UnknownChoice[];
  readonly search: FoundRecords | null;
}

/** Where the reader was in a list. */
export interface ListPlace {
  /** Pixels, or null: wherever the active row shows. */
  readonly scrollTop: number | null;
  /** Query number of the row that has the keyboard, or null: the first. */
  readonly active: number | null;
  /** Pixels that the page itself was scrolled by. */
  readonly pageTop: number;
}

/** The words of a search term as highlights look for them. */
const WORD = /[\p{L}\p{N}_]+/gu;

/** The workers that records come from. */
export type Engines = Pick<Workspace, 'retrieval' | 'search'>;

/** What lists and pages of records know of one data set, kept while the reader goes back and forth between them. */
export class RecordCatalogue {
  readonly table = new Resource<RecordTable>();
  readonly search = new Resource<FoundRecords>();
  readonly texts: RowTexts;
  readonly #engines: Engines;
  readonly #size: number;
  /** Not reactive: read when a list opens, written while it is scrolled. */
  #places: Readonly<Record<string, ListPlace>> = {};
  #searched = '';

  /** @param size records of the data set */
  constructor(engines: Engines, size: number) {
    this.#engines = engines;
    this.#size = size;
    this.texts = new RowTexts((signal, queries) => engines.retrieval.rows(signal, queries));
  }

  /** Fetches the columns unless they are there or on their way. */
  open(): void {
    if (this.table.state.status !== 'ready' && this.table.state.status !== 'loading') this.reopen();
  }

  /** Fetches the columns, again after a failure. */
  reopen(): void {
    const { retrieval } = this.#engines;
    this.table.load(async (signal, onProgress) => {
      await retrieval.load(signal, ({ fraction, stage }) => {
        onProgress(fraction, stage);
      });
      return tableOf(await retrieval.columns(signal));
    });
  }

  /**
   * Searches unless the answer is there or on its way; a newer text takes the place of an older one.
   *
   * @param again also after a failure
   */
  find(text: string, { again = false }: { readonly again?: boolean } = {}): void {
    const wanted = text.trim();
    if (wanted === this.#searched && !again) return;
    this.#searched = wanted;
    if (wanted === '') {
      this.search.cancel();
      return;
    }
    const { search } = this.#engines;
    this.search.load(async (signal, onProgress) => {
      await search.load(signal, ({ fraction, stage }) => {
        onProgress(fraction, stage);
      });
      return foundRecords(wanted, this.#size, await search.searchRecords(signal, wanted, this.#size));
    });
  }

  /** A list's records, or what it waits for. Changes nothing, so that views can derive it. */
  list(list: RecordList): Async<Listing> {
    const table = this.table.state;
    if (table.status !== 'ready') return table;
    const text = list.search.trim();
    if (text === '') return { status: 'ready', value: listingOf(table.value, list, null) };
    const search = this.search.state;
    if (search.status !== 'ready') return search;
    return search.value.text === text
      ? { status: 'ready', value: listingOf(table.value, list, search.value) }
      : LOADING;
  }

  /** @param key the list's link */
  placeIn(key: string): ListPlace {
    return this.#places[key] ?? { scrollTop: 0, active: null, pageTop: 0 };
  }

  remember(key: string, place: Partial<ListPlace>): void {
    this.#places = { ...this.#places, [key]: { ...this.placeIn(key), ...place } };
  }

  /** Makes a record the active one of a list, so that the list shows it when the reader comes back. */
  visit(key: string, query: number): void {
    if (this.placeIn(key).active !== query) this.remember(key, { scrollTop: null, active: query });
  }
}

const CATALOGUES = new WeakMap<OpenDataset, RecordCatalogue>();

/** The one catalogue of an open data set: views come and go, it stays as long as the data set does. */
export function catalogueOf(workspace: Workspace, dataset: OpenDataset): RecordCatalogue {
  const catalogue = CATALOGUES.get(dataset) ?? new RecordCatalogue(workspace, dataset.manifest.counts.records);
  CATALOGUES.set(dataset, catalogue);
  return catalogue;
}

/** A record's label, as text. */
export function labelAt({ labels }: RecordColumns, field: LabelField, query: number): string {
  return labels[field].values[labels[field].codes[query] ?? 0] ?? '';
}

function tableOf(columns: RecordColumns): RecordTable {
  const warningCounts = new Uint8Array(columns.ids.length);
  for (const { queries } of columns.warnings) {
    for (const query of queries) warningCounts[query] = (warningCounts[query] ?? 0) + 1;
  }
  return {
    columns,
    facets: buildFacets(columns),
    numbers: new Map(columns.ids.map((id, query) => [id, query])),
    warningCounts,
  };
}

function foundRecords(text: string, size: number, hits: readonly SearchHit[]): FoundRecords {
  const found = new Uint8Array(size);
  const relevance = new Float64Array(size);
  for (const { id, score } of hits) {
    found[id] = 1;
    relevance[id] = score;
  }
  const wordsOf = (terms: readonly string[]) => new Set(terms.flatMap((term) => term.toLowerCase().match(WORD) ?? []));
  return { text, found, relevance, terms: new Map(hits.map(({ id, terms }) => [id, wordsOf(terms)])) };
}

function listingOf({ columns, facets }: RecordTable, list: RecordList, search: FoundRecords | null): Listing {
  const selection = selectRecords(facets, list.filter, search?.found ?? null);
  const keys = orderKeys(columns, list.sort, search?.relevance ?? null);
  return {
    list,
    order: orderRecords(selection.matches, keys, list.descending),
    selection,
    unknown: unknownChoices(facets, list.filter),
    search,
  };
}
