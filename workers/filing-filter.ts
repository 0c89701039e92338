import type { TestCollection } from '../src/core/dataset/test-collection';
import type { FilingFilter } from './api';

/**
 * Document → 1 where its first-occurrence filing passes: ticker, year and form compared as strings, those that the
 * filter does not name passing all.
 */
export function passingDocuments({ filings, corpus }: TestCollection, filter: FilingFilter): Uint8Array {
  const passes = filings.map(
    ({ ticker, year, doc_type }) =>
      ticker === (filter.ticker ?? ticker) &&
      year === (filter.year ?? year) &&
      doc_type === (filter.docType ?? doc_type),
  );
  return Uint8Array.from(corpus.filing, (filing) => Number(passes[filing]));
}
