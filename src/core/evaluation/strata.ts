import { LABEL_FIELDS, type LabelField } from '../dataset/record';
import type { LabelColumn, TestCollection } from '../dataset/test-collection';
import type { Figures } from './suite';
import { meanFigures, type ValuesByMeasure } from './values';

/** The queries of one stratum, ascending. */
export interface Stratum {
  readonly field: LabelField;
  readonly value: string;
  readonly queries: Uint32Array;
}

/**
 * Every stratum of every label, in first-occurrence order of its value.
 *
 * @param queries the queries to divide, ascending; a value that none of them has gives no stratum
 */
export function strataOf(labels: TestCollection['labels'], queries: Uint32Array): Stratum[] {
  return LABEL_FIELDS.flatMap((field) => strataOfField(field, labels[field], queries));
}

function strataOfField(field: LabelField, column: LabelColumn, queries: Uint32Array): Stratum[] {
  const members = column.values.map((): number[] => []);
  for (const query of queries) members[column.codes[query] ?? 0]?.push(query);
  return column.values.flatMap((value, code) => {
    const own = members[code] ?? [];
    return own.length === 0 ? [] : [{ field, value, queries: Uint32Array.from(own) }];
  });
}

/** Means by field and stratum. */
export function stratify(
  strata: readonly Stratum[],
  values: ValuesByMeasure,
  names: readonly string[],
): Partial<Record<LabelField, Record<string, Figures>>> {
  const figuresOf = (field: LabelField): [string, Figures][] =>
    strata
      .filter((stratum) => stratum.field === field)
      .map(({ value, queries }) => [value, meanFigures(values, names, queries)]);
  // Labels come from files: `fromEntries` defines a property `__proto__`, where an assignment would not.
  return Object.fromEntries(
    LABEL_FIELDS.map((field) => [field, figuresOf(field)] as const)
      .filter(([, figures]) => figures.length > 0)
      .map(([field, figures]) => [field, Object.fromEntries(figures)]),
  );
}
