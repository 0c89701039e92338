import { describe, expect, it } from 'vitest';
import { makeNegative, makePassage, makeRecord } from '../../tests/records';
import { buildTestCollection } from '../../src/core/dataset/build-test-collection';
import { PUBLISHED_SUITE } from '../../src/core/evaluation/published-suite';
import { collectSuite } from '../../src/core/evaluation/run-suite';
import type { Figures } from '../../src/core/evaluation/suite';
import { PUBLISHED_BM25 } from '../../src/core/retrieval/run';
import { openSparseRetrievers } from '../../src/core/retrieval/sparse-retrievers';
import { checkFigures, checkSame, checkScores } from './agreement';
import type { PythonFigures } from './python-rivals';
import { createRankBm25Style } from './rivals/rank-bm25-style';

const collection = buildTestCollection(
  'd',
  [0, 1, 2].map((i) =>
    makeRecord({
      id: `r${i}`,
      question: `sales of segment s${i}`,
      passages: [makePassage(`segment s${i} sales`)],
      hard_negatives: [0, 1, 2, 3].map((j) => makeNegative(`segment t${i} sales ${j}`)),
    }),
  ),
);
const { texts } = collection.corpus;
const open = openSparseRetrievers(texts);

describe('the benchmark’s checks', () => {
  it('pass where scores agree, and throw where one does not', () => {
    const ours = open.create(PUBLISHED_BM25);
    expect(checkScores(collection, ours, createRankBm25Style(texts))).toBeLessThan(1e-12);
    const other = open.create({ ...PUBLISHED_BM25, k1: 1.2 });
    expect(() => checkScores(collection, other, createRankBm25Style(texts))).toThrow('differ from the rival');
  });

  it('pass where Node and the tab agree whatever they call the data set, and throw where a digit differs', () => {
    const suite = collectSuite(collection, [open.create(PUBLISHED_BM25)], PUBLISHED_SUITE);
    expect(() => {
      checkSame({ ...structuredClone(suite), datasetId: 'another' }, suite);
    }).not.toThrow();
    const other = collectSuite(collection, [open.create({ ...PUBLISHED_BM25, k1: 1.2 })], PUBLISHED_SUITE);
    expect(() => {
      checkSame(other, suite);
    }).toThrow('differ from Node');
    expect(() => {
      checkSame(null, suite);
    }).toThrow('differ from Node');
  });

  it('pass where every mean agrees, and throw where one does not or is missing', () => {
    const suite = collectSuite(
      collection,
      PUBLISHED_SUITE.systems.map((system) => open.create(system)),
      PUBLISHED_SUITE,
    );
    const valuesOf = (figures: Figures, names: string): number[] =>
      names.split(' ').map((name) => figures[name]!.value);
    const asPython = (name: 'tfidf' | 'bm25'): PythonFigures => ({
      global: valuesOf(suite.systems[name]!.global, 'R@1 R@5 R@10 R@20 RR nDCG@10'),
      inRecord: valuesOf(suite.systems[name]!.inRecord, 'InRecord.RR InRecord.nDCG@5 PairAcc RandAcc'),
      strata: {},
    });
    const figures = { tfidf: asPython('tfidf'), bm25: asPython('bm25') };
    expect(checkFigures(suite, { figures, times: {} })).toEqual({ compared: 20, largest: 0 });
    const off = { ...figures, bm25: { ...figures.bm25, global: figures.bm25.global.map((value) => value - 1e-8) } };
    expect(() => checkFigures(suite, { figures: off, times: {} })).toThrow('Means differ');
    const more = { ...figures, bm25: { ...figures.bm25, rewrites: figures.bm25.global } };
    expect(() => checkFigures(suite, { figures: more, times: {} })).toThrow('up to Infinity');
  });
});
