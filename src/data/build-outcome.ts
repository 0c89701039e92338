import type { Manifest, StreamName } from '../core/dataset/manifest';
import type { Refusal } from '../core/dataset/report';

/** What became of a file: a data set, or the reasons why it is none. */
export type BuildOutcome =
  | {
      readonly ok: true;
      readonly manifest: Manifest;
      /** Gzipped IPC streams. */
      readonly streams: Readonly<Record<StreamName, Uint8Array<ArrayBuffer>>>;
      /**
       * The `DatasetReport`, as gzipped JSON: `readReport` unpacks it. A file that breaks a rule in every record has
       * tens of thousands of entries, which a page must not receive as objects that it may never show.
       */
      readonly report: Uint8Array<ArrayBuffer>;
    }
  | { readonly ok: false; readonly refusal: Refusal };
