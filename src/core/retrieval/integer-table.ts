/**
 * Remembers a function of integers from 0 to `largest`: frequencies repeat, logarithms are dear. Above it the function is
 * computed each time.
 */
export function tabulate(largest: number, compute: (n: number) => number): (n: number) => number {
  const values = new Float64Array(largest + 1).fill(NaN);
  return (n) => {
    if (n > largest) return compute(n);
    const known = values[n] ?? NaN;
    if (!Number.isNaN(known)) return known;
    const value = compute(n);
    values[n] = value;
    return value;
  };
}
