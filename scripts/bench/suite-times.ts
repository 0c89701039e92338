import type { Duration } from './duration';

/** What the whole suite takes, index included. */
export interface SuiteTimes {
  /** First run of a fresh process or tab. */
  readonly fresh: Duration;
  /** Medians of {@link REPEATS} runs after it, each with an index of its own. */
  readonly later: Duration;
}

export const REPEATS = 5;

/** The times of a fresh run and of those that followed it. */
export function suiteTimes([fresh, ...later]: readonly [Duration, ...Duration[]]): SuiteTimes {
  return { fresh, later: { wall: median(later.map(({ wall }) => wall)), cpu: median(later.map(({ cpu }) => cpu)) } };
}

/** The upper of the two middle values for an even number of them; NaN for none. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
