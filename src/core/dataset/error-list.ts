import type { DatasetError } from './report';

/** Errors of a refused file that are kept and shown; the rest are counted. */
export const MAX_ERRORS = 100;

/** Counts every error and keeps the first hundred. */
export class ErrorList {
  readonly kept: DatasetError[] = [];
  count = 0;

  add(error: DatasetError): void {
    this.count++;
    if (this.kept.length < MAX_ERRORS) this.kept.push(error);
  }
}

/** The first hundred errors of several lists, each in line order, by line; those of the file as a whole come first. */
export function firstErrors(...lists: readonly ErrorList[]): DatasetError[] {
  return lists
    .flatMap((list) => list.kept)
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .slice(0, MAX_ERRORS);
}
