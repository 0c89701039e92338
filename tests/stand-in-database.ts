/** A DuckDB in Node with the tables of a stand-in, `runs` and `per_query` filled by both published retrievers. */
import { readFileSync } from 'node:fs';
import { processText } from '../src/core/dataset/process-dataset';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../src/core/retrieval/run';
import { openSparseRetrievers } from '../src/core/retrieval/sparse-retrievers';
import { buildSystemTable } from '../src/core/sql/build-system-table';
import type { Database } from '../src/data/duckdb/database';
import { replaceSystem } from '../src/data/duckdb/dataset-tables';
import { sharedPath } from './shared';
import { databaseOf } from './sql-database';
import type { StandInName } from './stand-in';

/** The caller terminates it. */
export async function standInDatabase(name: StandInName): Promise<Database> {
  const outcome = processText(readFileSync(sharedPath('standin', `${name}.jsonl`), 'utf8'), name);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  const { records, build } = outcome.dataset;
  const database = await databaseOf(records);
  const collection = { datasetId: name, ...build.collection };
  const retrievers = openSparseRetrievers(collection.corpus.texts);
  for (const spec of [PUBLISHED_TFIDF, PUBLISHED_BM25]) {
    const steps = buildSystemTable(collection, retrievers.create(spec), spec.name);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    await replaceSystem(database, step.value);
  }
  return database;
}
