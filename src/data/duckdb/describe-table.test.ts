import { afterAll, beforeAll, expect, it } from 'vitest';
import { filingRecords } from '../../../tests/filing-records';
import { databaseOf } from '../../../tests/sql-database';
import { SQL_TABLES } from '../../core/sql/tables';
import { describeTableSql } from '../sql/describe-table';
import type { Database } from './database';
import { select } from './select';

let database: Database;
beforeAll(async () => {
  database = await databaseOf(filingRecords(40));
});
afterAll(() => {
  database.terminate();
});

it.each(SQL_TABLES.map((table) => [table.name, table] as const))(
  'describes %s column by column',
  async (name, table) => {
    const { rows } = await select(database, describeTableSql(table));
    const counted = await select(database, `SELECT count(*)::VARCHAR FROM ${name}`);
    expect(rows[0]).toEqual([name, counted.rows[0]?.[0]]);
    expect(rows.slice(1).map(([column]) => column)).toEqual(table.columns.map((column) => column.name));
  },
);

it('gives a few values of each column', async () => {
  const records = SQL_TABLES.find(({ name }) => name === 'records')!;
  const { rows } = await select(database, describeTableSql(records));
  const facts = Object.fromEntries(rows) as Record<string, string | null>;
  expect(facts['ticker']).toBe('F · GM · PFE');
  expect(facts['year']).toBe('2023 · 2024');
  expect(facts['record']).toBe('0 · 1 · 10');
});
