/** A band of question lengths: from `from` up to `to` words, both included. */
export interface LengthBand {
  /** Its name in links and in SQL. */
  readonly name: string;
  readonly from: number;
  /** Null: no upper end. */
  readonly to: number | null;
}

/** Shortest first; every length is in exactly one. */
export const LENGTH_BANDS = [
  { name: '0-10', from: 0, to: 10 },
  { name: '11-15', from: 11, to: 15 },
  { name: '16-20', from: 16, to: 20 },
  { name: '21-30', from: 21, to: 30 },
  { name: '31+', from: 31, to: null },
] as const satisfies readonly LengthBand[];

/** Words of a question: what stands between blanks. The same blanks as RE2's `\s`, so that SQL counts alike. */
export function questionWords(question: string): number {
  return question.match(/[^\t\n\f\r ]+/g)?.length ?? 0;
}

/** The name of the band that a number of words is in. */
export function lengthBand(words: number): string {
  return LENGTH_BANDS.find(({ to }) => to === null || words <= to)?.name ?? '';
}
