import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SparseRetriever } from './retriever';
import { TOKENIZERS } from '../text/tokenizer-name';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from './run';
import type { Bm25Spec } from './run';
import { openSparseRetrievers } from './sparse-retrievers';
import type { SparseSpec } from './sparse-retrievers';
import { topK } from './top-k';

const PUBLISHED: readonly SparseSpec[] = [PUBLISHED_BM25, PUBLISHED_TFIDF];

function open(texts: readonly string[], spec: SparseSpec): SparseRetriever {
  return openSparseRetrievers(texts).create(spec);
}

function scoresOf(retriever: SparseRetriever, query: string): number[] {
  // Left-over values show that every score is overwritten.
  const scores = new Float64Array(retriever.size).fill(7);
  retriever.score(query, scores);
  return [...scores];
}

const words = fc.array(fc.constantFrom('net', 'sales', 'Cash', 'the', 'a', 'R&D', '2024', 'increase', 'unseen'), {
  maxLength: 12,
});
const text = words.map((parts) => parts.join(' '));
const spec: fc.Arbitrary<SparseSpec> = fc.oneof(
  fc.record({
    name: fc.constant('bm25' as const),
    k1: fc.double({ min: 0, max: 3, noNaN: true }),
    b: fc.double({ min: 0, max: 1, noNaN: true }),
    epsilon: fc.double({ min: 0, max: 1, noNaN: true }),
    tokenizer: fc.constantFrom(...TOKENIZERS),
    stopWords: fc.boolean(),
  }),
  fc.record({
    name: fc.constant('tfidf' as const),
    sublinear: fc.boolean(),
    tokenizer: fc.constantFrom(...TOKENIZERS),
    stopWords: fc.boolean(),
  }),
);

describe.each(PUBLISHED)('$name on hostile input (CASES 6)', (published) => {
  it.each(['', '   ', 'zebra xylophone', '?!'])('gives zeros in corpus order for the query “%s”', (query) => {
    const retriever = open(['net sales', '', 'cash'], published);
    expect(scoresOf(retriever, query)).toEqual([0, 0, 0]);
    expect([...topK(Float64Array.of(0, 0, 0), 10)]).toEqual([0, 1, 2]);
  });

  it('gives an empty document zero', () => {
    expect(scoresOf(open(['net sales', '', '—'], published), 'net').slice(1)).toEqual([0, 0]);
  });

  it('ties equal documents', () => {
    const [first, ...others] = scoresOf(open(Array(5).fill('net sales net'), published), 'net sales');
    expect(others).toEqual(Array(4).fill(first));
  });

  it('takes corpora of nothing', () => {
    expect(scoresOf(open([], published), 'net')).toEqual([]);
    expect(scoresOf(open(['', ''], published), 'net')).toEqual([0, 0]);
  });
});

describe('scores', () => {
  it('are finite whatever the texts and parameters', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), text, spec, (texts, query, system) => {
        expect(scoresOf(open(texts, system), query).every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it('tie for documents with the same words', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), text, spec, (texts, query, system) => {
        const scores = scoresOf(open([...texts, ...texts], system), query);
        expect(scores.slice(texts.length)).toEqual(scores.slice(0, texts.length));
      }),
    );
  });
});

describe('BM25’s idf (CASES 7)', () => {
  const idfOf = (texts: readonly string[], term: string, changes: Partial<Bm25Spec> = {}): number =>
    open(texts, { ...PUBLISHED_BM25, ...changes }).explain(term, 0).terms[0]!.idf;

  it('is 0 for a term in exactly half of the documents', () => {
    expect(idfOf(['net sales', 'net', 'cash', 'lease'], 'net')).toBe(0);
  });

  it('is epsilon times the mean idf for a term in more than half', () => {
    const texts = ['net sales', 'net cash', 'net lease', 'tax'];
    const negative = Math.log(1.5) - Math.log(3.5);
    const rare = Math.log(3.5) - Math.log(1.5);
    const mean = (negative + 4 * rare) / 5;
    expect(idfOf(texts, 'net')).toBeCloseTo(0.25 * mean, 14);
    expect(idfOf(texts, 'net', { epsilon: 1 })).toBeCloseTo(mean, 14);
    expect(idfOf(texts, 'sales')).toBeCloseTo(rare, 14);
  });

  it('is a negative floor where the mean itself is negative', () => {
    const idf = Math.log(0.5) - Math.log(2.5);
    const bm25 = open(['net sales', 'sales net'], PUBLISHED_BM25);
    expect(bm25.explain('net', 0).terms[0]!.idf).toBeCloseTo(0.25 * idf, 14);
    expect(scoresOf(bm25, 'net').every((score) => score < 0)).toBe(true);
  });

  it.each<Partial<Bm25Spec>>([
    { k1: -1 },
    { b: 1.1 },
    { b: -0.1 },
    { epsilon: -1 },
    { k1: Number.NaN },
    { k1: Infinity },
  ])('refuses %j', (changes) => {
    expect(() => open(['net'], { ...PUBLISHED_BM25, ...changes })).toThrow(
      expect.objectContaining({ name: 'bad-parameter' }),
    );
  });
});

describe('explanations', () => {
  it('sum to the score on 1,000 random pairs', () => {
    const pair = fc.record({
      texts: fc.array(text, { minLength: 1, maxLength: 8 }),
      query: text,
      system: spec,
      pick: fc.nat(),
    });
    fc.assert(
      fc.property(pair, ({ texts, query, system, pick }) => {
        const document = pick % texts.length;
        const retriever = open(texts, system);
        const explanation = retriever.explain(query, document);
        const sum = explanation.terms.reduce((total, { contribution }) => total + contribution, 0);
        expect(Math.abs(sum - scoresOf(retriever, query)[document]!)).toBeLessThanOrEqual(1e-9);
        expect(Math.abs(sum - explanation.score)).toBeLessThanOrEqual(1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  it('list every distinct query term once, largest contribution first, unknown ones with nothing', () => {
    const { terms, documentLength, averageLength } = open(['net sales net', 'cash', 'lease'], PUBLISHED_BM25).explain(
      'zebra sales NET net cash',
      0,
    );
    expect(terms.map(({ term }) => term)).toEqual(['net', 'sales', 'zebra', 'cash']);
    expect(terms.map(({ queryTf, tf, documentFrequency }) => [queryTf, tf, documentFrequency])).toEqual([
      [2, 2, 1],
      [1, 1, 1],
      [1, 0, 0],
      [1, 0, 1],
    ]);
    expect(terms.slice(2).map(({ contribution }) => contribution)).toEqual([0, 0]);
    expect([documentLength, averageLength]).toEqual([3, 5 / 3]);
  });

  it('are products of their factors', () => {
    const bm25 = open(['net sales net', 'cash'], PUBLISHED_BM25).explain('net', 0).terms[0]!;
    expect(bm25.contribution).toBeCloseTo(bm25.queryFactor * bm25.idf * bm25.documentFactor, 15);
    const tfidf = open(['net sales net', 'cash'], PUBLISHED_TFIDF).explain('net', 0).terms[0]!;
    expect(tfidf.contribution).toBeCloseTo(tfidf.queryFactor * tfidf.documentFactor, 15);
    expect(tfidf.queryFactor).toBe(1);
  });
});

it('says in how many documents each query term occurs', () => {
  const bm25 = open(['net sales', 'net', 'cash'], PUBLISHED_BM25);
  expect(bm25.queryTerms('Net zebra net cash')).toEqual([
    { term: 'net', documentFrequency: 2 },
    { term: 'zebra', documentFrequency: 0 },
    { term: 'cash', documentFrequency: 1 },
  ]);
});
