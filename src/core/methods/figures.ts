import { RUN_DEPTH } from '../sql/tables';
import { formula, list, text } from './blocks';
import type { MethodChapter } from './blocks';

/** What the charts of the Figures view show. */
export const FIGURES: MethodChapter = {
  title: 'Figures',
  sections: [
    {
      anchor: 'figures-tables',
      title: 'Where figures come from',
      blocks: [
        text(
          'Each chart of the Figures view is one SQL statement over the tables `runs`, `per_query`, `judgments` and `records`; it stands under the chart. BM25 and TF-IDF are ranked in the tab at the published setting, [ties](#ties) in corpus order.',
        ),
      ],
      source: 'This project.',
    },
    {
      anchor: 'mean-interval',
      title: 'Confidence interval of a mean',
      blocks: [
        formula('mean ± t₀.₉₇₅(n − 1) · s / √n', 's: sample standard deviation, with n − 1'),
        text(
          'The 95 % interval by Student’s t, over records. It speaks of other questions of the same kind, not of other orders of tied documents (that is the [tie interval](#tie-interval)). Records that share a filing are not independent, so the true interval is somewhat wider.',
        ),
        text(
          'It can reach below 0 or above 100 % where values are few or skewed; charts draw it within that range, tables give it whole. With fewer than 20 records it is marked; with one there is none.',
        ),
      ],
      source: 'Student 1908; quantiles: @stdlib/stats-base-dists-t-quantile.',
    },
    {
      anchor: 'figure-recall',
      title: 'Recall curves',
      blocks: [
        formula(`R@k = mean over records of |{gold at rank ≤ k}| / |gold|,  k = 1 … ${RUN_DEPTH}`),
        text(
          'At k = 1, 5, 10 and 20 it is the published [recall](#R). A record without gold is left out; n says how many are in.',
        ),
      ],
      source: 'This project, after the FinRank paper, section 7.1.',
    },
    {
      anchor: 'figure-hardness',
      title: 'Hard and random accuracy, and the premium',
      blocks: [
        text(
          '[PairAcc](#PairAcc) and [RandAcc](#RandAcc) (seed 42), each with its [interval](#mean-interval), and the [premium](#hardness-premium) between them.',
        ),
        text(
          'The premium’s interval is of paired differences: RandAcc − PairAcc is taken record by record. Records without hard negatives have no difference and are left out of the premium; where there are any, it differs from the difference of the two means, and the sizes say so.',
        ),
      ],
      source: 'FinRank paper, section 7.3 and Figure 3; the intervals are this project’s.',
    },
    {
      anchor: 'figure-strata',
      title: 'A measure by stratum',
      blocks: [
        text(
          'The mean of any measure over the records that share a label’s value, with its [interval](#mean-interval) and n. [Strata](#strata) of the release are among them.',
        ),
      ],
      source: 'FinRank paper, section 7.4; the intervals are this project’s.',
    },
    {
      anchor: 'figure-first-gold',
      title: 'Rank of the first gold document',
      blocks: [
        text(
          'The smallest rank of a record’s gold documents in the whole pool, counted in bands: its reciprocal is [RR](#RR). A record whose gold a run does not rank at all counts as > 100.',
        ),
      ],
      source: 'This project.',
    },
    {
      anchor: 'figure-score-gap',
      title: 'Score gap',
      blocks: [
        formula('gap(r) = (max score of gold(r) − max score of hn(r)) / max score of any document for r’s question'),
        text(
          'Over records with gold and hard negatives. Scores of different systems, and of different questions, are on different scales; dividing by the question’s top score makes a gap of 100 % the largest that non-negative scores allow.',
        ),
        list(
          'Bins are 5 points wide and contain their upper edge, so that a gap of exactly 0 stands left of 0.',
          '“Gold ahead” is the share of records with a gap above 0. Together with level gaps it is the share of records whose [in-record](#in-record) reciprocal rank is 1.',
          'A record whose top score is not positive has no relative gap, unless gold and hard negative are level; it still counts in the share.',
        ),
      ],
      source: 'This project.',
    },
  ],
};
