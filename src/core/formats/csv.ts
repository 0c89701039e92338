import type { ExportTable } from './export-table';

/**
 * CSV as in RFC 4180, with line feeds; provenance and caption stand above the header as `#` lines.
 * A text cell that a spreadsheet could take for a formula is quoted, never altered.
 */
export function tableToCsv({ caption, columns, rows, provenance }: ExportTable): string {
  const comments = [caption, ...provenance].filter((line) => line !== '').map((line) => `# ${onOneLine(line)}`);
  const header = columns.map(({ label }) => csvCell(label, false)).join(',');
  const body = rows.map((row) => row.map((cell, i) => csvCell(cell, columns[i]?.numeric ?? false)).join(','));
  return [...comments, header, ...body, ''].join('\n');
}

/** One CSV field. */
export function csvCell(text: string, numeric: boolean): string {
  const mustQuote = /[",\r\n]/.test(text) || /^\s|\s$/.test(text) || (!numeric && /^[=+\-@#]/.test(text));
  return mustQuote ? `"${text.replaceAll('"', '""')}"` : text;
}

function onOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ');
}
