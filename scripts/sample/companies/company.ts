/** What is fixed about an invented company. Everything that changes from year to year is in `model/`. */

export type Sector = 'Pharmaceuticals' | 'Oil & Gas' | 'Automotive';
/** Decides which notes a company writes: a pipeline operator has no exploration, a car maker no royalties. */
export type Trade = 'pharma' | 'upstream' | 'midstream' | 'automotive';

/** How a company refers to itself: `we`, `the Company`, or by its name. */
export type Voice = 'we' | 'company' | 'name';

export interface Segment {
  readonly name: string;
  /** Completes "The segment …", e.g. `develops and sells medicines for rare blood disorders`. */
  readonly does: string;
  /** Share of the company's sales, relative to the other segments. */
  readonly weight: number;
}

/** A medicine, a producing area, a pipeline system or a model line. */
export interface Asset {
  readonly name: string;
  /** Apposition, e.g. `a once-weekly injection for plaque psoriasis`. */
  readonly what: string;
}

export interface Company {
  readonly ticker: string;
  /** Short name, as an analyst says it. */
  readonly name: string;
  readonly legalName: string;
  readonly sector: Sector;
  readonly trade: Trade;
  /** The finer label that an annotator may have typed instead of the sector. */
  readonly industry: string;
  readonly city: string;
  readonly incorporated: string;
  readonly founded: number;
  readonly segments: readonly Segment[];
  readonly assets: readonly Asset[];
  /** Geographic areas of the revenue table. */
  readonly regions: readonly string[];
  /** Places with a plant, laboratory, terminal or field office. */
  readonly sites: readonly string[];
  readonly voice: Voice;
  /** Tables with pipes (Markdown) or with columns of blanks. */
  readonly tables: 'markdown' | 'plain';
  /** Revenue of fiscal 2020 in millions of dollars. */
  readonly revenue: number;
  /** Average yearly growth of revenue. */
  readonly growth: number;
  /** Debt at the end of 2020 as a share of that year's revenue. */
  readonly leverage: number;
  /** Dividends as a share of earnings in 2021. */
  readonly payout: number;
  /** Share price at the end of 2020, in dollars. */
  readonly price: number;
  /** Records in the full sample of 1,185, spread like FinRank's: from 9 to 142. */
  readonly records: number;
}
