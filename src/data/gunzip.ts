import { ExplorerError } from '../core/errors';

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
