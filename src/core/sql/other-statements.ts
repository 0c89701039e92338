/** Words that begin statements of DuckDB that are no queries. */
const OTHER_STATEMENTS: ReadonlySet<string> = new Set(
  (
    'ABORT ALTER ANALYZE ATTACH BEGIN CALL CHECKPOINT COMMENT COMMIT COPY CREATE DEALLOCATE DELETE DETACH DROP END EXECUTE EXPLAIN ' +
    'EXPORT FORCE GRANT IMPORT INSERT INSTALL LOAD MERGE PRAGMA PREPARE RESET ROLLBACK SET START TRANSACTION TRUNCATE ' +
    'UPDATE USE VACUUM'
  ).split(' '),
);

/**
 * The word that makes a statement no query, as its writer spelt it; null where it begins otherwise.
 *
 * @param statement without blanks or comments before it
 */
export function otherStatement(statement: string): string | null {
  const word = /^[A-Za-z]+(?![\p{L}\p{N}_$])/u.exec(statement)?.[0] ?? '';
  return OTHER_STATEMENTS.has(word.toUpperCase()) ? word : null;
}
