import { labelOrder } from './facets';
import type { LabelField } from './record';
import type { RecordSort } from './record-list';
import type { LabelColumn } from './test-collection';

/** What a list of records can be ordered by. */
export interface OrderSource {
  readonly ids: readonly string[];
  readonly labels: Readonly<Record<LabelField, LabelColumn>>;
  readonly goldCounts: ArrayLike<number>;
  readonly hardNegativeCounts: ArrayLike<number>;
}

/** `r2` before `r10`; the same on every machine, whatever its language. */
const NATURAL = new Intl.Collator('en', { numeric: true });

/**
 * One number a record, smaller ones first, or null for file order.
 *
 * @param relevance score of every record in the search, by query number; null without a search, when relevance is file order
 */
export function orderKeys(
  source: OrderSource,
  sort: RecordSort,
  relevance: ArrayLike<number> | null,
): ArrayLike<number> | null {
  switch (sort) {
    case 'file':
      return null;
    case 'relevance':
      return relevance === null ? null : Float64Array.from(relevance, (score) => -score);
    case 'id':
      return idPlaces(source.ids);
    case 'golds':
      return source.goldCounts;
    case 'negatives':
      return source.hardNegativeCounts;
    case 'ticker':
    case 'topic':
    case 'difficulty':
      return labelPlaces(sort, source.labels[sort]);
  }
}

function idPlaces(ids: readonly string[]): Uint32Array {
  const order = ids.map((_, query) => query).sort((a, b) => NATURAL.compare(ids[a] ?? '', ids[b] ?? ''));
  const places = new Uint32Array(ids.length);
  order.forEach((query, place) => (places[query] = place));
  return places;
}

function labelPlaces(field: LabelField, { values, codes }: LabelColumn): Uint32Array {
  const order = labelOrder(field, values);
  const places = values.map((value) => order.indexOf(value));
  return Uint32Array.from(codes, (code) => places[code] ?? values.length);
}

/**
 * Orders records by their keys; equal ones stay in file order, descending too, so that a list never depends on how it was
 * sorted before.
 *
 * @param matches query numbers, ascending
 * @param keys by query number; null for file order
 */
export function orderRecords(matches: Uint32Array, keys: ArrayLike<number> | null, descending: boolean): Uint32Array {
  const ordered = matches.slice();
  if (keys === null) return descending ? ordered.reverse() : ordered;
  const sign = descending ? -1 : 1;
  return ordered.sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || a - b);
}
