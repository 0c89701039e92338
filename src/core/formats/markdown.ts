import type { ExportTable } from './export-table';

/** A GitHub-flavoured Markdown table under its caption; provenance follows as HTML comments. */
export function tableToMarkdown({ caption, columns, rows, provenance }: ExportTable): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    ...(caption === '' ? [] : [`**${markdownText(caption)}**`, '']),
    line(columns.map(({ label }) => markdownText(label))),
    line(columns.map(({ numeric }) => (numeric ? '--:' : ':--'))),
    ...rows.map((row) => line(row.map(markdownText))),
    '',
    ...provenance.map((text) => `<!-- ${commentText(text)} -->`),
    '',
  ].join('\n');
}

/** Text of a table cell: every character that Markdown or HTML could read as markup is escaped; line breaks become `<br>`. */
export function markdownText(text: string): string {
  return text
    .replace(/[\\`*_[\]|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n|\r|\n/g, '<br>');
}

/** Two hyphens end or break an HTML comment. */
function commentText(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/-{2,}|-$/g, (hyphens) => '‐'.repeat(hyphens.length));
}
