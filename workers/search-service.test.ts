import { beforeAll, describe, expect, it } from 'vitest';
import { sourceOfRecords } from '../tests/dataset-source';
import { filingRecords } from '../tests/filing-records';
import { buildTestCollection } from '../src/core/dataset/build-test-collection';
import { collectSuite } from '../src/core/evaluation/run-suite';
import type { SuiteSpec } from '../src/core/evaluation/suite';
import { indexDocuments } from '../src/data/minisearch/document-retriever';
import type { Progress } from '../src/data/pace';
import { SearchService } from './search-service';

const RECORDS = filingRecords(30);
const COLLECTION = buildTestCollection('small', RECORDS);
const ignore = (): void => undefined;
const SPEC: SuiteSpec = {
  systems: [],
  tieRule: 'corpus-order',
  seed: 42,
  premiumSeeds: [],
  part: null,
  overlaps: 'include',
};

const service = new SearchService();
beforeAll(async () => {
  await service.load(1, await sourceOfRecords('small', RECORDS), ignore);
});

describe('loading', () => {
  it('shows progress that never falls back, and stops on a cancel', async () => {
    const source = await sourceOfRecords('small', RECORDS);
    const seen: Progress[] = [];
    await new SearchService().load(1, source, (progress) => seen.push(progress));
    const fractions = seen.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    expect(new Set(fractions).size).toBeGreaterThanOrEqual(5);

    const cancelling = new SearchService();
    const load = cancelling.load(2, source, ({ stage }) => {
      if (stage === 'Indexing records') cancelling.cancel(2);
    });
    await expect(load).rejects.toMatchObject({ name: 'cancelled' });
    expect(() => cancelling.searchRecords('debt', 1)).toThrow(
      expect.objectContaining({ name: 'bad-parameter' }) as Error,
    );
  });
});

describe('the search box', () => {
  it('finds records by question, with the terms to highlight', () => {
    const hits = service.searchRecords('goodw', 100);
    const expected = RECORDS.flatMap(({ question }, query) => (question.includes('goodwill') ? [query] : []));
    expect(hits.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
    expect(hits[0]!.terms).toEqual(['goodwill']);
    expect(service.searchRecords('goodw', 2)).toEqual(hits.slice(0, 2));
    expect(structuredClone(hits)).toEqual(hits);
  });
});

describe('the ranking "MiniSearch BM25+"', () => {
  it('ranks documents as the baseline scores them', async () => {
    const retriever = await indexDocuments(COLLECTION.corpus.texts);
    const scores = new Float64Array(retriever.size);
    retriever.score('pension goodwill', scores);
    const best = Array.from(scores, (_, d) => d).sort((a, b) => scores[b]! - scores[a]! || a - b);
    const hits = await service.rankDocuments('pension goodwill', 6, {});
    expect(hits.map(({ document }) => document.document)).toEqual(best.slice(0, 6));
    expect(hits.map(({ score }) => score)).toEqual(best.slice(0, 6).map((document) => scores[document]));
    const filtered = await service.rankDocuments('pension goodwill', 1000, { ticker: 'PFE' });
    expect(filtered.length).toBeGreaterThan(0);
    expect(filtered.every(({ document }) => document.ticker === 'PFE')).toBe(true);
    await expect(service.rankDocuments('debt', 0, {})).rejects.toMatchObject({ name: 'bad-parameter' });
  });

  it('places some documents among all, whether they match or not', async () => {
    const { texts } = COLLECTION.corpus;
    const all = await service.rankDocuments('pension goodwill', texts.length, {});
    const asked = [texts.length - 1, 0, 5];
    expect(await service.ranksOf('pension goodwill', asked)).toEqual(
      asked.map((number) => {
        const { rank, score, tied } = all.find(({ document }) => document.document === number)!;
        return { rank, score, tied };
      }),
    );
    await expect(service.ranksOf('debt', [texts.length])).rejects.toMatchObject({ name: 'bad-parameter' });
  });
});

describe('the suite', () => {
  it('equals the one that core computes, over MiniSearch alone', async () => {
    const retriever = await indexDocuments(COLLECTION.corpus.texts);
    const result = await service.suite(3, SPEC, ignore);
    expect(result).toEqual(collectSuite(COLLECTION, [retriever], SPEC));
    expect(Object.keys(result.systems)).toEqual(['minisearch']);
  });

  it('stops on a cancel while it indexes and while it scores', async () => {
    const fresh = new SearchService();
    await fresh.load(1, await sourceOfRecords('small', RECORDS), ignore);
    const indexing = fresh.suite(4, SPEC, () => {
      fresh.cancel(4);
    });
    await expect(indexing).rejects.toMatchObject({ name: 'cancelled' });
    const scoring = fresh.suite(5, SPEC, ({ done }) => {
      if (done > 0) fresh.cancel(5);
    });
    await expect(scoring).rejects.toMatchObject({ name: 'cancelled' });
  });
});
