import { describe, expect, it } from 'vitest';
import { makeNegative, makePassage, makeRecord } from '../../../tests/records';
import { buildTestCollection } from '../dataset/build-test-collection';
import { createRun } from '../retrieval/create-run';
import { PUBLISHED_BM25 } from '../retrieval/run';
import { beirCorpus, beirQrels, beirQueries } from './beir';
import { trecCorpus, trecQrels, trecRun, trecTopics } from './trec';

const collection = buildTestCollection('d', [
  makeRecord({
    id: 'a b',
    question: ' What\tis\n“net” sales? ',
    query_rewrite: ['first', 'second'],
    passages: [makePassage('line one\nline two'), makePassage('other gold')],
    // The second is listed twice; the last is gold here and must not be judged 0.
    hard_negatives: [makeNegative('hn 1'), makeNegative('hn 2'), makeNegative('hn 2'), makeNegative('other gold')],
  }),
  makeRecord({ id: 'c', question: 'q', passages: [makePassage('hn 1')], hard_negatives: [] }),
]);

describe('TREC', () => {
  it('qrels: gold 1, hard negatives 0, each document once, ids without blanks', () => {
    expect([...trecQrels(collection)]).toEqual(['a%20b 0 0 1', 'a%20b 0 1 1', 'a%20b 0 2 0', 'a%20b 0 3 0', 'c 0 2 1']);
  });

  it('topics on one line each, the corpus unaltered', () => {
    expect([...trecTopics(collection)]).toEqual(['a%20b\tWhat is “net” sales?', 'c\tq']);
    expect(JSON.parse([...trecCorpus(collection)][0]!)).toEqual({ id: '0', contents: 'line one\nline two' });
  });

  it('a run: ranks from 1, scores at full precision, filtered documents left out', () => {
    const rows = [
      [0.1 + 0.2, 1, -Infinity, 0],
      [0, 0, 0, 0],
    ];
    const run = createRun({
      spec: {
        datasetId: 'd',
        retriever: PUBLISHED_BM25,
        queryForm: 'question',
        filter: 'none',
        tieRule: 'corpus-order',
        depth: 4,
      },
      retriever: {
        spec: PUBLISHED_BM25,
        size: 4,
        score: (text, scores) => {
          scores.set(rows[text === 'q' ? 1 : 0]!);
        },
      },
      queries: Uint32Array.from([0, 1]),
      texts: collection.queries,
      judged: collection.gold,
      filings: { documents: collection.corpus.filing, queries: collection.queryFiling },
    });
    expect([...trecRun(run, collection.queryIds, 'bm25 k1=1.5')]).toEqual([
      'a%20b Q0 1 1 1 bm25%20k1=1.5',
      'a%20b Q0 0 2 0.30000000000000004 bm25%20k1=1.5',
      'a%20b Q0 3 3 0 bm25%20k1=1.5',
      ...[0, 1, 2, 3].map((document) => `c Q0 ${document} ${document + 1} 0 bm25%20k1=1.5`),
    ]);
  });
});

describe('BEIR', () => {
  it('corpus and queries carry texts unaltered, with filing and rewrites as metadata', () => {
    expect([...beirCorpus(collection)].map((line) => JSON.parse(line) as unknown)[2]).toEqual({
      _id: '2',
      title: '',
      text: 'hn 1',
      metadata: { ticker: 'GM', year: '2025', doc_type: '10-K' },
    });
    expect([...beirQueries(collection)].map((line) => JSON.parse(line) as unknown)[0]).toEqual({
      _id: 'a%20b',
      text: ' What\tis\n“net” sales? ',
      metadata: { rewrites: ['first', 'second'] },
    });
  });

  it('qrels have a header and gold alone', () => {
    expect([...beirQrels(collection)]).toEqual(['query-id\tcorpus-id\tscore', 'a%20b\t0\t1', 'a%20b\t1\t1', 'c\t2\t1']);
  });
});
