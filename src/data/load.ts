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
  return (await loadEach(source, listener, decodeTable)) as Tables;
}

/**
 * As {@link loadTables}, for who reads Arrow itself: the streams' uncompressed bytes, checked.
 * @throws ExplorerError as {@link loadTables}
 */
export function loadStreams(
  source: DatasetSource,
  listener: Listener = {},
): Promise<Record<StreamName, Uint8Array<ArrayBuffer>>> {
  return loadEach(source, listener, (_, bytes) => bytes);
}

async function loadEach<T>(
  source: DatasetSource,
  listener: Listener,
  read: (name: StreamName, bytes: Uint8Array<ArrayBuffer>) => T,
): Promise<Record<StreamName, T>> {
  const pace = new Pace(listener);
  const loaded: Partial<Record<StreamName, T>> = {};
  for (const [index, name] of STREAM_NAMES.entries()) {
    const bytes = await fetchStream(source.streams[name], pace, (fraction) =>
      pace.report((index + fraction) / STREAM_NAMES.length, `Loading ${name}`),
    );
    loaded[name] = await undamaged(name, source.streams[name], async () => {
      const plain = await gunzip(bytes);
      await checkDigest(plain, source.sha256[name]);
      return read(name, plain);
    });
  }
  await pace.report(1, 'Loaded');
  return loaded as Record<StreamName, T>;
}

async function fetchStream(
  stream: StreamSource,
  pace: Pace,
  report: (fraction: number) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  await report(0);
  return 'url' in stream ? fetchBytes(stream.url, pace, report) : new Uint8Array(stream.bytes);
}

/** Names the stream in an error about its bytes. */
async function undamaged<T>(name: StreamName, stream: StreamSource, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
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
