import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../../src/core/retrieval/run';
import { buildIndex } from '../../src/core/retrieval/term-index';
import { RetrieverCache } from './retriever-cache';

vi.mock('../../src/core/retrieval/term-index', async (importOriginal) => {
  const original = await importOriginal<{ readonly buildIndex: typeof buildIndex }>();
  return { ...original, buildIndex: vi.fn(original.buildIndex) };
});

const TEXTS = ['net income rose', 'net debt fell', 'goodwill'];

beforeEach(() => {
  vi.mocked(buildIndex).mockClear();
});

describe('RetrieverCache', () => {
  it('splits the texts once for both scorers and all their parameters', () => {
    const cache = new RetrieverCache(TEXTS);
    expect(buildIndex).not.toHaveBeenCalled();
    cache.get(PUBLISHED_TFIDF);
    for (const k1 of [0.5, 1, 1.5]) for (const b of [0, 0.75]) cache.get({ ...PUBLISHED_BM25, k1, b });
    cache.get({ ...PUBLISHED_BM25, stopWords: true });
    cache.get({ ...PUBLISHED_BM25, tokenizer: 'sklearn-word' });
    expect(buildIndex).toHaveBeenCalledTimes(1);
    cache.get({ ...PUBLISHED_BM25, tokenizer: 'paper-alnum' });
    expect(buildIndex).toHaveBeenCalledTimes(2);
  });

  it('gives the same retriever for the same spec, whatever order its fields were written in', () => {
    const cache = new RetrieverCache(TEXTS);
    const reversed = Object.fromEntries(Object.entries(PUBLISHED_BM25).reverse()) as unknown as typeof PUBLISHED_BM25;
    expect(cache.get(reversed)).toBe(cache.get(PUBLISHED_BM25));
    expect(cache.get({ ...PUBLISHED_BM25, k1: 1.2 })).not.toBe(cache.get(PUBLISHED_BM25));
    expect(cache.get({ ...PUBLISHED_BM25, k1: 1.2 }).spec).toEqual({ ...PUBLISHED_BM25, k1: 1.2 });
  });

  it('keeps the retrievers that are in use and lets go of the others', () => {
    const cache = new RetrieverCache(TEXTS);
    const published = cache.get(PUBLISHED_BM25);
    const first = cache.get({ ...PUBLISHED_BM25, k1: 0 });
    for (let step = 1; step <= 12; step++) {
      cache.get({ ...PUBLISHED_BM25, k1: step });
      expect(cache.get(PUBLISHED_BM25)).toBe(published);
    }
    expect(cache.get({ ...PUBLISHED_BM25, k1: 0 })).not.toBe(first);
  });

  it('refuses parameters outside their domain each time', () => {
    const cache = new RetrieverCache(TEXTS);
    const badParameter = expect.objectContaining({ name: 'bad-parameter' }) as Error;
    for (let time = 0; time < 2; time++) {
      expect(() => cache.get({ ...PUBLISHED_BM25, b: 2 })).toThrow(badParameter);
    }
  });
});
