/**
 * The i-th item of a list, counting on from the first after the last.
 * @throws RangeError when the list is empty
 */
export function nth<T>(items: readonly T[], i: number): T {
  const item = items[i % items.length];
  if (item === undefined) throw new RangeError('nth needs a list that is not empty');
  return item;
}
