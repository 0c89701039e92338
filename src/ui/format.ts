/** How numbers are printed on the page. Values are fractions inside; percent appears only here and in exports. */

const COUNT = new Intl.NumberFormat('en-GB');

/** `1,185` */
export const count = (value: number): string => COUNT.format(value);

/** A fraction as percent with a fixed number of decimals: 0.32099 → `32.10`. */
export const percent = (fraction: number, digits = 2): string => (fraction * 100).toFixed(digits);

/** A difference of two percentages in points, always signed, with a true minus: `+0.12`, `−0.40`, `0.00`. */
export function points(difference: number, digits = 2): string {
  const text = Math.abs(difference).toFixed(digits);
  if (Number(text) === 0) return text;
  return difference > 0 ? `+${text}` : `−${text}`;
}

/** Scores of retrievers: enough digits to tell neighbours apart, none for show. */
export const score = (value: number): string => (value === -Infinity ? '−∞' : value.toFixed(4));

/** `1.4 MB` in units of 1000, as browsers and file managers count downloads. */
export function bytes(value: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  const step = Math.min(units.length - 1, value < 1 ? 0 : Math.floor(Math.log10(value) / 3));
  const scaled = value / 1000 ** step;
  return `${step === 0 ? scaled : scaled.toFixed(1)} ${units[step] ?? 'GB'}`;
}

/** `about 4 s`, `about 2 min`: an estimate must not look exact. */
export function secondsLeft(seconds: number): string {
  if (seconds < 1) return 'less than a second';
  return seconds < 90 ? `about ${Math.ceil(seconds)} s` : `about ${Math.ceil(seconds / 60)} min`;
}

/** `1 record`, `2 records`. */
export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;
