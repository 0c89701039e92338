import type { SqlTable } from '../../core/sql/tables';
import { identifier, textLiteral } from './literals';

/** Rows looked at, and values and characters shown, for each column. */
const LOOKED_AT = 2000;
const VALUES = 3;
const CHARACTERS = 40;

/**
 * One statement that gives, for each column in order, some of its values as a text (NULL where it has none), after a first
 * row with the table's row count.
 */
export function describeTableSql({ name, columns }: SqlTable): string {
  const table = identifier(name);
  const examples = columns.map(({ name: column }, i) => {
    const value = `left(${identifier(column)}::VARCHAR, ${CHARACTERS})`;
    const values = `SELECT DISTINCT ${value} AS v FROM (FROM ${table} LIMIT ${LOOKED_AT}) WHERE ${value} <> '' ORDER BY v LIMIT ${VALUES}`;
    return `SELECT ${i + 1} AS place, ${textLiteral(column)} AS name, (SELECT string_agg(v, ' · ' ORDER BY v) FROM (${values})) AS facts`;
  });
  const count = `SELECT 0 AS place, ${textLiteral(name)} AS name, count(*)::VARCHAR AS facts FROM ${table}`;
  return `SELECT name, facts FROM (\n${[count, ...examples].join('\nUNION ALL ')}\n) ORDER BY place`;
}
