/** Number and word forms of filings, without Intl, whose output depends on the machine's locale data. */

/** `1234567` → `1,234,567`; the sign is dropped, because prose says "loss" and tables use parentheses. */
export function count(value: number): string {
  return String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Millions of dollars in prose: `$1,234 million`. */
export function money(value: number): string {
  return `$${count(value)} million`;
}

/** A table cell: negative amounts in parentheses, zero as a dash. */
export function cell(value: number): string {
  if (Math.round(value) === 0) return '—';
  return value < 0 ? `(${count(value)})` : count(value);
}

/** Fixed decimals with halves rounded away from zero, e.g. a rate `4.3` or dollars a share `1.05`. */
export function decimal(value: number, decimals: number): string {
  const scale = 10 ** decimals;
  const digits = String(Math.round(Math.abs(value) * scale + 1e-9)).padStart(decimals + 1, '0');
  const sign = value < 0 && Number(digits) > 0 ? '-' : '';
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Dollars and cents: `$1.05`. */
export function dollars(value: number): string {
  return `$${decimal(value, 2)}`;
}

/** A dividend rate without the dollar sign: cents, or half cents where it has them. */
export function rate(value: number): string {
  const three = decimal(value, 3);
  return three.endsWith('0') ? decimal(value, 2) : three;
}

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Small whole numbers in words, as style guides want them; larger ones in digits. */
export function words(value: number): string {
  return NUMBER_WORDS[value] ?? count(value);
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[], conjunction = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1) ?? ''}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Splits a whole total by weights into whole parts that sum to it; the last part takes the rounding. */
export function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const parts = weights.slice(0, -1).map((weight) => Math.round((total * weight) / sum));
  return [...parts, total - parts.reduce((a, b) => a + b, 0)];
}

export function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}
