import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatLink } from '../core/permalink/permalink';
import { DEFAULT_VIEWS, recordPage } from '../core/permalink/view-state';
import { Navigation } from './navigation.svelte';

import { FakeHost } from '../../tests/fake-host';

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
    host.move(-1);
    expect(navigation.state).toMatchObject({ query: 'net sales' });
    host.move(-1);
    expect(navigation.state).toEqual(DEFAULT_VIEWS.baselines);
  });

  it('opens another page at its top, and a page that one comes back to where it was', () => {
    const host = new FakeHost('#/records');
    const navigation = new Navigation(host);
    host.scrollY = 700;
    host.follow('#/record/a');
    expect(navigation.place).toEqual({ top: 0 });
    host.scrollY = 300;
    navigation.go(recordPage('b'));
    expect(navigation.place).toEqual({ top: 0 });
    host.scrollY = 90;
    host.move(-1);
    expect(navigation.place).toEqual({ top: 300 });
    host.move(-1);
    expect(navigation.place).toEqual({ top: 700 });
    host.move(2);
    expect(navigation.place).toEqual({ top: 90 });
  });

  it('leaves the page where it is when only parameters change', () => {
    const host = new FakeHost('#/baselines');
    const navigation = new Navigation(host);
    const { place } = navigation;
    host.scrollY = 400;
    navigation.go({ ...DEFAULT_VIEWS.baselines, section: 'strata' });
    host.follow(formatLink({ ...DEFAULT_VIEWS.baselines, section: 'splits' }, null));
    expect(navigation.place).toBe(place);
    host.scrollY = 500;
    host.move(-2);
    expect(navigation.place).toEqual({ top: 400 });
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
