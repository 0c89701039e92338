import type { Rows, TestCollection } from '../dataset/test-collection';
import { candidateValues } from '../evaluation/candidate-values';
import { evaluate } from '../evaluation/evaluate';
import {
  FURTHER_POOL_MEASURES,
  IN_RECORD_MEASURES,
  POOL_MEASURES,
  RANDOM_MEASURE,
} from '../evaluation/protocol-measures';
import { PUBLISHED_SUITE } from '../evaluation/published-suite';
import { drawForSeed } from '../evaluation/random-negatives';
import { withoutInterval } from '../evaluation/values';
import type { Measure } from '../measures/measure';
import { measureNamed, rankingMeasureNamed } from '../measures/names';
import { rankQueries } from '../retrieval/create-run';
import type { Retriever } from '../retrieval/retriever';
import type { Run } from '../retrieval/run';
import type { SystemTable } from './system-table';
import { RUN_DEPTH } from './tables';

/** The documents that each query judges: gold, then hard negatives, then those drawn at random. */
interface JudgedRows {
  readonly documents: Rows;
  readonly drawn: Rows | null;
}

/**
 * Runs a retriever over every question and writes what `runs` and `per_query` hold of it, ties in corpus order. Yields the
 * number of questions done since the last yield.
 *
 * @param system the name under which SQL will find it
 */
export function* buildSystemTable(
  collection: TestCollection,
  retriever: Retriever,
  system: string,
): Generator<number, SystemTable> {
  const judged = judgedRows(collection);
  const run = yield* rankQueries({
    spec: {
      datasetId: collection.datasetId,
      retriever: retriever.spec,
      queryForm: 'question',
      filter: 'none',
      tieRule: 'corpus-order',
      depth: RUN_DEPTH,
    },
    retriever,
    queries: Uint32Array.from(collection.queries.keys()),
    texts: collection.queries,
    judged: judged.documents,
    filings: { documents: collection.corpus.filing, queries: collection.queryFiling },
  });
  return { system, runs: runRows(collection, run), values: measureRows(collection, run, judged) };
}

function judgedRows(collection: TestCollection): JudgedRows {
  const { gold, hardNegatives, queries } = collection;
  const { drawn } = drawForSeed(collection, PUBLISHED_SUITE.seed);
  const parts = drawn === null ? [gold, hardNegatives] : [gold, hardNegatives, drawn];
  const offsets = new Uint32Array(queries.length + 1);
  const values: number[] = [];
  for (const query of queries.keys()) {
    for (const part of parts) values.push(...rowOf(part, query));
    offsets[query + 1] = values.length;
  }
  return { documents: { offsets, values: Uint32Array.from(values) }, drawn };
}

function rowOf({ offsets, values }: Rows, row: number): Uint32Array {
  return values.subarray(offsets[row], offsets[row + 1]);
}

/** The first ranks of each query, then gold and hard negatives that stand below them, by rank. */
function runRows({ gold, hardNegatives }: TestCollection, run: Run): SystemTable['runs'] {
  const most = run.top.values.length + gold.values.length + hardNegatives.values.length;
  const rows = {
    record: new Uint32Array(most),
    document: new Uint32Array(most),
    rank: new Uint32Array(most),
    score: new Float64Array(most),
  };
  let count = 0;
  const add = (record: number, document: number, rank: number, score: number): void => {
    rows.record[count] = record;
    rows.document[count] = document;
    rows.rank[count] = rank;
    rows.score[count] = score;
    count += 1;
  };
  const { documents, scores, higher, tiedBefore } = run.judged;
  const rankAt = (at: number): number => (higher[at] ?? 0) + (tiedBefore[at] ?? 0) + 1;
  for (const record of run.queries) {
    const top = rowOf(run.top, record);
    const from = run.top.offsets[record] ?? 0;
    for (let i = 0; i < top.length; i++) add(record, top[i] ?? 0, i + 1, run.topScores[from + i] ?? 0);
    const first = documents.offsets[record] ?? 0;
    const end = first + rowOf(gold, record).length + rowOf(hardNegatives, record).length;
    /** Rank → place of the document that has it: each document once. */
    const below = new Map<number, number>();
    for (let at = first; at < end; at++) {
      if (rankAt(at) > top.length) below.set(rankAt(at), at);
    }
    for (const [rank, at] of [...below].sort(([a], [b]) => a - b)) {
      add(record, documents.values[at] ?? 0, rank, scores[at] ?? 0);
    }
  }
  return {
    record: rows.record.slice(0, count),
    document: rows.document.slice(0, count),
    rank: rows.rank.slice(0, count),
    score: rows.score.slice(0, count),
  };
}

function measureRows(collection: TestCollection, run: Run, judged: JudgedRows): SystemTable['values'] {
  const names = [...POOL_MEASURES, ...FURTHER_POOL_MEASURES];
  const { queries, values } = evaluate(collection, run, names.map(rankingMeasureNamed));
  const pool = names.map((measure) => ({
    measure,
    record: queries,
    ...(values.get(measure) ?? withoutInterval(new Float64Array(queries.length))),
  }));
  const { drawn } = judged;
  const random = drawn === null ? [] : candidateRows(collection, run, drawn, [RANDOM_MEASURE], true);
  return [...pool, ...candidateRows(collection, run, collection.hardNegatives, IN_RECORD_MEASURES, false), ...random];
}

/** Measures over a record's own candidates, gold first among its equals; no row where one is undefined. */
function candidateRows(
  collection: TestCollection,
  { judged }: Run,
  negatives: Rows,
  names: readonly string[],
  areDrawn: boolean,
): SystemTable['values'] {
  const goldScores = new Float64Array(collection.gold.values.length);
  const negativeScores = new Float64Array(negatives.values.length);
  for (const query of collection.queries.keys()) {
    let at = judged.documents.offsets[query] ?? 0;
    const golds = rowOf(collection.gold, query).length;
    goldScores.set(judged.scores.subarray(at, at + golds), collection.gold.offsets[query]);
    at += golds + (areDrawn ? rowOf(collection.hardNegatives, query).length : 0);
    negativeScores.set(judged.scores.subarray(at, at + rowOf(negatives, query).length), negatives.offsets[query]);
  }
  const candidates = { gold: collection.gold, goldScores, negatives, negativeScores, excluded: null };
  const perQuery = candidateValues(
    candidates,
    names.map((name): Measure => measureNamed(name)),
  );
  return [...perQuery].map(([measure, values]) => {
    const record = Uint32Array.from(values.keys()).filter((query) => !Number.isNaN(values[query]));
    return { measure, record, ...withoutInterval(Float64Array.from(record, (query) => values[query] ?? 0)) };
  });
}
