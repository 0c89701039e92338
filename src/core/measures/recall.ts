import { hitsWithin, type RankingFamily } from './measure';

/** R@k. */
export const recall: RankingFamily = {
  kind: 'ranking',
  symbol: 'R',
  aliases: ['recall'],
  takesCutoff: true,
  text: {
    label: 'Recall@k',
    definition: 'The share of a query’s gold documents that stand among the first k.',
    formula: 'R@k = |{i : rᵢ ≤ k}| / g',
    source: 'FinRank paper, sections 3.6 and 7.1; release harness (baselines/)',
  },
  at: (cutoff) => (query) => hitsWithin(query, cutoff) / query.gold,
};
