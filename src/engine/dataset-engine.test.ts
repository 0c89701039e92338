import { describe, expect, it } from 'vitest';
import { FakeWorker } from '../../tests/fake-worker';
import type { OnProgress } from '../../workers/api';
import { createDatasetEngine } from './dataset-engine';

const NEVER = new AbortController().signal;
const ignore: OnProgress = () => undefined;
const FILE = new Blob(['{"id": "1"}']);
const REFUSED = { ok: false, refusal: { fileName: 'a.jsonl', errors: [], errorCount: 1 } };

/** An engine over workers whose builds end when the test says so. */
function setUp() {
  const workers: FakeWorker[] = [];
  const finish: (() => void)[] = [];
  const engine = createDatasetEngine({
    spawn: () => {
      const service = {
        ready: () => Promise.resolve(true),
        cancel: () => undefined,
        build: (_job: number, _file: Blob, fileName: string) =>
          new Promise((resolve) => {
            finish.push(() => {
              resolve({ ...REFUSED, refusal: { ...REFUSED.refusal, fileName } });
            });
          }),
      };
      const worker = new FakeWorker(service);
      workers.push(worker);
      return worker.asWorker;
    },
  });
  const building = async (count: number): Promise<void> => {
    while (finish.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { engine, workers, finish, building };
}

describe('a build', () => {
  it('gives back what the worker made, and ends the worker', async () => {
    const { engine, workers, finish, building } = setUp();
    const build = engine.build(NEVER, FILE, 'a.jsonl', ignore);
    await building(1);
    finish[0]!();
    expect(await build).toEqual(REFUSED);
    expect(workers[0]!.terminated).toBe(true);
  });

  it('that is cancelled ends with its worker; another goes on', async () => {
    const { engine, workers, finish, building } = setUp();
    const stop = new AbortController();
    const cancelled = engine.build(stop.signal, FILE, 'a.jsonl', ignore);
    const other = engine.build(NEVER, FILE, 'b.jsonl', ignore);
    await building(2);
    stop.abort();
    await expect(cancelled).rejects.toMatchObject({ name: 'cancelled' });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    finish[1]!();
    expect(await other).toMatchObject({ refusal: { fileName: 'b.jsonl' } });
  });

  it('whose worker dies says so', async () => {
    const { engine, workers, building } = setUp();
    const build = engine.build(NEVER, FILE, 'a.jsonl', ignore);
    await building(1);
    workers[0]!.fail('Out of memory');
    await expect(build).rejects.toMatchObject({ name: 'worker-failed' });
  });

  it('ends when the engine is disposed of', async () => {
    const { engine, workers, building } = setUp();
    const builds = [engine.build(NEVER, FILE, 'a.jsonl', ignore), engine.build(NEVER, FILE, 'b.jsonl', ignore)];
    await building(2);
    engine.dispose();
    for (const build of builds) await expect(build).rejects.toMatchObject({ name: 'cancelled' });
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
  });
});
