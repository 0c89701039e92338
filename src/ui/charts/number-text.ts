import type { NumberAxis } from './chart-spec';

type Formatted = Pick<NumberAxis, 'format' | 'unit'>;

// A year is no quantity: four digits stay together.
const PLAIN = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 6, useGrouping: 'min2' });
const TENTHS = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const SHORT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2, useGrouping: 'min2' });
const FIXED = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A label of an axis: as short as the number is. */
export function tickText({ format = 'number' }: Formatted, value: number): string {
  // Fractions of ten are not exact in binary; six digits are more than an axis resolves.
  return PLAIN.format(format === 'percent' ? value * 100 : value).replace('-', '−');
}

/** A value in a tooltip: percentages with two decimals, other numbers with six significant digits. */
export function valueText({ format = 'number', unit }: Formatted, value: number): string {
  const text = (format === 'percent' ? FIXED.format(value * 100) : PLAIN.format(value)).replace('-', '−');
  return unit === undefined ? text : `${text} ${unit}`;
}

/** A value in a cell of a heat map, without its unit: percentages with one decimal, other numbers with two at most. */
export function cellText({ format = 'number' }: Formatted, value: number): string {
  return (format === 'percent' ? TENTHS.format(value * 100) : SHORT.format(value)).replace('-', '−');
}

/** `Recall@k (%)`, `k (log scale)` */
export function axisTitle({ label, unit, scale }: Pick<NumberAxis, 'label' | 'unit' | 'scale'>): string {
  const remarks = [...(unit === undefined ? [] : [unit]), ...(scale === 'log' ? ['log scale'] : [])];
  return remarks.length === 0 ? label : `${label} (${remarks.join(', ')})`;
}
