import { makeVector, Table, tableFromIPC } from 'apache-arrow';
import { STREAM_NAMES, type StreamName } from '../../core/dataset/manifest';
import type { SystemTable } from '../../core/sql/system-table';
import { arrivalTable, datasetTablesSql } from '../sql/dataset-tables';
import { textLiteral } from '../sql/literals';
import type { Database } from './database';
import { studentTTable } from './student-t';

/** A data set's streams, uncompressed. */
export type StreamBytes = Readonly<Record<StreamName, Uint8Array>>;

/**
 * Fills an empty database with the tables of a data set; those of systems stay empty.
 *
 * @throws ExplorerError `data-corrupt` where a table lacks rows
 */
export async function createDatasetTables(
  database: Database,
  streams: StreamBytes,
  onStep: (done: number, total: number, what: string) => void,
): Promise<void> {
  for (const [i, name] of STREAM_NAMES.entries()) {
    onStep(i, STREAM_NAMES.length + 1, `Filling the table ${name}`);
    await database.insertStream(arrivalTable(name), streams[name], rowsOf(streams[name]));
  }
  onStep(STREAM_NAMES.length, STREAM_NAMES.length + 1, 'Naming columns');
  for (const sql of datasetTablesSql()) await database.query(sql);
  await database.insertTable('student_t', studentTTable(rowsOf(streams.records)));
}

/** As Arrow's own reader counts them. */
function rowsOf(stream: Uint8Array): number {
  return tableFromIPC(stream).numRows;
}

/** Puts a system's rows into `runs` and `per_query`, in place of those that it may have there. */
export async function replaceSystem(database: Database, { system, runs, values }: SystemTable): Promise<void> {
  const name = textLiteral(system);
  await database.insertTable(
    'arrived_runs',
    new Table({
      record: makeVector(new Int32Array(runs.record)),
      document: makeVector(new Int32Array(runs.document)),
      rank: makeVector(new Int32Array(runs.rank)),
      score: makeVector(runs.score),
    }),
  );
  await database.query(`DELETE FROM runs WHERE system = ${name};
INSERT INTO runs SELECT ${name}, record, document, rank, score FROM arrived_runs;
DROP TABLE arrived_runs;
DELETE FROM per_query WHERE system = ${name};`);
  for (const { measure, record, value, worst, best } of values) {
    if (record.length === 0) continue;
    await database.insertTable(
      'arrived_values',
      new Table({
        record: makeVector(new Int32Array(record)),
        value: makeVector(value),
        // Copies: DuckDB makes no table, and says nothing, where columns share a buffer.
        worst: makeVector(worst.slice()),
        best: makeVector(best.slice()),
      }),
    );
    await database.query(`INSERT INTO per_query SELECT ${name}, record, ${textLiteral(measure)}, value, worst, best FROM arrived_values;
DROP TABLE arrived_values;`);
  }
}
