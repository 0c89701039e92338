import { LENGTH_BANDS } from '../dataset/question-length';
import { FEW } from '../sql/crosstab-spec';
import { formula, list, text } from './blocks';
import type { MethodChapter } from './blocks';

const bands = LENGTH_BANDS.map(({ name }) => name.replace('-', '–')).join(', ');

/** How records are laid out by two fields. */
export const CROSS_TABS: MethodChapter = {
  title: 'Cross-tabs',
  sections: [
    {
      anchor: 'crosstab',
      title: 'Cells, totals and shares',
      blocks: [
        text(
          'A cell holds the records that have its row’s value and its column’s value, among those that the filter leaves. A total holds the records of its row, of its column, or all of them. Each is counted from the records, never added up from cells.',
        ),
        formula(
          'share of the row = records of the cell / records of its row',
          'share of the column = records of the cell / records of its column',
          'share of all = records of the cell / records of the table',
        ),
        text(
          'Fields are the labels; the number of distinct gold documents in [C](#corpus); the words of the question, split at blanks, in bands of ' +
            bands +
            '; and the [classes](#hard-negative-classes) of its hard negatives.',
        ),
        list(
          'A record is under each class that one of its hard negatives has. The classes then add up to more than the total, and shares to more than 100 %. Records without hard negatives are in totals only.',
          'Where the filter chooses classes, only hard negatives of these are looked at.',
          'The number of hard negatives counts the negatives that the records list, each under its own class, blank texts too, as Figure 1 of the paper does.',
          `A mean is over the records that have a value of the [measure](#R), ties in corpus order, with its 95 % [interval](#mean-interval) and its [tie interval](#tie-interval), which stands in the cell where it is more than the mean’s rounding. With n below ${FEW} it is marked as of few records and not shaded.`,
          'Small multiples are one cross-tab for each value of a third field, with totals of their own.',
        ),
        text(
          'Published counts are compared exactly, shares and means as the paper prints them. A mean depends on the order of tied documents: in Baselines, a published stratum within the [tie interval](#tie-interval) counts as reproduced.',
        ),
      ],
      source: 'This project; FinRank paper, Figure 1, Tables 2, 6 and 13–17.',
    },
  ],
};
