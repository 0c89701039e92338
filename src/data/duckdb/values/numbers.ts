/** The shortest digits that give this double back, as DuckDB prints them: a whole one keeps `.0`, to be told from an integer. */
export function doubleText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (Object.is(value, -0)) return '-0.0';
  const text = String(value);
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}

/** As {@link doubleText}, for single precision: 9 digits always give it back. */
export function floatText(value: number): string {
  for (let digits = 6; digits < 9; digits++) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.fround(shorter) === value) return doubleText(shorter);
  }
  return doubleText(Number.isFinite(value) ? Number(value.toPrecision(9)) : value);
}

/** A whole number of 10^−scale, as a decimal. */
export function decimalText(unscaled: bigint, scale: number): string {
  if (scale <= 0) return String(unscaled * 10n ** BigInt(-scale));
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
  const sign = unscaled < 0n ? '-' : '';
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** A whole number from 32-bit words, lowest first, in two's complement where `signed`. */
export function wholeFromWords(words: ArrayLike<number>, signed: boolean): bigint {
  let value = 0n;
  for (let i = words.length - 1; i >= 0; i--) value = (value << 32n) | BigInt((words[i] ?? 0) >>> 0);
  return signed ? BigInt.asIntN(32 * words.length, value) : value;
}
