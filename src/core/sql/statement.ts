/** What a person typed as SQL, before the engine sees it: is it one statement, and where does it stand? */

/** The text of one statement and its place in what was typed. */
export interface Statement {
  readonly text: string;
  /** Place of its first character. */
  readonly from: number;
}

export type StatementScan =
  | { readonly ok: true; readonly statement: Statement }
  | { readonly ok: false; readonly reason: string; readonly from: number; readonly to: number };

/**
 * Blanks, comments, quoted text and single characters, as DuckDB's lexer (PostgreSQL's) tells them apart: quotes double
 * inside quotes, backslashes count in E'' alone, block comments nest. An unclosed one runs to the end; the engine says so.
 * It points a person at a second statement; against a hostile one the engine counts for itself (src/data/duckdb/result-cursor.ts).
 */
const LEXEME =
  /(?<gap>\s+|--[^\n\r]*)|(?<open>\/\*)|(?<quoted>[eE]'(?:[^'\\]|\\[^]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|(?<tag>\$(?:[A-Za-z_][A-Za-z_0-9]*)?\$)[^]*?(?:\k<tag>|$))|(?<word>[\p{L}\p{N}_$]+)|(?<semicolon>;)|(?<other>[^])/uy;

/**
 * Finds the one statement of a text. Semicolons at its end are left out, and so are comments around it.
 *
 * @returns why not, and where, for an empty text or a second statement
 */
export function scanStatement(sql: string): StatementScan {
  let from = -1;
  let to = 0;
  let ended = false;
  for (const { gap, semicolon, start, end } of lexemes(sql)) {
    if (gap) continue;
    if (semicolon) {
      ended = from >= 0;
      continue;
    }
    if (ended) {
      const reason = 'One statement at a time: a second one begins here. Remove it, or run it in a tab of its own.';
      return { ok: false, reason, from: start, to: sql.length };
    }
    if (from < 0) from = start;
    to = end;
  }
  if (from < 0) return { ok: false, reason: 'There is no statement to run.', from: 0, to: 0 };
  return { ok: true, statement: { text: sql.slice(from, to), from } };
}

interface Lexeme {
  readonly gap: boolean;
  readonly semicolon: boolean;
  readonly start: number;
  readonly end: number;
}

function* lexemes(sql: string): Generator<Lexeme> {
  const lexeme = new RegExp(LEXEME);
  for (let start = 0; start < sql.length; start = lexeme.lastIndex) {
    lexeme.lastIndex = start;
    const groups = lexeme.exec(sql)?.groups ?? {};
    const isComment = groups['open'] !== undefined;
    if (isComment) lexeme.lastIndex = endOfComment(sql, start);
    const gap = isComment || groups['gap'] !== undefined;
    yield { gap, semicolon: groups['semicolon'] !== undefined, start, end: lexeme.lastIndex };
  }
}

function endOfComment(sql: string, start: number): number {
  const marks = /\/\*|\*\//g;
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(sql); mark !== null; mark = marks.exec(sql)) {
    depth += mark[0] === '/*' ? 1 : -1;
    if (depth === 0) return marks.lastIndex;
  }
  return sql.length;
}
