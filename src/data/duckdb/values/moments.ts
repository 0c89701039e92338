/** Dates and times as DuckDB prints them, from the numbers that it sends. */

const DAY_MS = 86_400_000;
/** DuckDB's infinite dates and times: the ends of the number's range. */
const INFINITE_DAY = 0x7fffffff;
const INFINITE_TIME = 0x7fffffffffffffffn;

/** Days since 1970-01-01. */
export function dateText(days: number): string {
  if (days === INFINITE_DAY) return 'infinity';
  if (days === -INFINITE_DAY) return '-infinity';
  const date = new Date(days * DAY_MS);
  // Outside of what Date can hold, DuckDB still counts.
  if (Number.isNaN(date.getTime())) return `${days} days since 1970-01-01`;
  const year = date.getUTCFullYear();
  const pad = (part: number): string => String(part).padStart(2, '0');
  const era = year > 0 ? '' : ' (BC)';
  const shown = String(year > 0 ? year : 1 - year).padStart(4, '0');
  return `${shown}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}${era}`;
}

/** A count of units since midnight, `perSecond` of them a second; a fraction only where there is one. */
export function timeText(units: bigint, perSecond: bigint): string {
  const seconds = Number(units / perSecond);
  const pad = (part: number): string => String(part).padStart(2, '0');
  const whole = `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  const digits = String(perSecond).length - 1;
  const fraction = String(units % perSecond)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  return digits === 0 || fraction === '' ? whole : `${whole}.${fraction}`;
}

/** A count of units since 1970-01-01 00:00:00. */
export function timestampText(units: bigint, perSecond: bigint): string {
  if (units === INFINITE_TIME) return 'infinity';
  if (units === -INFINITE_TIME) return '-infinity';
  const perDay = 86_400n * perSecond;
  const sinceMidnight = ((units % perDay) + perDay) % perDay;
  return `${dateText(Number((units - sinceMidnight) / perDay))} ${timeText(sinceMidnight, perSecond)}`;
}

/** Months, days and nanoseconds are counted apart, as a month has no fixed length. */
export function intervalText(months: number, days: number, nanoseconds: bigint): string {
  const parts = [
    ...unitText(Math.trunc(months / 12), 'year'),
    ...unitText(months % 12, 'month'),
    ...unitText(days, 'day'),
  ];
  if (nanoseconds !== 0n || parts.length === 0) {
    const sign = nanoseconds < 0n ? '-' : '';
    // DuckDB's intervals count microseconds.
    parts.push(`${sign}${timeText((nanoseconds < 0n ? -nanoseconds : nanoseconds) / 1000n, 1_000_000n)}`);
  }
  return parts.join(' ');
}

function unitText(count: number, unit: string): string[] {
  return count === 0 ? [] : [`${count} ${unit}${Math.abs(count) === 1 ? '' : 's'}`];
}
