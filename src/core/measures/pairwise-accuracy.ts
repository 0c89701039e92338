import type { CandidateScores, PairwiseFamily } from './measure';

/**
 * The share of (gold, negative) pairs with score(gold) ≥ score(negative), 0–1; repeated negatives count as often as they
 * are listed.
 */
function shareOfPairs({ gold, negatives }: CandidateScores): number {
  let right = 0;
  for (let i = 0; i < gold.length; i += 1) {
    const score = gold[i] ?? -Infinity;
    for (let j = 0; j < negatives.length; j += 1) {
      if (score >= (negatives[j] ?? Infinity)) right += 1;
    }
  }
  return right / (gold.length * negatives.length);
}

/** PairAcc: against the record's own hard negatives. */
export const pairwiseAccuracy: PairwiseFamily = {
  kind: 'pairwise',
  symbol: 'PairAcc',
  aliases: ['pairacc', 'hnacc', 'pairwiseaccuracy', 'hardnegativeaccuracy'],
  takesCutoff: false,
  negatives: 'hard',
  text: {
    label: 'Hard-negative accuracy',
    definition:
      'The share of a record’s (gold, hard negative) pairs in which the gold document scores at least as high; a tie counts for gold. A record without hard negatives is left out and counted.',
    formula: 'PairAcc = |{(p, n) ∈ gold × HN : s(p) ≥ s(n)}| / (g · |HN|)',
    source: 'FinRank paper, sections 3.6 and 7.3; release harness (hn_acc)',
  },
  value: shareOfPairs,
};

/** RandAcc: against negatives drawn from the pool. */
export const randomAccuracy: PairwiseFamily = {
  kind: 'pairwise',
  symbol: 'RandAcc',
  aliases: ['randacc', 'randomaccuracy', 'randomnegativeaccuracy'],
  takesCutoff: false,
  negatives: 'random',
  text: {
    label: 'Random-negative accuracy',
    definition:
      'As hard-negative accuracy, against documents drawn without replacement from the pool without the record’s gold: as many as it has hard negatives, at least one. Its own hard negatives can be drawn. RandAcc − PairAcc is the hardness premium.',
    formula: 'RandAcc = |{(p, n) ∈ gold × drawn : s(p) ≥ s(n)}| / (g · |drawn|)',
    source: 'FinRank paper, sections 6.2 and 7.3; release harness (rand_acc), numpy default_rng(42).choice',
  },
  value: shareOfPairs,
};
