import type { FigureName } from '../../../core/sql/figure-spec';

interface FigureText {
  /** Of its tab and its heading. */
  readonly title: string;
  /** Anchor of its definition in Methods. */
  readonly anchor: string;
  readonly intro: string;
}

/** What each figure shows, in a sentence or two. */
export const FIGURE_TEXTS: Readonly<Record<FigureName, FigureText>> = {
  recall: {
    title: 'Recall curves',
    anchor: 'figure-recall',
    intro: 'How much of a question’s gold is found as the list of retrieved documents gets longer.',
  },
  hardness: {
    title: 'Hardness premium',
    anchor: 'figure-hardness',
    intro:
      'How often gold scores at least as high as a curated hard negative, and as a random document; the premium is what curation makes harder.',
  },
  strata: {
    title: 'Strata',
    anchor: 'figure-strata',
    intro: 'One measure over the records that share a label, with the interval that their number allows.',
  },
  'first-gold': {
    title: 'First gold',
    anchor: 'figure-first-gold',
    intro: 'Where the first gold document of a question stands in the ranking of the whole pool.',
  },
  'score-gap': {
    title: 'Score gap',
    anchor: 'figure-score-gap',
    intro: 'How far the best gold document stands above, or below, the best hard negative of its record.',
  },
};
