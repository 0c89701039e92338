import type { Filing } from './test-collection';

/** Gives each distinct filing a dense number, in order of first mention. */
export class FilingTable {
  readonly filings: Filing[] = [];
  readonly #numbers = new Map<string, number>();

  /** The number of this filing; a new one when it was never asked for. Years compare as strings, as the harness does. */
  numberOf(source: { readonly ticker: string; readonly year: number | string; readonly doc_type: string }): number {
    const filing: Filing = { ticker: source.ticker, year: String(source.year), doc_type: source.doc_type };
    const key = JSON.stringify([filing.ticker, filing.year, filing.doc_type]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.filings.length);
    this.filings.push(filing);
    return this.filings.length - 1;
  }
}
