/**
 * A value of a result, exact: numbers are the digits that SQL means, because a JavaScript number holds neither a BIGINT
 * nor a DECIMAL.
 */
export type SqlValue =
  | null
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'text'; readonly text: string }
  /** Dates, times, intervals, blobs: text without quotes inside lists. */
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly SqlValue[] }
  | { readonly kind: 'struct'; readonly entries: readonly (readonly [string, SqlValue])[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [SqlValue, SqlValue])[] };

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function nested(value: SqlValue): string {
  return value !== null && value.kind === 'text' ? quoted(value.text) : displayText(value);
}

/** As a table shows it: nested values in DuckDB's own literal syntax, texts in them quoted. */
export function displayText(value: SqlValue): string {
  if (value === null) return 'NULL';
  switch (value.kind) {
    case 'boolean':
      return String(value.value);
    case 'number':
    case 'text':
    case 'literal':
      return value.text;
    case 'list':
      return `[${value.items.map(nested).join(', ')}]`;
    case 'struct':
      return `{${value.entries.map(([name, entry]) => `${quoted(name)}: ${nested(entry)}`).join(', ')}}`;
    case 'map':
      return `MAP {${value.entries.map(([key, entry]) => `${nested(key)}: ${nested(entry)}`).join(', ')}}`;
  }
}

const JSON_NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/;

/** As JSON; digits stay as they are, and what JSON has no number for (NaN, Infinity) becomes a text. A map becomes pairs. */
export function jsonText(value: SqlValue): string {
  if (value === null) return 'null';
  switch (value.kind) {
    case 'boolean':
      return String(value.value);
    case 'number':
      return JSON_NUMBER.test(value.text) ? value.text : JSON.stringify(value.text);
    case 'text':
    case 'literal':
      return JSON.stringify(value.text);
    case 'list':
      return `[${value.items.map(jsonText).join(',')}]`;
    case 'struct':
      return `{${value.entries.map(([name, entry]) => `${JSON.stringify(name)}:${jsonText(entry)}`).join(',')}}`;
    case 'map':
      return `[${value.entries.map(([key, entry]) => `[${jsonText(key)},${jsonText(entry)}]`).join(',')}]`;
  }
}
