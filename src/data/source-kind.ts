import type { SourceKind } from '../core/dataset/manifest';
import type { FinRankRecord } from '../core/dataset/record';

/**
 * What a file is. A file is FinRank by its bytes alone, and our sample only if every record says so itself.
 *
 * @param pinnedBlobId git blob id of the pinned release's file
 */
export function sourceKind(blobId: string, pinnedBlobId: string, records: readonly FinRankRecord[]): SourceKind {
  if (blobId === pinnedBlobId) return 'finrank';
  const synthetic = records.length > 0 && records.every((record) => record.extra['synthetic'] === true);
  return synthetic ? 'synthetic-sample' : 'own-file';
}
