/** Cells stand apart by a bar, a tab, or two blanks and more. */
const CELL_GAP = /\||\t| {2}/;

/**
 * Whether a line has something on either side of a gap. The ends are cut before the gap is looked for: one pattern for
 * all of it tries every way to part a long blank.
 */
function hasCells(line: string): boolean {
  return CELL_GAP.test(line.trim().slice(1, -1));
}

/** A stretch of whole lines. */
export interface PassageBlock {
  readonly text: string;
  /** True for the lines of a table that was flattened into text: they read better in a fixed-width face. */
  readonly tabular: boolean;
}

/**
 * Parts the tables of a passage from its prose, line by line. The blocks joined give the text back. A table is at least two
 * lines with cells; blank lines belong to what stands above them.
 */
export function passageBlocks(text: string): readonly PassageBlock[] {
  const runs: { lines: string[]; cells: number; tabular: boolean }[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    const blank = line.trim() === '';
    const cells = hasCells(line);
    const run = runs.at(-1);
    if (run !== undefined && (blank || run.tabular === cells)) {
      run.lines.push(line);
      if (cells) run.cells += 1;
    } else runs.push({ lines: [line], cells: cells ? 1 : 0, tabular: cells });
  }
  const blocks: { text: string; tabular: boolean }[] = [];
  for (const { lines, cells } of runs) {
    const tabular = cells >= 2;
    const before = blocks.at(-1);
    if (before?.tabular === tabular) before.text += lines.join('');
    else blocks.push({ text: lines.join(''), tabular });
  }
  return blocks;
}

/**
 * The start of a text, cut behind a word, or behind a whole line of a table; the whole text where it is not longer than the
 * limit by a fifth, since a button that reveals half a line is worth nothing.
 *
 * @param limit in UTF-16 units, ≥ 1
 */
export function openingOf(text: string, limit: number): string {
  if (text.length <= limit * 1.2) return text;
  const start = text.slice(0, limit);
  const lineBreak = start.lastIndexOf('\n');
  if (lineBreak > limit / 2 && hasCells(lineAt(text, lineBreak + 1))) return start.slice(0, lineBreak);
  const lastBlank = start.search(/\s\S*$/);
  if (lastBlank > limit / 2) return start.slice(0, lastBlank);
  // No blank near the end: at least no half of a surrogate pair.
  return start.replace(/[\ud800-\udbff]$/, '');
}

/** What stands from `start` to the end of its line. */
function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? text.length : end);
}
