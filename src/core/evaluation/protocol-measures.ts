/** Which measures FinRank's protocol reports where, by canonical name, in the order of the release's results.json. */

/** Over the pool. */
export const POOL_MEASURES = ['R@1', 'R@5', 'R@10', 'R@20', 'RR', 'nDCG@10'] as const;
/** Over the pool, ours only. */
export const FURTHER_POOL_MEASURES = ['P@1', 'P@5', 'P@10', 'Hit@1', 'Hit@5', 'Hit@10', 'Hit@20', 'AP'] as const;
/** Over the record's own candidates. */
export const IN_RECORD_MEASURES = ['InRecord.RR', 'InRecord.nDCG@5', 'PairAcc'] as const;
/** Against negatives drawn from the pool. */
export const RANDOM_MEASURE = 'RandAcc';
/** By stratum, and in the rewrite ablation. */
export const BREAKDOWN_MEASURES = ['R@10', 'nDCG@10', 'RR'] as const;
/** Under the oracle filter: no R@20. */
export const FILTER_MEASURES = ['R@1', 'R@5', 'R@10', 'RR', 'nDCG@10'] as const;
