import type { Manifest } from '../core/dataset/manifest';
import { CODE_VERSION } from '../app/code-version';

const KINDS = {
  finrank: 'FinRank (pinned release)',
  'synthetic-sample': 'synthetic sample, not FinRank',
  'own-file': 'a file of the reader’s own',
} as const;

/** What an export calls the open data set: kind, file and blob id. */
export const datasetName = ({ source }: Manifest): string =>
  `${KINDS[source.kind]}, ${source.fileName}, blob ${source.blobId}`;

/** The lines that every export carries: which data, which code. Views add tie rule and parameters. */
export function provenanceLines(manifest: Manifest, ...more: readonly string[]): readonly string[] {
  return [`Data set ${manifest.datasetId}: ${datasetName(manifest)}`, `FinRank Explorer ${CODE_VERSION}`, ...more];
}
