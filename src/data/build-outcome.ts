import type { Manifest, StreamName } from '../core/dataset/manifest';
import type { DatasetReport, Refusal } from '../core/dataset/report';

/** What became of a file: a data set, or the reasons why it is none. */
export type BuildOutcome =
  | {
      readonly ok: true;
      readonly manifest: Manifest;
      /** Gzipped IPC streams. */
      readonly streams: Readonly<Record<StreamName, Uint8Array<ArrayBuffer>>>;
      readonly report: DatasetReport;
    }
  | { readonly ok: false; readonly refusal: Refusal };
