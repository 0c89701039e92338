import { describe, expect, it } from 'vitest';
import { ExplorerError } from '../core/errors';
import type { SuiteProgress, SuiteResult, SuiteSpec } from '../core/evaluation/suite';
import { SuiteRun } from './suite-run.svelte';
import type { SuiteEngine } from './suite-run.svelte';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const spec: SuiteSpec = {
  systems: [],
  tieRule: 'corpus-order',
  seed: 42,
  premiumSeeds: [],
  part: null,
  overlaps: 'include',
};
const suite = { datasetId: 'd' } as SuiteResult;

/** An engine whose suite is answered by the test, and which rejects when it is aborted, as the real one does. */
class FakeEngine implements SuiteEngine {
  readonly calls: { signal: AbortSignal; again: boolean; report: (progress: SuiteProgress) => void }[] = [];
  answer: (result: SuiteResult) => void = () => undefined;

  load(_signal: AbortSignal, onProgress: (progress: { fraction: number; stage: string }) => void): Promise<void> {
    onProgress({ fraction: 1, stage: 'reading' });
    return Promise.resolve();
  }

  suite(signal: AbortSignal, _spec: SuiteSpec, report: (progress: SuiteProgress) => void, again = false) {
    this.calls.push({ signal, again, report });
    return new Promise<SuiteResult>((resolve, reject) => {
      this.answer = resolve;
      signal.addEventListener('abort', () => {
        reject(new ExplorerError('cancelled', 'stopped'));
      });
    });
  }
}

describe('SuiteRun', () => {
  it('shows a result under the settings that it was computed with, and under no others', async () => {
    const engine = new FakeEngine();
    let time = 0;
    const run = new SuiteRun(engine, () => time);
    run.start('a', spec, false);
    await turn();
    time = 1500;
    engine.answer(suite);
    await turn();
    expect(run.state('a')).toEqual({ status: 'ready', value: { key: 'a', result: suite, seconds: 1.5 } });
    expect(run.state('b').status).toBe('idle');
    expect(run.latest('b')).toBeNull();
    run.start('a', spec, true);
    expect(run.state('a').status).toBe('loading');
    expect(run.latest('a')?.result).toBe(suite);
  });

  it('puts loading and computing on one scale of progress', async () => {
    const engine = new FakeEngine();
    const run = new SuiteRun(engine);
    run.start('a', spec, true);
    expect(run.state('a')).toMatchObject({ progress: { fraction: 0.15, stage: 'reading' } });
    await turn();
    expect(engine.calls[0]!.again).toBe(true);
    engine.calls[0]!.report({ done: 5, total: 10, stage: 'scoring' });
    expect(run.state('a')).toMatchObject({ progress: { fraction: 0.575, stage: 'scoring' } });
  });

  it('stops at once, and remembers that it was told to', async () => {
    const engine = new FakeEngine();
    const run = new SuiteRun(engine);
    run.start('a', spec, false);
    await turn();
    run.cancel();
    expect(run.state('a').status).toBe('idle');
    expect(engine.calls[0]!.signal.aborted).toBe(true);
    expect([run.wasCancelled('a'), run.wasCancelled('b')]).toEqual([true, false]);
    run.start('a', spec, false);
    expect(run.wasCancelled('a')).toBe(false);
  });

  it('stops what nobody waits for, and leaves the rest alone', async () => {
    const engine = new FakeEngine();
    const run = new SuiteRun(engine);
    run.start('a', spec, false);
    await turn();
    run.leave('a');
    expect(engine.calls[0]!.signal.aborted).toBe(false);
    run.leave('b');
    expect(engine.calls[0]!.signal.aborted).toBe(true);
    expect(run.wasCancelled('a')).toBe(false);
  });
});
