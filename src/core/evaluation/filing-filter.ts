import { rowLength } from '../dataset/rows';
import type { Rows, TestCollection } from '../dataset/test-collection';
import type { FilterResult } from './suite';

/** What the oracle filter does to a collection, whatever ranks it. */
export type FilterCounts = Omit<FilterResult, 'figures'>;

/**
 * Counts what restricting the pool to a record's own filing, by first-occurrence metadata, leaves and loses
 * (paper section 7.1).
 *
 * @param queries the queries counted
 */
export function countFilter(collection: TestCollection, queries: Uint32Array): FilterCounts {
  const { corpus, filings, queryFiling, gold, hardNegatives } = collection;
  const documentsOf = new Uint32Array(filings.length);
  for (const filing of corpus.filing) documentsOf[filing] = (documentsOf[filing] ?? 0) + 1;

  const lost = ({ offsets, values }: Rows, query: number): number => {
    const end = offsets[query + 1] ?? 0;
    let count = 0;
    for (let at = offsets[query] ?? 0; at < end; at += 1) {
      if (corpus.filing[values[at] ?? 0] !== queryFiling[query]) count += 1;
    }
    return count;
  };
  let candidates = 0;
  let losingAny = 0;
  let losingAll = 0;
  let shares = 0;
  let withNegatives = 0;
  for (const query of queries) {
    const golds = rowLength(gold, query);
    const negatives = rowLength(hardNegatives, query);
    const lostGolds = lost(gold, query);
    candidates += documentsOf[queryFiling[query] ?? 0] ?? 0;
    if (lostGolds > 0) losingAny += 1;
    if (lostGolds > 0 && lostGolds === golds) losingAll += 1;
    if (negatives > 0) {
      withNegatives += 1;
      shares += lost(hardNegatives, query) / negatives;
    }
  }
  return {
    hnEliminated: withNegatives === 0 ? null : shares / withNegatives,
    meanCandidates: queries.length === 0 ? 0 : candidates / queries.length,
    recordsLosingAnyGold: losingAny,
    recordsLosingAllGolds: losingAll,
  };
}
