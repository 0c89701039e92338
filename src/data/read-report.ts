import type { DatasetReport } from '../core/dataset/report';
import { ExplorerError } from '../core/errors';
import { gunzip } from './gunzip';

/**
 * Reads the report that lies beside a manifest.
 *
 * @param bytes JSON, gzipped or already unpacked by the browser
 * @throws ExplorerError `data-corrupt` when it is cut off, damaged or no JSON
 */
export async function readReport(bytes: Uint8Array<ArrayBuffer>): Promise<DatasetReport> {
  const text = new TextDecoder().decode(await gunzip(bytes));
  try {
    return JSON.parse(text) as DatasetReport;
  } catch (cause) {
    throw new ExplorerError('data-corrupt', 'The report on the data set is no JSON. Build the data again.', { cause });
  }
}
