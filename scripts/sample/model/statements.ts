/**
 * The statements of a period: everything additive is an integer in millions of dollars, so that every table adds up as printed.
 * Outflows are positive numbers in fields whose name says so (capex, dividends, …).
 */

import { sum } from '../format';

/** The single-valued lines of a period. Increases of assets use cash, increases of liabilities provide it. */
export const LINES = [
  'costOfSales',
  /** Research and development, or exploration expense. */
  'research',
  'selling',
  'depreciation',
  'amortization',
  'impairment',
  'restructuring',
  'interest',
  'otherIncome',
  'currentTax',
  'deferredTax',
  'stockCompensation',
  'receivablesIncrease',
  'inventoriesIncrease',
  'otherAssetsIncrease',
  'payablesIncrease',
  'accruedIncrease',
  'capex',
  'acquiredProperty',
  'acquiredGoodwill',
  'acquiredIntangibles',
  'notesIssued',
  'notesRepaid',
  /** Net change of commercial paper. */
  'paperIncrease',
  'dividends',
  'buybacks',
] as const;
export type Line = (typeof LINES)[number];

/** What happens in a period. */
export interface Flows extends Readonly<Record<Line, number>> {
  /** By segment, in the company's order. */
  readonly segmentRevenue: readonly number[];
  readonly segmentCosts: readonly number[];
}

/** The balance sheet at a date. */
export interface Balance {
  readonly cash: number;
  readonly receivables: number;
  readonly inventories: number;
  readonly otherCurrent: number;
  readonly property: number;
  readonly goodwill: number;
  readonly intangibles: number;
  readonly payables: number;
  readonly accrued: number;
  /** Commercial paper and notes, principal. */
  readonly paper: number;
  readonly notes: number;
  readonly deferredTaxes: number;
  readonly otherLiabilities: number;
  /** Paid-in capital, fixed but for stock compensation. */
  readonly paidIn: number;
  readonly retained: number;
  /** Treasury stock at cost, positive. */
  readonly treasury: number;
}

/** Totals that follow from the lines. */
export interface Totals {
  readonly revenue: number;
  readonly costs: number;
  /** Segment profit, parallel to the segments; less `corporateCosts` it is the operating income. */
  readonly segmentProfit: readonly number[];
  readonly corporateCosts: number;
  readonly operatingIncome: number;
  readonly pretaxIncome: number;
  readonly tax: number;
  readonly netIncome: number;
  readonly operatingCash: number;
  readonly acquisitions: number;
  readonly investingCash: number;
  readonly financingCash: number;
  readonly cashChange: number;
}

/** Derives the totals of a period's flows. */
export function totals(f: Flows): Totals {
  const revenue = sum(f.segmentRevenue);
  const costs =
    f.costOfSales + f.research + f.selling + f.depreciation + f.amortization + f.impairment + f.restructuring;
  const operatingIncome = revenue - costs;
  const pretaxIncome = operatingIncome - f.interest + f.otherIncome;
  const tax = f.currentTax + f.deferredTax;
  const netIncome = pretaxIncome - tax;
  const nonCash = f.depreciation + f.amortization + f.impairment + f.deferredTax + f.stockCompensation;
  const workingCapital =
    f.payablesIncrease + f.accruedIncrease - f.receivablesIncrease - f.inventoriesIncrease - f.otherAssetsIncrease;
  const operatingCash = netIncome + nonCash + workingCapital;
  const acquisitions = f.acquiredProperty + f.acquiredGoodwill + f.acquiredIntangibles;
  const investingCash = -f.capex - acquisitions;
  const financingCash = f.notesIssued - f.notesRepaid + f.paperIncrease - f.dividends - f.buybacks;
  return {
    revenue,
    costs,
    segmentProfit: f.segmentRevenue.map((part, i) => part - (f.segmentCosts[i] ?? 0)),
    corporateCosts: costs - sum(f.segmentCosts),
    operatingIncome,
    pretaxIncome,
    tax,
    netIncome,
    operatingCash,
    acquisitions,
    investingCash,
    financingCash,
    cashChange: operatingCash + investingCash + financingCash,
  };
}

/** The balance after a period. Assets equal liabilities and equity afterwards whenever they did before. */
export function roll(b: Balance, f: Flows): Balance {
  const t = totals(f);
  return {
    cash: b.cash + t.cashChange,
    receivables: b.receivables + f.receivablesIncrease,
    inventories: b.inventories + f.inventoriesIncrease,
    otherCurrent: b.otherCurrent + f.otherAssetsIncrease,
    property: b.property + f.capex + f.acquiredProperty - f.depreciation,
    goodwill: b.goodwill + f.acquiredGoodwill,
    intangibles: b.intangibles + f.acquiredIntangibles - f.amortization - f.impairment,
    payables: b.payables + f.payablesIncrease,
    accrued: b.accrued + f.accruedIncrease,
    paper: b.paper + f.paperIncrease,
    notes: b.notes + f.notesIssued - f.notesRepaid,
    deferredTaxes: b.deferredTaxes + f.deferredTax,
    otherLiabilities: b.otherLiabilities,
    paidIn: b.paidIn + f.stockCompensation,
    retained: b.retained + t.netIncome - f.dividends,
    treasury: b.treasury + f.buybacks,
  };
}

export function currentAssets(b: Balance): number {
  return b.cash + b.receivables + b.inventories + b.otherCurrent;
}
export function totalAssets(b: Balance): number {
  return currentAssets(b) + b.property + b.goodwill + b.intangibles;
}
export function equity(b: Balance): number {
  return b.paidIn + b.retained - b.treasury;
}
export function totalLiabilities(b: Balance): number {
  return b.payables + b.accrued + b.paper + b.notes + b.deferredTaxes + b.otherLiabilities;
}
