import { PUBLISHED_SUITE } from '../evaluation/published-suite';
import { RELEASE_STRATA } from '../evaluation/published/release-keys';
import { formula, list, text } from './blocks';
import type { MethodChapter } from './blocks';

const strataNames = RELEASE_STRATA.map((field) => `\`${field}\``).join(', ');

/** What is ranked, for which records. */
export const REGIMES: MethodChapter = {
  title: 'Regimes',
  sections: [
    {
      anchor: 'global',
      title: 'Global pool',
      blocks: [
        text(
          'Each record’s question ranks the whole of [C](#corpus); the record’s gold documents are to be found. C holds only curated passages, so figures say how well a system tells confusable passages apart, not how well it searches whole filings.',
        ),
        text(
          'A figure is the plain mean of its [measure](#R) over records. Values are fractions inside and percent on the page.',
        ),
      ],
      source: 'FinRank paper, sections 3.6 and 7.1.',
    },
    {
      anchor: 'in-record',
      title: 'In-record set L_r',
      blocks: [
        text(
          'The candidates of one record alone: its gold documents in ascending corpus order, then its hard negatives in the record’s order. They are ranked by a stable sort on falling score, so a tie favours gold. That is the harness’s own rule, and it stays in force whatever [tie rule](#ties) is chosen for the global pool.',
        ),
        text('A record without hard negatives is left out, and how many are is said.'),
      ],
      source: 'FinRank paper, sections 3.6 and 7.2; release harness.',
    },
    {
      anchor: 'hard-random',
      title: 'Hard against random negatives',
      blocks: [
        text(
          'Is a gold document scored higher than a curated hard negative, and higher than just any document? The first is [hard-negative accuracy](#PairAcc), the second [random-negative accuracy](#RandAcc).',
        ),
        list(
          'For each record, as many random negatives are drawn as it lists hard negatives, and at least one.',
          'The pool is every document but the record’s gold, in ascending order. Its own hard negatives are in it.',
          'Draws come record by record, in file order, from one `numpy.random.default_rng(42)` by `choice(pool, size, replace=False)`. They are reproduced bit for bit: SeedSequence and PCG64; Lemire’s bounded integers; Floyd’s method and a shuffle, or, when the pool exceeds 10,000 and the sample exceeds pool // 50, a shuffle of the tail.',
          'The draws of a record depend on those before it, so they are made for the whole file even where a figure is over one [part](#splits).',
          'Where a sample would exceed its pool numpy raises an error; the figure is then not computable, and says so.',
        ),
      ],
      source:
        'FinRank paper, sections 6.2 and 7.3; release harness; numpy 2.x, Generator.choice; Bentley and Floyd 1987; Lemire 2019.',
    },
    {
      anchor: 'hardness-premium',
      title: 'Hardness premium',
      blocks: [
        formula('premium = RandAcc − PairAcc, in percentage points'),
        text(
          `How much accuracy a system loses when random negatives give way to curated ones. The published figure has seed ${PUBLISHED_SUITE.seed}. Because it depends on the draw, the premium is also given as mean and range over that seed and ${PUBLISHED_SUITE.premiumSeeds.join(', ')}.`,
        ),
      ],
      source: 'FinRank paper, section 7.3 and Figure 3(B).',
    },
    {
      anchor: 'rewrites',
      title: 'Query rewrites',
      blocks: [
        text(
          'Over the records with at least one rewrite that is not blank (819 in FinRank): the question alone (`raw`), and the question followed by its rewrites, joined by single spaces (`with_rewrites`). Rewrites were written with the gold evidence in view, so the second is an upper bound.',
        ),
      ],
      source: 'FinRank paper, section 7.4 and Table 7; release harness (query_rewrite).',
    },
    {
      anchor: 'strata',
      title: 'Strata',
      blocks: [
        text(
          `R@10, nDCG@10 and MRR over the records that share a label’s value. Published are ${strataNames}; any other label can be chosen here, without a published counterpart. Small strata are noisy: n stands beside each.`,
        ),
      ],
      source: 'FinRank paper, section 7.4 and Table 6; release harness (strata).',
    },
  ],
};
