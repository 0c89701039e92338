import type { Company } from '../companies';
import { seededReal } from '../random';

/** A series of notes: principal in millions, outstanding from the end of `issued` until it is repaid in `matures`. */
export interface Notes {
  readonly coupon: number;
  readonly issued: number;
  readonly matures: number;
  readonly principal: number;
}

/** Maturity, issue year (0: before the first fiscal year) and share of the opening debt of each series. */
const LADDER: readonly (readonly [number, number, number])[] = [
  [2021, 0, 8],
  [2022, 0, 9],
  [2023, 0, 8],
  [2024, 0, 9],
  [2025, 0, 10],
  [2026, 0, 11],
  [2027, 2021, 9],
  [2028, 0, 12],
  [2029, 2022, 10],
  [2031, 2023, 9],
  [2033, 2024, 11],
  [2035, 2025, 8],
  [2038, 0, 13],
  [2044, 0, 12],
  [2052, 2022, 7],
];

/** Every series that the company has or will have outstanding from 2020 to 2025. */
export function notesOf(company: Company, seed: string): readonly Notes[] {
  const debt = company.revenue * company.leverage;
  return LADDER.map(([matures, issued, share], i) => {
    const label = `${seed}/${company.ticker}/notes/${i}`;
    const size = (debt * share * seededReal(label, 0.75, 1.25)) / 92;
    const step = debt > 8000 ? 250 : debt > 2500 ? 50 : 25;
    const coupon = Math.round(seededReal(`${label}/coupon`, issued >= 2022 ? 38 : 18, matures > 2030 ? 62 : 46)) / 8;
    return {
      matures,
      issued,
      coupon: Math.max(1.125, Math.round(coupon * 8) / 8 - 0.0),
      principal: Math.max(step, Math.round(size / step) * step),
    };
  });
}

/** The series outstanding at the end of a fiscal year. */
export function outstanding(notes: readonly Notes[], year: number): readonly Notes[] {
  return notes.filter((series) => series.issued <= year && series.matures > year);
}

export function principal(notes: readonly Notes[]): number {
  return notes.reduce((total, series) => total + series.principal, 0);
}
