import { describe, expect, it } from 'vitest';
import type { SystemTable } from '../core/sql/system-table';
import type { RetrievalEngine } from '../engine/retrieval-engine';
import type { SqlEngine } from '../engine/sql-engine';
import type { DatasetSource } from './dataset-sources';
import { SqlTables, TABLE_SYSTEMS } from './sql-tables.svelte';

const source = (datasetId: string): DatasetSource => ({ datasetId }) as unknown as DatasetSource;

function setUp() {
  const calls: string[] = [];
  let end = (): void => undefined;
  const sql = {
    use: () => undefined,
    onEnd: (listener: () => void) => {
      end = listener;
    },
    load: () => {
      calls.push('load');
      return Promise.resolve();
    },
    addSystem: (_signal: AbortSignal, { system }: SystemTable) => {
      calls.push(system);
      return Promise.resolve();
    },
  } as unknown as SqlEngine;
  const retrieval = {
    systemTable: (_signal: AbortSignal, { name }: { name: string }) => Promise.resolve({ system: name }),
  } as unknown as RetrievalEngine;
  return {
    tables: new SqlTables(sql, retrieval),
    calls,
    endWorker: () => {
      end();
    },
  };
}
const ALL = ['load', ...TABLE_SYSTEMS.map(({ name }) => name)];

describe('SqlTables', () => {
  it('fills the tables of a data set once', async () => {
    const { tables, calls } = setUp();
    tables.use(source('one'));
    tables.open('one');
    await tables.systemsReady();
    tables.use(source('one'));
    tables.open('one');
    await tables.systemsReady();
    expect(calls).toEqual(ALL);
    expect(tables.systems).toMatchObject({ status: 'ready' });
  });

  it('fills them again after the worker has died', async () => {
    const { tables, calls, endWorker } = setUp();
    tables.use(source('one'));
    tables.open('one');
    await tables.systemsReady();
    endWorker();
    expect(tables.systems.status).toBe('idle');
    tables.open('one');
    await tables.systemsReady();
    expect(calls).toEqual([...ALL, ...ALL]);
  });

  it('fills them again after another data set was open, though nobody asked for that one’s', async () => {
    const { tables, calls } = setUp();
    tables.use(source('one'));
    tables.open('one');
    await tables.systemsReady();
    tables.use(source('two'));
    expect(tables.systems.status).toBe('idle');
    tables.use(source('one'));
    tables.open('one');
    await tables.systemsReady();
    expect(calls).toEqual([...ALL, ...ALL]);
  });
});
