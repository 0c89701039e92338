import type { Rows } from '../dataset/test-collection';
import { filterScores } from './filter-scores';
import { allocateJudged, fillJudged } from './judged-scores';
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

/** A run in the making, one query at a time, so that a worker can hear a cancel between them. */
export interface RunBuilder {
  /** Queries ranked so far. */
  readonly done: number;
  /** Queries in all. */
  readonly total: number;
  /** Scores and ranks the next query; false when none is left. */
  next(): boolean;
  /** The finished run; call when `next` has returned false. */
  finish(): Run;
}

/**
 * Prepares a run of `input.queries`.
 *
 * @throws ExplorerError `bad-parameter` when `spec.depth` is not an integer ≥ 1
 */
export function startRun(input: RunInput): RunBuilder {
  const { spec, retriever, queries, texts, filings } = input;
  const depth = Math.min(spec.depth, retriever.size);
  const scores = new Float64Array(retriever.size);
  const judged = allocateJudged(input.judged, spec.tieRule);
  const top = new Uint32Array(depth * queries.length);
  const topScores = new Float64Array(depth * queries.length);
  let done = 0;

  const rankNext = (): void => {
    retriever.score(texts[done] ?? '', scores);
    if (spec.filter === 'filing') filterScores(scores, filings.documents, filings.queries[done] ?? 0, scores);
    fillJudged(judged, done, scores);
    const best = topK(scores, spec.depth);
    top.set(best, done * depth);
    best.forEach((document, place) => {
      topScores[done * depth + place] = scores[document] ?? 0;
    });
    done++;
  };

  return {
    get done() {
      return done;
    },
    total: queries.length,
    next() {
      if (done === queries.length) return false;
      rankNext();
      return true;
    },
    finish() {
      const offsets = Uint32Array.from({ length: queries.length + 1 }, (_, row) => row * depth);
      return { spec, queries, top: { offsets, values: top }, topScores, judged };
    },
  };
}

/** {@link startRun} without a pause. */
export function createRun(input: RunInput): Run {
  const builder = startRun(input);
  while (builder.next());
  return builder.finish();
}
