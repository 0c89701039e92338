import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../tests/fake-storage';
import { MOST_TABS, SqlTabs } from './sql-tabs.svelte';

const statements = (tabs: SqlTabs): string[] => tabs.all.map(({ sql }) => sql);

describe('SqlTabs', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('has a tab from the start, which takes the first statement', () => {
    const tabs = new SqlTabs();
    expect(statements(tabs)).toEqual(['']);
    tabs.open('SELECT 1');
    tabs.open('SELECT 2');
    expect(statements(tabs)).toEqual(['SELECT 1', 'SELECT 2']);
    expect(tabs.active.sql).toBe('SELECT 2');
  });

  it('keeps a tab that was named, empty or not', () => {
    const tabs = new SqlTabs();
    tabs.rename(tabs.active.id, '  Later ');
    tabs.open('SELECT 1');
    expect(tabs.all.map(({ name }) => name)).toEqual(['Later', null]);
  });

  it('brings all back at the next visit, the one in front too', () => {
    const tabs = new SqlTabs();
    tabs.open('SELECT 1');
    tabs.open('SELECT 2', true);
    tabs.select(tabs.all[0]?.id ?? '');
    const again = new SqlTabs();
    expect(again.all).toEqual(tabs.all);
    expect(again.active.sql).toBe('SELECT 1');
  });

  it('moves to the neighbour of a tab that closes, and never has none', () => {
    const tabs = new SqlTabs();
    for (const sql of ['1', '2', '3']) tabs.open(sql);
    tabs.select(tabs.all[1]?.id ?? '');
    tabs.close(tabs.active.id);
    expect(tabs.active.sql).toBe('3');
    for (const { id } of tabs.all) tabs.close(id);
    expect(statements(tabs)).toEqual(['']);
  });

  it('says which tab made room where as many are open as can be', () => {
    const tabs = new SqlTabs();
    for (let n = 0; n < MOST_TABS; n++) tabs.open(`SELECT ${n}`);
    expect(tabs.displaced).toBeNull();
    tabs.open('SELECT 30');
    expect(tabs.displaced?.sql).toBe('SELECT 0');
    expect(statements(tabs)).toHaveLength(MOST_TABS);
    expect(statements(new SqlTabs())).toEqual(statements(tabs));
    tabs.close(tabs.active.id);
    expect(tabs.displaced).toBeNull();
    tabs.open('SELECT 31');
    expect(tabs.displaced).toBeNull();
  });

  it('says nothing of an empty tab that made room, and brings none back', () => {
    const tabs = new SqlTabs();
    tabs.rename(tabs.active.id, 'Empty');
    for (let n = 0; n < MOST_TABS; n++) tabs.open(`SELECT ${n}`);
    expect(tabs.displaced).toBeNull();
    tabs.close(tabs.active.id);
    expect(new SqlTabs().all.map(({ name }) => name)).not.toContain('Empty');
  });

  it('keeps what another window opened meanwhile, and not what either closed', () => {
    const here = new SqlTabs();
    here.open('SELECT 1');
    const there = new SqlTabs();
    there.open('SELECT 2');
    here.open('SELECT 3');
    const closed = here.all[0]?.id ?? '';
    here.close(closed);
    expect(statements(new SqlTabs())).toEqual(['SELECT 3', 'SELECT 2']);
    there.close(there.all.find(({ sql }) => sql === 'SELECT 2')?.id ?? '');
    expect(statements(new SqlTabs())).not.toContain('SELECT 2');
  });
});
