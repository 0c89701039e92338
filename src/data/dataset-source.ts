import type { StreamName } from '../core/dataset/manifest';

/** Where a stream's bytes are: an absolute URL, or the bytes themselves (a data set that was dropped on the page). */
export type StreamSource = { readonly url: string } | { readonly bytes: Uint8Array };

/** All that a worker needs to load a data set. */
export interface DatasetSource {
  readonly datasetId: string;
  readonly streams: Readonly<Record<StreamName, StreamSource>>;
  /** Uncompressed SHA-256 of each stream, checked after loading. */
  readonly sha256: Readonly<Record<StreamName, string>>;
}
