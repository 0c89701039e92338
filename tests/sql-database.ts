/** A DuckDB in Node with the tables of a data set. */
import type { FinRankRecord } from '../src/core/dataset/record';
import type { DatasetReport } from '../src/core/dataset/report';
import { Database } from '../src/data/duckdb/database';
import { createDatasetTables } from '../src/data/duckdb/dataset-tables';
import { loadStreams } from '../src/data/load';
import { sourceOfRecords } from './dataset-source';
import { NODE_ENGINE } from './duckdb-node';

/** The caller terminates it. */
export async function databaseOf(
  records: readonly FinRankRecord[],
  report: Partial<DatasetReport> = {},
): Promise<Database> {
  const source = await sourceOfRecords('test', records, report);
  const streams = await loadStreams(source, { onProgress: () => undefined, checkCancelled: () => undefined });
  const database = await Database.open(NODE_ENGINE);
  await createDatasetTables(database, streams, () => undefined);
  return database;
}
