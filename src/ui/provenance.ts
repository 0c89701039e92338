import type { Manifest } from '../core/dataset/manifest';
import { CODE_VERSION } from '../app/code-version';

const KINDS = {
  finrank: 'FinRank (pinned release)',
  'synthetic-sample': 'synthetic sample, not FinRank',
  'own-file': 'a file of the reader’s own',
} as const;

/** The lines that every export carries: which data, which code. Views add tie rule and parameters. */
export function provenanceLines(manifest: Manifest, ...more: readonly string[]): readonly string[] {
  const { source, datasetId } = manifest;
  return [
    `Data set ${datasetId}: ${KINDS[source.kind]}, ${source.fileName}, blob ${source.blobId}`,
    `FinRank Explorer ${CODE_VERSION}`,
    ...more,
  ];
}
