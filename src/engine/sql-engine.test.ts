import { describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../tests/fake-worker';
import type { DatasetSource } from '../../workers/api';
import { createSqlEngine } from './sql-engine';

const turns = () => new Promise((resolve) => setTimeout(resolve, 5));

/** An engine whose runs end when told to. */
function setUp() {
  const closed: number[] = [];
  let end: (() => void) | undefined;
  const service = {
    ready: () => Promise.resolve(true),
    cancel: () => undefined,
    load: () => Promise.resolve(),
    run: () =>
      new Promise((resolve) => {
        end = () => {
          resolve({ ok: true, value: { result: 7, columns: [], rows: 1, complete: true, milliseconds: 1 } });
        };
      }),
    close: (result: number) => {
      closed.push(result);
    },
  };
  const engine = createSqlEngine({ spawn: () => new FakeWorker(service).asWorker, baseUrl: 'https://example.org/' });
  const bytes = { bytes: new Uint8Array() };
  const streams = { records: bytes, documents: bytes, judgments: bytes, rewrites: bytes, splits: bytes };
  engine.use({ datasetId: 'one', streams, sha256: {} } as unknown as DatasetSource);
  return {
    engine,
    closed,
    /** Ends the run, once the worker has it. */
    end: () =>
      vi.waitFor(() => {
        if (end === undefined) throw new Error('Nothing runs yet.');
        end();
      }),
    /** Once the worker has a run. */
    begun: () =>
      vi.waitFor(() => {
        expect(end).toBeDefined();
      }),
  };
}

describe('the SQL engine', () => {
  it('has a result closed whose query was cancelled just as it arrived', async () => {
    const { engine, closed, begun, end } = setUp();
    const stop = new AbortController();
    const running = engine.run(stop.signal, 'SELECT 1', null);
    await begun();
    stop.abort();
    await expect(running).rejects.toMatchObject({ name: 'cancelled' });
    await end();
    await vi.waitFor(() => {
      expect(closed).toEqual([7]);
    });
  });

  it('leaves a result open that its reader waits for', async () => {
    const { engine, closed, end } = setUp();
    const running = engine.run(new AbortController().signal, 'SELECT 1', null);
    await end();
    expect(await running).toMatchObject({ ok: true, value: { result: 7 } });
    await turns();
    expect(closed).toEqual([]);
  });
});
