import { describe, expect, it } from 'vitest';
import { ExplorerError } from '../core/errors';
import { Resource } from './resource.svelte';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('Resource', () => {
  it('goes from idle over loading to ready', async () => {
    const resource = new Resource<number>();
    expect(resource.state.status).toBe('idle');
    resource.load((_signal, onProgress) => {
      onProgress(0.5, 'half');
      return Promise.resolve(7);
    });
    expect(resource.state).toMatchObject({ status: 'loading', progress: { fraction: 0.5, stage: 'half' } });
    await turn();
    expect(resource.state).toEqual({ status: 'ready', value: 7 });
  });

  it('aborts the older load and drops its late answer', async () => {
    const resource = new Resource<string>();
    const signals: AbortSignal[] = [];
    let answerFirst: (value: string) => void = () => undefined;
    resource.load((signal) => {
      signals.push(signal);
      return new Promise((resolve) => (answerFirst = resolve));
    });
    resource.load(() => Promise.resolve('second'));
    expect(signals[0]!.aborted).toBe(true);
    await turn();
    answerFirst('first');
    await turn();
    expect(resource.state).toEqual({ status: 'ready', value: 'second' });
    expect(resource.latest).toBe('second');
  });

  it('is idle after a cancel, and failed after an error', async () => {
    const resource = new Resource<string>();
    resource.load(() => Promise.reject(new ExplorerError('cancelled', 'stopped')));
    await turn();
    expect(resource.state.status).toBe('idle');
    resource.load(() => Promise.reject(new Error('broken')));
    await turn();
    expect(resource.state).toMatchObject({ status: 'failed', error: { message: 'broken' } });
    resource.load(() => new Promise(() => undefined));
    resource.cancel();
    expect(resource.state.status).toBe('idle');
  });
});
