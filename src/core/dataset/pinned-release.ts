/** The release of FinRank (github.com/datanxt/FinRank) that the published figures are of: commit, and its data file. */
export const FINRANK_COMMIT = 'ea3aabf6783fecbddaa35bd4562baf65cb5847ad';
/** Git blob id of `FinRank.jsonl` at that commit. */
export const FINRANK_BLOB_ID = '91f35ed1d19f4870771c6842f13dc944df5bd45d';
