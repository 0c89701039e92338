/** The engines over the real services: all but the browser's own worker lies between them. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestCollection } from '../src/core/dataset/build-test-collection';
import { collectSuite } from '../src/core/evaluation/run-suite';
import type { SuiteSpec } from '../src/core/evaluation/suite';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../src/core/retrieval/run';
import { openSparseRetrievers } from '../src/core/retrieval/sparse-retrievers';
import type { DatasetSource } from '../src/data/dataset-source';
import { createRetrievalEngine } from '../src/engine/retrieval-engine';
import { createSearchEngine } from '../src/engine/search-engine';
import { RetrievalService } from '../workers/retrieval-service';
import { SearchService } from '../workers/search-service';
import { sourceOfRecords } from './dataset-source';
import { FakeWorker } from './fake-worker';
import { filingRecords } from './filing-records';

const RECORDS = filingRecords(80);
const COLLECTION = buildTestCollection('small', RECORDS);
const NEVER = new AbortController().signal;
const ignore = (): void => undefined;
const SPEC: SuiteSpec = {
  systems: [PUBLISHED_TFIDF, PUBLISHED_BM25],
  tieRule: 'corpus-order',
  seed: 42,
  premiumSeeds: [1],
  part: null,
  overlaps: 'include',
};

let source: DatasetSource;
beforeAll(async () => {
  source = await sourceOfRecords('small', RECORDS);
});

function retrievalEngine() {
  const engine = createRetrievalEngine({
    spawn: () => new FakeWorker(new RetrievalService()).asWorker,
    baseUrl: 'https://example.org/',
  });
  engine.use(source);
  return engine;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the retrieval engine over its service', () => {
  it('computes the suite that core computes, and tells how far it is', async () => {
    const sparse = openSparseRetrievers(COLLECTION.corpus.texts);
    const retrievers = SPEC.systems.map((system) => {
      if (system.name === 'minisearch') throw new Error('not here');
      return sparse.create(system);
    });
    const seen: number[] = [];
    const result = await retrievalEngine().suite(NEVER, SPEC, ({ done, total }) => seen.push(done / total));
    expect(result).toEqual(collectSuite(COLLECTION, retrievers, SPEC));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBeLessThanOrEqual(1);
  });

  it('hears a cancel in the middle of a suite, and answers afterwards', async () => {
    const engine = retrievalEngine();
    await engine.prepare(NEVER, SPEC.systems, ignore);
    const stop = new AbortController();
    const suite = engine.suite(stop.signal, SPEC, () => {
      stop.abort();
    });
    await expect(suite).rejects.toMatchObject({ name: 'cancelled' });
    expect(await engine.rows(NEVER, [0])).toHaveLength(1);
  });

  it('gives errors of the service with their code', async () => {
    const engine = retrievalEngine();
    await expect(engine.document(NEVER, 1_000_000)).rejects.toMatchObject({ name: 'bad-parameter' });
    await expect(engine.explain(NEVER, 0, 0, { name: 'minisearch' })).rejects.toMatchObject({ name: 'bad-parameter' });
  });
});

describe('the search engine over its service', () => {
  it('finds records and ranks documents', async () => {
    const engine = createSearchEngine({
      spawn: () => new FakeWorker(new SearchService()).asWorker,
      baseUrl: 'https://example.org/',
    });
    engine.use(source);
    const hits = await engine.searchRecords(NEVER, 'goodwill', 3);
    expect(hits).toHaveLength(3);
    const ranking = await engine.rankDocuments(NEVER, 'goodwill', 3, { ticker: 'GM' });
    expect(ranking.map(({ document }) => document.ticker)).toEqual(['GM', 'GM', 'GM']);
  });
});

describe('memory', () => {
  it('closes every message channel that progress was told through, answered, failed or cancelled', async () => {
    let open = 0;
    const Original = MessageChannel;
    vi.stubGlobal(
      'MessageChannel',
      class extends Original {
        constructor() {
          super();
          open++;
          this.port1.addEventListener('close', () => {
            open--;
          });
        }
      },
    );
    const engine = retrievalEngine();
    for (let seed = 0; seed < 5; seed++) await engine.suite(NEVER, { ...SPEC, seed }, ignore);
    await expect(engine.suite(NEVER, { ...SPEC, part: 'no/part' }, ignore)).rejects.toThrow();
    const stop = new AbortController();
    const cancelled = engine.suite(stop.signal, { ...SPEC, seed: 99 }, () => {
      stop.abort();
    });
    await expect(cancelled).rejects.toMatchObject({ name: 'cancelled' });
    await vi.waitFor(() => {
      expect(open).toBe(0);
    });
  });
});
