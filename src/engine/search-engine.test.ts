import { describe, expect, it } from 'vitest';
import { FakeWorker } from '../../tests/fake-worker';
import type { DatasetSource, FilingFilter } from '../../workers/api';
import type { SuiteSpec } from '../core/evaluation/suite';
import { createSearchEngine } from './search-engine';

const NEVER = new AbortController().signal;
const ignore = (): void => undefined;
const SOURCE = { datasetId: 'one', streams: {}, sha256: {} };

function setUp() {
  const asked: string[] = [];
  const service = {
    ready: () => Promise.resolve(true),
    cancel: () => undefined,
    load: () => Promise.resolve(),
    searchRecords: (text: string, limit: number) => {
      asked.push(`records ${text} ${limit}`);
      return Promise.resolve([text]);
    },
    rankDocuments: (text: string, limit: number, filter: FilingFilter) => {
      asked.push(`documents ${text} ${limit} ${filter.ticker ?? ''}`);
      return Promise.resolve([text]);
    },
    suite: () => {
      asked.push('suite');
      return Promise.resolve('figures');
    },
  };
  const engine = createSearchEngine({ spawn: () => new FakeWorker(service).asWorker, baseUrl: 'https://example.org/' });
  const bytes = { bytes: new Uint8Array() };
  const streams = { records: bytes, documents: bytes, judgments: bytes, rewrites: bytes, splits: bytes };
  engine.use({ ...SOURCE, streams } as unknown as DatasetSource);
  return { engine, asked };
}

describe('the search engine', () => {
  it('lets the newest search win, box and ranking apart from each other', async () => {
    const { engine, asked } = setUp();
    const old = engine.searchRecords(NEVER, 'debt', 10);
    const ranking = engine.rankDocuments(NEVER, 'debt', 5, { ticker: 'F' });
    const newest = engine.searchRecords(NEVER, 'debt covenants', 10);
    await expect(old).rejects.toMatchObject({ name: 'cancelled' });
    expect(await ranking).toEqual(['debt']);
    expect(await newest).toEqual(['debt covenants']);
    expect(asked).toContain('documents debt 5 F');
    expect(asked.at(-1)).toBe('records debt covenants 10');
  });

  it('computes equal suites once, until it is disposed of', async () => {
    const { engine, asked } = setUp();
    const spec = { seed: 42 } as SuiteSpec;
    await Promise.all([engine.suite(NEVER, spec, ignore), engine.suite(NEVER, spec, ignore)]);
    expect(asked).toEqual(['suite']);
    engine.dispose();
    await expect(engine.suite(NEVER, spec, ignore)).rejects.toMatchObject({ name: 'bad-parameter' });
  });
});
