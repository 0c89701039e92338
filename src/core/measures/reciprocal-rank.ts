import type { RankingFamily } from './measure';

/** RR; its mean is MRR. */
export const reciprocalRank: RankingFamily = {
  kind: 'ranking',
  symbol: 'RR',
  aliases: ['mrr', 'reciprocalrank', 'meanreciprocalrank', 'reciprank'],
  takesCutoff: false,
  text: {
    label: 'MRR',
    definition: 'One over the rank of the first gold document in the whole ranking; MRR is its mean over queries.',
    formula: 'RR = 1 / r₁, and 0 where no gold document is retrieved',
    source: 'FinRank paper, sections 3.6 and 7.1; release harness (baselines/)',
  },
  at: () => (query) => (query.retrieved > 0 ? 1 / (query.ranks[0] ?? Infinity) : 0),
};
