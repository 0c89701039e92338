import type { ExportTable } from '../../src/core/formats/export-table';

/** A table for a terminal: columns aligned by blanks, numbers to the right, a rule under the header. */
export function tableToText({ columns, rows }: Pick<ExportTable, 'columns' | 'rows'>): string {
  const header = columns.map(({ label }) => label);
  const widths = columns.map((_, i) => Math.max(...[header, ...rows].map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    columns
      .map(({ numeric }, i) => {
        const cell = row[i] ?? '';
        return numeric ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0);
      })
      .join('  ')
      .trimEnd();
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
