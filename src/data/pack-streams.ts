import { PIPELINE_VERSION, STREAM_NAMES, type StreamInfo, type StreamName } from '../core/dataset/manifest';
import { sha256 } from './digest';
import { gzip } from './gzip';
import type { Pace } from './pace';
import { encodeTable, type Tables } from './streams/schemas';

/** The streams of a data set, compressed, with what the manifest says of them. */
export interface PackedStreams {
  /** SHA-256 over pipeline version and stream digests, first 16 hex digits. */
  readonly datasetId: string;
  readonly streams: Readonly<Record<StreamName, Uint8Array<ArrayBuffer>>>;
  readonly infos: Readonly<Record<StreamName, StreamInfo>>;
}

/**
 * Encodes, digests and compresses all five tables.
 * @param onStream told before each stream, with the fraction 0–1 of streams that are done
 * @throws ExplorerError `cancelled`; `insecure-context`
 */
export async function packStreams(
  tables: Tables,
  pace: Pace,
  onStream: (fraction: number, name: StreamName) => Promise<void>,
): Promise<PackedStreams> {
  const streams: Partial<Record<StreamName, Uint8Array<ArrayBuffer>>> = {};
  const infos: Partial<Record<StreamName, StreamInfo>> = {};
  for (const [index, name] of STREAM_NAMES.entries()) {
    await onStream(index / STREAM_NAMES.length, name);
    const bytes = encodeTable(name, tables);
    const digest = await sha256(bytes);
    const packed = await gzip(bytes, pace);
    streams[name] = packed;
    infos[name] = {
      // The digest in the name keeps a browser from pairing a new manifest with a stream from its cache.
      file: `${name}.${digest.slice(0, 8)}.arrows.gz`,
      rows: rowsOf(name, tables),
      sha256: digest,
      bytes: bytes.length,
      compressedBytes: packed.length,
    };
  }
  const all = infos as Record<StreamName, StreamInfo>;
  return { datasetId: await datasetIdOf(all), streams: streams as PackedStreams['streams'], infos: all };
}

async function datasetIdOf(infos: Readonly<Record<StreamName, StreamInfo>>): Promise<string> {
  const lines = [`pipeline ${PIPELINE_VERSION}`, ...STREAM_NAMES.map((name) => `${name} ${infos[name].sha256}`)];
  return (await sha256(new TextEncoder().encode(lines.join('\n')))).slice(0, 16);
}

function rowsOf(name: StreamName, tables: Tables): number {
  return name === 'documents' ? tables.documents.document.length : tables[name].query.length;
}
