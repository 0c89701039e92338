import { describe, expect, it } from 'vitest';
import type { SuiteProgress } from '../src/core/evaluation/suite';
import { drive } from './drive';

const NEVER = new AbortController().signal;
const ignore = (): void => undefined;

function* count(total: number, work: () => void = ignore): Generator<SuiteProgress, string> {
  for (let done = 1; done <= total; done++) {
    work();
    yield { done, total, stage: 'counting' };
  }
  return 'done';
}

function busy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('drive', () => {
  it('gives the result of a generator that never yields, and of one that yields often', async () => {
    expect(await drive(count(0), NEVER, ignore)).toBe('done');
    expect(await drive(count(100_000), NEVER, ignore)).toBe('done');
  });

  it('tells of quick work in about twenty steps, however many it has', async () => {
    const seen: number[] = [];
    await drive(count(10_000), NEVER, ({ done }) => seen.push(done));
    expect(seen.length).toBeGreaterThanOrEqual(15);
    expect(seen.length).toBeLessThan(60);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('tells of slow work at every stretch', async () => {
    const seen: number[] = [];
    await drive(
      count(100, () => {
        busy(2);
      }),
      NEVER,
      ({ done }) => seen.push(done),
    );
    expect(seen.length).toBeGreaterThanOrEqual(8);
  });

  it('lets the event loop turn, and stops in the turn in which the cancel comes', async () => {
    const stop = new AbortController();
    let steps = 0;
    let stepsAtAbort = Infinity;
    setTimeout(() => {
      stepsAtAbort = steps;
      stop.abort();
    }, 50);
    const slow = drive(
      count(5000, () => {
        steps += 1;
        busy(2);
      }),
      stop.signal,
      ignore,
    );
    await expect(slow).rejects.toMatchObject({ name: 'cancelled' });
    // One stretch of about 25 ms may be under way when the cancel comes.
    expect(steps - stepsAtAbort).toBeLessThan(50);
  });

  it('passes on what a step throws', async () => {
    const failing = count(3, () => {
      throw new Error('no such part');
    });
    await expect(drive(failing, NEVER, ignore)).rejects.toThrow('no such part');
  });
});
