import { ExplorerError } from '../core/errors';

/** WebCrypto, which browsers offer on https and localhost only. */
function webCrypto(): SubtleCrypto {
  // The DOM types promise `crypto.subtle` everywhere; an insecure context has none.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (subtle === undefined) {
    throw new ExplorerError(
      'insecure-context',
      'Digests cannot be computed here: open this page over https or from localhost.',
    );
  }
  return subtle;
}

async function hexDigest(algorithm: 'SHA-1' | 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await webCrypto().digest(algorithm, bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * SHA-256 in lower-case hex.
 * @throws ExplorerError `insecure-context` where WebCrypto is absent.
 */
export function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexDigest('SHA-256', bytes);
}

/** What git puts before a file's content before it hashes it. */
export function gitBlobHeader(contentBytes: number): Uint8Array {
  return new TextEncoder().encode(`blob ${contentBytes}\0`);
}

/**
 * Git's id of a blob, lower-case hex: SHA-1 over `blob <bytes>\0<content>`.
 * @param headed header and content in one array: WebCrypto has no incremental digest, and a copy of 200 MB is dear.
 * @throws ExplorerError `insecure-context` where WebCrypto is absent.
 */
export function gitBlobId(headed: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexDigest('SHA-1', headed);
}
