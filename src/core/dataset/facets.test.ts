import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACET_FIELDS } from './record-list';
import type { FacetField, FacetFilter } from './record-list';
import { buildFacets, labelOrder, selectRecords, toggleChoice, unknownChoices } from './facets';
import type { FacetSource } from './facets';
import { LABEL_FIELDS } from './record';
import type { HardNegativeClass, LabelField } from './record';
import type { LabelColumn } from './test-collection';

/** A record as the naive count sees it: field → the values that it has. */
type Tagged = Readonly<Record<FacetField, readonly string[]>>;

const allOf = (values: readonly string[]) =>
  Object.fromEntries(FACET_FIELDS.map((field) => [field, values])) as Record<FacetField, readonly string[]>;

const VALUES = ['a', 'b', 'c'];
const one = fc.constantFrom(...VALUES).map((value) => [value]);
const several = fc.subarray(VALUES);
const GOLDS = ['1', '2', '12'];
/** A band, and a length in it. */
const LENGTHS: Readonly<Record<string, number>> = { '0-10': 10, '16-20': 16, '31+': 40 };
const tagged: fc.Arbitrary<Tagged> = fc.record({
  topic: one,
  industry: one,
  ticker: one,
  difficulty: one,
  reasoning_type: one,
  passage_type: one,
  year: one,
  doc_type: one,
  golds: fc.constantFrom(...GOLDS).map((value) => [value]),
  question_length: fc.constantFrom(...Object.keys(LENGTHS)).map((value) => [value]),
  negative_class: several,
  split: several,
  warning: several,
});
const filterOf: fc.Arbitrary<FacetFilter> = fc.dictionary(
  fc.constantFrom(...FACET_FIELDS),
  fc.uniqueArray(fc.constantFrom(...VALUES, ...GOLDS, ...Object.keys(LENGTHS), 'unknown'), { minLength: 1 }),
  { maxKeys: 4, noNullPrototype: true },
);

function sourceOf(records: readonly Tagged[]): FacetSource {
  const having = (field: FacetField, value: string) =>
    Uint32Array.from(records.flatMap((record, query) => (record[field].includes(value) ? [query] : [])));
  const column = (field: LabelField): LabelColumn => {
    const values = [...new Set(records.flatMap((record) => record[field]))];
    return { values, codes: Uint16Array.from(records, (record) => values.indexOf(record[field][0]!)) };
  };
  return {
    labels: Object.fromEntries(LABEL_FIELDS.map((field) => [field, column(field)])) as FacetSource['labels'],
    golds: Uint32Array.from(records, ({ golds }) => Number(golds[0])),
    questionWords: Uint32Array.from(records, ({ question_length }) => LENGTHS[question_length[0] ?? ''] ?? 0),
    // The classes' names are a closed vocabulary; the facets do not care.
    negativeClasses: VALUES.map((name) => ({
      name: name as HardNegativeClass,
      queries: having('negative_class', name),
    })),
    splits: VALUES.map((name) => ({ name, queries: having('split', name) })),
    warnings: VALUES.map((rule) => ({ rule, queries: having('warning', rule) })),
  };
}

/** Meets every restriction but the ignored one: by the definition, one record at a time. */
function meets(record: Tagged, query: number, filter: FacetFilter, found: Uint8Array | null, ignored: string | null) {
  const fields = FACET_FIELDS.filter((field) => field !== ignored);
  const labels = fields.every(
    (field) => !filter[field] || filter[field].some((value) => record[field].includes(value)),
  );
  return labels && (found === null || ignored === 'search' || found[query] === 1);
}

describe('selectRecords', () => {
  const scene = fc.array(tagged, { maxLength: 30 }).chain((records) =>
    fc.record({
      records: fc.constant(records),
      filter: filterOf,
      found: fc.option(
        fc
          .array(fc.constantFrom(0, 1), { minLength: records.length, maxLength: records.length })
          .map((bits) => Uint8Array.from(bits)),
      ),
    }),
  );

  it('matches and counts as a naive walk over the records does', () => {
    fc.assert(
      fc.property(scene, ({ records, filter, found }) => {
        const index = buildFacets(sourceOf(records));
        const { matches, counts, without } = selectRecords(index, filter, found);
        const passing = (ignored: string | null) =>
          records.flatMap((record, query) => (meets(record, query, filter, found, ignored) ? [query] : []));
        expect([...matches]).toEqual(passing(null));
        for (const { field, values } of index.facets) {
          const pool = passing(field).map((query) => records[query]!);
          const naive = values.map((value) => pool.filter((record) => record[field].includes(value)).length);
          expect([...(counts.get(field) ?? [])]).toEqual(naive);
        }
        const restrictions = [...Object.keys(filter), ...(found === null ? [] : ['search'])];
        expect(Object.fromEntries(without)).toEqual(
          Object.fromEntries(restrictions.map((name) => [name, passing(name).length])),
        );
      }),
    );
  });
});

describe('facet values', () => {
  it('stand in the order of their vocabulary, unknown ones behind', () => {
    expect(labelOrder('difficulty', ['Weird', 'Hard', 'Alien', 'Easy'])).toEqual(['Easy', 'Hard', 'Alien', 'Weird']);
    expect(labelOrder('year', ['2025', '2023', '2024'])).toEqual(['2023', '2024', '2025']);
  });

  it('of counts stand in the order of numbers, and only where a record has them', () => {
    const records = ['12', '2', '2'].map((golds) => ({ ...allOf(['a']), golds: [golds], question_length: ['31+'] }));
    const [golds, length] = buildFacets(sourceOf(records)).facets.slice(LABEL_FIELDS.length);
    expect(golds).toMatchObject({ field: 'golds', values: ['2', '12'] });
    expect(golds?.queries.map((queries) => [...queries])).toEqual([[1, 2], [0]]);
    expect(length).toMatchObject({ field: 'question_length', values: ['31+'] });
  });

  it('are named when a choice is of none of them', () => {
    const index = buildFacets(sourceOf([allOf(['a'])]));
    expect(unknownChoices(index, { topic: ['Foo', 'a'], year: ['1999'] })).toEqual([
      { field: 'topic', value: 'Foo' },
      { field: 'year', value: '1999' },
    ]);
  });
});

describe('toggleChoice', () => {
  it('adds and takes out, and leaves no empty choice behind', () => {
    const risk = toggleChoice({}, 'topic', 'Risk');
    expect(risk).toEqual({ topic: ['Risk'] });
    expect(toggleChoice(risk, 'topic', 'Legal')).toEqual({ topic: ['Risk', 'Legal'] });
    expect(toggleChoice(risk, 'topic', 'Risk')).toEqual({});
  });
});
