import { identifier } from './literals';

/** A column to sort a result by. */
export interface ResultSort {
  readonly column: string;
  readonly descending: boolean;
}

const OPEN = 'SELECT * FROM (\n';

/** A user's statement inside a query, where nothing but a query can stand: it can read, and nothing else. */
export function wrapStatement(statement: string, sort: ResultSort | null): string {
  // The line break ends a comment at the statement's end.
  const order =
    sort === null ? '' : ` ORDER BY ${identifier(sort.column)} ${sort.descending ? 'DESC' : 'ASC'} NULLS LAST`;
  return `${OPEN}${statement}\n)${order}`;
}

/** Where a person's text is wrong: places in it, or null where the engine did not say. */
export interface SqlPosition {
  readonly from: number;
  readonly to: number;
}

const POSITION = /^LINE (\d+): (.*)\n( *)\^/m;
const OWN_LINES_BEFORE = 1;

/**
 * Takes the place out of an engine's message about a wrapped statement. The engine quotes a part of the line in question
 * and points into it.
 *
 * @param statement the statement that was wrapped
 * @returns places in the statement; null where the message names none, or one outside of it
 */
export function errorPosition(message: string, statement: string): SqlPosition | null {
  const match = POSITION.exec(message);
  if (match === null) return null;
  const [, number = '', quoted = '', spaces = ''] = match;
  const lines = statement.split('\n');
  const line = Number(number) - 1 - OWN_LINES_BEFORE;
  const text = lines[line];
  if (text === undefined) return null;
  const cutBefore = quoted.startsWith('...');
  const excerpt = quoted.slice(cutBefore ? 3 : 0, quoted.endsWith('...') ? -3 : undefined);
  const start = Math.max(0, text.indexOf(excerpt));
  const caret = spaces.length - `LINE ${number}: `.length - (cutBefore ? 3 : 0);
  const before = lines.slice(0, line).reduce((sum, earlier) => sum + earlier.length + 1, 0);
  const from = Math.min(statement.length, before + start + Math.max(0, caret));
  const word = /^[\p{L}\p{N}_$.]+|^./u.exec(statement.slice(from))?.[0] ?? '';
  return { from, to: from + word.length };
}

/** The engine's words without its excerpt of the text, which the editor marks in place, and without advice for its owner. */
export function plainMessage(message: string): string {
  const [before = message] = message.split(/\n\s*\n?LINE \d+: |\nDatabase is launched in in-memory mode/);
  return before.trim();
}
