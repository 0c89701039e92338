import { ExplorerError } from '../../src/core/errors';
import { otherStatement } from '../../src/core/sql/other-statements';
import type { StatementScan } from '../../src/core/sql/statement';
import { isBroken } from '../../src/data/duckdb/database';
import { errorPosition, plainMessage } from '../../src/data/sql/wrapped';
import type { SqlOutcome, SqlProblem } from '../sql-api';

/** What a text is refused for before the engine sees it. */
export function refusal(reason: string, { from, to }: Extract<StatementScan, { ok: false }>): SqlOutcome<never> {
  return { ok: false, problem: { kind: 'refused', message: reason, position: { from, to } } };
}

/**
 * What an engine's error says of a person's statement.
 *
 * @param statement the statement within the text that was sent; null where there is none to point into
 * @throws the error itself, where it is one of ours and no engine's
 */
export function problemOf(
  error: unknown,
  statement: { readonly text: string; readonly from: number } | null,
): SqlProblem {
  const message = error instanceof Error ? error.message : String(error);
  if (isBroken(error)) {
    const what = `The SQL engine broke on this and was started again; its tables are there. ${plainMessage(message)}`;
    return { kind: 'restarted', message: what, position: null };
  }
  if (error instanceof ExplorerError && error.name !== 'bad-parameter') throw error;
  if (statement !== null && message.startsWith('Parser Error')) {
    const word = otherStatement(statement.text);
    if (word !== null) return noQuery(word, statement.from);
  }
  const position = statement === null ? null : errorPosition(message, statement.text);
  return {
    kind: 'failed',
    message: plainMessage(message),
    position:
      position === null || statement === null
        ? null
        : { from: statement.from + position.from, to: statement.from + position.to },
  };
}

/** The parser would speak of the query that ours is wrapped in. */
function noQuery(word: string, from: number): SqlProblem {
  const message = `${word.toUpperCase()} begins no query. One query runs at a time, and it can only read: SELECT, FROM, WITH, VALUES, PIVOT, DESCRIBE, SUMMARIZE or SHOW.`;
  return { kind: 'refused', message, position: { from, to: from + word.length } };
}
