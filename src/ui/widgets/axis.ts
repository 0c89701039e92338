/** Round steps for axis labels, in units of the axis. */
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 25, 50, 100] as const;
const MOST_TICKS = 7;

/** Axis labels at a round step that enclose all values, two at least and seven at most. */
export function ticks(values: readonly number[]): number[] {
  if (values.length === 0) return [0, 1];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = STEPS.find((candidate) => tickCount(low, high, candidate) <= MOST_TICKS) ?? high - low;
  const first = Math.floor(low / step);
  return Array.from({ length: tickCount(low, high, step) }, (_, i) => Number(((first + i) * step).toFixed(6)));
}

function tickCount(low: number, high: number, step: number): number {
  const first = Math.floor(low / step);
  return Math.max(first + 1, Math.ceil(high / step)) - first + 1;
}
