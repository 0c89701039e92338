import { describe, expect, it } from 'vitest';
import { FakeHost } from '../../tests/fake-host';
import { HistoryEntries } from './history-entries';

describe('HistoryEntries', () => {
  it('takes the place from the browser, which would restore it too early', () => {
    const host = new FakeHost('#/');
    const entries = new HistoryEntries(host);
    expect(host.history.scrollRestoration).toBe('manual');
    expect(entries.openingTop).toBe(0);
  });

  it('knows the place again after a reload, and does not give numbers twice', () => {
    const host = new FakeHost('#/');
    const before = new HistoryEntries(host);
    before.push('#/records');
    before.push('#/ask');
    host.scrollY = 250;
    host.hide();

    const after = new HistoryEntries(host);
    expect(after.openingTop).toBe(250);
    host.move(-2);
    expect(after.arrive()).toEqual({ top: 0 });
    after.push('#/methods');
    host.move(-1);
    expect(after.arrive()).toEqual({ top: 250 });
    const numbers = host.entries.map(({ state }) => (state as { readonly entry: number }).entry);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('tells an arrival once, and a link that was followed from an entry of before', () => {
    const host = new FakeHost('#/');
    const entries = new HistoryEntries(host);
    expect(entries.arrive()).toBeNull();
    host.follow('#/ask');
    expect(entries.arrive()).toBe('new');
    expect(entries.arrive()).toBeNull();
  });

  it('takes what others left in the state for nothing of its own', () => {
    expect(new HistoryEntries(new FakeHost('#/', { entry: 'x', top: {} })).openingTop).toBe(0);
    expect(new HistoryEntries(new FakeHost('#/', 'text')).openingTop).toBe(0);
  });
});
