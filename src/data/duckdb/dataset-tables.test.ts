import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filingRecords } from '../../../tests/filing-records';
import { describeShared, sharedPath } from '../../../tests/shared';
import { databaseOf } from '../../../tests/sql-database';
import { STAND_INS } from '../../../tests/stand-in';
import { processText } from '../../core/dataset/process-dataset';
import { withoutInterval } from '../../core/evaluation/values';
import { SQL_TABLES } from '../../core/sql/tables';
import type { SystemTable } from '../../core/sql/system-table';
import type { Database } from './database';
import { replaceSystem } from './dataset-tables';
import { select } from './select';

describe('the documented schema', () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseOf(filingRecords(8));
  });
  afterAll(() => {
    database.terminate();
  });

  it('names every table', async () => {
    const { rows } = await select(database, 'SELECT table_name FROM duckdb_tables() ORDER BY table_name');
    expect(rows.flat()).toEqual(SQL_TABLES.map(({ name }) => name as string).sort());
  });

  it.each(SQL_TABLES.map((table) => [table.name, table] as const))(
    'names every column of %s, with its type',
    async (name, { columns }) => {
      const { rows } = await select(database, `SELECT column_name, column_type FROM (DESCRIBE ${name})`);
      expect(rows).toEqual(columns.map((column) => [column.name, column.type]));
    },
  );
});

describe('a system', () => {
  const record = Uint32Array.of(0, 1);
  const table = (rank: number): SystemTable => ({
    system: 'ours',
    runs: { record, document: record, rank: Uint32Array.of(rank, rank), score: Float64Array.of(2, 1) },
    values: [
      { measure: 'RR', record, ...withoutInterval(Float64Array.of(1 / rank, 1 / rank)) },
      { measure: 'R@10', record: new Uint32Array(), ...withoutInterval(new Float64Array()) },
    ],
  });
  const rows = async (database: Database, sql: string): Promise<unknown> => (await select(database, sql)).rows;

  it('takes the place of its former rows, or changes nothing where it cannot', async () => {
    const database = await databaseOf(filingRecords(2));
    try {
      await replaceSystem(database, table(1));
      await replaceSystem(database, table(2));
      const ranks = "SELECT record, rank FROM runs WHERE system = 'ours' ORDER BY record";
      const values = "SELECT measure, value FROM per_query WHERE system = 'ours'";
      const stands = async (): Promise<void> => {
        expect(await rows(database, ranks)).toEqual([
          [0, 2],
          [1, 2],
        ]);
        expect(await rows(database, values)).toEqual([
          ['RR', 0.5],
          ['RR', 0.5],
        ]);
        expect(await rows(database, "SELECT table_name FROM duckdb_tables() WHERE table_name LIKE 'arrived%'")).toEqual(
          [],
        );
      };
      await stands();
      await database.query('ALTER TABLE per_query RENAME COLUMN best TO finest');
      await database.query('ALTER TABLE per_query ADD COLUMN best DOUBLE');
      await expect(replaceSystem(database, table(3))).rejects.toThrow(/columns/);
      await stands();
    } finally {
      database.terminate();
    }
  });
});

interface Passage {
  readonly text: string;
}
interface Line {
  readonly query_rewrite?: readonly string[];
  readonly passages: readonly Passage[];
  readonly hard_negatives?: readonly Passage[];
}

/** Starting an engine and filling it, on a busy machine. */
const SET_UP_MS = 120_000;

for (const name of STAND_INS) {
  describeShared(`the tables of ${name}`, () => {
    const text = readFileSync(sharedPath('standin', `${name}.jsonl`), 'utf8');
    const lines = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as Line);
    const golds = lines.flatMap(({ passages }) => passages);
    const negatives = lines.flatMap(({ hard_negatives = [] }) => hard_negatives);
    const isBlank = (value: string): boolean => value.trim() === '';
    const pool = new Set([...golds, ...negatives].map((passage) => passage.text).filter((value) => !isBlank(value)));

    let database: Database;
    beforeAll(async () => {
      const outcome = processText(text, name);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
      database = await databaseOf(outcome.dataset.records);
    }, SET_UP_MS);
    afterAll(() => {
      database.terminate();
    });
    const count = async (from: string): Promise<unknown> =>
      (await select(database, `SELECT count(*)::INTEGER FROM ${from}`)).rows[0]?.[0];

    it('have as many rows as the file has lines, texts, passages and rewrites', async () => {
      expect(await count('records')).toBe(lines.length);
      expect(await count('documents')).toBe(pool.size);
      expect(await count("judgments WHERE kind = 'gold'")).toBe(golds.length);
      expect(await count("judgments WHERE kind = 'hard-negative'")).toBe(negatives.length);
      const rewrites = lines.flatMap(({ query_rewrite = [] }) => query_rewrite).filter((value) => !isBlank(value));
      expect(await count('rewrites')).toBe(rewrites.length);
      expect(await count('student_t')).toBe(lines.length - 1);
    });

    it('put every record into one part of the random split', async () => {
      const { rows } = await select(
        database,
        "SELECT count(*)::INTEGER, count(DISTINCT record)::INTEGER FROM splits WHERE part LIKE 'random/%'",
      );
      expect(rows).toEqual([[lines.length, lines.length]]);
    });
  });
}
