import { LABEL_FIELDS } from './record';

/** Fields that Records can be filtered by: every label, and what follows from a record or is said of it. */
export const FACET_FIELDS = [
  ...LABEL_FIELDS,
  'golds',
  'question_length',
  'negative_class',
  'split',
  'warning',
] as const;
export type FacetField = (typeof FACET_FIELDS)[number];

/** Chosen values by field; a field without a choice is absent. Values of one field are alternatives, fields are joined by "and". */
export type FacetFilter = Readonly<Partial<Record<FacetField, readonly string[]>>>;

export const RECORD_SORTS = ['file', 'relevance', 'id', 'ticker', 'topic', 'difficulty', 'golds', 'negatives'] as const;
export type RecordSort = (typeof RECORD_SORTS)[number];

/** A list of records: which are in it, and in what order. */
export interface RecordList {
  readonly filter: FacetFilter;
  readonly search: string;
  readonly sort: RecordSort;
  readonly descending: boolean;
}
/** Every record, in file order. */
export const WHOLE_LIST: RecordList = { filter: {}, search: '', sort: 'file', descending: false };
