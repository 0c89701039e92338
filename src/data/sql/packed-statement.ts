/** Long statements in links: raw deflate, as base64url. */
import { deflateSync, Inflate } from 'fflate';

/** Longest statement that a link carries, in bytes of UTF-8: what is larger when unpacked is taken for a bomb. */
export const LARGEST_STATEMENT_BYTES = 200_000;

/** Packed bytes inflated at a time; deflate grows at most about a thousandfold, so that a bomb is seen within 1 MB. */
const SLICE_BYTES = 1024;

export type UnpackedStatement =
  { readonly ok: true; readonly sql: string } | { readonly ok: false; readonly reason: string };

/** @returns null for a statement too long for a link */
export function packStatement(sql: string): string | null {
  const bytes = new TextEncoder().encode(sql);
  if (bytes.length > LARGEST_STATEMENT_BYTES) return null;
  const packed = deflateSync(bytes, { level: 9 });
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** @returns why not, in words for the reader, for a text that {@link packStatement} did not make */
export function unpackStatement(text: string): UnpackedStatement {
  try {
    const bytes = inflate(fromBase64Url(text));
    if (bytes === null) {
      return {
        ok: false,
        reason: `It unpacks to more than ${LARGEST_STATEMENT_BYTES / 1000} kB, which no link of ours does.`,
      };
    }
    return { ok: true, sql: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    // Base64, deflate and UTF-8 each throw in their own way; to the reader it is one thing.
    return { ok: false, reason: 'It is damaged: what it carries does not unpack.' };
  }
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** @returns null where it grows past the limit; throws where it is no deflate stream */
function inflate(packed: Uint8Array): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((part) => {
    parts.push(part);
    length += part.length;
  });
  for (let at = 0; at < packed.length; at += SLICE_BYTES) {
    stream.push(packed.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= packed.length);
    if (length > LARGEST_STATEMENT_BYTES) return null;
  }
  const whole = new Uint8Array(length);
  let to = 0;
  for (const part of parts) {
    whole.set(part, to);
    to += part.length;
  }
  return whole;
}
