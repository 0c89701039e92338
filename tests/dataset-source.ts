/** A data set as a worker gets it, from records that a test has made. */
import { buildCollection } from '../src/core/dataset/build-test-collection';
import type { FinRankRecord } from '../src/core/dataset/record';
import type { DatasetReport } from '../src/core/dataset/report';
import type { DatasetSource } from '../src/data/dataset-source';
import { sha256 } from '../src/data/digest';
import { encodeTable } from '../src/data/streams/schemas';
import { STREAM_NAMES } from '../src/core/dataset/manifest';
import { buildTables } from '../src/data/streams/tables';

const NOTHING_TO_REPORT: DatasetReport = { repairs: [], violations: [], questionIdMismatches: [] };

export async function sourceOfRecords(
  datasetId: string,
  records: readonly FinRankRecord[],
  report: Partial<DatasetReport> = {},
): Promise<DatasetSource> {
  const tables = buildTables(records, buildCollection(records), { ...NOTHING_TO_REPORT, ...report });
  const streams: Record<string, { bytes: Uint8Array }> = {};
  const digests: Record<string, string> = {};
  for (const name of STREAM_NAMES) {
    const bytes = encodeTable(name, tables);
    streams[name] = { bytes };
    digests[name] = await sha256(bytes);
  }
  return {
    datasetId,
    streams: streams as DatasetSource['streams'],
    sha256: digests as DatasetSource['sha256'],
  };
}
