/** Cells stand apart by a bar, a tab, or two blanks and more. */
const CELL_GAP = /\S\s*(?:\||\t| {2,})\s*\S/;

/**
 * True where most lines of a text have cells: statements and notes that were flattened into text. They read better in a
 * fixed-width face.
 */
export function looksTabular(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const withCells = lines.filter((line) => CELL_GAP.test(line)).length;
  return lines.length >= 2 && withCells * 2 >= lines.length;
}

/**
 * The start of a text, cut behind a word; the whole text where it is not longer than the limit by a fifth, since a
 * button that reveals half a line is worth nothing.
 *
 * @param limit in UTF-16 units, ≥ 1
 */
export function openingOf(text: string, limit: number): string {
  if (text.length <= limit * 1.2) return text;
  const start = text.slice(0, limit);
  const lastBlank = start.search(/\s\S*$/);
  if (lastBlank > limit / 2) return start.slice(0, lastBlank);
  // No blank near the end: at least no half of a surrogate pair.
  return start.replace(/[\ud800-\udbff]$/, '');
}
