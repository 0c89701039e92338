import { displayText } from './values/sql-value';
import { valueReader } from './values/read-values';
import type { Database } from './database';

/** A value of our own SQL: integers there are at most 32 bits wide, so that a JavaScript number holds each. */
export type PlainValue = string | number | boolean | null;

/** A small table, whole. */
export interface PlainTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly PlainValue[])[];
}

/** Runs SQL of our own making and gives its rows. */
export async function select(database: Database, sql: string): Promise<PlainTable> {
  const table = await database.query(sql);
  const rows: PlainValue[][] = [];
  for (const batch of table.batches) {
    const readers = batch.data.children.map((data) => valueReader(data));
    for (let row = 0; row < batch.numRows; row++) {
      rows.push(
        readers.map((read) => {
          const value = read(row);
          if (value === null) return null;
          if (value.kind === 'number') return Number(value.text);
          return value.kind === 'boolean' ? value.value : displayText(value);
        }),
      );
    }
  }
  return { columns: table.schema.fields.map(({ name }) => name), rows };
}
