import { tableToIPC } from 'apache-arrow';
import { csvCell } from '../../core/formats/csv';
import type { ResultCursor } from './result-cursor';
import { displayText, jsonText, type SqlValue } from './values/sql-value';

export const RESULT_FORMATS = ['csv', 'json', 'arrow'] as const;
export type ResultFormat = (typeof RESULT_FORMATS)[number];

const MEDIA_TYPES: Readonly<Record<ResultFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  arrow: 'application/vnd.apache.arrow.file',
};
const ROWS_AT_ONCE = 10_000;

/**
 * Writes a complete result as a file: CSV (NULL is empty), JSON (an array of objects), or an Arrow IPC file.
 *
 * @param breathe called between some thousand rows; may wait, or throw to stop
 */
export async function exportResult(
  cursor: ResultCursor,
  format: ResultFormat,
  breathe: (rows: number) => Promise<void>,
): Promise<Blob> {
  if (format === 'arrow') {
    const bytes = tableToIPC(cursor.toTable(), 'file');
    return new Blob([new Uint8Array(bytes)], { type: MEDIA_TYPES.arrow });
  }
  const parts: string[] = [format === 'csv' ? csvLine(cursor.columns.map(({ name }) => csvCell(name, false))) : '['];
  for (let from = 0; from < cursor.rows; from += ROWS_AT_ONCE) {
    await breathe(from);
    parts.push(format === 'csv' ? csvRows(cursor, from) : jsonRows(cursor, from));
  }
  if (format === 'json') parts.push('\n]\n');
  return new Blob(parts, { type: MEDIA_TYPES[format] });
}

function csvLine(fields: readonly string[]): string {
  return `${fields.join(',')}\n`;
}

/** NULL is nothing at all, an empty text is two quotes. */
function csvField(value: SqlValue): string {
  if (value === null) return '';
  const text = displayText(value);
  return text === '' ? '""' : csvCell(text, value.kind === 'number');
}

function csvRows(cursor: ResultCursor, from: number): string {
  const lines: string[] = [];
  for (const row of cursor.read(from, from + ROWS_AT_ONCE)) {
    lines.push(csvLine(row.map(csvField)));
  }
  return lines.join('');
}

function jsonRows(cursor: ResultCursor, from: number): string {
  const names = cursor.columns.map(({ name }) => JSON.stringify(name));
  const lines: string[] = [];
  for (const row of cursor.read(from, from + ROWS_AT_ONCE)) {
    lines.push(`{${row.map((value, i) => `${names[i] ?? ''}:${jsonText(value)}`).join(',')}}`);
  }
  return `${from === 0 ? '' : ','}\n${lines.join(',\n')}`;
}
