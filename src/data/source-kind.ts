import type { SourceKind } from '../core/dataset/manifest';
import type { FinRankRecord } from '../core/dataset/record';

/** Git blob id of `FinRank.jsonl` in the pinned release (github.com/datanxt/FinRank, commit ea3aabf). */
export const FINRANK_BLOB_ID = '91f35ed1d19f4870771c6842f13dc944df5bd45d';

/** What a file is. A file is FinRank by its bytes alone, and our sample only if every record says so itself. */
export function sourceKind(blobId: string, records: readonly FinRankRecord[]): SourceKind {
  if (blobId === FINRANK_BLOB_ID) return 'finrank';
  const synthetic = records.length > 0 && records.every((record) => record.extra['synthetic'] === true);
  return synthetic ? 'synthetic-sample' : 'own-file';
}
