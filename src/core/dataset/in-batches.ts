/** Where the work stands: fraction 0–1 of it, and what is being done. */
export interface DatasetProgress {
  readonly fraction: number;
  readonly stage: string;
}

/** A part of the work: its name, and the fractions of the whole at which it begins and ends. */
export interface Stage {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Records between two reports of progress: a few milliseconds of work. */
const BATCH = 50;

/** Maps `items`, with a report of progress after each batch: the caller may stop after any of them. */
export function* inBatches<T, U>(
  { name, from, to }: Stage,
  items: readonly T[],
  map: (item: T, index: number) => U,
): Generator<DatasetProgress, U[], undefined> {
  const results: U[] = [];
  yield { fraction: from, stage: name };
  for (const [i, item] of items.entries()) {
    results.push(map(item, i));
    if ((i + 1) % BATCH === 0) yield { fraction: from + ((to - from) * (i + 1)) / items.length, stage: name };
  }
  return results;
}
