import type { LabelField } from '../dataset/record';

/** The charts of the Figures view. */
export const FIGURE_NAMES = ['recall', 'hardness', 'strata', 'first-gold', 'score-gap'] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** All that determines a figure. */
export interface FigureSpec {
  readonly figure: FigureName;
  /** Of `strata`: a canonical measure. */
  readonly measure: string;
  /** Of `strata`: the label. */
  readonly field: LabelField;
}

export const DEFAULT_FIGURE: FigureSpec = { figure: 'recall', measure: 'nDCG@10', field: 'difficulty' };
