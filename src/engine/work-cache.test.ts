import { describe, expect, it, vi } from 'vitest';
import { PUBLISHED_BM25 } from '../core/retrieval/run';
import type { Start } from './shared-work';
import { WorkCache, specKey } from './work-cache';

const NEVER = new AbortController().signal;
const ignore = (): void => undefined;

/** Work that ends, fails or reports when the test says so; it hears aborts as a worker call does. */
function work() {
  const signals: AbortSignal[] = [];
  let settle: { resolve: (value: string) => void; reject: (error: Error) => void } | undefined;
  let report: (progress: number) => void = ignore;
  const start: Start<number, string> = (signal, onProgress) =>
    new Promise((resolve, reject) => {
      signals.push(signal);
      report = onProgress;
      settle = { resolve, reject };
      signal.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
  return {
    start,
    signals,
    finish: (value: string) => {
      settle?.resolve(value);
    },
    fail: (reason: string) => {
      settle?.reject(new Error(reason));
    },
    report: (progress: number) => {
      report(progress);
    },
  };
}

describe('WorkCache', () => {
  it('does work once and remembers its result', async () => {
    const cache = new WorkCache<number, string>(4);
    const { start, signals, finish } = work();
    const first = cache.run('k', NEVER, ignore, start);
    const second = cache.run('k', NEVER, ignore, start);
    finish('result');
    expect(await Promise.all([first, second])).toEqual(['result', 'result']);
    expect(await cache.run('k', NEVER, ignore, start)).toBe('result');
    expect(signals).toHaveLength(1);
  });

  it('does it once more when asked to, and remembers the newer result', async () => {
    const cache = new WorkCache<number, string>(4);
    const results = ['old', 'new', 'newest'];
    const start: Start<number, string> = () => Promise.resolve(results.shift() ?? '');
    expect(await cache.run('k', NEVER, ignore, start)).toBe('old');
    expect(await cache.run('k', NEVER, ignore, start, true)).toBe('new');
    expect(await cache.run('k', NEVER, ignore, start)).toBe('new');
  });

  it('keeps keys apart', async () => {
    const cache = new WorkCache<number, string>(4);
    const results = ['a', 'b'].map((key) => cache.run(key, NEVER, ignore, () => Promise.resolve(key)));
    expect(await Promise.all(results)).toEqual(['a', 'b']);
  });

  it('tells all who wait how far it is, until they leave', async () => {
    const cache = new WorkCache<number, string>(4);
    const { start, finish, report } = work();
    const stop = new AbortController();
    const [left, stayed] = [vi.fn(), vi.fn()];
    const leaving = cache.run('k', stop.signal, left, start);
    const staying = cache.run('k', NEVER, stayed, start);
    report(1);
    stop.abort();
    await expect(leaving).rejects.toMatchObject({ name: 'cancelled' });
    report(2);
    finish('result');
    expect(await staying).toBe('result');
    expect(left.mock.calls).toEqual([[1]]);
    expect(stayed.mock.calls).toEqual([[1], [2]]);
  });

  it('aborts the work when the last one has left, and starts anew for who comes after, in the same turn too', async () => {
    const cache = new WorkCache<number, string>(4);
    const { start, signals, finish } = work();
    const stops = [new AbortController(), new AbortController()];
    const calls = stops.map(({ signal }) => cache.run('k', signal, ignore, start));
    stops[0]!.abort();
    expect(signals[0]!.aborted).toBe(false);
    stops[1]!.abort();
    expect(signals[0]!.aborted).toBe(true);
    const next = cache.run('k', NEVER, ignore, start);
    for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'cancelled' });
    expect(signals).toHaveLength(2);
    const joined = cache.run('k', NEVER, ignore, start);
    finish('second');
    expect(await Promise.all([next, joined])).toEqual(['second', 'second']);
    expect(signals).toHaveLength(2);
  });

  it('does not remember a failure', async () => {
    const cache = new WorkCache<number, string>(4);
    const { start, signals, fail, finish } = work();
    const failing = cache.run('k', NEVER, ignore, start);
    fail('the worker died');
    await expect(failing).rejects.toThrow('the worker died');
    const again = cache.run('k', NEVER, ignore, start);
    finish('result');
    expect(await again).toBe('result');
    expect(signals).toHaveLength(2);
  });

  it('starts nothing that lasts for one who has already left', async () => {
    const cache = new WorkCache<number, string>(4);
    const { start, signals } = work();
    await expect(cache.run('k', AbortSignal.abort(), ignore, start)).rejects.toMatchObject({ name: 'cancelled' });
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  it('holds no more than its capacity: the oldest makes room; and nothing after clear', async () => {
    const cache = new WorkCache<number, string>(2);
    const start = vi.fn(() => Promise.resolve('result'));
    for (const key of ['a', 'b', 'c', 'b', 'c']) await cache.run(key, NEVER, ignore, start);
    expect(start).toHaveBeenCalledTimes(3);
    await cache.run('a', NEVER, ignore, start);
    expect(start).toHaveBeenCalledTimes(4);
    cache.clear();
    await cache.run('a', NEVER, ignore, start);
    expect(start).toHaveBeenCalledTimes(5);
  });
});

describe('specKey', () => {
  it('is the same whatever order the fields were written in, at any depth', () => {
    const reversed = Object.fromEntries(Object.entries(PUBLISHED_BM25).reverse());
    expect(specKey('d', { systems: [reversed], seed: 42 })).toBe(specKey('d', { seed: 42, systems: [PUBLISHED_BM25] }));
  });

  it('differs with the data set, any value, and the order of a list', () => {
    const keys = [
      specKey('d', { seeds: [1, 2], part: null }),
      specKey('e', { seeds: [1, 2], part: null }),
      specKey('d', { seeds: [2, 1], part: null }),
      specKey('d', { seeds: [1, 2], part: 'null' }),
      specKey('d', { seeds: [12], part: null }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
