import { describe, expect, it } from 'vitest';
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
  return { engine, closed, end: () => end?.() };
}

describe('the SQL engine', () => {
  it('has a result closed whose query was cancelled just as it arrived', async () => {
    const { engine, closed, end } = setUp();
    const stop = new AbortController();
    const running = engine.run(stop.signal, 'SELECT 1', null);
    await turns();
    stop.abort();
    await expect(running).rejects.toMatchObject({ name: 'cancelled' });
    end();
    await turns();
    expect(closed).toEqual([7]);
  });

  it('leaves a result open that its reader waits for', async () => {
    const { engine, closed, end } = setUp();
    const running = engine.run(new AbortController().signal, 'SELECT 1', null);
    await turns();
    end();
    expect(await running).toMatchObject({ ok: true, value: { result: 7 } });
    await turns();
    expect(closed).toEqual([]);
  });
});
