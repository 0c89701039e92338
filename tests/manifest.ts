import { SCHEMA_VERSION, STREAM_NAMES } from '../src/core/dataset/manifest';
import type { Manifest } from '../src/core/dataset/manifest';

/** A manifest of an empty data set, for tests that need its form and nothing of its content. */
export function makeManifest({ datasetId }: { readonly datasetId: string }): Manifest {
  const stream = { file: 'x.arrows.gz', rows: 0, sha256: '', bytes: 0, compressedBytes: 0 };
  const empty = { schemaVersion: SCHEMA_VERSION, datasetId, source: { kind: 'own-file', fileName: 'x.jsonl' } };
  return {
    ...empty,
    streams: Object.fromEntries(STREAM_NAMES.map((name) => [name, stream])),
    labels: {},
    documentFilings: {},
    splits: {},
  } as unknown as Manifest;
}
