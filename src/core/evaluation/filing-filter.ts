import type { TestCollection } from '../dataset/test-collection';
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

  const lost = (documents: Uint32Array, filing: number): number =>
    documents.reduce((count, document) => (corpus.filing[document] === filing ? count : count + 1), 0);
  let candidates = 0;
  let losingAny = 0;
  let losingAll = 0;
  let shares = 0;
  let withNegatives = 0;
  for (const query of queries) {
    const filing = queryFiling[query] ?? 0;
    const golds = gold.values.subarray(gold.offsets[query], gold.offsets[query + 1]);
    const negatives = hardNegatives.values.subarray(hardNegatives.offsets[query], hardNegatives.offsets[query + 1]);
    const lostGolds = lost(golds, filing);
    candidates += documentsOf[filing] ?? 0;
    if (lostGolds > 0) losingAny += 1;
    if (lostGolds > 0 && lostGolds === golds.length) losingAll += 1;
    if (negatives.length > 0) {
      withNegatives += 1;
      shares += lost(negatives, filing) / negatives.length;
    }
  }
  return {
    hnEliminated: withNegatives === 0 ? null : shares / withNegatives,
    meanCandidates: queries.length === 0 ? 0 : candidates / queries.length,
    recordsLosingAnyGold: losingAny,
    recordsLosingAllGolds: losingAll,
  };
}
