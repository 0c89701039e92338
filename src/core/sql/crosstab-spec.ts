import { LABEL_FIELDS } from '../dataset/record';
import type { FacetFilter } from '../dataset/record-list';

/** What a cross-tab can be laid out by: every label, and what follows from a record. */
export const CROSSTAB_FIELDS = [...LABEL_FIELDS, 'golds', 'question_length', 'negative_class'] as const;
export type CrosstabField = (typeof CROSSTAB_FIELDS)[number];

/** What stands in a cell: how many records, a share of them, the mean of a measure, or how many hard negatives. */
export const CROSSTAB_CELLS = ['count', 'row-share', 'column-share', 'total-share', 'mean', 'negatives'] as const;
export type CrosstabCell = (typeof CROSSTAB_CELLS)[number];

/** By label (the vocabulary's order), or by a row's total, largest first. */
export const CROSSTAB_SORTS = ['label', 'total'] as const;
export type CrosstabSort = (typeof CROSSTAB_SORTS)[number];

/** A mean over fewer values than this says little, and is shown as such. */
export const FEW = 20;

/** All that determines a cross-tab. The fields of rows, columns and multiples differ. */
export interface CrosstabSpec {
  /**
   * Of `negative_class` a record is in every row whose class one of its hard negatives has; where the filter chooses
   * classes, in the rows of these only.
   */
  readonly rows: CrosstabField;
  /** Null: one column, the total. */
  readonly columns: CrosstabField | null;
  /** One small table for each value; null for one table. */
  readonly multiples: CrosstabField | null;
  readonly cell: CrosstabCell;
  /** Of the cell `mean`: a system of `per_query`, and a canonical measure. */
  readonly system: string;
  readonly measure: string;
  /** As in Records. */
  readonly filter: FacetFilter;
}

export const DEFAULT_CROSSTAB: CrosstabSpec = {
  rows: 'topic',
  columns: 'difficulty',
  multiples: null,
  cell: 'count',
  system: 'bm25',
  measure: 'nDCG@10',
  filter: {},
};

/** A field that two axes are laid out by, or null: a cross-tab of a field with itself has no records to lead to. */
export function repeatedField({ rows, columns, multiples }: CrosstabSpec): CrosstabField | null {
  if (columns === rows || multiples === rows) return rows;
  return columns !== null && columns === multiples ? columns : null;
}
