import type { Company, Trade } from '../companies';
import { split } from '../format';
import { seededReal } from '../random';
import { notesOf, outstanding, principal } from './debt';
import type { Notes } from './debt';
import { currentAssets, roll, totalLiabilities, totals } from './statements';
import type { Balance, Flows } from './statements';

/** Shares of revenue that a trade's lines hover about. */
interface Shape {
  readonly costOfSales: number;
  readonly research: number;
  readonly selling: number;
  readonly depreciation: number;
  readonly capex: number;
  readonly property: number;
  readonly goodwill: number;
  readonly intangibles: number;
  readonly inventories: number;
}

const SHAPES: Readonly<Record<Trade, Shape>> = {
  pharma: {
    costOfSales: 0.27,
    research: 0.19,
    selling: 0.24,
    depreciation: 0.03,
    capex: 0.05,
    property: 0.34,
    goodwill: 0.5,
    intangibles: 0.62,
    inventories: 0.14,
  },
  upstream: {
    costOfSales: 0.46,
    research: 0.022,
    selling: 0.045,
    depreciation: 0.19,
    capex: 0.24,
    property: 1.75,
    goodwill: 0.08,
    intangibles: 0.05,
    inventories: 0.06,
  },
  midstream: {
    costOfSales: 0.58,
    research: 0.006,
    selling: 0.04,
    depreciation: 0.1,
    capex: 0.14,
    property: 2.3,
    goodwill: 0.3,
    intangibles: 0.22,
    inventories: 0.05,
  },
  automotive: {
    costOfSales: 0.775,
    research: 0.051,
    selling: 0.058,
    depreciation: 0.031,
    capex: 0.038,
    property: 0.36,
    goodwill: 0.02,
    intangibles: 0.03,
    inventories: 0.1,
  },
};

/** A fiscal year: its flows and the balances at both ends. */
export interface FiscalYear {
  readonly year: number;
  readonly flows: Flows;
  readonly opening: Balance;
  readonly closing: Balance;
}

export const FIRST_YEAR = 2021;
export const LAST_YEAR = 2025;

/** Fiscal years 2021–2025 of a company, one rolled from the other. */
export function fiscalYears(company: Company, seed: string): readonly FiscalYear[] {
  const notes = notesOf(company, seed);
  const years: FiscalYear[] = [];
  let opening = openingBalance(company, notes, seed);
  let revenue = company.revenue;
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    revenue = Math.round(
      revenue * (1 + company.growth + seededReal(`${seed}/${company.ticker}/growth/${year}`, -0.07, 0.07)),
    );
    const flows = yearFlows(company, notes, seed, year, revenue, opening);
    const closing = roll(opening, flows);
    years.push({ year, flows, opening, closing });
    opening = closing;
  }
  return years;
}

/** The balance sheet at the end of 2020; retained earnings are what makes it balance. */
function openingBalance(company: Company, notes: readonly Notes[], seed: string): Balance {
  const shape = SHAPES[company.trade];
  const at = (label: string, share: number): number =>
    Math.round(company.revenue * share * seededReal(`${seed}/${company.ticker}/opening/${label}`, 0.85, 1.15));
  const balance: Balance = {
    cash: at('cash', 0.12),
    receivables: at('receivables', 0.13),
    inventories: at('inventories', shape.inventories),
    otherCurrent: at('other', 0.045),
    property: at('property', shape.property),
    goodwill: at('goodwill', shape.goodwill),
    intangibles: at('intangibles', shape.intangibles),
    payables: at('payables', 0.1),
    accrued: at('accrued', 0.09),
    paper: 0,
    notes: principal(outstanding(notes, FIRST_YEAR - 1)),
    deferredTaxes: at('deferred', 0.05),
    otherLiabilities: at('liabilities', 0.1),
    paidIn: at('paid-in', 0.22),
    retained: 0,
    treasury: at('treasury', 0.16),
  };
  const assets = currentAssets(balance) + balance.property + balance.goodwill + balance.intangibles;
  return { ...balance, retained: assets - totalLiabilities(balance) - balance.paidIn + balance.treasury };
}

function yearFlows(
  company: Company,
  notes: readonly Notes[],
  seed: string,
  year: number,
  revenue: number,
  opening: Balance,
): Flows {
  const shape = SHAPES[company.trade];
  const label = `${seed}/${company.ticker}`;
  /** Amount near a share of revenue: the company's own level, moved a little every year. */
  const near = (line: string, share: number, move = 0.05, spread = 0.1): number =>
    Math.round(
      revenue *
        share *
        seededReal(`${label}/${line}`, 1 - spread, 1 + spread) *
        seededReal(`${label}/${line}/${year}`, 1 - move, 1 + move),
    );
  const follows = (line: string, balance: number, share: number): number => near(line, share) - balance;

  const segmentRevenue = split(
    revenue,
    company.segments.map((segment) => segment.weight * seededReal(`${label}/${segment.name}/${year}`, 0.93, 1.07)),
  );
  const [acquiredProperty = 0, acquiredGoodwill = 0, acquiredIntangibles = 0] = split(
    near('deal', 0.032, 0.4),
    company.trade === 'pharma' ? [1, 4, 5] : company.trade === 'automotive' ? [5, 3, 2] : [8, 1, 1],
  );
  const due = notes.filter((series) => series.matures === year);
  const issued = notes.filter((series) => series.issued === year);
  const averageDebt = opening.notes + opening.paper + principal(issued) / 2 - principal(due) / 2;
  const operating = {
    segmentRevenue,
    costOfSales: near('cost', shape.costOfSales, 0.015, 0.03),
    research: near('research', shape.research),
    selling: near('selling', shape.selling, 0.03),
    depreciation: near('depreciation', shape.depreciation, 0.03),
    amortization: Math.round(opening.intangibles * seededReal(`${label}/amortization`, 0.06, 0.1)),
    impairment: Math.round(opening.intangibles * seededReal(`${label}/impairment/${year}`, 0.004, 0.035)),
    restructuring: near('restructuring', 0.004, 0.5),
    interest: Math.round(averageDebt * seededReal(`${label}/interest`, 0.036, 0.047)),
    otherIncome: near('other-income', 0.006, 0.5),
    stockCompensation: near('stock', 0.011),
    receivablesIncrease: follows('receivables', opening.receivables, 0.13),
    inventoriesIncrease: follows('inventories', opening.inventories, shape.inventories),
    otherAssetsIncrease: follows('other-current', opening.otherCurrent, 0.045),
    payablesIncrease: follows('payables', opening.payables, 0.1),
    accruedIncrease: follows('accrued', opening.accrued, 0.09),
    capex: near('capex', shape.capex, 0.1),
    acquiredProperty,
    acquiredGoodwill,
    acquiredIntangibles,
    notesIssued: principal(issued),
    notesRepaid: principal(due),
  };
  return financed(company, label, year, revenue, opening, operating);
}

type Operating = Omit<
  Flows,
  'segmentCosts' | 'currentTax' | 'deferredTax' | 'paperIncrease' | 'dividends' | 'buybacks'
>;

/** Adds taxes, the segments' share of costs, and what is paid to shareholders or borrowed to end near the cash target. */
function financed(
  company: Company,
  label: string,
  year: number,
  revenue: number,
  opening: Balance,
  operating: Operating,
): Flows {
  const untaxed: Flows = {
    ...operating,
    segmentCosts: [],
    currentTax: 0,
    deferredTax: 0,
    paperIncrease: 0,
    dividends: 0,
    buybacks: 0,
  };
  const { pretaxIncome, costs } = totals(untaxed);
  const tax = Math.round(pretaxIncome * seededReal(`${label}/tax-rate/${year}`, 0.165, 0.225));
  const deferredTax = Math.round(tax * seededReal(`${label}/deferred/${year}`, 0.06, 0.2));
  const taxed: Flows = { ...untaxed, currentTax: tax - deferredTax, deferredTax };
  const before = totals(taxed);

  const growth = 1 + 0.055 * (year - FIRST_YEAR);
  const dividends = Math.round(company.revenue * earningsShare(company.trade) * company.payout * growth);
  const surplus = opening.cash + before.cashChange - dividends - Math.round(revenue * 0.11);
  // A token amount is bought back even in a lean year, if need be with borrowed money.
  const leastBuybacks = Math.round(revenue * 0.004);
  const repaidPaper = Math.max(0, Math.min(opening.paper, surplus - leastBuybacks));
  const free = surplus - repaidPaper;
  const buybacks = Math.max(leastBuybacks, Math.round(free * 0.96));
  const borrowed = Math.max(0, buybacks - free);

  const segmentCosts = split(
    Math.round(costs * 0.98),
    operating.segmentRevenue.map(
      (part, i) =>
        part *
        seededReal(`${label}/segment-cost/${i}`, 0.9, 1.1) *
        seededReal(`${label}/segment-cost/${i}/${year}`, 0.98, 1.02),
    ),
  );
  return { ...taxed, segmentCosts, dividends, buybacks, paperIncrease: borrowed - repaidPaper };
}

/** Net income as a share of revenue, roughly: the base of the dividend. */
function earningsShare(trade: Trade): number {
  return { pharma: 0.12, upstream: 0.17, midstream: 0.13, automotive: 0.035 }[trade];
}
