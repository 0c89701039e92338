import type { Rows, TestCollection } from '../dataset/test-collection';
import { filterScores } from './filter-scores';
import { allocateJudged, RankCounter } from './judged-scores';
import type { Retriever } from './retriever';
import type { Run, RunSpec } from './run';
import { topK } from './top-k';

/** Which filing each query and each document belongs to. */
export interface Filings {
  readonly documents: Uint32Array;
  /** Parallel to `RunInput.queries`. */
  readonly queries: Uint32Array;
}

/** All that a run needs beside its spec. */
export interface RunInput {
  readonly spec: RunSpec;
  readonly retriever: Retriever;
  /** Query numbers, in file order. */
  readonly queries: Uint32Array;
  /** The query's text in the form that the spec names; parallel to `queries`. */
  readonly texts: readonly string[];
  /** Row i: the documents whose ranks matter for `queries[i]`. */
  readonly judged: Rows;
  /** Read only with the filter `filing`. */
  readonly filings: Filings;
}

/** Queries ranked between two yields: some milliseconds of work. */
const QUERIES_AT_ONCE = 16;

/**
 * Scores and ranks every query of the input; yields the number of queries ranked since the last yield.
 *
 * @throws ExplorerError `bad-parameter` when `spec.depth` is not an integer ≥ 1
 */
export function* rankQueries(input: RunInput): Generator<number, Run> {
  const { spec, retriever, queries, texts, judged: judgedRows, filings } = input;
  const depth = Math.min(spec.depth, retriever.size);
  const scores = new Float64Array(retriever.size);
  const judged = allocateJudged(judgedRows, spec.tieRule);
  const counter = new RankCounter(retriever.size);
  const top = new Uint32Array(depth * queries.length);
  const topScores = new Float64Array(depth * queries.length);
  for (const row of queries.keys()) {
    retriever.score(texts[row] ?? '', scores);
    if (spec.filter === 'filing') filterScores(scores, filings.documents, filings.queries[row] ?? 0, scores);
    counter.fillJudged(judged, row, scores);
    const best = topK(scores, spec.depth);
    top.set(best, row * depth);
    best.forEach((document, place) => {
      topScores[row * depth + place] = scores[document] ?? 0;
    });
    if ((row + 1) % QUERIES_AT_ONCE === 0) yield QUERIES_AT_ONCE;
  }
  const offsets = Uint32Array.from({ length: queries.length + 1 }, (_, row) => row * depth);
  return { spec, queries, top: { offsets, values: top }, topScores, judged };
}

/** As {@link rankQueries}, in one go. */
export function createRun(input: RunInput): Run {
  const ranking = rankQueries(input);
  let step = ranking.next();
  while (step.done !== true) step = ranking.next();
  return step.value;
}

/** The run of every question of a collection over its whole pool, gold judged, ties in corpus order. */
export function runQuestions(collection: TestCollection, retriever: Retriever, depth: number): Run {
  const { datasetId, queries, gold, corpus, queryFiling } = collection;
  return createRun({
    spec: {
      datasetId,
      retriever: retriever.spec,
      queryForm: 'question',
      filter: 'none',
      tieRule: 'corpus-order',
      depth,
    },
    retriever,
    queries: Uint32Array.from(queries.keys()),
    texts: queries,
    judged: gold,
    filings: { documents: corpus.filing, queries: queryFiling },
  });
}
