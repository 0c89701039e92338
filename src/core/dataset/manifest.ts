import type { SuiteResult } from '../evaluation/suite';
import type { LabelField } from './record';
import type { ValidationRule } from './report';
import type { FilingField } from './test-collection';

/** Raise when a stream's columns or the manifest's fields change. */
export const SCHEMA_VERSION = 2;
/** Raise when the pipeline would give other streams for the same file; enters the data set id. */
export const PIPELINE_VERSION = 1;

export const STREAM_NAMES = ['records', 'documents', 'judgments', 'rewrites', 'splits'] as const;
export type StreamName = (typeof STREAM_NAMES)[number];

/** `finrank`: the pinned release, by blob id; `synthetic-sample`: our generator's; `own-file`: anything else. */
export type SourceKind = 'finrank' | 'synthetic-sample' | 'own-file';

export interface StreamInfo {
  /** File name beside the manifest. */
  readonly file: string;
  readonly rows: number;
  /** Of the uncompressed IPC stream, lower-case hex. */
  readonly sha256: string;
  readonly bytes: number;
  readonly compressedBytes: number;
}

/** The first screen lives on this alone. */
export interface Manifest {
  readonly schemaVersion: number;
  readonly pipelineVersion: number;
  /** SHA-256 over pipeline version and stream digests, first 16 hex digits. */
  readonly datasetId: string;
  readonly source: {
    readonly kind: SourceKind;
    readonly fileName: string;
    readonly bytes: number;
    /** Git blob id of the JSONL: SHA-1 over `blob <bytes>\0<content>`. */
    readonly blobId: string;
  };
  readonly licence: string | null;
  readonly citation: string | null;
  readonly streams: Readonly<Record<StreamName, StreamInfo>>;
  readonly counts: {
    readonly records: number;
    readonly documents: number;
    readonly goldJudgments: number;
    readonly hardNegativeJudgments: number;
    readonly queriesWithRewrites: number;
    readonly overlappingHardNegatives: number;
    readonly recordsWithOverlap: number;
    readonly filings: number;
  };
  /** Label → value → number of records, in first-occurrence order. */
  readonly labels: Readonly<Record<LabelField, Readonly<Record<string, number>>>>;
  /** Field of the filing → value → number of documents of the pool that have it. Holds what occurs in hard negatives only, too. */
  readonly documentFilings: Readonly<Record<FilingField, Readonly<Record<string, number>>>>;
  readonly hardNegativeClasses: Readonly<Record<string, number>>;
  /** Part name (`random/test`) → number of records. */
  readonly splits: Readonly<Record<string, number>>;
  readonly validation: Readonly<Partial<Record<ValidationRule, number>>>;
  /** Repair rule → number of changes. */
  readonly repairs: Readonly<Record<string, number>>;
  readonly questionIdMismatches: number;
  /** The full report (`DatasetReport`, gzipped JSON) beside the manifest. */
  readonly reportFile: string;
  /** The sparse suite at the published setting, computed at build. In-record values per query are left out here. */
  readonly results: SuiteResult;
}
