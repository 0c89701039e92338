import { STREAM_NAMES, type Manifest, type StreamName } from '../core/dataset/manifest';

/** Where a stream's bytes are: an absolute URL, or the bytes themselves (a data set that was dropped on the page). */
export type StreamSource = { readonly url: string } | { readonly bytes: Uint8Array };

/** All that a worker needs to load a data set. */
export interface DatasetSource {
  readonly datasetId: string;
  readonly streams: Readonly<Record<StreamName, StreamSource>>;
  /** Uncompressed SHA-256 of each stream, checked after loading. */
  readonly sha256: Readonly<Record<StreamName, string>>;
}

/** The source of the data set that a manifest describes, given where each of its streams is. */
export function sourceOf(
  { datasetId, streams }: Pick<Manifest, 'datasetId' | 'streams'>,
  stream: (name: StreamName) => StreamSource,
): DatasetSource {
  const each = <T>(value: (name: StreamName) => T) =>
    Object.fromEntries(STREAM_NAMES.map((name) => [name, value(name)])) as Record<StreamName, T>;
  return { datasetId, streams: each(stream), sha256: each((name) => streams[name].sha256) };
}
