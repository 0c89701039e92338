import type { Duration } from './duration';

/** What the whole suite takes, index included. */
export interface SuiteTimes {
  /** First run of a fresh process or tab, most of whose code is not compiled yet; its results are those that are checked. */
  readonly fresh: Duration;
  /** Medians of {@link REPEATS} runs after it, each with an index of its own. */
  readonly later: Duration;
}

/** Enough for a median that neither the engine's compiling, which goes on for some runs, nor a busy moment of the machine decides. */
export const REPEATS = 15;

/** The times of a fresh run and of those that followed it. */
export function suiteTimes([fresh, ...later]: readonly [Duration, ...Duration[]]): SuiteTimes {
  return { fresh, later: { wall: median(later.map(({ wall }) => wall)), cpu: median(later.map(({ cpu }) => cpu)) } };
}

/** The upper of the two middle values for an even number of them; NaN for none. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
