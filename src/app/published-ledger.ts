/** All that the published column needs: loaded as one piece behind the first screen, which does without it. */
export { buildLedger } from '../core/evaluation/build-ledger';
export { datasetMismatch } from '../core/evaluation/comparability';
export { publishedFinRank } from '../core/evaluation/published/finrank';
export { parsePublished } from '../core/evaluation/published/parse-published';
