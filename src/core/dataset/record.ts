/** FinRank's record, after normalisation (paper appendix B, Tables 9–11; closed vocabularies from Table 12). */

export const TOPICS = [
  'Company Overview',
  'Financials',
  'Footnotes',
  'Governance',
  'Accounting',
  'Legal',
  'Risk',
  'Shareholder Return',
] as const;
export const SECTORS = ['Pharmaceuticals', 'Oil & Gas', 'Automotive'] as const;
export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;
export const REASONING_TYPES = ['Qualitative', 'Quantitative'] as const;
export const PASSAGE_TYPES = ['Single-Passage', 'Two-Passage', 'Multi-Passage'] as const;
/** `Unknown` is what normalisation writes for a doc_type that names several sources. */
export const DOC_TYPES = ['10-K', '10-Q', 'Unknown'] as const;

/** A span of filing text. `page_number` is digits, digits–digits, or null (unknown). */
export interface Passage {
  readonly text: string;
  readonly page_number: string | null;
  /** `<record id>:p<i>` for gold, `<record id>:hn<i>` for a hard negative. */
  readonly passage_id: string;
}

/** A distractor, with the filing it was drawn from. */
export interface HardNegative extends Passage {
  readonly ticker: string;
  /** A string only where normalisation could not make an integer of it. */
  readonly year: number | string;
  readonly doc_type: string;
}

export interface FinRankRecord {
  readonly id: string;
  readonly question_id: string;
  readonly ticker: string;
  readonly industry: string;
  readonly question: string;
  readonly answer: string;
  readonly query_rewrite: readonly string[];
  readonly topic: string;
  readonly reasoning_type: string;
  readonly difficulty: string;
  readonly num_passages: number;
  readonly passage_type: string;
  readonly year: number | string;
  readonly doc_type: string;
  readonly passages: readonly Passage[];
  readonly hard_negatives: readonly HardNegative[];
  readonly folder_name: string;
  /**
   * `<field>` → the value before curation, from the file's own `<field>_raw` or from our normalisation.
   * Fields of passages and negatives by their place in this record, e.g. `hard_negatives[2].year`.
   */
  readonly raw: Readonly<Record<string, unknown>>;
  /** Fields of the file that the schema does not know, e.g. the release's sub-industry: kept, never read. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** The single-valued labels of a record that facets, strata and cross-tabs run over. */
export const LABEL_FIELDS = [
  'topic',
  'industry',
  'ticker',
  'difficulty',
  'reasoning_type',
  'passage_type',
  'year',
  'doc_type',
] as const;
export type LabelField = (typeof LABEL_FIELDS)[number];

/** Closed vocabularies by label; the other labels are open. */
export const VOCABULARIES = {
  topic: TOPICS,
  industry: SECTORS,
  difficulty: DIFFICULTIES,
  reasoning_type: REASONING_TYPES,
  passage_type: PASSAGE_TYPES,
  doc_type: DOC_TYPES,
} as const satisfies Readonly<Partial<Record<LabelField, readonly string[]>>>;

/** How a negative's filing relates to its record's (paper Figure 1; names as in `hn_taxonomy.json`). */
export const HARD_NEGATIVE_CLASSES = [
  'same_company_same_year_doc',
  'same_company_other_year_or_doc',
  'same_industry_other_company',
  'cross_industry',
] as const;
export type HardNegativeClass = (typeof HARD_NEGATIVE_CLASSES)[number];
