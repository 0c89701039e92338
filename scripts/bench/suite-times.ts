/** Milliseconds of the whole suite, index included. */
export interface SuiteTimes {
  /** First run of a fresh process or tab. */
  readonly firstMs: number;
  /** Median of {@link REPEATS} runs after it, each with an index of its own. */
  readonly medianMs: number;
}

export const REPEATS = 5;

/** The upper of the two middle values for an even number of them; NaN for none. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
