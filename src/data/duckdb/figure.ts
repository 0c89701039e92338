import type { FigureSpec } from '../../core/sql/figure-spec';
import type { FigureTable } from '../../core/sql/figure-table';
import { figureSql } from '../sql/figures';
import type { Database } from './database';
import { select } from './select';

/** Computes a figure over the tables of a data set and of its systems. */
export async function figure(database: Database, spec: FigureSpec): Promise<FigureTable> {
  const sql = figureSql(spec);
  const { columns, rows } = await select(database, sql);
  return { sql, rows: rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i] ?? null]))) };
}
