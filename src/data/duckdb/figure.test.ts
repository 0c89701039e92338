import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filingRecords } from '../../../tests/filing-records';
import { describeShared, readSharedJson } from '../../../tests/shared';
import { databaseOf } from '../../../tests/sql-database';
import { standInDatabase } from '../../../tests/stand-in-database';
import { STAND_INS } from '../../../tests/stand-in';
import { withoutInterval } from '../../core/evaluation/values';
import type { LabelField } from '../../core/dataset/record';
import { DEFAULT_FIGURE, FIGURE_NAMES, type FigureName, type FigureSpec } from '../../core/sql/figure-spec';
import type { FigureRow } from '../../core/sql/figure-table';
import type { Database } from './database';
import { replaceSystem } from './dataset-tables';
import { figure } from './figure';
import fixture from './fixtures/figure-intervals.json';

type System = 'bm25' | 'tfidf';
const SYSTEMS: readonly System[] = ['bm25', 'tfidf'];

/** Milliseconds that an engine and two retrievers may take on a busy machine. */
const STARTING = 120_000;

/** Percent by release key. */
type Means = Record<string, number>;
interface PerQuery {
  readonly stable: Means;
  readonly per_query_stable: { readonly mrr: readonly number[] };
}
interface Results {
  readonly models: Record<System, Means>;
  readonly inrec_per_record: Record<System, readonly number[]>;
}
interface Intervals {
  readonly strata: Record<string, Record<string, Record<System, { readonly stable: Means }>>>;
}

const rowsOf = async (database: Database, name: FigureName, more: Partial<FigureSpec> = {}) =>
  (await figure(database, { ...DEFAULT_FIGURE, ...more, figure: name })).rows;
const where = (rows: readonly FigureRow[], match: FigureRow) =>
  rows.filter((row) => Object.entries(match).every(([key, value]) => row[key] === value));
const only = (rows: readonly FigureRow[], match: FigureRow): Record<string, number> => {
  const found = where(rows, match);
  expect(found, JSON.stringify(match)).toHaveLength(1);
  return found[0] as Record<string, number>;
};

for (const name of STAND_INS) {
  describeShared(`figures over ${name}`, () => {
    let database: Database;
    const perQuery = readSharedJson<Record<System, PerQuery>>('reference', name, 'per-query.json');
    const results = readSharedJson<Results>('reference', name, 'results.json');
    const intervals = readSharedJson<Intervals>('reference', name, 'intervals.json');
    const records = perQuery.bm25.per_query_stable.mrr.length;

    beforeAll(async () => {
      database = await standInDatabase(name);
    }, STARTING);
    afterAll(() => {
      database.terminate();
    });

    it('draw recall through the reference’s R@1, R@5, R@10 and R@20, and never downwards', async () => {
      const rows = await rowsOf(database, 'recall');
      for (const system of SYSTEMS) {
        for (const k of [1, 5, 10, 20]) {
          const { recall, n } = only(rows, { system, k });
          expect(Math.abs(100 * recall! - perQuery[system].stable[`recall@${k}`]!)).toBeLessThan(1e-9);
          expect(n).toBe(records);
        }
        const curve = where(rows, { system }).map(({ recall }) => Number(recall));
        expect(curve).toHaveLength(100);
        expect(curve).toEqual(curve.toSorted((a, b) => a - b));
      }
    });

    it('give the harness’s hard and random accuracy, and their difference as the premium', async () => {
      const rows = await rowsOf(database, 'hardness');
      for (const system of SYSTEMS) {
        const [hard, random, premium] = ['hard', 'random', 'premium'].map((part) =>
          only(rows, { system, figure: part }),
        );
        const { hn_acc, rand_acc } = results.models[system];
        expect(Math.abs(100 * hard!['mean']! - hn_acc!)).toBeLessThan(1e-9);
        expect(Math.abs(100 * random!['mean']! - rand_acc!)).toBeLessThan(1e-9);
        expect(Math.abs(100 * premium!['mean']! - (rand_acc! - hn_acc!))).toBeLessThan(1e-9);
        expect(premium!['n']).toBe(records);
      }
    });

    it.each([
      ['recall@10', 'R@10'],
      ['ndcg@10', 'nDCG@10'],
      ['mrr', 'RR'],
    ])('average %s in every stratum as the reference does', async (key, measure) => {
      for (const [field, groups] of Object.entries(intervals.strata)) {
        const rows = await rowsOf(database, 'strata', { measure, field: field as LabelField });
        expect(rows).toHaveLength(Object.keys(groups).length * SYSTEMS.length);
        for (const [stratum, group] of Object.entries(groups)) {
          for (const system of SYSTEMS) {
            const { mean } = only(rows, { stratum, system });
            expect(Math.abs(100 * mean! - group[system].stable[key]!)).toBeLessThan(1e-9);
          }
        }
      }
    });

    it('count the ranks of first golds as the reference’s reciprocal ranks tell them', async () => {
      const rows = await rowsOf(database, 'first-gold');
      const bands = { '1': 1, '2–5': 5, '6–10': 10, '11–20': 20, '21–100': 100, '> 100': Infinity };
      for (const system of SYSTEMS) {
        const ranks = perQuery[system].per_query_stable.mrr.map((value) => Math.round(1 / value));
        let before = 0;
        for (const [band, last] of Object.entries(bands)) {
          const within = ranks.filter((rank) => rank <= last).length;
          const row = only(rows, { system, band });
          expect(row['records'], `${system} ${band}`).toBe(within - before);
          expect(row['share']).toBeCloseTo((within - before) / records, 12);
          expect(row['cumulative']).toBeCloseTo(within / records, 12);
          before = within;
        }
      }
    });

    it('put gold ahead or level as often as the harness’s in-record reciprocal rank is 1', async () => {
      const rows = await rowsOf(database, 'score-gap');
      for (const system of SYSTEMS) {
        const own = where(rows, { system });
        const first = results.inrec_per_record[system].filter((value) => value === 1).length;
        const { ahead, level, n } = own[0] as Record<string, number>;
        expect(n).toBe(records);
        expect((ahead! + level!) * n!).toBeCloseTo(first, 9);
        const sum = (part: readonly FigureRow[]) => part.reduce((total, row) => total + Number(row['records']), 0);
        expect(sum(own)).toBe(records);
        expect(sum(own.filter(({ low }) => Number(low) >= 0))).toBe(Math.round(ahead! * records));
      }
    });

    if (name === 'financebench') {
      it('give scipy’s intervals', async () => {
        for (const { system, measure, field, stratum, ...expected } of fixture.strata) {
          const rows = await rowsOf(database, 'strata', { measure, field: field as LabelField });
          const row = only(rows, { system, stratum });
          expect(row['n']).toBe(expected.n);
          for (const part of ['mean', 'low', 'high'] as const) expect(row[part]).toBeCloseTo(expected[part], 7);
        }
      });
    }
  });
}

describe('figures over records of our own', () => {
  let database: Database;
  const { hard, random, figures } = fixture.pairs;
  const all = Uint32Array.from(hard.keys());

  beforeAll(async () => {
    database = await databaseOf(filingRecords(8));
    await replaceSystem(database, {
      system: "own 'run'",
      runs: {
        record: Uint32Array.of(0),
        document: Uint32Array.of(0),
        rank: Uint32Array.of(1),
        score: Float64Array.of(2),
      },
      values: [
        { measure: 'PairAcc', record: all, ...withoutInterval(Float64Array.from(hard)) },
        // One record more than has hard negatives.
        { measure: 'RandAcc', record: Uint32Array.of(...all, 7), ...withoutInterval(Float64Array.of(...random, 1)) },
      ],
    });
  }, STARTING);
  afterAll(() => {
    database.terminate();
  });

  it('take the premium’s interval over paired differences, as scipy does', async () => {
    const rows = await rowsOf(database, 'hardness');
    for (const part of ['hard', 'premium'] as const) {
      const row = only(rows, { figure: part });
      expect(row['n']).toBe(figures[part].n);
      for (const end of ['mean', 'low', 'high'] as const) expect(row[end]).toBeCloseTo(figures[part][end], 12);
    }
    expect(only(rows, { figure: 'random' })['n']).toBe(8);
  });

  it('keep every record of a run that ranks almost nothing', async () => {
    const bands = await rowsOf(database, 'first-gold');
    expect(bands.map(({ records }) => records)).toEqual([1, 0, 0, 0, 0, 7]);
    expect(only(await rowsOf(database, 'recall'), { k: 100 })['n']).toBe(8);
  });

  it('give no interval for a stratum of one record', async () => {
    const rows = await rowsOf(database, 'strata', { measure: 'RandAcc', field: 'ticker' });
    for (const { n, low } of rows) expect(low === null).toBe(n === 1);
  });

  it.each(FIGURE_NAMES)('%s is one statement that gives its rows', async (name) => {
    const { sql } = await figure(database, { ...DEFAULT_FIGURE, figure: name, measure: "x' OR true --" });
    expect(sql).not.toContain(';');
    await expect(database.query(`SELECT * FROM (\n${sql}\n)`)).resolves.toBeDefined();
  });
});
