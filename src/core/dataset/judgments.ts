import type { Pool } from './corpus';
import { pythonStrip } from './python-text';
import type { FinRankRecord, HardNegative, HardNegativeClass } from './record';

/** One gold passage or hard negative of one record, in the order that the record lists it. */
export interface Judgment {
  /** Query number: place of the record in the file. */
  readonly query: number;
  readonly kind: 'gold' | 'hard-negative';
  /** Place in the record's list, from 0. */
  readonly order: number;
  /** Document number; null for a blank text, which the pool leaves out. */
  readonly document: number | null;
  /** Index in `Pool.filings`: the occurrence's own filing, not the document's first one. */
  readonly filing: number;
  readonly pageNumber: string | null;
  readonly passageId: string;
  /** Null for gold. */
  readonly hardNegativeClass: HardNegativeClass | null;
  /**
   * Of a hard negative: passage ids, in file order, of the gold passages of other records with the same trimmed text
   * (`overlaps_gold_of` in the release's `hn_taxonomy.json`). Empty for gold.
   */
  readonly overlaps: readonly string[];
}

/** Every record's gold passages, then its hard negatives, in file order. */
export function buildJudgments(records: readonly FinRankRecord[], pool: Pool): Judgment[] {
  const industryOf = new Map(records.map((record) => [record.ticker, record.industry]));
  const goldByText = indexGoldTexts(records);
  return records.flatMap((record, query) => {
    const ownFiling = pool.queryFiling[query] ?? 0;
    const gold = record.passages.map((passage, order): Judgment => ({
      query,
      kind: 'gold',
      order,
      document: pool.documentOf.get(passage.text) ?? null,
      filing: ownFiling,
      pageNumber: passage.page_number,
      passageId: passage.passage_id,
      hardNegativeClass: null,
      overlaps: [],
    }));
    const negatives = record.hard_negatives.map((negative, order): Judgment => ({
      query,
      kind: 'hard-negative',
      order,
      document: pool.documentOf.get(negative.text) ?? null,
      filing: pool.hardNegativeFilings[query]?.[order] ?? ownFiling,
      pageNumber: negative.page_number,
      passageId: negative.passage_id,
      hardNegativeClass: classify(negative, record, industryOf),
      overlaps: (goldByText.get(pythonStrip(negative.text)) ?? [])
        .filter((gold) => gold.query !== query)
        .map((gold) => gold.passageId),
    }));
    return [...gold, ...negatives];
  });
}

/**
 * How a negative's filing relates to its record's (paper Figure 1).
 *
 * @param industryOf ticker → industry of its last record in the file; a ticker without records is `cross_industry`
 */
function classify(
  negative: HardNegative,
  record: FinRankRecord,
  industryOf: ReadonlyMap<string, string>,
): HardNegativeClass {
  if (negative.ticker === record.ticker) {
    const sameFiling = String(negative.year) === String(record.year) && negative.doc_type === record.doc_type;
    return sameFiling ? 'same_company_same_year_doc' : 'same_company_other_year_or_doc';
  }
  return industryOf.get(negative.ticker) === record.industry ? 'same_industry_other_company' : 'cross_industry';
}

interface GoldText {
  readonly query: number;
  readonly passageId: string;
}

function indexGoldTexts(records: readonly FinRankRecord[]): Map<string, GoldText[]> {
  const byText = new Map<string, GoldText[]>();
  records.forEach((record, query) => {
    for (const passage of record.passages) {
      const text = pythonStrip(passage.text);
      const seen = byText.get(text);
      const gold = { query, passageId: passage.passage_id };
      if (seen) seen.push(gold);
      else byText.set(text, [gold]);
    }
  });
  return byText;
}
