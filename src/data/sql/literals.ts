/** A text as an SQL literal. */
export function textLiteral(text: string): string {
  // A NUL ends a text in DuckDB's parser; no label can be found by one.
  return `'${text.replaceAll("'", "''").replaceAll('\0', '')}'`;
}

/** A name as an SQL identifier, whatever is in it. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
