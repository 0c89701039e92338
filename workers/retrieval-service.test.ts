import { beforeAll, describe, expect, it } from 'vitest';
import { sourceOfRecords } from '../tests/dataset-source';
import { filingRecords } from '../tests/filing-records';
import { makePassage } from '../tests/records';
import { buildTestCollection } from '../src/core/dataset/build-test-collection';
import type { FinRankRecord } from '../src/core/dataset/record';
import { collectSuite } from '../src/core/evaluation/run-suite';
import type { SuiteProgress, SuiteSpec } from '../src/core/evaluation/suite';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../src/core/retrieval/run';
import { openSparseRetrievers } from '../src/core/retrieval/sparse-retrievers';
import type { Progress } from '../src/data/pace';
import type { AskRequest } from './api';
import { RetrievalService } from './retrieval-service';

const RECORDS: FinRankRecord[] = filingRecords(60);
RECORDS[7] = {
  ...RECORDS[7]!,
  passages: [...RECORDS[7]!.passages, makePassage('   ', 'rec-7:p1')],
  raw: { year: '2024.0', topic: ' risk' },
};
const COLLECTION = buildTestCollection('small', RECORDS);
const SYSTEMS = [PUBLISHED_TFIDF, PUBLISHED_BM25];
const ignore = (): void => undefined;

const SPEC: SuiteSpec = {
  systems: SYSTEMS,
  tieRule: 'corpus-order',
  seed: 42,
  premiumSeeds: [1, 2],
  part: null,
  overlaps: 'include',
};

function request(fields: Partial<AskRequest> = {}): AskRequest {
  return { query: 'pension and goodwill', systems: SYSTEMS, filter: {}, depth: 5, ...fields };
}

async function loaded(): Promise<RetrievalService> {
  const service = new RetrievalService();
  const violation = { rule: 'empty-text', id: 'rec-7', line: 8, field: 'passages[1].text', reason: 'blank' } as const;
  const source = await sourceOfRecords('small', RECORDS, { violations: [violation, violation] });
  await service.load(1, source, ignore);
  return service;
}

let service: RetrievalService;
beforeAll(async () => {
  service = await loaded();
});

function bestFirst(scores: ArrayLike<number>): number[] {
  return Array.from(scores, (_, document) => document).sort((a, b) => scores[b]! - scores[a]! || a - b);
}

function scoresOf(query: string): Float64Array {
  const scores = new Float64Array(COLLECTION.corpus.texts.length);
  openSparseRetrievers(COLLECTION.corpus.texts).create(PUBLISHED_BM25).score(query, scores);
  return scores;
}

describe('loading', () => {
  it('tells its size, and progress', async () => {
    const seen: Progress[] = [];
    const size = await new RetrievalService().load(1, await sourceOfRecords('small', RECORDS), (progress) => {
      seen.push(progress);
    });
    expect(size).toEqual({ datasetId: 'small', queries: 60, documents: COLLECTION.corpus.texts.length });
    expect(seen.length).toBeGreaterThanOrEqual(5);
    expect(seen.at(-1)).toMatchObject({ fraction: 1 });
  });

  it('refuses streams that are not the promised ones, and leaves the service empty', async () => {
    const source = await sourceOfRecords('small', RECORDS);
    const wrong = { ...source, sha256: { ...source.sha256, judgments: source.sha256.records } };
    const empty = new RetrievalService();
    await expect(empty.load(1, wrong, ignore)).rejects.toMatchObject({ name: 'data-corrupt' });
    expect(() => empty.document(0)).toThrow(expect.objectContaining({ name: 'bad-parameter' }));
  });

  it('stops on a cancel', async () => {
    const cancelling = new RetrievalService();
    const load = cancelling.load(7, await sourceOfRecords('small', RECORDS), () => {
      cancelling.cancel(7);
    });
    await expect(load).rejects.toMatchObject({ name: 'cancelled' });
  });
});

describe('the suite', () => {
  it('equals the one that core computes, with progress', async () => {
    const sparse = openSparseRetrievers(COLLECTION.corpus.texts);
    const retrievers = SYSTEMS.map((system) => sparse.create(system));
    const seen: SuiteProgress[] = [];
    const result = await service.suite(1, SPEC, (progress) => seen.push(progress));
    expect(result).toEqual(collectSuite(COLLECTION, retrievers, SPEC));
    expect(result.systems.bm25!.global['R@10']!.value).toBeGreaterThan(0);
    // How often depends on the machine's speed; a journey counts it on a real data set.
    expect(seen.length).toBeGreaterThanOrEqual(2);
    expect(structuredClone(result)).toEqual(result);
    expect(await service.suite(2, SPEC, ignore)).toEqual(result);
  });

  it('stops between batches on a cancel, answers questions meanwhile, and can be run again', async () => {
    const answers: unknown[] = [];
    const seen: SuiteProgress[] = [];
    const suite = service.suite(3, SPEC, (progress) => {
      seen.push(progress);
      // As messages of the page would: in the next turn.
      setTimeout(() => {
        answers.push(service.ask(request()));
        service.cancel(3);
      });
    });
    await expect(suite).rejects.toMatchObject({ name: 'cancelled' });
    expect(answers.length).toBeGreaterThan(0);
    expect(seen.every(({ done, total }) => done < total)).toBe(true);
    expect((await service.suite(4, SPEC, ignore)).queries).toBe(60);
  });

  it('refuses an unknown part and a retriever that it does not have', async () => {
    const part = service.suite(5, { ...SPEC, part: 'ticker/nowhere' }, ignore);
    await expect(part).rejects.toMatchObject({ name: 'bad-parameter' });
    const minisearch = service.suite(6, { ...SPEC, systems: [{ name: 'minisearch' }] }, ignore);
    await expect(minisearch).rejects.toMatchObject({ name: 'bad-parameter' });
  });

  it('prepares retrievers ahead, and can be stopped there too', async () => {
    const seen: number[] = [];
    await service.prepare(8, SYSTEMS, ({ fraction }) => seen.push(fraction));
    expect(seen).toEqual([0, 0.5]);
    const stopped = service.prepare(9, SYSTEMS, () => {
      service.cancel(9);
    });
    await expect(stopped).rejects.toMatchObject({ name: 'cancelled' });
  });
});

describe('a question', () => {
  it('is answered by every system, best first, ties in corpus order', () => {
    const rankings = service.ask(request({ depth: 8 }));
    expect(rankings.map(({ system }) => system)).toEqual(SYSTEMS);
    const bm25 = rankings[1]!;
    const scores = scoresOf('pension and goodwill');
    const best = bestFirst(scores).slice(0, 8);
    expect(bm25.hits.map(({ document }) => document.document)).toEqual(best);
    expect(bm25.hits.map(({ score }) => score)).toEqual(best.map((document) => scores[document]));
    expect(bm25.hits.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(bm25.hits.map(({ tied }) => tied)).toEqual(
      best.map((document) => scores.filter((score) => score === scores[document]).length),
    );
    expect(bm25.candidates).toBe(COLLECTION.corpus.texts.length);
    expect(bm25.terms).toEqual([
      { term: 'pension', documentFrequency: COLLECTION.corpus.texts.filter((text) => text.includes('pension')).length },
      { term: 'and', documentFrequency: 0 },
      {
        term: 'goodwill',
        documentFrequency: COLLECTION.corpus.texts.filter((text) => text.includes('goodwill')).length,
      },
    ]);
    expect(structuredClone(rankings)).toEqual(rankings);
  });

  it('keeps to the filings that pass the filter', () => {
    const passes = COLLECTION.corpus.texts.map((_, document) => {
      const { ticker, year, doc_type } = COLLECTION.filings[COLLECTION.corpus.filing[document]!]!;
      return ticker === 'GM' && year === '2024' && doc_type === '10-K';
    });
    const expected = bestFirst(scoresOf('pension and goodwill')).filter((document) => passes[document]);
    const [ranking] = service.ask(
      request({ systems: [PUBLISHED_BM25], filter: { ticker: 'GM', year: '2024', docType: '10-K' }, depth: 1000 }),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(ranking!.hits.map(({ document }) => document.document)).toEqual(expected);
    expect(ranking!.candidates).toBe(expected.length);
    expect(ranking!.hits.every(({ document }) => document.ticker === 'GM' && document.year === '2024')).toBe(true);
  });

  it('finds nothing where no filing passes', () => {
    const [ranking] = service.ask(request({ filter: { ticker: 'NONE' } }));
    expect(ranking).toMatchObject({ hits: [], candidates: 0 });
  });

  it.each(['', '   ', 'zyzzyva'])('of no known word (%j) gives zero scores in corpus order', (query) => {
    for (const { hits } of service.ask(request({ query, depth: 3 }))) {
      expect(hits.map(({ document, score }) => [document.document, score])).toEqual([
        [0, 0],
        [1, 0],
        [2, 0],
      ]);
    }
  });

  it('refuses a depth below 1 and MiniSearch', () => {
    const badParameter = expect.objectContaining({ name: 'bad-parameter' }) as Error;
    expect(() => service.ask(request({ depth: 0 }))).toThrow(badParameter);
    expect(() => service.ask(request({ systems: [{ name: 'minisearch' }] }))).toThrow(badParameter);
  });
});
