import type { RankingFamily } from './measure';

/** AP; its mean is MAP. */
export const averagePrecision: RankingFamily = {
  kind: 'ranking',
  symbol: 'AP',
  aliases: ['map', 'averageprecision', 'meanaverageprecision'],
  takesCutoff: false,
  text: {
    label: 'MAP',
    definition:
      'Precision at the rank of each gold document, averaged over all gold documents; one that is not retrieved adds 0. MAP is its mean over queries.',
    formula: 'AP = (1/g) · Σᵢ i / rᵢ',
    source: 'trec_eval, map; not among FinRank’s published figures',
  },
  at: () => (query) => {
    let sum = 0;
    for (let i = 0; i < query.retrieved; i += 1) sum += (i + 1) / (query.ranks[i] ?? Infinity);
    return sum / query.gold;
  },
};
