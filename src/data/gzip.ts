import { Gzip } from 'fflate';
import { ExplorerError } from '../core/errors';
import type { Pace } from './pace';

/** About 10 ms of work at level 9. Part of the format: other slices give other (equally valid) gzip bytes. */
const SLICE_BYTES = 256 * 1024;

/**
 * Compresses with fflate 0.8 at level 9 and no time stamp, so that Node and browser write equal bytes.
 * (zlib and a browser's CompressionStream differ from each other.)
 * @throws ExplorerError `cancelled` when `pace` hears a cancel.
 */
export async function gzip(bytes: Uint8Array, pace: Pace): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const stream = new Gzip({ level: 9, mtime: 0 }, (chunk) => chunks.push(new Uint8Array(chunk)));
  for (let start = 0; start === 0 || start < bytes.length; start += SLICE_BYTES) {
    const end = Math.min(start + SLICE_BYTES, bytes.length);
    // fflate may keep what it is given: a copy protects the caller's bytes.
    stream.push(bytes.slice(start, end), end === bytes.length);
    await pace.breathe();
  }
  return concatenate(chunks);
}

/** True for a gzip member. A server may have sent `Content-Encoding: gzip`, and the browser undone it already. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * Decompresses gzip, and passes through what is not gzip.
 * @throws ExplorerError `data-corrupt` when the member is cut off or damaged.
 */
export async function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!isGzip(bytes)) return bytes;
  try {
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(plain).arrayBuffer());
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ExplorerError('data-corrupt', `The gzip data is cut off or damaged (${reason})`, { cause });
  }
}

/** Joins chunks to one array. */
export function concatenate(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}
