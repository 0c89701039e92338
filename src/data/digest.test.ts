import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gitBlobHeader, gitBlobId, sha256 } from './digest';
import { concatenate } from './concatenate';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('digests', () => {
  it('match the published vectors', async () => {
    expect(await sha256(bytesOf('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    // `printf '' | git hash-object --stdin` and `printf 'hello\n' | git hash-object --stdin`
    expect(await gitBlobId(concatenate([gitBlobHeader(0)]))).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
    const hello = bytesOf('hello\n');
    expect(await gitBlobId(concatenate([gitBlobHeader(6), hello]))).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
  });

  it('agree with Node on bytes beyond ASCII', async () => {
    const bytes = bytesOf('Pharma­ceuticals – 10‑K 🙂');
    expect(await sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('say what to do on a page without WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    await expect(sha256(bytesOf(''))).rejects.toMatchObject({
      name: 'insecure-context',
      message: expect.stringContaining('https') as string,
    });
  });
});
