import { STREAM_NAMES, type StreamName } from '../core/dataset/manifest';
import { ExplorerError } from '../core/errors';
import type { DatasetSource, StreamSource } from './dataset-source';
import { sha256 } from './digest';
import { fetchBytes, fileNameOf } from './fetch-bytes';
import { gunzip } from './gunzip';
import { Pace, type Listener } from './pace';
import { decodeTable, type Tables } from './streams/schemas';

/**
 * Loads a data set: fetches (or takes) each stream, decompresses it, checks its digest, decodes it.
 * @throws ExplorerError `fetch-failed` or `data-corrupt`, naming the file and the reason; `cancelled`; `insecure-context`.
 */
export async function loadTables(source: DatasetSource, listener: Listener = {}): Promise<Tables> {
  const pace = new Pace(listener);
  const tables: Partial<Record<StreamName, unknown>> = {};
  for (const [index, name] of STREAM_NAMES.entries()) {
    tables[name] = await loadTable(name, source, pace, (fraction) =>
      pace.report((index + fraction) / STREAM_NAMES.length, `Loading ${name}`),
    );
  }
  await pace.report(1, 'Loaded');
  return tables as Tables;
}

async function loadTable(
  name: StreamName,
  source: DatasetSource,
  pace: Pace,
  report: (fraction: number) => Promise<void>,
): Promise<Tables[StreamName]> {
  await report(0);
  const stream = source.streams[name];
  const bytes = 'url' in stream ? await fetchBytes(stream.url, pace, report) : new Uint8Array(stream.bytes);
  try {
    const plain = await gunzip(bytes);
    await checkDigest(plain, source.sha256[name]);
    return decodeTable(name, plain);
  } catch (cause) {
    // An insecure context, say, is no fault of the file.
    if (!(cause instanceof ExplorerError) || cause.name !== 'data-corrupt') throw cause;
    throw new ExplorerError('data-corrupt', `${describe(name, stream)} is damaged: ${cause.message}`, { cause });
  }
}

async function checkDigest(bytes: Uint8Array<ArrayBuffer>, promised: string): Promise<void> {
  const digest = await sha256(bytes);
  if (digest === promised) return;
  const short = (hex: string): string => `${hex.slice(0, 12)}…`;
  throw new ExplorerError(
    'data-corrupt',
    `its SHA-256 is ${short(digest)} where the manifest promises ${short(promised)}`,
  );
}

function describe(name: StreamName, stream: StreamSource): string {
  return 'url' in stream ? fileNameOf(stream.url) : `The stream “${name}”`;
}
