/** How a column's values are shown. */
export type ColumnKind = 'number' | 'boolean' | 'text' | 'moment' | 'nested' | 'other';

const NESTED = /\[\d*\]$|^(?:STRUCT|MAP|UNION)\(/;
const NUMBER = /^(?:U?(?:TINY|SMALL|BIG|HUGE)INT|U?INTEGER|FLOAT|DOUBLE|DECIMAL\()/;
const MOMENT = /^(?:DATE|TIME|INTERVAL)/;

/** @param type in DuckDB's words */
export function columnKind(type: string): ColumnKind {
  if (NESTED.test(type)) return 'nested';
  if (NUMBER.test(type)) return 'number';
  if (MOMENT.test(type)) return 'moment';
  if (type === 'BOOLEAN') return 'boolean';
  return type === 'VARCHAR' || type.startsWith('ENUM(') ? 'text' : 'other';
}
