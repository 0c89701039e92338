import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../tests/fake-storage';
import type { LinkedSql } from '../core/permalink/view-state';
import { MOST_TABS } from './sql-tabs.svelte';
import { SqlWorkbench } from './sql-workbench.svelte';
import type { SqlTables } from './sql-tables.svelte';

const plain = (sql: string): LinkedSql => ({ form: 'plain', sql });

/** A workbench whose engine gives one row to whatever it is asked. */
function setUp() {
  const ran: string[] = [];
  const open = new Set<number>();
  const links: LinkedSql[] = [];
  const engine = {
    run: (_: AbortSignal, sql: string) => {
      const result = ran.push(sql);
      open.add(result);
      const value = { result, columns: [], rows: 1, complete: true, milliseconds: 1 };
      return Promise.resolve({ ok: true, value });
    },
    rows: () => Promise.resolve([[]]),
    close: (_: AbortSignal, result: number) => {
      open.delete(result);
      return Promise.resolve();
    },
  };
  const ready = () => Promise.resolve();
  const tables = { engine, open: () => undefined, dataReady: ready, systemsReady: ready } as unknown as SqlTables;
  const workbench = new SqlWorkbench(tables, 'test', (statement) => links.push(statement));
  return { workbench, ran, links, open };
}
const turns = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('SqlWorkbench', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('shows a linked statement and does not run it, after a reload neither', async () => {
    for (let visit = 0; visit < 2; visit++) {
      const { workbench, ran } = setUp();
      workbench.follow(plain('SELECT 1'));
      await turns();
      expect(workbench.tabs.active).toMatchObject({ sql: 'SELECT 1', linked: true });
      expect(ran).toEqual([]);
    }
  });

  it('says which view of the page a statement came from, after a reload too, and does not run it either', async () => {
    for (const origin of ['Cross-tab', null]) {
      const { workbench, ran } = setUp();
      workbench.follow(plain('SELECT 1'), origin);
      await turns();
      expect(workbench.tabs.active).toMatchObject({ sql: 'SELECT 1', linked: true, origin: 'Cross-tab' });
      expect(ran).toEqual([]);
    }
    const { workbench } = setUp();
    workbench.follow(plain('SELECT 2'));
    expect(workbench.tabs.active.origin).toBeNull();
  });

  it('runs it once the reader agrees, and by itself when that reader comes back', async () => {
    const first = setUp();
    first.workbench.follow(plain('SELECT 1'));
    first.workbench.start();
    await turns();
    expect(first.ran).toEqual(['SELECT 1']);
    const second = setUp();
    second.workbench.follow(plain('SELECT 1'));
    await turns();
    expect(second.workbench.tabs.active.linked).toBe(false);
    expect(second.ran).toEqual(['SELECT 1']);
  });

  it('lets the engine forget the result of a tab that is closed or makes room', async () => {
    const { workbench, open } = setUp();
    for (const sql of ['SELECT 1', 'SELECT 2']) {
      workbench.open(sql);
      workbench.start();
      await turns();
    }
    expect([...open]).toEqual([1, 2]);
    workbench.close(workbench.tabs.active.id);
    expect([...open]).toEqual([1]);
    for (let n = 0; n < MOST_TABS; n++) workbench.open(`SELECT ${n} + 10`);
    expect([...open]).toEqual([]);
  });

  it('takes an edited statement for the reader’s own, and writes it into the link', () => {
    const { workbench, links } = setUp();
    workbench.follow(plain('SELECT 1'));
    workbench.edit('SELECT 12');
    expect(workbench.tabs.active.linked).toBe(false);
    expect(links).toEqual([plain('SELECT 12')]);
    workbench.edit('x'.repeat(601));
    expect(links.at(-1)?.form).toBe('packed');
  });

  it('comes back to what stood in front without taking it for foreign', () => {
    const { workbench } = setUp();
    workbench.follow(plain(''));
    workbench.edit('SELECT 1');
    workbench.open('SELECT 2');
    workbench.close(workbench.tabs.all[0]?.id ?? '');
    workbench.follow(plain('SELECT 1'));
    expect(workbench.tabs.active).toMatchObject({ sql: 'SELECT 1', linked: false });
  });

  it('explains a statement that does not unpack, and leaves the tabs alone', () => {
    const { workbench } = setUp();
    workbench.follow({ form: 'packed', text: '____' });
    expect(workbench.linkProblem).toMatch(/damaged/);
    expect(workbench.tabs.all).toHaveLength(1);
  });

  it('works where storage is blocked, and says so', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const { workbench, ran } = setUp();
    expect(workbench.blocked).toBe(true);
    workbench.edit('SELECT 1');
    workbench.start();
    await turns();
    expect(ran).toEqual(['SELECT 1']);
    expect(workbench.history.runs).toMatchObject([{ sql: 'SELECT 1', outcome: 'rows' }]);
  });
});
