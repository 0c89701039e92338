import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { makeRecord } from '../../tests/records';
import { buildCollection } from '../core/dataset/build-test-collection';
import { STREAM_NAMES, type StreamName } from '../core/dataset/manifest';
import { ExplorerError } from '../core/errors';
import type { DatasetSource, StreamSource } from './dataset-source';
import { sha256 } from './digest';
import { loadTables } from './load';
import type { Progress } from './pace';
import { encodeTable } from './streams/schemas';
import { buildTables } from './streams/tables';

const records = [makeRecord({ id: 'r0', query_rewrite: ['again'] }), makeRecord({ id: 'r1' })];
const TABLES = buildTables(records, buildCollection(records), {
  repairs: [],
  violations: [],
  questionIdMismatches: [],
});

async function byStream<T>(make: (name: StreamName) => T): Promise<Record<StreamName, Awaited<T>>> {
  const entries = STREAM_NAMES.map(async (name) => [name, await make(name)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<StreamName, Awaited<T>>;
}

async function sourceOf(stream: (name: StreamName) => StreamSource): Promise<DatasetSource> {
  return {
    datasetId: 'test',
    streams: await byStream(stream),
    sha256: await byStream((name) => sha256(encodeTable(name, TABLES))),
  };
}

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server on loopback; gives the URL of a stream. */
async function serve(listener: RequestListener): Promise<(name: StreamName) => StreamSource> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  return (name) => ({ url: `http://127.0.0.1:${port}/data/${name}.arrows.gz` });
}

const nameIn = (url: string | undefined): StreamName => STREAM_NAMES.find((name) => url?.includes(name)) ?? 'records';

describe('loadTables', () => {
  it('takes bytes, gzipped or not', async () => {
    const plain = await sourceOf((name) => ({ bytes: encodeTable(name, TABLES) }));
    expect(await loadTables(plain)).toEqual(TABLES);
    const packed = await sourceOf((name) => ({ bytes: gzipSync(encodeTable(name, TABLES)) }));
    expect(await loadTables(packed)).toEqual(TABLES);
  });

  it.each([
    ['sends the file as it is', {}],
    ['declares it as content encoding, so that fetch undoes it', { 'content-encoding': 'gzip' }],
  ])('fetches from a server that %s, with progress', async (_, headers) => {
    const urlOf = await serve((request, response) => {
      response.writeHead(200, headers).end(gzipSync(encodeTable(nameIn(request.url), TABLES)));
    });
    const seen: Progress[] = [];
    expect(await loadTables(await sourceOf(urlOf), { onProgress: (progress) => seen.push(progress) })).toEqual(TABLES);
    expect(new Set(seen.map(({ fraction }) => fraction)).size).toBeGreaterThanOrEqual(5);
    expect(seen.at(-1)).toEqual({ fraction: 1, stage: 'Loaded' });
  });

  it('names the file that the server does not have', async () => {
    const urlOf = await serve((_, response) => response.writeHead(404).end());
    await expect(loadTables(await sourceOf(urlOf))).rejects.toMatchObject({
      name: 'fetch-failed',
      message: 'records.arrows.gz could not be fetched: the server answered 404 Not Found',
    });
  });

  it('names the file whose body breaks off', async () => {
    const urlOf = await serve((request, response) => {
      const body = gzipSync(encodeTable(nameIn(request.url), TABLES));
      response.writeHead(200, { 'content-length': body.length });
      response.write(body.subarray(0, 100), () => response.destroy());
    });
    await expect(loadTables(await sourceOf(urlOf))).rejects.toMatchObject({
      name: 'fetch-failed',
      message: expect.stringMatching(/^records\.arrows\.gz could not be fetched: /) as string,
    });
  });

  it('names the file that is not the promised one', async () => {
    const urlOf = await serve((request, response) => {
      const name = nameIn(request.url);
      response.end(gzipSync(encodeTable(name === 'judgments' ? 'rewrites' : name, TABLES)));
    });
    await expect(loadTables(await sourceOf(urlOf))).rejects.toMatchObject({
      name: 'data-corrupt',
      message: expect.stringMatching(/^judgments\.arrows\.gz is damaged: its SHA-256 is/) as string,
    });
  });

  it('names the stream of a stored data set that does not decompress', async () => {
    const source = await sourceOf((name) => ({ bytes: gzipSync(encodeTable(name, TABLES)).subarray(0, -20) }));
    await expect(loadTables(source)).rejects.toMatchObject({
      name: 'data-corrupt',
      message: expect.stringMatching(/^The stream “records” is damaged: The gzip data/) as string,
    });
  });

  it('stops when it is cancelled', async () => {
    const source = await sourceOf((name) => ({ bytes: encodeTable(name, TABLES) }));
    const checkCancelled = (): never => {
      throw new ExplorerError('cancelled', 'Cancelled');
    };
    await expect(loadTables(source, { checkCancelled })).rejects.toMatchObject({ name: 'cancelled' });
  });
});
