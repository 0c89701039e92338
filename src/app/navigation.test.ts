import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatLink } from '../core/permalink/permalink';
import { DEFAULT_VIEWS } from '../core/permalink/view-state';
import { Navigation } from './navigation.svelte';
import type { NavigationHost } from './navigation.svelte';

class FakeHost implements NavigationHost {
  readonly entries: string[];
  at = 0;
  readonly #listeners: (() => void)[] = [];
  readonly location: { hash: string };
  readonly history = {
    pushState: (_data: unknown, _title: string, url?: string | URL | null) => {
      this.entries.splice(this.at + 1, Infinity, String(url));
      this.at += 1;
      this.location.hash = String(url);
    },
    replaceState: (_data: unknown, _title: string, url?: string | URL | null) => {
      this.entries[this.at] = String(url);
      this.location.hash = String(url);
    },
  };
  constructor(hash: string) {
    this.entries = [hash];
    this.location = { hash };
  }
  addEventListener(_type: string, listener: () => void): void {
    this.#listeners.push(listener);
  }
  back(): void {
    this.at -= 1;
    this.location.hash = this.entries[this.at]!;
    for (const listener of this.#listeners) listener();
  }
}

describe('Navigation', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the view of the URL, and goes back to it', () => {
    const host = new FakeHost('#/records');
    const navigation = new Navigation(host);
    expect(navigation.state).toEqual(DEFAULT_VIEWS.records);
    navigation.go(DEFAULT_VIEWS.baselines);
    expect(host.location.hash).toBe('#/baselines');
    navigation.go({ ...DEFAULT_VIEWS.ask, query: 'n' }, { replace: false });
    navigation.go({ ...DEFAULT_VIEWS.ask, query: 'ne' }, { replace: true });
    navigation.go({ ...DEFAULT_VIEWS.ask, query: 'net' }, { replace: true });
    expect(navigation.state).toMatchObject({ query: 'net' });
    expect(host.location.hash).toContain('q=n&');
    vi.runAllTimers();
    expect(host.location.hash).toContain('q=net&');
    expect(host.entries).toHaveLength(3);
    navigation.go({ ...DEFAULT_VIEWS.ask, query: 'net sales' }, { replace: true });
    navigation.go(DEFAULT_VIEWS.methods);
    host.back();
    expect(navigation.state).toMatchObject({ query: 'net sales' });
    host.back();
    expect(navigation.state).toEqual(DEFAULT_VIEWS.baselines);
  });

  it('refuses a link to another data set until told to open it', () => {
    const host = new FakeHost(formatLink({ ...DEFAULT_VIEWS.records, search: 'debt' }, 'aaaaaaaaaaaaaaaa'));
    const navigation = new Navigation(host);
    expect(navigation.problem).toBeNull();
    navigation.setDataset('bbbbbbbbbbbbbbbb');
    expect(navigation.problem).toMatchObject({ code: 'other-dataset', linked: 'aaaaaaaaaaaaaaaa' });
    navigation.go(navigation.problem!.salvage!);
    expect(navigation.problem).toBeNull();
    expect(navigation.state).toMatchObject({ search: 'debt' });
  });

  it('takes the view along when another data set is opened, and lets a waiting link have its data set', () => {
    const host = new FakeHost('#/records');
    const navigation = new Navigation(host);
    navigation.setDataset('aaaaaaaaaaaaaaaa');
    navigation.go({ ...DEFAULT_VIEWS.records, search: 'debt' });
    navigation.setDataset('bbbbbbbbbbbbbbbb');
    vi.runAllTimers();
    expect(navigation.problem).toBeNull();
    expect(host.location.hash).toContain('ds=bbbbbbbbbbbbbbbb');

    const waiting = new Navigation(new FakeHost(formatLink(DEFAULT_VIEWS.records, 'cccccccccccccccc')));
    waiting.setDataset('aaaaaaaaaaaaaaaa');
    expect(waiting.problem).toMatchObject({ code: 'other-dataset' });
    waiting.setDataset('cccccccccccccccc');
    expect(waiting.problem).toBeNull();
  });

  it('keeps a broken link as a problem instead of a default view', () => {
    const navigation = new Navigation(new FakeHost('#/nowhere'));
    expect(navigation.problem).toMatchObject({ code: 'unknown-view', salvage: null });
  });
});
