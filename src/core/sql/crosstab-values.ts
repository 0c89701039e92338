import { labelOrder } from '../dataset/facets';
import { LENGTH_BANDS } from '../dataset/question-length';
import { HARD_NEGATIVE_CLASSES, VOCABULARIES, type LabelField } from '../dataset/record';
import type { CrosstabField } from './crosstab-spec';

/** Fields whose values are not known before the data set is. */
export type OpenField = LabelField | 'golds';

export function isOpenField(field: CrosstabField): field is OpenField {
  return field !== 'question_length' && field !== 'negative_class';
}

/**
 * Values of a field in the order in which people expect them: all of a closed vocabulary and what the data set has besides.
 *
 * @param present the values that the data set has; not needed for a field that is not open
 * @param chosen values that a filter leaves; undefined where it leaves all
 */
export function crosstabValues(
  field: CrosstabField,
  present: readonly string[],
  chosen: readonly string[] | undefined,
): readonly string[] {
  const values = orderedValues(field, present);
  return chosen === undefined || chosen.length === 0 ? values : values.filter((value) => chosen.includes(value));
}

function orderedValues(field: CrosstabField, present: readonly string[]): readonly string[] {
  if (field === 'question_length') return LENGTH_BANDS.map(({ name }) => name);
  if (field === 'negative_class') return HARD_NEGATIVE_CLASSES;
  if (field === 'golds') return present.toSorted((a, b) => Number(a) - Number(b));
  const vocabularies: Readonly<Partial<Record<LabelField, readonly string[]>>> = VOCABULARIES;
  return labelOrder(field, [...new Set([...(vocabularies[field] ?? []), ...present])]);
}
