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

/**
 * Puts a system's rows into `runs` and `per_query`, in place of those that it may have there; all of them or none. One
 * call at a time: its rows arrive in tables that another call would take for its own.
 */
export async function replaceSystem(database: Database, table: SystemTable): Promise<void> {
  const arrivals = arrivalsOf(table);
  try {
    for (const { name, rows } of arrivals) await database.insertTable(name, rows);
    const system = textLiteral(table.system);
    await database.transaction(
      [
        `DELETE FROM runs WHERE system = ${system}`,
        `DELETE FROM per_query WHERE system = ${system}`,
        ...arrivals.map(({ name, insert }) => `${insert(system)} FROM ${name}`),
      ].join(';\n'),
    );
  } finally {
    // Refused by a broken engine alone, of which the caller has heard by then.
    await database.query(arrivals.map(({ name }) => `DROP TABLE IF EXISTS ${name}`).join(';\n')).catch(() => undefined);
  }
}

/** Rows on their way, and the start of the statement that puts them where they belong. */
interface Arrival {
  readonly name: string;
  readonly rows: Table;
  readonly insert: (system: string) => string;
}

function arrivalsOf({ runs, values }: SystemTable): readonly Arrival[] {
  const ranked: Arrival = {
    name: 'arrived_runs',
    rows: new Table({
      record: makeVector(new Int32Array(runs.record)),
      document: makeVector(new Int32Array(runs.document)),
      rank: makeVector(new Int32Array(runs.rank)),
      score: makeVector(runs.score),
    }),
    insert: (system) => `INSERT INTO runs SELECT ${system}, record, document, rank, score`,
  };
  const measured = values
    .filter(({ record }) => record.length > 0)
    .map(({ measure, record, value, worst, best }, i): Arrival => ({
      name: `arrived_values_${i}`,
      rows: new Table({
        record: makeVector(new Int32Array(record)),
        value: makeVector(value),
        // Copies: DuckDB makes no table, and says nothing, where columns share a buffer.
        worst: makeVector(worst.slice()),
        best: makeVector(best.slice()),
      }),
      insert: (system) => `INSERT INTO per_query SELECT ${system}, record, ${textLiteral(measure)}, value, worst, best`,
    }));
  return [ranked, ...measured];
}
