import { hitsWithin, type RankingFamily } from './measure';

/** P@k. */
export const precision: RankingFamily = {
  kind: 'ranking',
  symbol: 'P',
  aliases: ['precision', 'prec'],
  takesCutoff: true,
  text: {
    label: 'Precision@k',
    definition:
      'The share of the first k documents that are gold. It cannot reach 1 where a query has fewer than k gold documents.',
    formula: 'P@k = |{i : rᵢ ≤ k}| / k',
    source: 'trec_eval, P; not among FinRank’s published figures',
  },
  at: (cutoff) => (query) => hitsWithin(query, cutoff) / cutoff,
};
