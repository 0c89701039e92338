import { split } from '../format';
import { seededReal } from '../random';
import type { FiscalYear } from './years';
import { LINES, roll, totals } from './statements';
import type { Balance, Flows, Line, Totals } from './statements';

/** A full year, or a year to date, as a filing reports it. */
export interface Period extends Flows, Totals {
  readonly year: number;
  /** 4 for a fiscal year; 2 or 3 for the six or nine months of a 10-Q. */
  readonly quarters: 2 | 3 | 4;
  /** `2024` or `2025Q2`: the name of the period in seeds. */
  readonly key: string;
  readonly opening: Balance;
  readonly closing: Balance;
}

/** Deals and bond issues happen once, in the first half; they are not spread over the year. */
const LUMPS: ReadonlySet<Line> = new Set<Line>([
  'acquiredProperty',
  'acquiredGoodwill',
  'acquiredIntangibles',
  'notesIssued',
  'notesRepaid',
]);

export function fullYear(fiscal: FiscalYear): Period {
  return {
    ...fiscal.flows,
    ...totals(fiscal.flows),
    year: fiscal.year,
    quarters: 4,
    key: String(fiscal.year),
    opening: fiscal.opening,
    closing: fiscal.closing,
  };
}

/** The first 2 or 3 quarters of a fiscal year. Amounts stay whole, and the balance at the end is rolled from them. */
export function yearToDate(fiscal: FiscalYear, quarters: 2 | 3, seed: string): Period {
  const key = `${fiscal.year}Q${quarters}`;
  const part = (line: string, value: number): number =>
    Math.round(value * (quarters / 4) * seededReal(`${seed}/${key}/${line}`, 0.97, 1.03));
  // Every line gets a value, so the entries make a whole record.
  const lines = Object.fromEntries(
    LINES.map((line) => [line, LUMPS.has(line) ? fiscal.flows[line] : part(line, fiscal.flows[line])]),
  ) as Record<Line, number>;
  const segmentRevenue = fiscal.flows.segmentRevenue.map((value, i) => part(`segment/${i}`, value));
  const { costs } = totals({ ...lines, segmentRevenue, segmentCosts: [] });
  const segmentCosts = split(
    Math.round(costs * 0.98),
    segmentRevenue.map(
      (value, i) => (value * (fiscal.flows.segmentCosts[i] ?? 0)) / (fiscal.flows.segmentRevenue[i] ?? 1),
    ),
  );
  const flows: Flows = { ...lines, segmentRevenue, segmentCosts };
  return {
    ...flows,
    ...totals(flows),
    year: fiscal.year,
    quarters,
    key,
    opening: fiscal.opening,
    closing: roll(fiscal.opening, flows),
  };
}
