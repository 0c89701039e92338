import { formatLink, parseLink } from '../core/permalink/permalink';
import type { LinkProblem, ParsedLink } from '../core/permalink/permalink';
import { DEFAULT_VIEWS } from '../core/permalink/view-state';
import type { ViewState } from '../core/permalink/view-state';
import { HistoryEntries } from './history-entries';
import type { HistoryHost } from './history-entries';

/** The part of `window` that navigation needs; tests give their own. */
export interface NavigationHost extends HistoryHost {
  readonly location: { hash: string };
  addEventListener(type: 'hashchange' | 'popstate' | 'beforeunload', listener: () => void): void;
}

/** Browsers refuse an address that changes on every keystroke (Safari after 100 changes in half a minute). */
const TYPING_PAUSE_MS = 150;

/** A link that names another data set than the open one. */
export interface DatasetMismatch {
  readonly code: 'other-dataset';
  readonly message: string;
  readonly salvage: ViewState;
  readonly linked: string;
  readonly open: string;
}
export type NavigationProblem = LinkProblem | DatasetMismatch;

/** Where the page is to be scrolled to. A new object for every arrival. */
export interface PagePlace {
  /** Pixels from the top; null where the page stays as it is, because only parameters of its view changed. */
  readonly top: number | null;
}

/**
 * The view state and the URL: one value, two forms. A link that does not fit leaves `state` at the last view that did, and stands in
 * `problem` until somebody decides.
 */
export class Navigation {
  readonly #entries: HistoryEntries;
  /** The link that still has to be written, while somebody types. */
  #unwritten: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #link = $state.raw<ParsedLink>({ ok: true, state: DEFAULT_VIEWS.overview, datasetId: null });
  #datasetId = $state.raw<string | null>(null);
  #place = $state.raw<PagePlace>({ top: null });

  constructor(host: NavigationHost) {
    this.#entries = new HistoryEntries(host);
    this.#link = parseLink(host.location.hash);
    this.#place = { top: this.#entries.openingTop };
    const read = () => {
      const arrival = this.#entries.arrive();
      this.#unwritten = null;
      this.#show(parseLink(host.location.hash), arrival === 'new' || arrival === null ? null : arrival.top);
    };
    // Back and forward fire popstate; an edited address fires hashchange; both may fire, reading twice is harmless.
    host.addEventListener('popstate', read);
    host.addEventListener('hashchange', read);
  }

  /** Where the page is to be scrolled to. */
  get place(): PagePlace {
    return this.#place;
  }

  /** The view to show; only meaningful while `problem` is null. */
  get state(): ViewState {
    return this.#link.ok ? this.#link.state : (this.#link.problem.salvage ?? DEFAULT_VIEWS.overview);
  }

  /** Why the link cannot be followed as it stands, or null. */
  get problem(): NavigationProblem | null {
    if (!this.#link.ok) return this.#link.problem;
    const { state, datasetId } = this.#link;
    const open = this.#datasetId;
    if (datasetId === null || open === null || datasetId === open) return null;
    return {
      code: 'other-dataset',
      message: `The link was made for data set ${datasetId}; data set ${open} is open here.`,
      salvage: state,
      linked: datasetId,
      open,
    };
  }

  /**
   * Tells which data set is open; from then on links carry its id. A view of the data set that was open before moves over
   * to the new one; a link that waits for a certain data set stays as it is.
   */
  setDataset(datasetId: string): void {
    const follows = this.#link.ok && this.#link.datasetId !== null && this.#link.datasetId === this.#datasetId;
    this.#datasetId = datasetId;
    if (follows) this.go(this.state, { replace: true });
  }

  /** The link to a view, for an anchor's `href`. */
  href(state: ViewState): string {
    return formatLink(state, this.#datasetId);
  }

  /**
   * Shows a view at once and writes its link. `replace` keeps the history short while somebody types or drags: the address
   * then follows after a short pause.
   */
  go(state: ViewState, { replace = false }: { readonly replace?: boolean } = {}): void {
    const link = this.href(state);
    if (!replace) {
      this.#write();
      this.#entries.push(link);
    }
    this.#show({ ok: true, state, datasetId: this.#datasetId });
    if (!replace) return;
    this.#unwritten = link;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#write();
    }, TYPING_PAUSE_MS);
  }

  /** @param top where the page stood in that entry of the history; null for one that was not there before */
  #show(link: ParsedLink, top: number | null = null): void {
    const other = pageOf(link) !== pageOf(this.#link);
    this.#link = link;
    if (top !== null) this.#place = { top };
    else if (other) this.#place = { top: 0 };
  }

  #write(): void {
    if (this.#unwritten !== null) this.#entries.replace(this.#unwritten);
    this.#unwritten = null;
  }
}

/** What a page is about. Links that agree in it show the same page under other parameters. */
function pageOf(link: ParsedLink): string {
  if (!link.ok) return 'problem';
  const { state } = link;
  if (state.view === 'record') return `record ${state.id}`;
  return state.view === 'document' ? `document ${state.document}` : state.view;
}
