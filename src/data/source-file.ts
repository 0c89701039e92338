import type { DatasetError } from '../core/dataset/report';
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

const PIECE_BYTES = 1 << 20;
const LINE_FEED = 0x0a;

/**
 * UTF-8 text in pieces of about a megabyte, so that a parser can stop between two of them; a byte-order mark stays for
 * the parser to skip.
 *
 * @returns null at the end of the text, or the error where the bytes are no UTF-8; the pieces then are of no use
 */
export function* decodePieces(bytes: Uint8Array): Generator<string, DatasetError | null, undefined> {
  const decoder = strictDecoder();
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    const end = start + PIECE_BYTES;
    const text = decodeOrNull(decoder, bytes.subarray(start, end), end < bytes.length);
    if (text === null) return encodingError(bytes, start);
    yield text;
  }
  return null;
}

function strictDecoder(): TextDecoder {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
}

/** @param stream true where more is to come, so that the bytes may end inside a character */
function decodeOrNull(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string | null {
  try {
    return decoder.decode(bytes, { stream });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Names the first line from `start` on, or from the begin of the line that `start` stands in, that is no UTF-8. */
function encodingError(bytes: Uint8Array, start: number): DatasetError {
  let lineStart = start === 0 ? 0 : bytes.lastIndexOf(LINE_FEED, start - 1) + 1;
  let line = 1 + countLineFeeds(bytes.subarray(0, lineStart));
  for (let end = lineStart; end >= 0; lineStart = end + 1, line += 1) {
    // No byte of a longer character is a line feed, so lines decode by themselves.
    end = bytes.indexOf(LINE_FEED, lineStart);
    const content = bytes.subarray(lineStart, end < 0 ? bytes.length : end);
    if (decodeOrNull(strictDecoder(), content, false) === null) break;
  }
  return { line, id: null, field: null, reason: 'the line is not UTF-8: save the file as UTF-8 and open it again' };
}

function countLineFeeds(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === LINE_FEED) count += 1;
  return count;
}
