import type { LabelField } from '../dataset/record';
import { WHOLE_LIST, type RecordList } from '../dataset/record-list';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../retrieval/run';
import { DEFAULT_CROSSTAB, type CrosstabSort, type CrosstabSpec } from '../sql/crosstab-spec';
import { DEFAULT_FIGURE, type FigureSpec } from '../sql/figure-spec';
import type { Bm25Spec, TfidfSpec, TieRule } from '../retrieval/run';

export const LEDGER_SECTIONS = [
  'global',
  'in-record',
  'hard-random',
  'strata',
  'rewrites',
  'filter',
  'splits',
] as const;
export type BaselinesSection = (typeof LEDGER_SECTIONS)[number];

/** Retriever parameters that a person may change; at their defaults they are the published setting. */
export interface RetrieverParameters {
  readonly bm25: Bm25Spec;
  readonly tfidf: TfidfSpec;
}
export const PUBLISHED_PARAMETERS: RetrieverParameters = { bm25: PUBLISHED_BM25, tfidf: PUBLISHED_TFIDF };

/** Which explanation panel stands open: a retriever and a document. */
export interface ExplainState {
  readonly system: 'bm25' | 'tfidf';
  readonly document: number;
}

export interface OverviewState {
  readonly view: 'overview';
}
export interface RecordsState extends RecordList {
  readonly view: 'records';
}
export interface RecordState {
  readonly view: 'record';
  /** Record id of the file. */
  readonly id: string;
  readonly parameters: RetrieverParameters;
  readonly explain: ExplainState | null;
  /** Whether the question's words are marked in the passages. */
  readonly marks: boolean;
  /** The list that previous and next walk through. */
  readonly from: RecordList;
}
/** A record's page at the published setting, without a list of its own. */
export const recordPage = (id: string): RecordState => ({
  view: 'record',
  id,
  parameters: PUBLISHED_PARAMETERS,
  explain: null,
  marks: true,
  from: WHOLE_LIST,
});
export interface DocumentState {
  readonly view: 'document';
  readonly document: number;
}
export interface AskState {
  readonly view: 'ask';
  readonly query: string;
  readonly ticker: string | null;
  readonly year: string | null;
  readonly docType: string | null;
  readonly parameters: RetrieverParameters;
  readonly explain: ExplainState | null;
}
export interface BaselinesState {
  readonly view: 'baselines';
  readonly section: BaselinesSection;
  /** Stratum field shown, or null for the published four. */
  readonly stratum: LabelField | null;
  readonly parameters: RetrieverParameters;
  readonly tieRule: TieRule;
  /** A split's part, or null for all records. */
  readonly part: string | null;
  readonly overlaps: 'include' | 'exclude';
  /** Digest of the figures that the sender saw; a reader's tab recomputes and compares. Null: none sent. */
  readonly digest: string | null;
}
export interface CrosstabState extends CrosstabSpec {
  readonly view: 'crosstab';
  readonly sort: CrosstabSort;
  /** Leaves out rows and columns without a record. */
  readonly hideEmpty: boolean;
}
/** A statement in a link: as it is while that is short, else packed (raw deflate, base64url), which the SQL view unpacks. */
export type LinkedSql =
  { readonly form: 'plain'; readonly sql: string } | { readonly form: 'packed'; readonly text: string };
export interface SqlState {
  readonly view: 'sql';
  readonly statement: LinkedSql;
}
export interface FiguresState extends FigureSpec {
  readonly view: 'figures';
}
export interface MethodsState {
  readonly view: 'methods';
  /** Anchor of a definition, or null for the top. */
  readonly anchor: string | null;
}

/** All of the view that a link carries. Replaced whole, never changed in place. */
export type ViewState =
  | OverviewState
  | RecordsState
  | RecordState
  | DocumentState
  | AskState
  | BaselinesState
  | CrosstabState
  | SqlState
  | FiguresState
  | MethodsState;
export type ViewName = ViewState['view'];

/** A view as it opens without parameters. `record` and `document` have none: they need a subject. */
export const DEFAULT_VIEWS = {
  overview: { view: 'overview' },
  records: { view: 'records', ...WHOLE_LIST },
  ask: {
    view: 'ask',
    query: '',
    ticker: null,
    year: null,
    docType: null,
    parameters: PUBLISHED_PARAMETERS,
    explain: null,
  },
  baselines: {
    view: 'baselines',
    section: 'global',
    stratum: null,
    parameters: PUBLISHED_PARAMETERS,
    tieRule: 'corpus-order',
    part: null,
    overlaps: 'include',
    digest: null,
  },
  crosstab: { view: 'crosstab', ...DEFAULT_CROSSTAB, sort: 'label', hideEmpty: false },
  sql: { view: 'sql', statement: { form: 'plain', sql: '' } },
  figures: { view: 'figures', ...DEFAULT_FIGURE },
  methods: { view: 'methods', anchor: null },
} as const satisfies {
  readonly [V in ViewName as V extends 'record' | 'document' ? never : V]: Extract<ViewState, { view: V }>;
};
