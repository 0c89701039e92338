import { isPlaceholder } from './canonical-labels';
import type { Mended } from './normalise-labels';
import type { RawRecord } from './raw-record';
import { RepairLog } from './repair-log';

interface Source {
  readonly ticker: string;
  readonly year: number | string;
  readonly doc_type: string;
}

/**
 * Fills in years that are placeholders, of records and of hard negatives, with the year that more than half of the
 * file's records of the same ticker and doc_type have (paper Table 12). Without such a majority they stay.
 *
 * @param all the whole file, labels mended already
 */
export function inferYears(all: readonly Mended<RawRecord>[]): Mended<RawRecord>[] {
  const majority = majorityYears(all.map(({ record }) => record));
  const inferred = (source: Source): number | null =>
    typeof source.year === 'string' && isPlaceholder(source.year) ? (majority.get(filingKey(source)) ?? null) : null;

  return all.map(({ record, repairs }) => {
    const log = new RepairLog(record.id, record.raw);
    const year = inferred(record);
    if (year !== null) log.change('placeholder-inferred-majority-ticker-doc', 'year', record.year, year);
    const negatives = record.hard_negatives.map((negative, i) => {
      const negativeYear = inferred(negative);
      if (negativeYear === null) return negative;
      log.change('hn-year-inferred-majority', `hard_negatives[${i}].year`, negative.year, negativeYear);
      return { ...negative, year: negativeYear };
    });
    if (log.repairs.length === 0) return { record, repairs };
    return {
      record: { ...record, year: year ?? record.year, hard_negatives: negatives, raw: log.raw },
      repairs: [...repairs, ...log.repairs],
    };
  });
}

function filingKey({ ticker, doc_type }: Source): string {
  return JSON.stringify([ticker, doc_type]);
}

/** Ticker and doc_type → the year that more than half of its records have. */
function majorityYears(records: readonly Source[]): Map<string, number> {
  const counts = new Map<string, Map<number, number>>();
  for (const record of records) {
    if (typeof record.year !== 'number') continue;
    const key = filingKey(record);
    const years = counts.get(key) ?? new Map<number, number>();
    years.set(record.year, (years.get(record.year) ?? 0) + 1);
    counts.set(key, years);
  }
  const majority = new Map<string, number>();
  for (const [key, years] of counts) {
    const total = [...years.values()].reduce((sum, count) => sum + count, 0);
    for (const [year, count] of years) if (2 * count > total) majority.set(key, year);
  }
  return majority;
}
