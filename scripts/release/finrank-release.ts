/** The pinned FinRank release (PROTOCOL: commit ea3aabf…). */
import { FINRANK_BLOB_ID, FINRANK_COMMIT } from '../../src/core/dataset/pinned-release';

/** Where the release is kept once it is downloaded, relative to the working folder. */
export const RELEASE_FOLDER = 'data';

export interface Release {
  /** Folder that the paths are relative to, with a slash at the end. */
  readonly baseUrl: string;
  readonly jsonl: string;
  /** Git blob id that the JSONL must have. */
  readonly blobId: string;
  /** Files beside it, to compare with; nothing is built from them. */
  readonly companions: readonly string[];
}

/** The release on GitHub, or at FINRANK_RELEASE_URL. The blob id is the same wherever it comes from. */
export function finRankRelease(environment: Readonly<Record<string, string | undefined>>): Release {
  const baseUrl =
    environment['FINRANK_RELEASE_URL'] ?? `https://raw.githubusercontent.com/datanxt/FinRank/${FINRANK_COMMIT}/`;
  return {
    baseUrl: baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`,
    jsonl: 'FinRank.jsonl',
    blobId: FINRANK_BLOB_ID,
    companions: [
      'baselines/results/results.json',
      'baselines/results/extra_retrievers.json',
      'baselines/splits.json',
      'hn_taxonomy.json',
    ],
  };
}
