import { proxy, releaseProxy, wrap } from 'comlink';
import type { Remote } from 'comlink';
import { describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../tests/fake-worker';
import { Jobs, throwIfCancelled } from './jobs';

const ignore = (): void => undefined;

describe('Jobs', () => {
  it('tells a running job of its cancel, and no other', async () => {
    const jobs = new Jobs();
    let go: () => void = ignore;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const run = (job: number): Promise<number> =>
      jobs.run(job, ignore, async (signal) => {
        await gate;
        throwIfCancelled(signal);
        return job;
      });
    const [cancelled, other] = [run(1), run(2)];
    jobs.cancel(1);
    jobs.cancel(1);
    go();
    await expect(cancelled).rejects.toMatchObject({ name: 'cancelled' });
    expect(await other).toBe(2);
  });

  it('ignores cancels that come too late or for nobody, and remembers no job that is over', async () => {
    const jobs = new Jobs();
    await jobs.run(1, ignore, () => Promise.resolve());
    await expect(jobs.run(2, ignore, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    jobs.cancel(1);
    jobs.cancel(99);
    expect(jobs.size).toBe(0);
    expect(await jobs.run(1, ignore, (signal) => Promise.resolve(signal.aborted))).toBe(false);
  });

  it('closes the channel of a progress callback when its job is over, however it ended', async () => {
    const released = vi.fn();
    const callback = (): object => Object.assign(() => undefined, { [releaseProxy]: released });
    const jobs = new Jobs();
    await jobs.run(1, callback(), () => Promise.resolve());
    await expect(jobs.run(2, callback(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(released).toHaveBeenCalledTimes(2);
  });

  it('lets the last progress through before it closes the channel of comlink', async () => {
    const jobs = new Jobs();
    const service = {
      work: (onProgress: (value: number) => void) =>
        jobs.run(1, onProgress, () => {
          for (let value = 0; value < 5; value++) onProgress(value);
          return Promise.resolve('done');
        }),
    };
    const remote: Remote<typeof service> = wrap(new FakeWorker(service).asWorker);
    const seen: number[] = [];
    expect(await remote.work(proxy((value: number) => seen.push(value)))).toBe('done');
    await vi.waitFor(() => {
      expect(seen).toEqual([0, 1, 2, 3, 4]);
    });
  });
});
