import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANIES } from '../companies';
import { sum } from '../format';
import { principal } from './debt';
import { Filing, History } from './filing';
import type { Form } from './filing';
import { currentAssets, equity, totalAssets, totalLiabilities } from './statements';

const anyFiling = fc
  .record({
    company: fc.constantFrom(...COMPANIES),
    seed: fc.nat(),
    year: fc.constantFrom(2024, 2025),
    quarterly: fc.boolean(),
  })
  .map(({ company, seed, year, quarterly }) => {
    const form: Form = quarterly && company.sector === 'Oil & Gas' ? '10-Q' : '10-K';
    return new Filing(company, form, year, new History(company, String(seed)));
  });

describe('the fact model', () => {
  it('has distinct names and tickers', () => {
    for (const name of [
      COMPANIES.map((c) => c.ticker),
      COMPANIES.map((c) => c.name),
      COMPANIES.map((c) => c.legalName),
    ]) {
      expect(new Set(name).size).toBe(22);
    }
  });

  it('balances: assets are liabilities and equity at both ends of every report', () => {
    fc.assert(
      fc.property(anyFiling, ({ reports }) => {
        for (const { opening, closing } of reports) {
          for (const balance of [opening, closing]) {
            expect(totalAssets(balance)).toBe(totalLiabilities(balance) + equity(balance));
            expect(currentAssets(balance)).toBeLessThan(totalAssets(balance));
          }
        }
      }),
    );
  });

  it('adds up: segments to revenue and operating income, flows to the change of cash, notes to debt', () => {
    fc.assert(
      fc.property(anyFiling, (filing) => {
        for (const report of filing.reports) {
          expect(sum(report.segmentRevenue)).toBe(report.revenue);
          expect(sum(report.segmentProfit) - report.corporateCosts).toBe(report.operatingIncome);
          expect(report.operatingCash + report.investingCash + report.financingCash).toBe(report.cashChange);
          expect(report.opening.cash + report.cashChange).toBe(report.closing.cash);
        }
        expect(principal(filing.notes())).toBe(filing.now.closing.notes);
        expect(principal(filing.notes('start'))).toBe(filing.now.opening.notes);
      }),
    );
  });

  it('repeats this filing’s year as the next filing’s comparative year', () => {
    for (const company of COMPANIES) {
      const history = new History(company, 'chain');
      const [older, newer] = [new Filing(company, '10-K', 2024, history), new Filing(company, '10-K', 2025, history)];
      expect(newer.before).toEqual(older.now);
      expect(newer.now.opening).toEqual(older.now.closing);
      expect(newer.flow('lease-cost', 0.01, newer.before)).toBe(older.flow('lease-cost', 0.01));
      expect(newer.stock('pension-obligation', 0.1, 'start')).toBe(older.stock('pension-obligation', 0.1));
      expect(newer.now.shares.opening).toBe(older.now.shares.closing);
    }
  });

  it('keeps companies solvent and profitable, so that no sentence of the notes turns false', () => {
    fc.assert(
      fc.property(anyFiling, ({ now, before }) => {
        for (const report of [now, before]) {
          expect(report.netIncome).toBeGreaterThan(0);
          expect(report.operatingCash - report.capex).toBeGreaterThan(0);
          expect(report.closing.cash).toBeGreaterThan(0);
          expect(equity(report.closing)).toBeGreaterThan(0);
          expect(report.shares.repurchased).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
