import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceOfRecords } from '../tests/dataset-source';
import { NODE_ENGINE } from '../tests/duckdb-node';
import { filingRecords } from '../tests/filing-records';
import { DEFAULT_CROSSTAB } from '../src/core/sql/crosstab-spec';
import { withoutInterval } from '../src/core/evaluation/values';
import { SqlService } from './sql-service';

const ignore = (): void => undefined;
const service = new SqlService(NODE_ENGINE);
let job = 0;

beforeAll(async () => {
  await service.load(++job, await sourceOfRecords('small', filingRecords(80)), ignore);
});
afterAll(() => {
  // The engine's thread would keep this process alive.
  service.dispose();
});

async function rowsOf(sql: string): Promise<unknown> {
  const outcome = await service.run(++job, sql, null);
  if (!outcome.ok) return outcome.problem;
  const rows = service.rows(outcome.value.result, 0, 10);
  await service.close(outcome.value.result);
  return rows;
}
const RECORDS = [['80']];
const count = (): Promise<unknown> => rowsOf('SELECT count(*) FROM records');

describe('the SQL service', () => {
  it('takes systems that arrive at the same time, one after the other', async () => {
    const record = Uint32Array.of(0, 1);
    const arrive = (system: string): Promise<void> =>
      service.addSystem(++job, {
        system,
        runs: { record, document: record, rank: Uint32Array.of(1, 1), score: Float64Array.of(2, 1) },
        values: [{ measure: 'RR', record, ...withoutInterval(Float64Array.of(1, 0.5)) }],
      });
    await Promise.all(['ours', 'theirs', 'ours'].map(arrive));
    expect(await rowsOf('SELECT system, count(*) FROM runs GROUP BY system ORDER BY system')).toEqual([
      ['ours', '2'],
      ['theirs', '2'],
    ]);
  });

  it('answers a query, with comments and a semicolon around it', async () => {
    expect(await rowsOf('-- how many?\nSELECT count(*) FROM records; -- all')).toEqual(RECORDS);
  });

  it('sorts a result by a column of it', async () => {
    const outcome = await service.run(++job, 'SELECT unnest([2, NULL, 3]) AS "a ""b"', {
      column: 'a "b',
      descending: true,
    });
    if (!outcome.ok) throw new Error(outcome.problem.message);
    expect(service.rows(outcome.value.result, 0, 3)).toEqual([['3'], ['2'], [null]]);
  });

  it('makes a cross-tab, with the statement that anybody can run again', async () => {
    const table = await service.crosstab(++job, { ...DEFAULT_CROSSTAB, rows: 'doc_type', columns: null });
    expect(table.rows).toEqual(['10-K', '10-Q', 'Unknown']);
    expect(table.parts[0]?.rowTotals.map(({ value }) => value)).toEqual([53, 27, 0]);
    expect(await rowsOf(table.sql)).toEqual([
      ['10-K', 'false', '53'],
      ['10-Q', 'false', '27'],
      [null, 'true', '80'],
    ]);
  });

  it('says where a statement is wrong, in the text as typed', async () => {
    const sql = '-- typo\nSELECT id,\n  qestion\nFROM records';
    const outcome = await service.run(++job, sql, null);
    if (outcome.ok) throw new Error('It ran.');
    const { kind, message, position } = outcome.problem;
    expect(kind).toBe('failed');
    expect(message).toMatch(/^Binder Error: Referenced column "qestion" not found/);
    expect(message).not.toContain('LINE');
    expect(position && sql.slice(position.from, position.to)).toBe('qestion');
  });

  it('marks the word that begins no query', async () => {
    const sql = '-- plan\nexplain SELECT 1';
    const outcome = await service.run(++job, sql, null);
    if (outcome.ok) throw new Error('It ran.');
    const { kind, position } = outcome.problem;
    expect(kind).toBe('refused');
    expect(position && sql.slice(position.from, position.to)).toBe('explain');
  });

  it.each(['DESCRIBE records', 'SUMMARIZE records', 'SHOW TABLES', 'TABLE splits', 'VALUES (1)', 'FROM records'])(
    'takes %s for the query that it is',
    async (sql) => {
      expect(await rowsOf(sql)).toBeInstanceOf(Array);
    },
  );

  it.each([
    ['SELECT 1; DROP TABLE records', /second one begins here/],
    ['DROP TABLE records', /^DROP begins no query/],
    ['DELETE FROM records', /^DELETE begins no query/],
    ['INSERT INTO records BY NAME SELECT 1 AS record', /^INSERT begins no query/],
    ['SELECT 1) AS x; DROP TABLE records; SELECT * FROM (SELECT 1', /second one begins here/],
    ['SELECT 1) UNION ALL SELECT * FROM (SELECT 2', /^$/],
    ["ATTACH 'https://example.org/x.db'", /^ATTACH begins no query/],
    ["COPY records TO 'x.csv'", /^COPY begins no query/],
    ['INSTALL httpfs', /^INSTALL begins no query/],
    ["SET memory_limit = '4GB'", /^SET begins no query/],
    ['PRAGMA database_list', /^PRAGMA begins no query/],
    ['explain analyze SELECT 1', /^EXPLAIN begins no query/],
    ['CALL pragma_version()', /^CALL begins no query/],
    ["SELECT * FROM read_csv('https://example.org/x.csv')", /Permission Error/],
    ["SELECT * FROM 'https://example.org/x.parquet'", /does not exist/],
    ["SELECT * FROM read_text('/etc/passwd')", /Permission Error/],
    ["SELECT * FROM glob('*')", /Permission Error/],
    ["FROM query('DROP TABLE records')", /Expected a single SELECT/],
    ['WITH gone AS (DELETE FROM records RETURNING *) SELECT * FROM gone', /CTE needs a SELECT/],
    ['', /no statement/],
  ])('keeps the tables from %j', async (sql, message) => {
    const answer = await rowsOf(sql);
    if (message.source !== '^$') expect((answer as { message: string }).message).toMatch(message);
    expect(await count()).toEqual(RECORDS);
  });

  it('cancels an endless query, and goes on', async () => {
    const own = ++job;
    const running = service.run(own, 'SELECT count(*) FROM range(1000000000000)', null);
    setTimeout(() => {
      service.cancel(own);
    }, 100);
    await expect(running).rejects.toMatchObject({ name: 'cancelled' });
    expect(await count()).toEqual(RECORDS);
  });

  it('starts a broken engine again, with its tables and systems', async () => {
    const one = Uint32Array.of(1);
    await service.addSystem(++job, {
      system: 'bm25',
      runs: { record: one, document: Uint32Array.of(7), rank: one, score: Float64Array.of(2.5) },
      values: [
        {
          measure: 'R@10',
          record: one,
          value: Float64Array.of(0.5),
          worst: Float64Array.of(0.25),
          best: Float64Array.of(1),
        },
      ],
    });
    expect(await rowsOf("SELECT repeat('abcdefghij', 30000000) FROM range(100)")).toMatchObject({ kind: 'restarted' });
    expect(await count()).toEqual(RECORDS);
    expect(await rowsOf("FROM runs WHERE system = 'bm25'")).toEqual([['bm25', '1', '7', '1', '2.5']]);
    expect(await rowsOf("FROM per_query WHERE system = 'bm25'")).toEqual([['bm25', '1', 'R@10', '0.5', '0.25', '1.0']]);
  });

  it('starts it again after a trap of its WebAssembly too', async () => {
    expect(await rowsOf("SELECT repeat('abcdefghij', 300000000)")).toMatchObject({ kind: 'restarted' });
    expect(await count()).toEqual(RECORDS);
  });

  it('says that the rest of a result went with a broken engine, and leaves the new one alone', async () => {
    const outcome = await service.run(++job, 'FROM range(20000)', null);
    if (!outcome.ok) throw new Error(outcome.problem.message);
    const { result, rows } = outcome.value;
    expect(await rowsOf("SELECT repeat('abcdefghij', 300000000)")).toMatchObject({ kind: 'restarted' });
    const rest = await service.fetch(++job, result, Infinity, ignore);
    expect(rest).toMatchObject({ ok: false, problem: { kind: 'failed' } });
    expect(service.rows(result, 0, rows)).toHaveLength(rows);
    expect(await count()).toEqual(RECORDS);
  });

  it('cuts a long text in a row and gives the whole on demand', async () => {
    const outcome = await service.run(++job, "SELECT repeat('é', 299) || '😀' || repeat('x', 40000)", null);
    if (!outcome.ok) throw new Error(outcome.problem.message);
    expect(service.rows(outcome.value.result, 0, 1)).toEqual([[{ start: 'é'.repeat(299), length: 40_301 }]]);
    expect(service.cell(outcome.value.result, 0, 0)).toHaveLength(40_301);
  });

  it('fetches and exports all of a result', async () => {
    const outcome = await service.run(++job, 'FROM range(20000)', null);
    if (!outcome.ok) throw new Error(outcome.problem.message);
    expect(outcome.value.complete).toBe(false);
    const file = await service.exportResult(++job, outcome.value.result, 'csv', ignore);
    if (!file.ok) throw new Error(file.problem.message);
    expect((await file.value.text()).split('\n')).toHaveLength(20_002);
  });
});
