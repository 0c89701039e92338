import { Gzip } from 'fflate';
import { concatenate } from './concatenate';
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
