import { expect, it } from 'vitest';
import { columnKind } from './column-kind';

it.each([
  ['INTEGER', 'number'],
  ['UHUGEINT', 'number'],
  ['DECIMAL(4,2)', 'number'],
  ['DOUBLE', 'number'],
  ['INTEGER[]', 'nested'],
  ['DOUBLE[3]', 'nested'],
  ['STRUCT(a INTEGER)', 'nested'],
  ['MAP(VARCHAR, INTEGER)', 'nested'],
  ['DATE', 'moment'],
  ['TIMESTAMP WITH TIME ZONE', 'moment'],
  ['INTERVAL', 'moment'],
  ['BOOLEAN', 'boolean'],
  ['VARCHAR', 'text'],
  ["ENUM('DATE')", 'text'],
  ['BLOB', 'other'],
  ['"NULL"', 'other'],
] as const)('%s is %s', (type, kind) => {
  expect(columnKind(type)).toBe(kind);
});
