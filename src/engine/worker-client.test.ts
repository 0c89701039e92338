import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../tests/fake-worker';
import type { JobId, OnProgress } from '../../workers/api';
import { ExplorerError } from '../core/errors';
import { WorkerClient } from './worker-client';

/** A service whose answers the test gives out by hand. */
class Service {
  readonly cancelled: JobId[] = [];
  readonly jobs: JobId[] = [];
  answer: (value: string) => void = () => undefined;
  report: OnProgress = () => undefined;

  ready(): true {
    return true;
  }
  cancel(job: JobId): void {
    this.cancelled.push(job);
  }
  work(job: JobId, onProgress: OnProgress): Promise<string> {
    this.jobs.push(job);
    this.report = onProgress;
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }
  refuse(name: string): Promise<string> {
    return Promise.reject(Object.assign(new Error('no such document'), { name }));
  }
  echo(value: string): Promise<string> {
    return Promise.resolve(value);
  }
}

const NEVER = new AbortController().signal;
const ignore: OnProgress = () => undefined;

function setUp(serviceOf: (spawned: number) => object | undefined = () => new Service()) {
  const workers: FakeWorker[] = [];
  const onEnd = vi.fn();
  const client = new WorkerClient<Service>({
    spawn: () => {
      const worker = new FakeWorker(serviceOf(workers.length));
      workers.push(worker);
      return worker.asWorker;
    },
    onEnd,
    startLimit: 500,
  });
  const work = (signal: AbortSignal, onProgress = ignore): Promise<string> =>
    client.call(signal, (api, job, report) => api.work(job, report(onProgress)));
  return { client, workers, onEnd, work };
}

async function until(condition: () => boolean): Promise<void> {
  await vi.waitFor(() => {
    if (!condition()) throw new Error('not yet');
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a worker that lives', () => {
  it('starts with the first call and serves the next ones', async () => {
    const { client, workers } = setUp();
    expect(workers).toHaveLength(0);
    const calls = ['a', 'b'].map((value) => client.call(NEVER, (api) => api.echo(value)));
    expect(await Promise.all(calls)).toEqual(['a', 'b']);
    expect(await client.call(NEVER, (api) => api.echo('c'))).toBe('c');
    expect(workers).toHaveLength(1);
    expect(client.pending).toBe(0);
  });

  it('hands on progress', async () => {
    const service = new Service();
    const { work } = setUp(() => service);
    const seen: number[] = [];
    const result = work(NEVER, ({ fraction }) => seen.push(fraction));
    await until(() => service.jobs.length === 1);
    service.report({ fraction: 0.25, stage: 'scoring' });
    await until(() => seen.length === 1);
    service.answer('done');
    expect(await result).toBe('done');
    expect(seen).toEqual([0.25]);
  });

  it('gives its errors their class back by their code, and leaves unknown ones alone', async () => {
    const { client } = setUp();
    const coded = client.call(NEVER, (api) => api.refuse('bad-parameter'));
    await expect(coded).rejects.toBeInstanceOf(ExplorerError);
    await expect(coded).rejects.toMatchObject({ name: 'bad-parameter', message: 'no such document' });
    const other = client.call(NEVER, (api) => api.refuse('TypeError'));
    await expect(other).rejects.not.toBeInstanceOf(ExplorerError);
    await expect(other).rejects.toMatchObject({ name: 'TypeError' });
    expect(client.pending).toBe(0);
  });

  it('rejects a call whose arguments cannot be cloned', async () => {
    const { client } = setUp();
    const call = client.call(NEVER, (api) => api.echo(Symbol('uncloneable') as unknown as string));
    await expect(call).rejects.toMatchObject({ name: 'DataCloneError' });
    expect(client.pending).toBe(0);
  });
});

describe('a worker that dies', () => {
  it('cannot be made: rejects with the cause', async () => {
    const cause = new Error('blocked by the policy');
    const client = new WorkerClient<Service>({
      spawn: () => {
        throw cause;
      },
    });
    const call = client.call(NEVER, (api) => api.echo('a'));
    await expect(call).rejects.toMatchObject({ name: 'worker-failed', cause });
    expect(client.pending).toBe(0);
  });

  it('at its start: rejects what waits, and starts anew with the next call', async () => {
    const { client, workers, onEnd, work } = setUp((spawned) => (spawned === 0 ? undefined : new Service()));
    const calls = [work(NEVER), work(NEVER)];
    workers[0]!.fail('');
    for (const call of calls) {
      await expect(call).rejects.toMatchObject({
        name: 'worker-failed',
        message: expect.stringContaining('could not be loaded') as string,
      });
    }
    expect(workers[0]!.terminated).toBe(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(await client.call(NEVER, (api) => api.echo('again'))).toBe('again');
    expect(workers).toHaveLength(2);
  });

  it('never answers: rejects after the limit', async () => {
    const { workers, work } = setUp(() => undefined);
    await expect(work(NEVER)).rejects.toMatchObject({
      name: 'worker-failed',
      message: expect.stringContaining('0.5 s') as string,
    });
    expect(workers[0]!.terminated).toBe(true);
  });

  it('has a limit for its start only', async () => {
    const service = new Service();
    const { work } = setUp(() => service);
    const slow = work(NEVER);
    await until(() => service.jobs.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 80));
    service.answer('slow but fine');
    expect(await slow).toBe('slow but fine');
  });

  it('refuses to start: rejects with its reason', async () => {
    const { work } = setUp(() => ({ ready: () => Promise.reject(new Error('no WebAssembly')) }));
    await expect(work(NEVER)).rejects.toMatchObject({ name: 'worker-failed', cause: { message: 'no WebAssembly' } });
  });

  it.each([
    [
      'an error outside of any call',
      (worker: FakeWorker) => {
        worker.fail('Out of memory');
      },
      'Out of memory',
    ],
    [
      'a message that cannot be read',
      (worker: FakeWorker) => {
        worker.garble();
      },
      'could not be read',
    ],
  ])('in mid-call, by %s: rejects every pending call once', async (_, kill, message) => {
    const service = new Service();
    const { client, workers, onEnd, work } = setUp(() => service);
    const calls = [work(NEVER), work(NEVER)];
    await until(() => service.jobs.length === 2);
    kill(workers[0]!);
    kill(workers[0]!);
    for (const call of calls) {
      await expect(call).rejects.toMatchObject({
        name: 'worker-failed',
        message: expect.stringContaining(message) as string,
      });
    }
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(client.pending).toBe(0);
  });

  it('rejects with the reason of its own end only: a former worker cannot hurt the next', async () => {
    const { client, workers } = setUp();
    await client.call(NEVER, (api) => api.echo('a'));
    client.terminate();
    const call = client.call(NEVER, (api) => api.echo('b'));
    workers[0]!.fail('a late error');
    expect(await call).toBe('b');
  });
});

describe('a cancel', () => {
  it('while the worker starts, by ending it: its start limit does not reach the next worker', async () => {
    const service = new Service();
    const { client, work } = setUp((spawned) => (spawned === 0 ? undefined : service));
    const first = work(NEVER);
    client.terminate();
    await expect(first).rejects.toMatchObject({ name: 'cancelled' });
    const second = work(NEVER);
    await until(() => service.jobs.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 80));
    service.answer('done');
    expect(await second).toBe('done');
  });

  it('before the call: nothing starts', async () => {
    const { workers, work } = setUp();
    await expect(work(AbortSignal.abort())).rejects.toMatchObject({ name: 'cancelled' });
    expect(workers).toHaveLength(0);
  });

  it('while the worker starts: the call is never sent', async () => {
    const service = new Service();
    const { client, work } = setUp(() => service);
    const stop = new AbortController();
    const cancelled = work(stop.signal);
    stop.abort();
    await expect(cancelled).rejects.toMatchObject({ name: 'cancelled' });
    expect(await client.call(NEVER, (api) => api.echo('other calls go on'))).toBe('other calls go on');
    expect(service.jobs).toEqual([]);
    expect(service.cancelled).toEqual([]);
  });

  it('in mid-call: rejects at once, tells the worker once, and drops what comes late', async () => {
    const service = new Service();
    const { client, work } = setUp(() => service);
    const stop = new AbortController();
    const seen: number[] = [];
    const call = work(stop.signal, ({ fraction }) => seen.push(fraction));
    await until(() => service.jobs.length === 1);
    const other = client.call(NEVER, (api) => api.echo('other'));

    stop.abort();
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'cancelled' });
    expect(service.cancelled).toEqual([]);
    expect(await other).toBe('other');
    await until(() => service.cancelled.length > 0);
    expect(service.cancelled).toEqual(service.jobs);

    service.report({ fraction: 1, stage: 'late' });
    service.answer('late');
    await client.call(NEVER, (api) => api.echo('a turn later'));
    expect(seen).toEqual([]);
    expect(client.pending).toBe(0);
  });

  it('after the answer: nothing happens', async () => {
    const service = new Service();
    const { client, work } = setUp(() => service);
    const stop = new AbortController();
    const call = work(stop.signal);
    await until(() => service.jobs.length === 1);
    service.answer('done');
    expect(await call).toBe('done');
    stop.abort();
    await client.call(NEVER, (api) => api.echo('a turn later'));
    expect(service.cancelled).toEqual([]);
  });

  it('of everything, by ending the worker: pending calls reject, the next call starts another', async () => {
    const service = new Service();
    const { client, workers, onEnd, work } = setUp(() => service);
    client.terminate();
    expect(onEnd).not.toHaveBeenCalled();
    const call = work(NEVER);
    await until(() => service.jobs.length === 1);
    client.terminate();
    await expect(call).rejects.toMatchObject({ name: 'cancelled' });
    expect(workers[0]!.terminated).toBe(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(await client.call(NEVER, (api) => api.echo('again'))).toBe('again');
    expect(workers).toHaveLength(2);
  });
});

describe('memory', () => {
  it('keeps nothing of calls that are over on a signal that lives on', async () => {
    const service = new Service();
    const { client, work } = setUp(() => service);
    const stop = new AbortController();
    const added = vi.spyOn(stop.signal, 'addEventListener');
    const removed = vi.spyOn(stop.signal, 'removeEventListener');
    for (let call = 0; call < 50; call++) await client.call(stop.signal, (api) => api.echo('x'));
    await expect(client.call(stop.signal, (api) => api.refuse('TypeError'))).rejects.toThrow();
    const dropped = work(stop.signal);
    client.terminate();
    await expect(dropped).rejects.toMatchObject({ name: 'cancelled' });
    expect(added).toHaveBeenCalledTimes(52);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
    expect(client.pending).toBe(0);
  });
});
