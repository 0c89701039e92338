/** Milliseconds that work took. */
export interface Duration {
  readonly wall: number;
  /**
   * Of all threads of its process, the collector's and the compiler's among them: what others do on the machine
   * hardly changes it.
   */
  readonly cpu: number;
}

/** Does work in this process, and times it. */
export function timed<T>(work: () => T): [T, Duration] {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = work();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return [result, { wall, cpu: (user + system) / 1000 }];
}
