import { describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../tests/fake-worker';
import type { AskRequest, DatasetSource, JobId, OnProgress } from '../../workers/api';
import { STREAM_NAMES } from '../core/dataset/manifest';
import type { SuiteSpec } from '../core/evaluation/suite';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../core/retrieval/run';
import { createRetrievalEngine } from './retrieval-engine';

/** Speaks for the retrieval service: knows which data set was loaded and how often each thing was done. */
class Service {
  loads: DatasetSource[] = [];
  suites = 0;
  asked: string[] = [];
  failLoad: string | null = null;
  hold: Promise<void> = Promise.resolve();

  ready(): true {
    return true;
  }
  cancel(): void {
    // A service whose work is short hears no cancel.
  }
  async load(_job: JobId, source: DatasetSource, onProgress: OnProgress): Promise<void> {
    if (this.failLoad !== null) throw Object.assign(new Error('not found'), { name: this.failLoad });
    onProgress({ fraction: 0.5, stage: 'records' });
    await this.hold;
    this.loads.push(source);
  }
  suite(_job: JobId, spec: SuiteSpec): Promise<unknown> {
    this.suites++;
    return Promise.resolve({ datasetId: this.loads.at(-1)?.datasetId, seed: spec.seed });
  }
  ask({ query }: AskRequest): Promise<unknown> {
    this.asked.push(query);
    return Promise.resolve([query]);
  }
  document(document: number): Promise<unknown> {
    return Promise.resolve({ document, datasetId: this.loads.at(-1)?.datasetId });
  }
}

const NEVER = new AbortController().signal;
const ignore = (): void => undefined;

function source(datasetId: string): DatasetSource {
  const each = <T>(value: (name: string) => T) => Object.fromEntries(STREAM_NAMES.map((name) => [name, value(name)]));
  return {
    datasetId,
    streams: each((name) => ({ url: `data/${name}.arrow.gz` })) as DatasetSource['streams'],
    sha256: each(() => '') as DatasetSource['sha256'],
  };
}

function suiteSpec(seed: number): SuiteSpec {
  return {
    systems: [PUBLISHED_TFIDF, PUBLISHED_BM25],
    tieRule: 'corpus-order',
    seed,
    premiumSeeds: [],
    part: null,
    overlaps: 'include',
  };
}

function askRequest(query: string): AskRequest {
  return { query, systems: [PUBLISHED_BM25], filter: {}, depth: 5 };
}

function setUp(service: (spawned: number) => Service = () => new Service()) {
  const workers: FakeWorker[] = [];
  const services: Service[] = [];
  const engine = createRetrievalEngine({
    spawn: () => {
      const made = service(services.length);
      const worker = new FakeWorker(made);
      services.push(made);
      workers.push(worker);
      return worker.asWorker;
    },
    baseUrl: 'https://example.org/some-repo/index.html#/ask',
  });
  return { engine, workers, services };
}

describe('a data set', () => {
  it('is asked for before anything can be answered', async () => {
    const { engine, workers } = setUp();
    await expect(engine.document(NEVER, 0)).rejects.toMatchObject({ name: 'bad-parameter' });
    await expect(engine.suite(NEVER, suiteSpec(42), ignore)).rejects.toMatchObject({ name: 'bad-parameter' });
    expect(workers).toHaveLength(0);
  });

  it('starts nothing until it is needed, then loads once for all', async () => {
    const { engine, workers, services } = setUp();
    engine.use(source('one'));
    expect(workers).toHaveLength(0);
    const answers = await Promise.all([
      engine.document(NEVER, 1),
      engine.document(NEVER, 2),
      engine.load(NEVER, ignore),
    ]);
    expect(answers.slice(0, 2)).toEqual([
      { document: 1, datasetId: 'one' },
      { document: 2, datasetId: 'one' },
    ]);
    expect(services[0]!.loads).toHaveLength(1);
    engine.use(source('one'));
    await engine.document(NEVER, 3);
    expect(services[0]!.loads).toHaveLength(1);
    expect(workers).toHaveLength(1);
  });

  it('is loaded with progress, from absolute URLs or from bytes', async () => {
    const onProgress = vi.fn();
    const hold = vi.waitFor(() => {
      expect(onProgress).toHaveBeenCalledWith({ fraction: 0.5, stage: 'records' });
    });
    const { engine, services } = setUp(() => Object.assign(new Service(), { hold }));
    const bytes = new Uint8Array([1, 2, 3]);
    const given = source('one');
    engine.use({ ...given, streams: { ...given.streams, splits: { bytes } } });
    await engine.load(NEVER, onProgress);
    expect(services[0]!.loads[0]!.streams.records).toEqual({
      url: 'https://example.org/some-repo/data/records.arrow.gz',
    });
    expect(services[0]!.loads[0]!.streams.splits).toEqual({ bytes });
    expect(bytes).toHaveLength(3);
  });

  it('makes room for another: pending calls reject, answers are about the new one, the old worker is gone', async () => {
    const { engine, workers } = setUp();
    engine.use(source('one'));
    const pending = [engine.document(NEVER, 1), engine.ask(NEVER, askRequest('a')), engine.load(NEVER, ignore)];
    engine.use(source('two'));
    for (const call of pending) await expect(call).rejects.toMatchObject({ name: 'cancelled' });
    expect(await engine.document(NEVER, 1)).toEqual({ document: 1, datasetId: 'two' });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it('is loaded again after the worker has died', async () => {
    const { engine, workers, services } = setUp();
    engine.use(source('one'));
    await engine.document(NEVER, 1);
    workers[0]!.fail('Out of memory');
    expect(await engine.document(NEVER, 1)).toEqual({ document: 1, datasetId: 'one' });
    expect(services.map(({ loads }) => loads.length)).toEqual([1, 1]);
  });

  it('that cannot be loaded fails each call that waits, and is tried again by the next', async () => {
    const { engine, services } = setUp(() => Object.assign(new Service(), { failLoad: 'fetch-failed' }));
    engine.use(source('one'));
    const calls = [engine.document(NEVER, 1), engine.columns(NEVER)];
    for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'fetch-failed' });
    services[0]!.failLoad = null;
    expect(await engine.document(NEVER, 1)).toEqual({ document: 1, datasetId: 'one' });
  });

  it('that was replaced the moment it was loaded gets no more calls', async () => {
    const { engine } = setUp();
    engine.use(source('one'));
    const replaced = engine.load(NEVER, ignore).then(() => {
      engine.use(source('two'));
    });
    await expect(engine.document(NEVER, 1)).rejects.toMatchObject({ name: 'cancelled' });
    await replaced;
  });

  it('is loaded anew for one who comes in the turn in which the last other has left', async () => {
    const { engine, services } = setUp();
    engine.use(source('one'));
    const stop = new AbortController();
    const left = expect(engine.document(stop.signal, 1)).rejects.toMatchObject({ name: 'cancelled' });
    stop.abort();
    expect(await engine.document(NEVER, 2)).toEqual({ document: 2, datasetId: 'one' });
    await left;
    expect(services).toHaveLength(1);
  });

  it('goes on loading for others when one caller leaves', async () => {
    let go: () => void = ignore;
    const hold = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { engine, services } = setUp(() => Object.assign(new Service(), { hold }));
    engine.use(source('one'));
    const stop = new AbortController();
    const leaving = engine.document(stop.signal, 1);
    const staying = engine.document(NEVER, 2);
    stop.abort();
    await expect(leaving).rejects.toMatchObject({ name: 'cancelled' });
    go();
    expect(await staying).toEqual({ document: 2, datasetId: 'one' });
    expect(services[0]!.loads).toHaveLength(1);
  });
});

describe('suites and questions', () => {
  it('computes equal suites once per data set, and remembers them when the data set comes back', async () => {
    const { engine, services } = setUp();
    engine.use(source('one'));
    expect(await engine.suite(NEVER, suiteSpec(42), ignore)).toEqual({ datasetId: 'one', seed: 42 });
    expect(await engine.suite(NEVER, suiteSpec(42), ignore)).toEqual({ datasetId: 'one', seed: 42 });
    await engine.suite(NEVER, suiteSpec(7), ignore);
    expect(services[0]!.suites).toBe(2);
    engine.use(source('two'));
    expect(await engine.suite(NEVER, suiteSpec(42), ignore)).toEqual({ datasetId: 'two', seed: 42 });
    engine.use(source('one'));
    expect(await engine.suite(NEVER, suiteSpec(42), ignore)).toEqual({ datasetId: 'one', seed: 42 });
    expect(services).toHaveLength(2);
  });

  it('answers only the newest question', async () => {
    const { engine, services } = setUp();
    engine.use(source('one'));
    await engine.load(NEVER, ignore);
    const questions = ['n', 'ne', 'net'].map((query) => engine.ask(NEVER, askRequest(query)));
    await expect(questions[0]).rejects.toMatchObject({ name: 'cancelled' });
    await expect(questions[1]).rejects.toMatchObject({ name: 'cancelled' });
    expect(await questions[2]).toEqual(['net']);
    expect(services[0]!.asked).toEqual(['n', 'net']);
  });

  it('ends and forgets everything on dispose', async () => {
    const { engine, workers, services } = setUp();
    engine.use(source('one'));
    await engine.suite(NEVER, suiteSpec(42), ignore);
    engine.dispose();
    expect(workers[0]!.terminated).toBe(true);
    await expect(engine.document(NEVER, 1)).rejects.toMatchObject({ name: 'bad-parameter' });
    engine.use(source('one'));
    await engine.suite(NEVER, suiteSpec(42), ignore);
    expect(services.map(({ suites }) => suites)).toEqual([1, 1]);
  });
});
