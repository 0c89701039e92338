/**
 * Contracts between the page and its workers: types only, so that either side can import them. Across comlink every
 * method answers with a promise; here those do that wait for something themselves.
 */
import type { HardNegativeClass, LabelField } from '../src/core/dataset/record';
import type { LabelColumn, SplitPart } from '../src/core/dataset/test-collection';
import type { SuiteProgress, SuiteResult, SuiteSpec } from '../src/core/evaluation/suite';
import type { Explanation } from '../src/core/retrieval/retriever';
import type { RetrieverName, RetrieverSpec } from '../src/core/retrieval/run';
import type { SystemTable } from '../src/core/sql/system-table';
import type { BuildOutcome } from '../src/data/build-outcome';
import type { DatasetSource } from '../src/data/dataset-source';
import type { Progress } from '../src/data/pace';

/** Every worker answers this first; the page races it against `error` and `messageerror`. */
export interface ReadyApi {
  ready(): true;
}

export type { DatasetSource, StreamSource } from '../src/data/dataset-source';

/** A number that the page gives to each cancellable call, and cancels by: an AbortSignal does not cross comlink. */
export type JobId = number;
export interface CancelApi {
  cancel(job: JobId): void;
}

export type { Progress } from '../src/data/pace';
export type OnProgress = (progress: Progress) => void;

// --- dataset.worker: a dropped file becomes a data set --------------------------------------------------------

export type { BuildOutcome } from '../src/data/build-outcome';

export interface DatasetApi extends ReadyApi, CancelApi {
  build(job: JobId, file: Blob, fileName: string, onProgress: OnProgress): Promise<BuildOutcome>;
}

// --- retrieval.worker: corpus, scorers, suite, explanations ---------------------------------------------------

/** One document as shown. */
export interface DocumentView {
  readonly document: number;
  readonly text: string;
  readonly ticker: string;
  readonly year: string;
  readonly docType: string;
  readonly page: string | null;
  readonly passageId: string;
}

/** A gold passage or hard negative of a record, with the record's own metadata for it. */
export interface JudgmentView extends DocumentView {
  readonly kind: 'gold' | 'hard-negative';
  readonly order: number;
  readonly hardNegativeClass: HardNegativeClass | null;
  /** Passage ids of the gold passages of other records that have this text. */
  readonly overlaps: readonly string[];
  /** Rank (from 1, ties in corpus order) and score that each retriever gives it for the record's question. */
  readonly ranks: Readonly<Partial<Record<RetrieverName, RankedScore>>>;
}
export interface RankedScore {
  readonly rank: number;
  readonly score: number;
  /** Documents with this very score, this one included. */
  readonly tied: number;
}

export interface RecordView {
  readonly query: number;
  readonly id: string;
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
  readonly rewrites: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly folderName: string;
  /** Field → value before curation, printed as JSON. */
  readonly raw: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
  readonly splitParts: readonly string[];
  /** Gold, then hard negatives, in the record's order. Blank texts are left out: they are no documents. */
  readonly judgments: readonly JudgmentView[];
}

/** What facets, sorting and the virtual list need of every record: codes and short strings, no texts. */
export interface RecordColumns {
  readonly ids: readonly string[];
  readonly questionIds: readonly string[];
  readonly labels: Readonly<Record<LabelField, LabelColumn>>;
  readonly goldCounts: Uint32Array;
  /** Distinct gold documents of the pool, by query. */
  readonly golds: Uint32Array;
  /** Words of the question, by query. */
  readonly questionWords: Uint32Array;
  readonly hardNegativeCounts: Uint32Array;
  readonly rewriteCounts: Uint32Array;
  /** Class of hard negatives → query numbers that have at least one of it, ascending; classes that nothing has are left out. */
  readonly negativeClasses: readonly { readonly name: HardNegativeClass; readonly queries: Uint32Array }[];
  readonly splits: readonly SplitPart[];
  /** Validation rule → query numbers that break it, ascending. */
  readonly warnings: readonly { readonly rule: string; readonly queries: Uint32Array }[];
}
/** One row of the records list. */
export interface RecordRow {
  readonly query: number;
  readonly question: string;
  readonly answer: string;
}

/** Where a document is judged. */
export interface DocumentUse {
  readonly query: number;
  readonly recordId: string;
  readonly question: string;
  readonly kind: 'gold' | 'hard-negative';
  readonly hardNegativeClass: HardNegativeClass | null;
}
export interface Neighbour {
  readonly document: DocumentView;
  /** Cosine of the two TF-IDF vectors, 0–1. */
  readonly similarity: number;
}
export interface DocumentPage {
  readonly document: DocumentView;
  readonly uses: readonly DocumentUse[];
  readonly neighbours: readonly Neighbour[];
}

export interface FilingFilter {
  readonly ticker?: string;
  readonly year?: string;
  readonly docType?: string;
}
export interface AskRequest {
  readonly query: string;
  readonly systems: readonly RetrieverSpec[];
  readonly filter: FilingFilter;
  /** Hits per system, ≥ 1. */
  readonly depth: number;
}
export interface AskHit {
  readonly rank: number;
  readonly score: number;
  /** Documents with this very score among those that pass the filter. */
  readonly tied: number;
  readonly document: DocumentView;
}
export interface AskRanking {
  readonly system: RetrieverSpec;
  readonly hits: readonly AskHit[];
  /** Terms of the query, with document frequency 0 where the corpus does not know them. */
  readonly terms: readonly { readonly term: string; readonly documentFrequency: number }[];
  /** Documents that pass the filter. */
  readonly candidates: number;
  readonly milliseconds: number;
}

export interface LoadedSize {
  readonly datasetId: string;
  readonly queries: number;
  readonly documents: number;
}

export interface RetrievalApi extends ReadyApi, CancelApi {
  /** Fetches, checks and decodes the streams; later calls work on this data set. */
  load(job: JobId, source: DatasetSource, onProgress: OnProgress): Promise<LoadedSize>;
  /** Indexes the corpus for these systems ahead of the first question, which then need not wait for it. */
  prepare(job: JobId, systems: readonly RetrieverSpec[], onProgress: OnProgress): Promise<void>;
  suite(job: JobId, spec: SuiteSpec, onProgress: (progress: SuiteProgress) => void): Promise<SuiteResult>;
  /** A retriever's rows for SQL: rankings and every measure of every question. */
  systemTable(job: JobId, system: RetrieverSpec, onProgress: (progress: SuiteProgress) => void): Promise<SystemTable>;
  columns(): RecordColumns;
  /** Texts of visible rows only. */
  rows(queries: readonly number[]): readonly RecordRow[];
  ask(request: AskRequest): readonly AskRanking[];
  record(query: number, systems: readonly RetrieverSpec[]): RecordView;
  document(document: number): DocumentPage;
  /** Texts and metadata for visible rows. */
  documents(documents: readonly number[]): readonly DocumentView[];
  /** `query` is a query number or a text of one's own. */
  explain(query: number | string, document: number, system: RetrieverSpec): Explanation;
}

// --- search.worker: MiniSearch over records and over documents -------------------------------------------------

export interface SearchHit {
  /** Query number (records) or document number. */
  readonly id: number;
  readonly score: number;
  /** The indexed terms that matched, for highlights. */
  readonly terms: readonly string[];
}
export interface SearchApi extends ReadyApi, CancelApi {
  load(job: JobId, source: DatasetSource, onProgress: OnProgress): Promise<void>;
  /** Prefix and typo tolerance; at most `limit` hits, best first. */
  searchRecords(text: string, limit: number): readonly SearchHit[];
  /** The baseline "MiniSearch BM25+": whole terms only, OR, no fuzziness. */
  rankDocuments(text: string, limit: number, filter: FilingFilter): Promise<readonly AskHit[]>;
  /** Rank and score that the same baseline gives some documents among all, parallel to `documents`. */
  ranksOf(text: string, documents: readonly number[]): Promise<readonly RankedScore[]>;
  /** The suite over MiniSearch alone (`spec.systems` is ignored). */
  suite(job: JobId, spec: SuiteSpec, onProgress: (progress: SuiteProgress) => void): Promise<SuiteResult>;
}
