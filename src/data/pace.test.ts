import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExplorerError } from '../core/errors';
import { Pace, type Progress } from './pace';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Pace', () => {
  it('reports fractions that stay within 0–1 and never fall back', async () => {
    const seen: Progress[] = [];
    const pace = new Pace({ onProgress: (progress) => seen.push(progress) });
    await pace.report(0.5, 'half');
    await pace.report(0.2, 'behind');
    await pace.report(7, 'beyond');
    expect(seen).toEqual([
      { fraction: 0.5, stage: 'half' },
      { fraction: 0.5, stage: 'behind' },
      { fraction: 1, stage: 'beyond' },
    ]);
  });

  it('lets a message in before it asks whether the work was cancelled', async () => {
    let cancelled = false;
    const pace = new Pace({
      checkCancelled: () => {
        if (cancelled) throw new ExplorerError('cancelled', 'Cancelled');
      },
    });
    // A cancel that waits in the event loop, as a worker's message does.
    setTimeout(() => (cancelled = true));
    await expect(pace.report(0.1, 'first')).rejects.toMatchObject({ name: 'cancelled' });
  });

  it('pauses within a step only after a stretch of work', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let pauses = 0;
    const pace = new Pace({ checkCancelled: () => pauses++ });
    now = 49;
    await pace.breathe();
    await pace.step(0.1, 'too soon');
    expect(pauses).toBe(0);
    now = 50;
    await pace.breathe();
    expect(pauses).toBe(1);
    now = 99;
    await pace.breathe();
    expect(pauses).toBe(1);
    now = 100;
    await pace.step(0.2, 'due');
    expect(pauses).toBe(2);
  });
});
