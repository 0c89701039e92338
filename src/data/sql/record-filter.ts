import { LENGTH_BANDS } from '../../core/dataset/question-length';
import { FACET_FIELDS, type FacetField, type FacetFilter } from '../../core/dataset/record-list';
import { textLiteral } from './literals';

/** A record's value of a field of which it has one, as text. `r` is the table `records`. */
export function recordValue(field: Exclude<FacetField, 'negative_class' | 'split' | 'warning'>): string {
  if (field === 'golds') return 'r.golds::VARCHAR';
  if (field !== 'question_length') return `r.${field}`;
  const bands = LENGTH_BANDS.map(({ name, to }) =>
    to === null ? `ELSE ${textLiteral(name)}` : `WHEN r.question_words <= ${to} THEN ${textLiteral(name)}`,
  );
  return `CASE ${bands.join(' ')} END`;
}

/** A list of texts, in brackets. */
export function textList(values: readonly string[]): string {
  return `(${values.map(textLiteral).join(', ')})`;
}

/** Conditions that choose records as Records does: values of one field are alternatives, fields are joined by "and". */
export function recordConditions(filter: FacetFilter): readonly string[] {
  return FACET_FIELDS.flatMap((field) => {
    const chosen = filter[field] ?? [];
    return chosen.length === 0 ? [] : [condition(field, textList(chosen))];
  });
}

function condition(field: FacetField, list: string): string {
  switch (field) {
    case 'negative_class':
      return `EXISTS (SELECT 1 FROM judgments AS c WHERE c.record = r.record AND c.hard_negative_class IN ${list})`;
    case 'split':
      return `EXISTS (SELECT 1 FROM splits AS s WHERE s.record = r.record AND s.part IN ${list})`;
    case 'warning':
      return `list_has_any(r.warning_rules, [${list.slice(1, -1)}])`;
    default:
      return `${recordValue(field)} IN ${list}`;
  }
}
