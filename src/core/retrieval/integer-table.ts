/** Remembers a function of small non-negative integers: frequencies repeat, logarithms are dear. */
export function tabulate(compute: (n: number) => number): (n: number) => number {
  const values: (number | undefined)[] = [];
  return (n) => (values[n] ??= compute(n));
}
