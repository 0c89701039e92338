/** A table that a passage holds as text with a bar or a tab between cells. Rows all have as many cells as the widest. */
export interface PassageTable {
  /** Rows above Markdown's rule, else leading rows whose first cell is empty. */
  readonly header: readonly (readonly string[])[];
  readonly body: readonly (readonly string[])[];
  /** For each column: whether most of its cells are figures. */
  readonly numeric: readonly boolean[];
}

/** A cell of Markdown's rule between header and body. */
const RULE = /^:?-+:?$/;
/** An amount, share or year as filings print them, without its blanks: `$1,452.4`, `(12.5)%`, `—`. */
const FIGURE = /^[-–—(]?[$€£¥]?[-–—(]?(?:[\d.,]+|[-–—])\)?%?\)?$/;

/**
 * Reads the tables of a tabular stretch of a passage; blank lines part them. Null where a line could be meant otherwise:
 * columns told by blanks alone, in which an empty cell leaves no trace, or rows of unequal length. A reader then has the
 * lines as the file has them, which is better than a figure in the wrong column.
 *
 * @param text whole lines, from a tabular block of `passageBlocks`
 */
export function passageTables(text: string): readonly PassageTable[] | null {
  const tables: PassageTable[] = [];
  for (const stretch of text.split(/\n\s*\n/)) {
    const lines = stretch.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) continue;
    const table = readTable(lines);
    if (table === null) return null;
    tables.push(table);
  }
  return tables;
}

function readTable(lines: readonly string[]): PassageTable | null {
  const rows = cellRows(lines);
  const width = rows[0]?.length ?? 0;
  if (width < 2 || rows.some((row) => row.length !== width)) return null;
  const rule = rows.findIndex((row) => row.every((cell) => RULE.test(cell)));
  const top = rule === -1 ? leadingHeader(rows) : rule;
  const body = rows.slice(rule === -1 ? top : rule + 1);
  return {
    header: rows.slice(0, top),
    body,
    numeric: Array.from({ length: width }, (_, column) => mostlyFigures(body.map((row) => row[column] ?? ''))),
  };
}

/** Cells of every line, trimmed. Bars around whole rows are a frame and part nothing. */
function cellRows(lines: readonly string[]): string[][] {
  const separator = lines.every((line) => line.includes('|')) ? '|' : '\t';
  const trimmed = lines.map((line) => line.trim());
  const framed = separator === '|' && trimmed.every((line) => line.startsWith('|') && line.endsWith('|'));
  return (framed ? trimmed.map((line) => line.slice(1, -1)) : lines).map((line) =>
    line.split(separator).map((cell) => cell.trim()),
  );
}

/** How many leading rows name columns: those without a name of their own. None where all are so. */
function leadingHeader(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex(([name]) => name !== '');
  return Math.max(first, 0);
}

function mostlyFigures(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.filter((cell) => FIGURE.test(cell.replaceAll(/\s/g, ''))).length * 2 > filled.length;
}
