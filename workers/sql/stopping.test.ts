import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopping } from './stopping';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('stopping a query', () => {
  const begin = () => {
    const abort = new AbortController();
    const [stop, giveUp] = [vi.fn(() => Promise.resolve()), vi.fn()];
    const handle = stopping(abort.signal, giveUp);
    handle.onStart(stop);
    return { abort, stop, giveUp, handle };
  };

  it('tells the engine, and leaves it alone once the query has ended', () => {
    const { abort, stop, giveUp, handle } = begin();
    abort.abort();
    expect(stop).toHaveBeenCalledOnce();
    handle.settle();
    vi.advanceTimersByTime(60_000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('gives the engine up when it does not answer', () => {
    const { abort, giveUp } = begin();
    abort.abort();
    vi.advanceTimersByTime(2_999);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('stops at once what begins after the cancel', () => {
    const abort = new AbortController();
    const [stop, giveUp] = [vi.fn(() => Promise.resolve()), vi.fn()];
    const handle = stopping(abort.signal, giveUp);
    abort.abort();
    handle.onStart(stop);
    expect(stop).toHaveBeenCalledOnce();
    handle.settle();
  });

  it('does nothing after the end', () => {
    const { abort, stop, handle } = begin();
    handle.settle();
    abort.abort();
    expect(stop).not.toHaveBeenCalled();
  });
});
