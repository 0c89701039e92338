/** The value below which a share of the values lie; the upper of two. NaN for none. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** One line about some waits, in milliseconds. */
export function summary(what: string, milliseconds: readonly number[]): string {
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => quantile(milliseconds, share).toFixed(0));
  return `${what}: median ${median} ms, 95th percentile ${p95} ms, longest ${most} ms (${milliseconds.length} times)`;
}
