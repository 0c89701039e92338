import type { TestCollection } from '../dataset/test-collection';
import { ExplorerError } from '../errors';
import type { RankingMeasure } from '../measures/measure';
import type { JudgedScores, Run, TieRule } from '../retrieval/run';
import { rankingValues } from './ranking-values';
import type { Figures } from './suite';
import { meanFigures, type ValuesByMeasure } from './values';

/** Relevance judgments: row i of `gold` belongs to query i. A test collection is one. */
export type Qrels = Pick<TestCollection, 'gold'>;

/** What a run is worth against qrels. Queries come from the qrels, never from the run. */
export interface Evaluation {
  readonly tieRule: TieRule;
  /** Queries with gold, ascending; entry i of every per-query array belongs to `queries[i]`. */
  readonly queries: Uint32Array;
  readonly values: ValuesByMeasure;
  /** Means over `queries`; a query that the run lacks counts 0. */
  readonly figures: Figures;
  /** The same means over the queries that the run answered. */
  readonly answered: Figures;
  /** Queries with gold that the run lacks. */
  readonly missing: Uint32Array;
  /** Query numbers of the run that the qrels do not know: ignored. */
  readonly extra: Uint32Array;
  /** Queries of the qrels without gold: left out. */
  readonly withoutGold: Uint32Array;
}

/**
 * Evaluates a run over the pool. Nothing that it is given is changed.
 *
 * @param run its `judged` rows hold the scores of (at least) the gold documents that it retrieved; a gold document
 *   without a score counts as not retrieved
 * @param measures of the regime `global`
 * @throws ExplorerError `bad-parameter` for a measure of another regime, or a run with a query twice
 */
export function evaluate(qrels: Qrels, run: Run, measures: readonly RankingMeasure[]): Evaluation {
  checkMeasures(measures);
  const rowOf = rowsByQuery(run);
  const { offsets } = qrels.gold;
  const all = Uint32Array.from({ length: offsets.length - 1 }, (_, query) => query);
  const hasGold = (query: number): boolean => (offsets[query + 1] ?? 0) > (offsets[query] ?? 0);
  const queries = all.filter(hasGold);
  const goldCounts = queries.map((query) => (offsets[query + 1] ?? 0) - (offsets[query] ?? 0));
  const { tieRule } = run.spec;
  const values = rankingValues(gatherGold(qrels, run, queries, rowOf), goldCounts, tieRule, measures);
  const names = measures.map(({ name }) => name);
  const rows = Uint32Array.from(queries.keys());
  return {
    tieRule,
    queries,
    values,
    figures: meanFigures(values, names, rows),
    answered: meanFigures(
      values,
      names,
      rows.filter((row) => rowOf.has(queries[row] ?? 0)),
    ),
    missing: queries.filter((query) => !rowOf.has(query)),
    extra: run.queries.filter((query) => query >= all.length),
    withoutGold: all.filter((query) => !hasGold(query)),
  };
}

function checkMeasures(measures: readonly RankingMeasure[]): void {
  const other = measures.find(({ regime }) => regime !== 'global');
  if (other === undefined) return;
  throw new ExplorerError('bad-parameter', `${other.name} ranks a record’s own candidates, not the pool.`);
}

function rowsByQuery({ queries }: Run): ReadonlyMap<number, number> {
  const rows = new Map(Array.from(queries, (query, row) => [query, row]));
  if (rows.size < queries.length) throw new ExplorerError('bad-parameter', 'The run has a query twice.');
  return rows;
}

/** The judged columns of gold documents alone: row i belongs to `queries[i]`, and is empty where the run lacks the query. */
function gatherGold(qrels: Qrels, run: Run, queries: Uint32Array, rowOf: ReadonlyMap<number, number>): JudgedScores {
  const { judged } = run;
  const places: number[] = [];
  const offsets = new Uint32Array(queries.length + 1);
  queries.forEach((query, i) => {
    const row = rowOf.get(query);
    if (row !== undefined) {
      const from = judged.documents.offsets[row] ?? 0;
      const documents = judged.documents.values.subarray(from, judged.documents.offsets[row + 1]);
      for (const gold of qrels.gold.values.subarray(qrels.gold.offsets[query], qrels.gold.offsets[query + 1])) {
        const at = documents.indexOf(gold);
        if (at >= 0) places.push(from + at);
      }
    }
    offsets[i + 1] = places.length;
  });
  const gather = (column: Uint32Array): Uint32Array => Uint32Array.from(places, (place) => column[place] ?? 0);
  return {
    documents: { offsets, values: gather(judged.documents.values) },
    scores: Float64Array.from(places, (place) => judged.scores[place] ?? 0),
    higher: gather(judged.higher),
    tied: gather(judged.tied),
    tiedBefore: gather(judged.tiedBefore),
    ...(judged.numpyRank === undefined ? {} : { numpyRank: gather(judged.numpyRank) }),
  };
}
