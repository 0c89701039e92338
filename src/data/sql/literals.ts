/** A text as an SQL literal. */
export function textLiteral(text: string): string {
  const quoted = text.split('\0').map((part) => `'${part.replaceAll("'", "''")}'`);
  // A NUL ends a statement in DuckDB's parser, so that it is spelled by its code.
  return quoted.length === 1 ? quoted.join('') : `(${quoted.join(' || chr(0) || ')})`;
}

/** A name as an SQL identifier, whatever is in it. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
