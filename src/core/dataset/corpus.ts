import { FilingTable } from './filing-table';
import { isBlank } from './python-text';
import type { FinRankRecord } from './record';
import type { Corpus, Filing } from './test-collection';

/** The pool C with what is needed to find its documents again. */
export interface Pool {
  readonly corpus: Corpus;
  /** Distinct filings of records, passages and hard negatives, in order of first mention. */
  readonly filings: readonly Filing[];
  /** Record → index in `filings`. */
  readonly queryFiling: Uint32Array;
  /** Record → for each of its hard negatives → index in `filings`: the negative's own metadata, also where the pool has another. */
  readonly hardNegativeFilings: readonly (readonly number[])[];
  /** Raw text → document. A blank text is no document. */
  readonly documentOf: ReadonlyMap<string, number>;
}

/**
 * Pools the texts of all records (paper section 3.6): records in file order, each one's passages before its hard
 * negatives; a text counts once, compared untrimmed, and keeps the filing of its first occurrence.
 */
export function buildPool(records: readonly FinRankRecord[]): Pool {
  const table = new FilingTable();
  const documentOf = new Map<string, number>();
  const documentFilings: number[] = [];
  const add = (text: string, filing: number): void => {
    if (documentOf.has(text) || isBlank(text)) return;
    documentOf.set(text, documentFilings.length);
    documentFilings.push(filing);
  };

  const queryFiling = new Uint32Array(records.length);
  const hardNegativeFilings = records.map((record, query) => {
    const own = table.numberOf(record);
    queryFiling[query] = own;
    for (const passage of record.passages) add(passage.text, own);
    return record.hard_negatives.map((negative) => {
      const filing = table.numberOf(negative);
      add(negative.text, filing);
      return filing;
    });
  });
  return {
    corpus: { texts: [...documentOf.keys()], filing: Uint32Array.from(documentFilings) },
    filings: table.filings,
    queryFiling,
    hardNegativeFilings,
    documentOf,
  };
}
