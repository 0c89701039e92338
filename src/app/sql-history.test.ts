import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../tests/fake-storage';
import { SqlHistory } from './sql-history.svelte';

const ran = (history: SqlHistory): string[] => history.runs.map(({ sql, outcome }) => `${sql} ${outcome}`);

describe('SqlHistory', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage());
    vi.useFakeTimers({ now: 1000 });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function run(history: SqlHistory, sql: string): void {
    vi.advanceTimersByTime(1);
    history.note(sql, 'running');
    history.note(sql, 'rows');
  }

  it('lists each statement once, the latest first, as of when it began', () => {
    const history = new SqlHistory();
    for (const sql of ['a', 'b', 'a']) run(history, sql);
    expect(ran(history)).toEqual(['a rows', 'b rows']);
    expect(history.find('a')?.at).toBe(1003);
    expect(history.find('c')).toBeNull();
  });

  it('comes back at the next visit, with what was left in the middle', () => {
    const history = new SqlHistory();
    run(history, 'a');
    history.note('b', 'running');
    expect(ran(new SqlHistory())).toContain('b running');
  });

  it('takes in what another window ran', () => {
    const here = new SqlHistory();
    const there = new SqlHistory();
    run(here, 'a');
    run(there, 'b');
    run(here, 'c');
    expect(ran(here)).toEqual(['c rows', 'b rows', 'a rows']);
  });

  it('keeps a hundred, and stores no statement that would fill the storage', () => {
    const history = new SqlHistory();
    for (let n = 0; n < 101; n++) run(history, `SELECT ${n}`);
    expect(history.runs).toHaveLength(100);
    expect(history.find('SELECT 0')).toBeNull();
    const long = `SELECT '${'x'.repeat(20_000)}'`;
    run(history, long);
    expect(history.find(long)).not.toBeNull();
    expect(new SqlHistory().find(long)).toBeNull();
  });

  it('forgets on request', () => {
    const history = new SqlHistory();
    run(history, 'a');
    history.clear();
    expect(ran(new SqlHistory())).toEqual([]);
  });
});
