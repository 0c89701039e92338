import type { FacetField } from '../core/dataset/record-list';
import type { ValidationRule } from '../core/dataset/report';
import type { HardNegativeClass } from '../core/dataset/record';
import { lookUp } from '../core/look-up';
import { LENGTH_BANDS } from '../core/dataset/question-length';

/** What the field is called on the page: `industry` is a sector, `doc_type` a form, `passage_type` the evidence scope. */
export const FIELD_LABELS: Readonly<Record<FacetField, string>> = {
  topic: 'Topic',
  industry: 'Sector',
  ticker: 'Ticker',
  difficulty: 'Difficulty',
  reasoning_type: 'Reasoning',
  passage_type: 'Scope',
  year: 'Year',
  doc_type: 'Form',
  golds: 'Gold documents',
  question_length: 'Question length',
  negative_class: 'Hard negatives',
  split: 'Split part',
  warning: 'Warning',
};

export const CLASS_LABELS: Readonly<Record<HardNegativeClass, string>> = {
  same_company_same_year_doc: 'Same filing',
  same_company_other_year_or_doc: 'Same company, other filing',
  same_industry_other_company: 'Same sector, other company',
  cross_industry: 'Other sector',
};

export { VERDICT_LABELS } from '../core/evaluation/ledger';
export { RETRIEVER_LABELS as SYSTEM_LABELS } from '../core/retrieval/run';

const RULE_LABELS: Readonly<Record<ValidationRule, string>> = {
  'label-outside-vocabulary': 'Label outside the closed vocabulary',
  'invalid-year': 'Year is no integer from 2000 to 2030',
  'placeholder-value': 'Placeholder left in a field',
  'passage-type-mismatch': 'Scope disagrees with the number of gold passages',
  'num-passages-mismatch': 'num_passages disagrees with the number of gold passages',
  'too-few-hard-negatives': 'Fewer than four distinct hard negatives',
  'hard-negative-doc-type': 'Hard negative’s form is neither 10-K nor 10-Q',
  'hard-negative-equals-gold': 'Hard negative equals a gold passage of its record',
  'duplicate-gold': 'Gold passage listed twice',
  'duplicate-hard-negative': 'Hard negative listed twice',
  'duplicate-passage-id': 'Passage id used twice',
  'duplicate-question-answer': 'Question–answer pair used twice',
  'empty-text': 'Passage without text',
  'invalid-page-number': 'Page is neither digits nor digits–digits',
  'annotation-file-name': 'Annotation file name left in a text',
  'outside-source-marker': 'Marker of a source outside the filings',
  'synthetic-negative': 'Hard negative reads like a relevance rationale',
  'wrong-type': 'List, object or truth value where a text belongs',
  'question-id-mismatch': 'Label disagrees with the question id',
};

/** A validation rule in words; its own name where it is not known here. */
export const ruleLabel = (rule: string): string => lookUp(RULE_LABELS, rule) ?? rule;

/** Bands of question length in words: `0-10` is “Up to 10 words”. */
const LENGTH_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  LENGTH_BANDS.map(({ name, from, to }) => {
    if (to === null) return [name, `${from} words or more`];
    return [name, from === 0 ? `Up to ${to} words` : `${from}–${to} words`];
  }),
);

/** A value of a facet as it is read; as it is stored where nothing else is known. */
export function valueLabel(field: FacetField, value: string): string {
  if (field === 'warning') return ruleLabel(value);
  if (field === 'question_length') return lookUp(LENGTH_LABELS, value) ?? value;
  if (field === 'negative_class') return lookUp(CLASS_LABELS, value) ?? value;
  return value === '' ? '(blank)' : value;
}
