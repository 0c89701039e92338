import type { Company } from '../companies';
import { capitalise, split } from '../format';
import { Random, seededReal } from '../random';
import { notesOf, outstanding } from './debt';
import type { Notes } from './debt';
import { fullYear, yearToDate } from './period';
import { FIRST_YEAR, fiscalYears } from './years';
import { foundingShares, withShares } from './shares';
import type { Report } from './shares';
import type { Balance } from './statements';

export type Form = '10-K' | '10-Q';

const QUARTER_ENDS = { 2: 'June 30', 3: 'September 30', 4: 'December 31' } as const;
const MONTHS = { 2: 'six months', 3: 'nine months', 4: 'year' } as const;

/** Which end of the reporting period a balance is taken at. */
export type At = 'end' | 'start';

/**
 * A 10-K of one fiscal year or a 10-Q of one year to date, with the facts that its notes are written from. Amounts that the
 * statements do not carry (lease cost, pension assets, …) come from `flow` and `stock`: a share of revenue that belongs to the
 * company and the label, so that the next filing's comparative column repeats this filing's figure.
 */
export class Filing {
  readonly company: Company;
  readonly form: Form;
  /** Year in which it was filed: a 10-K of fiscal 2024 is filed in 2025. */
  readonly year: number;
  readonly now: Report;
  readonly before: Report;
  /** The third column of a 10-K. */
  readonly earlier: Report;
  readonly seed: string;
  /** The balance sheet that the model starts from. */
  readonly founding: Balance;
  /** The full fiscal year that ended when the reporting period began. */
  readonly #previousYear: Report;
  readonly #notes: readonly Notes[];

  constructor(company: Company, form: Form, year: number, history: History) {
    this.company = company;
    this.form = form;
    this.year = year;
    this.seed = `${history.seed}/${company.ticker}`;
    this.#notes = history.notes;
    this.founding = history.full(FIRST_YEAR).opening;
    const fiscal = form === '10-K' ? year - 1 : year;
    const quarters = new Random(`${this.seed}/quarter/${year}`).chance(0.5) ? 2 : 3;
    const report = (at: number): Report => (form === '10-K' ? history.full(at) : history.partial(at, quarters));
    this.now = report(fiscal);
    this.before = report(fiscal - 1);
    this.earlier = report(fiscal - 2);
    this.#previousYear = history.full(fiscal - 1);
  }

  /** Names the filing in keys: `QRVN/2025/10-K`. */
  get id(): string {
    return `${this.company.ticker}/${this.year}/${this.form}`;
  }

  /** The columns of an income statement, latest first: three years in a 10-K, two periods in a 10-Q. */
  get reports(): readonly Report[] {
    return this.form === '10-K' ? [this.now, this.before, this.earlier] : [this.now, this.before];
  }

  /** `December 31, 2024`: the end of a report, or the day before the current one began. */
  date(report: Report = this.now): string {
    return `${quarterEnd(report)}, ${report.year}`;
  }
  get startDate(): string {
    return `December 31, ${this.now.year - 1}`;
  }

  /** `the year ended December 31, 2024`, `the six months ended June 30, 2025`. */
  span(report: Report = this.now): string {
    return `the ${spanWord(report)} ended ${this.date(report)}`;
  }

  /** `2024`, `the first six months of 2025`. */
  brief(report: Report = this.now): string {
    return report.quarters === 4 ? String(report.year) : `the first ${spanWord(report)} of ${report.year}`;
  }

  /** `2024`, `Six months ended June 30, 2025`: the head of a single column. */
  column(report: Report = this.now): string {
    return report.quarters === 4 ? String(report.year) : `${capitalise(spanWord(report))} ended ${this.date(report)}`;
  }

  /** `Year ended December 31,` or `Six months ended June 30,`: the head of the columns. */
  get columnHead(): string {
    return `${capitalise(spanWord(this.now))} ended ${quarterEnd(this.now)},`;
  }
  get columnYears(): readonly string[] {
    return this.reports.map((report) => String(report.year));
  }

  /** A constant of the company in [low, high]. */
  level(label: string, low: number, high: number): number {
    return seededReal(`${this.seed}/${label}`, low, high);
  }
  /** A whole constant of the company, both ends included. */
  whole(label: string, low: number, high: number): number {
    return new Random(`${this.seed}/${label}`).int(low, high);
  }
  /** A whole number that changes with the report. */
  wholeOf(label: string, low: number, high: number, report: Report = this.now): number {
    return new Random(`${this.seed}/${label}/${report.key}`).int(low, high);
  }
  /** One of a list: the company's own, the same every year. */
  choose<T>(label: string, items: readonly T[]): T {
    return new Random(`${this.seed}/${label}`).pick(items);
  }

  /** Dollars in millions that flow in a report: near `share` of its revenue, at least 1. */
  flow(label: string, share: number, report: Report = this.now): number {
    return this.#amount(label, share, report.key, report.revenue);
  }
  /** Dollars in millions at the end or the start of the current report: near `share` of a year's revenue, at least 1. */
  stock(label: string, share: number, at: At = 'end'): number {
    const report = at === 'end' ? this.now : this.#previousYear;
    return this.#amount(label, share, report.key, (report.revenue * 4) / report.quarters);
  }
  /** A percentage or rate with one decimal that moves a little from report to report. */
  rate(label: string, low: number, high: number, report: Report = this.now): number {
    const base = this.level(label, low, high);
    return Math.round(base * seededReal(`${this.seed}/${label}/${report.key}`, 0.93, 1.07) * 10) / 10;
  }

  /** Splits a balance by weights that belong to the company and move a little from date to date. */
  mix(label: string, total: number, weights: readonly number[], at: At = 'end'): number[] {
    const key = at === 'end' ? this.now.key : this.#previousYear.key;
    return split(
      total,
      weights.map(
        (weight, i) =>
          weight * this.level(`${label}/${i}`, 0.85, 1.15) * this.level(`${label}/${i}/${key}`, 0.94, 1.06),
      ),
    );
  }

  /** Notes outstanding at the end or start of the reporting period, by maturity. */
  notes(at: At = 'end'): readonly Notes[] {
    return outstanding(this.#notes, at === 'end' ? this.now.year : this.now.year - 1);
  }

  #amount(label: string, share: number, key: string, revenue: number): number {
    const own = this.level(label, 0.7, 1.3);
    return Math.max(1, Math.round(revenue * share * own * seededReal(`${this.seed}/${label}/${key}`, 0.9, 1.1)));
  }
}

function quarterEnd(report: Report): string {
  return QUARTER_ENDS[report.quarters];
}
function spanWord(report: Report): string {
  return MONTHS[report.quarters];
}

/** A company's fiscal years, and its share counts rolled through them. */
export class History {
  readonly seed: string;
  readonly notes: readonly Notes[];
  readonly #company: Company;
  readonly #years: ReturnType<typeof fiscalYears>;
  readonly #reports = new Map<number, Report>();

  constructor(company: Company, seed: string) {
    this.seed = seed;
    this.#company = company;
    this.notes = notesOf(company, seed);
    this.#years = fiscalYears(company, seed);
    let opening = foundingShares(company);
    for (const year of this.#years) {
      const report = withShares(company, seed, fullYear(year), opening);
      this.#reports.set(year.year, report);
      opening = report.shares.closing;
    }
  }

  full(year: number): Report {
    const report = this.#reports.get(year);
    if (report === undefined) throw new RangeError(`no fiscal year ${year} in the model`);
    return report;
  }

  partial(year: number, quarters: 2 | 3): Report {
    const fiscal = this.#years.find((candidate) => candidate.year === year);
    if (fiscal === undefined) throw new RangeError(`no fiscal year ${year} in the model`);
    const label = `${this.seed}/${this.#company.ticker}`;
    return withShares(this.#company, this.seed, yearToDate(fiscal, quarters, label), this.full(year).shares.opening);
  }
}
