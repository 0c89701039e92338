import type { LinkedSql } from '../core/permalink/view-state';
import { packStatement, unpackStatement } from '../data/sql/packed-statement';
import type { UnpackedStatement } from '../data/sql/packed-statement';

/** Longest statement that a link carries as it is, in UTF-16 units. */
const LONGEST_PLAIN = 600;

/** A statement as a link carries it; null where it is too long for any. */
export function linkStatement(sql: string): LinkedSql | null {
  if (sql.length <= LONGEST_PLAIN) return { form: 'plain', sql };
  const text = packStatement(sql);
  return text === null ? null : { form: 'packed', text };
}

/** The statement of a link, its lines ended as the editor ends them, or why it cannot be had. */
export function readLinkedStatement(linked: LinkedSql): UnpackedStatement {
  const read: UnpackedStatement =
    linked.form === 'plain' ? { ok: true, sql: linked.sql } : unpackStatement(linked.text);
  return read.ok ? { ok: true, sql: read.sql.replace(/\r\n?/g, '\n') } : read;
}

export const sameStatement = (a: LinkedSql, b: LinkedSql): boolean =>
  a.form === 'plain' ? b.form === 'plain' && a.sql === b.sql : b.form === 'packed' && a.text === b.text;
