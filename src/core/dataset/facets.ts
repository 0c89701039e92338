import { compareCodePoints } from './python-text';
import { LENGTH_BANDS, lengthBand } from './question-length';
import { LABEL_FIELDS, VOCABULARIES } from './record';
import type { HardNegativeClass, LabelField } from './record';
import { FACET_FIELDS, type FacetField, type FacetFilter } from './record-list';
import type { LabelColumn, SplitPart } from './test-collection';

/** What facets are made from. */
export interface FacetSource {
  readonly labels: Readonly<Record<LabelField, LabelColumn>>;
  /** Distinct gold documents of the pool, by query. */
  readonly golds: Uint32Array;
  /** Words of the question, by query. */
  readonly questionWords: Uint32Array;
  /** Class of hard negatives → queries that have at least one of it, ascending. */
  readonly negativeClasses: readonly { readonly name: HardNegativeClass; readonly queries: Uint32Array }[];
  readonly splits: readonly SplitPart[];
  /** Validation rule → query numbers that break it, ascending. */
  readonly warnings: readonly { readonly rule: string; readonly queries: Uint32Array }[];
}

/** A field's distinct values and, parallel to them, the records that have each (query numbers, ascending). */
export interface Facet {
  readonly field: FacetField;
  readonly values: readonly string[];
  readonly queries: readonly Uint32Array[];
}

/** The records turned inside out: for every value of every field, who has it. */
export interface FacetIndex {
  /** Records in all. */
  readonly size: number;
  /** In the order of {@link FACET_FIELDS}. */
  readonly facets: readonly Facet[];
}

/** A restriction in force: a field's choice, or the search. */
export type Restriction = FacetField | 'search';

export interface FacetSelection {
  /** Records that meet every restriction, ascending. */
  readonly matches: Uint32Array;
  /** Field → for each of its values, how many records have it and meet every restriction but the field's own. */
  readonly counts: ReadonlyMap<FacetField, Uint32Array>;
  /** Restriction in force → how many records would match if it alone were given up. */
  readonly without: ReadonlyMap<Restriction, number>;
}

/** A chosen value that the data set does not have. */
export interface UnknownChoice {
  readonly field: FacetField;
  readonly value: string;
}

/** One bit a field, in the order of FACET_FIELDS, and the last one for the search. */
const SEARCH_BIT = 1 << FACET_FIELDS.length;

/**
 * Values of a label in the order in which people expect them: the closed vocabulary's (Easy before Hard), and what is
 * outside of it behind, by code point.
 */
export function labelOrder(field: LabelField, values: readonly string[]): readonly string[] {
  const vocabularies: Readonly<Partial<Record<LabelField, readonly string[]>>> = VOCABULARIES;
  const vocabulary = vocabularies[field] ?? [];
  const place = (value: string) => (vocabulary.includes(value) ? vocabulary.indexOf(value) : vocabulary.length);
  return values.toSorted((a, b) => place(a) - place(b) || compareCodePoints(a, b));
}

/** Built once a data set; {@link selectRecords} then answers every choice from it. */
export function buildFacets(source: FacetSource): FacetIndex {
  const { labels, golds, questionWords, negativeClasses, splits, warnings } = source;
  const facets: Facet[] = LABEL_FIELDS.map((field) => labelFacet(field, labels[field]));
  facets.push(
    countedFacet('golds', golds, String, goldCountNames(golds)),
    countedFacet(
      'question_length',
      questionWords,
      lengthBand,
      LENGTH_BANDS.map(({ name }) => name),
    ),
    namedFacet('negative_class', negativeClasses),
    namedFacet('split', splits),
    {
      field: 'warning',
      values: warnings.map(({ rule }) => rule),
      queries: warnings.map(({ queries }) => queries),
    },
  );
  return { size: labels.topic.codes.length, facets };
}

function goldCountNames(golds: Uint32Array): readonly string[] {
  return Array.from(new Set(golds))
    .sort((a, b) => a - b)
    .map(String);
}

/** @param names in order; those that no record has are left out */
function countedFacet(
  field: FacetField,
  counts: Uint32Array,
  nameOf: (count: number) => string,
  names: readonly string[],
): Facet {
  const lists = new Map<string, number[]>(names.map((name) => [name, []]));
  counts.forEach((count, query) => lists.get(nameOf(count))?.push(query));
  const present = [...lists].filter(([, queries]) => queries.length > 0);
  return {
    field,
    values: present.map(([name]) => name),
    queries: present.map(([, queries]) => Uint32Array.from(queries)),
  };
}

function namedFacet(
  field: FacetField,
  groups: readonly { readonly name: string; readonly queries: Uint32Array }[],
): Facet {
  return { field, values: groups.map(({ name }) => name), queries: groups.map(({ queries }) => queries) };
}

function labelFacet(field: LabelField, { values, codes }: LabelColumn): Facet {
  const lists: number[][] = values.map(() => []);
  codes.forEach((code, query) => lists[code]?.push(query));
  const byValue = new Map(values.map((value, code) => [value, Uint32Array.from(lists[code] ?? [])]));
  const ordered = labelOrder(field, [...byValue.keys()]);
  return { field, values: ordered, queries: ordered.map((value) => byValue.get(value) ?? new Uint32Array()) };
}

/**
 * Faceted search: chosen values of one field are alternatives, fields and the search are joined by "and", and a field's
 * own choice does not restrict its own counts. A choice of unknown values only matches nothing.
 *
 * @param found 1 for every record that the search found, by query number; null when there is no search
 */
export function selectRecords(index: FacetIndex, filter: FacetFilter, found: Uint8Array | null): FacetSelection {
  const misses = missedRestrictions(index, filter, found);
  const inForce: [Restriction, number][] = found === null ? [] : [['search', SEARCH_BIT]];
  const counts = new Map<FacetField, Uint32Array>();
  index.facets.forEach(({ field, queries }, place) => {
    const bit = 1 << place;
    counts.set(
      field,
      Uint32Array.from(queries, (list) => countMissingOnly(bit, misses, list)),
    );
    if ((filter[field] ?? []).length > 0) inForce.push([field, bit]);
  });
  return {
    matches: matchesOf(misses),
    counts,
    without: new Map(inForce.map(([name, bit]) => [name, misses.filter((missed) => (missed & ~bit) === 0).length])),
  };
}

/** For every record, the bits of the restrictions that it does not meet. */
function missedRestrictions({ size, facets }: FacetIndex, filter: FacetFilter, found: Uint8Array | null): Uint16Array {
  const misses = new Uint16Array(size);
  facets.forEach(({ field, values, queries }, place) => {
    const chosen = filter[field] ?? [];
    if (chosen.length === 0) return;
    const met = new Uint8Array(size);
    for (const value of chosen) {
      for (const query of queries[values.indexOf(value)] ?? []) met[query] = 1;
    }
    mark(misses, met, 1 << place);
  });
  if (found !== null) mark(misses, found, SEARCH_BIT);
  return misses;
}

function mark(misses: Uint16Array, met: Uint8Array, bit: number): void {
  for (let query = 0; query < misses.length; query += 1) {
    if (met[query] !== 1) misses[query] = (misses[query] ?? 0) | bit;
  }
}

/** How many records of the list miss nothing, or nothing but the restriction of this bit. */
function countMissingOnly(bit: number, misses: Uint16Array, list: Uint32Array): number {
  let n = 0;
  // An index loop: this runs over every facet's every record at each click, and `for…of` takes several times as long.
  for (let i = 0; i < list.length; i += 1) if (((misses[list[i] ?? 0] ?? 0) & ~bit) === 0) n += 1;
  return n;
}

function matchesOf(misses: Uint16Array): Uint32Array {
  const matches = new Uint32Array(misses.length);
  let n = 0;
  for (let query = 0; query < misses.length; query += 1) if (misses[query] === 0) matches[n++] = query;
  return matches.slice(0, n);
}

/** Chosen values that no record has, in the order of FACET_FIELDS. */
export function unknownChoices({ facets }: FacetIndex, filter: FacetFilter): readonly UnknownChoice[] {
  return facets.flatMap(({ field, values }) =>
    (filter[field] ?? []).filter((value) => !values.includes(value)).map((value) => ({ field, value })),
  );
}

/** The filter with a value of a field added, or taken out where it was chosen. */
export function toggleChoice(filter: FacetFilter, field: FacetField, value: string): FacetFilter {
  const chosen = filter[field] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const others = Object.entries(filter).filter(([name]) => name !== field);
  return Object.fromEntries(next.length === 0 ? others : [...others, [field, next]]);
}
