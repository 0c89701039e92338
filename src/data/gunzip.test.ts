import { describe, expect, it } from 'vitest';
import { gunzip, isGzip } from './gunzip';
import { gzip } from './gzip';
import { Pace } from './pace';

const pace = new Pace();
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

describe('gunzip', () => {
  it('passes through what a server has already decompressed', async () => {
    const plain = bytesOf('plain');
    expect(isGzip(plain)).toBe(false);
    expect(await gunzip(plain)).toBe(plain);
  });

  it.each([
    ['cut off', (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, -9)],
    ['damaged', (bytes: Uint8Array<ArrayBuffer>) => bytes.with(12, bytes[12]! ^ 0xff)],
  ])('refuses a member that is %s', async (_, harm) => {
    const packed = await gzip(bytesOf('FinRank '.repeat(50)), pace);
    await expect(gunzip(harm(packed))).rejects.toMatchObject({ name: 'data-corrupt' });
  });
});
