/**
 * Damerau–Levenshtein distance (optimal string alignment): the fewest insertions, deletions, substitutions and swaps of
 * neighbours that make `b` of `a`. Counted in UTF-16 units.
 */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(at(previous, j) + 1, at(current, j - 1) + 1, substituted);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(beforePrevious, j - 2) + 1);
      }
      current.push(least);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

/** Cells outside the table are never asked for. */
function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

/** A closed vocabulary, with every spelling that names a member. Spellings are folded (see `foldLabel`). */
export type Spellings = ReadonlyMap<string, string>;

/** Lower-case letters and digits alone: case, blanks, hyphens of any kind and underscores are no difference. */
export function foldLabel(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A vocabulary whose members are spelt as they are, or in one of the other ways. */
export function spellings(members: readonly string[], others: Readonly<Record<string, string>> = {}): Spellings {
  return new Map([
    ...members.map((member): [string, string] => [foldLabel(member), member]),
    ...Object.entries(others),
  ]);
}

/**
 * The vocabulary's member that a label means, or null where it means none or could mean two. A label is mended when,
 * folded, it is a known spelling, or when one member alone is nearest to it: at most 2 edits away where both have at
 * least 8 characters, 1 edit from 4 characters on.
 */
export function matchLabel(label: string, vocabulary: Spellings): string | null {
  const folded = foldLabel(label);
  const exact = vocabulary.get(folded);
  if (exact !== undefined) return exact;
  let nearest = Infinity;
  let members = new Set<string>();
  for (const [spelling, member] of vocabulary) {
    const limit = editLimit(Math.min(folded.length, spelling.length));
    // The distance is at least the difference in length.
    if (Math.abs(folded.length - spelling.length) > limit) continue;
    const distance = editDistance(folded, spelling);
    if (distance > limit || distance > nearest) continue;
    if (distance < nearest) members = new Set();
    nearest = distance;
    members.add(member);
  }
  const [only] = members;
  return members.size === 1 && only !== undefined ? only : null;
}

function editLimit(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}
