import { describe, expect, it } from 'vitest';
import { createRun } from './create-run';
import type { RunInput } from './create-run';
import type { Retriever } from './retriever';
import { PUBLISHED_BM25 } from './run';
import type { RunSpec } from './run';

const SPEC: RunSpec = {
  datasetId: 'test',
  retriever: PUBLISHED_BM25,
  queryForm: 'question',
  filter: 'none',
  tieRule: 'corpus-order',
  depth: 3,
};

/** Scores document d with the d-th number of the query. */
const READS_SCORES: Retriever = {
  spec: PUBLISHED_BM25,
  size: 4,
  score(query, scores) {
    scores.set(query.split(' ').map(Number));
  },
};

const INPUT: RunInput = {
  spec: SPEC,
  retriever: READS_SCORES,
  queries: Uint32Array.of(2, 5),
  texts: ['1 3 0 3', '0 0 0 0'],
  judged: { offsets: Uint32Array.of(0, 2, 3), values: Uint32Array.of(0, 3, 2) },
  filings: { documents: Uint32Array.of(7, 8, 7, 8), queries: Uint32Array.of(7, 8) },
};

describe('a run', () => {
  it('keeps the top documents with their scores and counts around the judged ones', () => {
    const run = createRun(INPUT);
    expect([...run.queries]).toEqual([2, 5]);
    expect([...run.top.offsets]).toEqual([0, 3, 6]);
    expect([...run.top.values]).toEqual([1, 3, 0, 0, 1, 2]);
    expect([...run.topScores]).toEqual([3, 3, 1, 0, 0, 0]);
    expect([...run.judged.scores]).toEqual([1, 3, 0]);
    expect([...run.judged.higher]).toEqual([2, 0, 0]);
    expect([...run.judged.tied]).toEqual([1, 2, 4]);
    expect([...run.judged.tiedBefore]).toEqual([0, 1, 2]);
  });

  it('ranks filtered documents last, tied in corpus order', () => {
    const run = createRun({ ...INPUT, spec: { ...SPEC, filter: 'filing', depth: 4 } });
    expect([...run.top.values]).toEqual([0, 2, 1, 3, 1, 3, 0, 2]);
    expect(run.topScores[2]).toBe(Number.NEGATIVE_INFINITY);
    expect([...run.judged.higher]).toEqual([0, 2, 2]);
    expect([...run.judged.tiedBefore]).toEqual([0, 1, 1]);
  });

  it('is no deeper than the corpus', () => {
    const run = createRun({ ...INPUT, spec: { ...SPEC, depth: 1000 } });
    expect([...run.top.offsets]).toEqual([0, 4, 8]);
  });

  it('holds numpy’s ranks with that tie rule only', () => {
    expect(createRun(INPUT).judged.numpyRank).toBeUndefined();
    const run = createRun({ ...INPUT, spec: { ...SPEC, tieRule: 'numpy-scalar' } });
    expect([...run.judged.numpyRank!]).toEqual([3, 2, 3]);
  });

  it('refuses a depth below 1', () => {
    expect(() => createRun({ ...INPUT, spec: { ...SPEC, depth: 0 } })).toThrow(
      expect.objectContaining({ name: 'bad-parameter' }),
    );
  });
});
