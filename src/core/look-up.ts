/**
 * The entry of a table under a key that comes from a file or a link. Only the table's own entries count: `toString` and
 * `__proto__` are no entries of a table that does not list them.
 */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
