import { gitBlobHeader, gitBlobId } from './digest';
import type { Pace } from './pace';

/** A file on its way in: a name to call it by, and its content. */
export interface SourceFile {
  readonly name: string;
  readonly content: Blob;
}

/** A file read into memory, with its identity. */
export interface SourceBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Git blob id, lower-case hex. */
  readonly blobId: string;
}

/** Between two slices a cancel is heard. */
const SLICE_BYTES = 4 << 20;

/**
 * Reads a file slice by slice into one buffer, which starts with git's blob header so that the digest needs no copy.
 * @param onFraction gets 0–1
 * @throws ExplorerError `cancelled`; `insecure-context`
 */
export async function readSourceFile(
  { content }: SourceFile,
  pace: Pace,
  onFraction: (fraction: number) => Promise<void>,
): Promise<SourceBytes> {
  const header = gitBlobHeader(content.size);
  const headed = new Uint8Array(header.length + content.size);
  headed.set(header);
  for (let start = 0; start < content.size; start += SLICE_BYTES) {
    const slice = await content.slice(start, start + SLICE_BYTES).arrayBuffer();
    headed.set(new Uint8Array(slice), header.length + start);
    await onFraction(Math.min(1, (start + slice.byteLength) / content.size));
  }
  const blobId = await gitBlobId(headed);
  await pace.breathe();
  return { bytes: headed.subarray(header.length), blobId };
}

/**
 * UTF-8 text in pieces of about a megabyte, so that a parser can stop between two of them. A byte that is no UTF-8
 * becomes U+FFFD, and a byte-order mark stays for the parser to skip.
 */
export function* decodePieces(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    yield decoder.decode(bytes.subarray(start, start + PIECE_BYTES), { stream: true });
  }
  yield decoder.decode();
}

const PIECE_BYTES = 1 << 20;
