import { naturalLog } from '../retrieval/natural-log';
import type { RankingFamily } from './measure';

/** 1 / log₂(rank + 1), by a logarithm that is the same in every browser; `Math.log2` is not. */
function discountAt(rank: number): number {
  return Math.LN2 / naturalLog(rank + 1);
}

/** nDCG@k with binary gain. */
export const ndcg: RankingFamily = {
  kind: 'ranking',
  symbol: 'nDCG',
  aliases: ['ndcg', 'ndcgcut', 'normalizeddcg', 'normaliseddcg'],
  takesCutoff: true,
  text: {
    label: 'nDCG@k',
    definition:
      'Discounted gain of the gold documents among the first k, over what the best possible ranking would reach. Gain is 1 for a gold document; the ideal counts all gold documents, retrieved or not, up to k.',
    formula: 'nDCG@k = Σ_{rᵢ ≤ k} 1/log₂(rᵢ + 1) / Σ_{j=1}^{min(g, k)} 1/log₂(j + 1)',
    source: 'Järvelin and Kekäläinen 2002; FinRank paper, sections 3.6 and 7.1; release harness (baselines/)',
  },
  at: (cutoff) => {
    const discount = new Float64Array(cutoff + 1);
    const ideal = new Float64Array(cutoff + 1);
    for (let rank = 1; rank <= cutoff; rank += 1) {
      discount[rank] = discountAt(rank);
      ideal[rank] = (ideal[rank - 1] ?? 0) + (discount[rank] ?? 0);
    }
    return (query) => {
      let gain = 0;
      for (let i = 0; i < query.retrieved; i += 1) {
        const rank = query.ranks[i] ?? Infinity;
        if (rank > cutoff) break;
        gain += discount[rank] ?? 0;
      }
      return gain / (ideal[Math.min(query.gold, cutoff)] ?? 1);
    };
  },
};
