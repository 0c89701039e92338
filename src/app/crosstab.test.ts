import { describe, expect, it } from 'vitest';
import { DEFAULT_CROSSTAB, type CrosstabSpec } from '../core/sql/crosstab-spec';
import type { CrosstabTable } from '../core/sql/crosstab-table';
import type { SqlEngine } from '../engine/sql-engine';
import { Crosstab } from './crosstab.svelte';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const MEAN: CrosstabSpec = { ...DEFAULT_CROSSTAB, cell: 'mean' };

/** A promise that a test settles. */
function gate() {
  const settlers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const promise = new Promise<void>((resolve, reject) => {
    settlers.push({ resolve, reject });
  });
  return {
    promise,
    resolve: () => settlers[0]?.resolve(),
    reject: (error: Error) => settlers[0]?.reject(error),
  };
}

function setUp() {
  const asked: CrosstabSpec[] = [];
  const answers: ((table: CrosstabTable) => void)[] = [];
  const gates = { data: gate(), systems: gate() };
  const engine = {
    crosstab: (signal: AbortSignal, spec: CrosstabSpec) => {
      if (!signal.aborted) asked.push(spec);
      return new Promise<CrosstabTable>((resolve) => answers.push(resolve));
    },
  } as unknown as SqlEngine;
  const crosstab = new Crosstab({
    engine,
    open: () => undefined,
    dataReady: () => gates.data.promise,
    systemsReady: () => gates.systems.promise,
  });
  const answer = (sql: string): CrosstabTable => ({ rows: [], columns: [], parts: [], withoutNegatives: 0, sql });
  return { crosstab, gates, asked, answers, answer };
}

describe('the cross-tab on the page', () => {
  it('waits for the data set’s tables, and for systems only when it needs them', async () => {
    const { crosstab, gates, asked } = setUp();
    crosstab.show('one', DEFAULT_CROSSTAB);
    await turn();
    expect(asked).toEqual([]);
    gates.data.resolve();
    await turn();
    expect(asked).toEqual([DEFAULT_CROSSTAB]);
    crosstab.show('one', MEAN);
    await turn();
    expect(asked).toEqual([DEFAULT_CROSSTAB]);
    gates.systems.resolve();
    await turn();
    expect(asked).toEqual([DEFAULT_CROSSTAB, MEAN]);
  });

  it('drops an answer that a newer question has overtaken', async () => {
    const { crosstab, gates, asked, answers, answer } = setUp();
    gates.data.resolve();
    const other = { ...DEFAULT_CROSSTAB, columns: null };
    crosstab.show('one', DEFAULT_CROSSTAB);
    await turn();
    crosstab.show('one', other);
    await turn();
    expect(asked).toEqual([DEFAULT_CROSSTAB, other]);
    answers[1]?.(answer('new'));
    answers[0]?.(answer('old'));
    await turn();
    expect(crosstab.answer).toMatchObject({ status: 'ready', value: { spec: other, table: { sql: 'new' } } });
  });

  it('fails with what kept the tables from opening', async () => {
    const { crosstab, gates } = setUp();
    gates.data.reject(new Error('no engine'));
    crosstab.show('one', DEFAULT_CROSSTAB);
    await turn();
    expect(crosstab.answer).toMatchObject({ status: 'failed', error: { message: 'no engine' } });
  });
});
