import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeShared } from '../../../tests/shared';
import { STAND_INS } from '../../../tests/stand-in';
import { standInDatabase } from '../../../tests/stand-in-database';
import { SQL_EXAMPLES } from '../../core/sql/examples';
import { scanStatement } from '../../core/sql/statement';
import { wrapStatement } from '../sql/wrapped';
import type { Database } from './database';

/** Starting an engine and filling it, on a busy machine. */
const SET_UP_MS = 120_000;

for (const name of STAND_INS) {
  describeShared(`worked examples on ${name}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await standInDatabase(name);
    }, SET_UP_MS);
    afterAll(() => {
      database.terminate();
    });

    it.each(SQL_EXAMPLES.map((example) => [example.title, example.sql] as const))('%s', async (_, sql) => {
      const scan = scanStatement(sql);
      if (!scan.ok) throw new Error(scan.reason);
      const { numRows } = await database.query(wrapStatement(scan.statement.text, null));
      expect(numRows).toBeGreaterThan(0);
    });
  });
}
