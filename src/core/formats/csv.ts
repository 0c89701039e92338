import type { ExportTable } from './export-table';

/**
 * CSV as in RFC 4180, with line feeds; provenance and caption stand above the header as `#` lines.
 *
 * Labels come from files that anybody may have written, and a spreadsheet computes a cell that starts with `=`, `+`, `-`
 * or `@`, quoted or not. Such a text gets an apostrophe before it, which spreadsheets read as "this is text"; programs
 * that read the file have to take it off. Numbers stay numbers, negative ones in columns of text too.
 */
export function tableToCsv({ caption, columns, rows, provenance }: ExportTable): string {
  const comments = [caption, ...provenance].filter((line) => line !== '').map((line) => `# ${onOneLine(line)}`);
  const header = columns.map(({ label }) => csvCell(label, false)).join(',');
  const body = rows.map((row) => row.map((cell, i) => csvCell(cell, columns[i]?.numeric ?? false)).join(','));
  return [...comments, header, ...body, ''].join('\n');
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** One CSV field. */
export function csvCell(text: string, numeric: boolean): string {
  const isFormula = !numeric && /^\s*[=+\-@]/.test(text) && !NUMBER.test(text);
  const content = isFormula ? `'${text}` : text;
  const mustQuote = /[",\r\n]/.test(content) || /^[\s#]|\s$/.test(content);
  return mustQuote ? `"${content.replaceAll('"', '""')}"` : content;
}

function onOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ');
}
