import type { Rows } from '../dataset/test-collection';
import { allocateJudged, RankCounter } from '../retrieval/judged-scores';
import type { Retriever } from '../retrieval/retriever';
import type { JudgedScores, RetrieverName } from '../retrieval/run';
import { fillFiltered } from './filtered-gold';
import type { SuitePlan } from './suite-plan';

/** All that the figures of one system follow from. Every query is scored once, and once more with its rewrites. */
export interface SystemScores {
  /** Rows of the collection's gold. */
  readonly gold: JudgedScores;
  /** Parallel to the collection's `hardNegatives.values`. */
  readonly hardNegatives: Float64Array;
  /** For each of the plan's seeds, parallel to the drawn values; null where there is no draw. */
  readonly random: readonly (Float64Array | null)[];
  /** Rows of the plan's `rewritten.gold`. */
  readonly rewritten: JudgedScores;
  /** Gold under the oracle filter, for BM25 alone. */
  readonly filtered: JudgedScores | null;
}

/** Scores computed between two yields: a few milliseconds of work for an inverted index. */
const SCORES_AT_ONCE = 100_000;
/** A MiniSearch query costs tens of milliseconds, so each is a step of its own. */
const MINISEARCH_QUERIES_AT_ONCE = 1;

/** Queries that a retriever is given between two yields. */
function queriesAtOnce(name: RetrieverName, documents: number): number {
  if (name === 'minisearch') return MINISEARCH_QUERIES_AT_ONCE;
  return Math.max(1, Math.floor(SCORES_AT_ONCE / Math.max(1, documents)));
}

/** Scores every query with one retriever; yields the number of scorings since the last yield. */
export function* scoreSystem(plan: SuitePlan, retriever: Retriever): Generator<number, SystemScores> {
  const scores = new Float64Array(retriever.size);
  const counter = new RankCounter(retriever.size);
  const result = allocateScores(plan, retriever);
  const step = queriesAtOnce(retriever.spec.name, retriever.size);
  const { queries, rewrites } = plan.collection;
  let row = 0;
  let pending = 0;
  for (let query = 0; query < queries.length; query += 1) {
    const question = queries[query] ?? '';
    retriever.score(question, scores);
    counter.fillJudged(result.gold, query, scores);
    keepScores(plan, query, scores, result);
    pending += 1;
    if (plan.rewritten.queries[row] === query) {
      scoreRewritten(retriever, question, (rewrites[query] ?? []).join(' '), scores);
      counter.fillJudged(result.rewritten, row, scores);
      row += 1;
      pending += 1;
    }
    if (pending >= step) {
      yield pending;
      pending = 0;
    }
  }
  yield pending;
  return result;
}

/** Scores a question with its rewrites. `scores` holds those of the question alone, which need not be added up again. */
function scoreRewritten(retriever: Retriever, question: string, rewrites: string, scores: Float64Array): void {
  if (retriever.scoreMore === undefined) retriever.score(`${question} ${rewrites}`, scores);
  else retriever.scoreMore(rewrites, scores);
}

function allocateScores({ collection, spec, seeds, rewritten }: SuitePlan, retriever: Retriever): SystemScores {
  const { gold, hardNegatives } = collection;
  return {
    gold: allocateJudged(gold, spec.tieRule),
    hardNegatives: new Float64Array(hardNegatives.values.length),
    random: seeds.map(({ drawn }) => (drawn === null ? null : new Float64Array(drawn.values.length))),
    rewritten: allocateJudged(rewritten.gold, spec.tieRule),
    filtered: retriever.spec.name === 'bm25' ? allocateJudged(gold, spec.tieRule) : null,
  };
}

/** Keeps what one question's scores say in every regime but the global one. */
function keepScores(plan: SuitePlan, query: number, scores: Float64Array, into: SystemScores): void {
  const { collection, seeds, members } = plan;
  pick(scores, collection.hardNegatives, query, into.hardNegatives);
  for (let i = 0; i < seeds.length; i += 1) {
    const drawn = seeds[i]?.drawn;
    const random = into.random[i];
    if (drawn && random) pick(scores, drawn, query, random);
  }
  if (into.filtered === null) return;
  const filing = collection.queryFiling[query] ?? 0;
  const own = members.values.subarray(members.offsets[filing], members.offsets[filing + 1]);
  fillFiltered(into.filtered, query, scores, collection, filing, own);
}

/** Copies the scores of one row's documents to their places in `into`. */
function pick(scores: Float64Array, { offsets, values }: Rows, row: number, into: Float64Array): void {
  const end = offsets[row + 1] ?? 0;
  for (let at = offsets[row] ?? 0; at < end; at += 1) into[at] = scores[values[at] ?? 0] ?? 0;
}
