import { hitsWithin, type RankingFamily } from './measure';

/** Hit@k. */
export const hitRate: RankingFamily = {
  kind: 'ranking',
  symbol: 'Hit',
  aliases: ['hits', 'hitrate', 'success', 'accuracy'],
  takesCutoff: true,
  text: {
    label: 'Hit rate@k',
    definition: '1 where at least one gold document stands among the first k, else 0.',
    formula: 'Hit@k = 1 if r₁ ≤ k, else 0',
    source: 'FinRank paper, Table 3 (Hit Rate); trec_eval, success',
  },
  at: (cutoff) => (query) => (hitsWithin(query, cutoff) > 0 ? 1 : 0),
};
