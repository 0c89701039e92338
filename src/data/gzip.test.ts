import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExplorerError } from '../core/errors';
import { gunzip } from './gunzip';
import { gzip } from './gzip';
import { Pace } from './pace';

const pace = new Pace();
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

describe('gzip', () => {
  it('gives back what it was given, empty input and slice ends included', async () => {
    const sizes = fc.constantFrom(0, 1, 256 * 1024 - 1, 256 * 1024, 256 * 1024 + 1, 600_000);
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(255), async (size, seed) => {
        const bytes = Uint8Array.from({ length: size }, (_, index) => (index * index * 31 + seed) & 0xff);
        const packed = await gzip(bytes, pace);
        expect(Buffer.compare(gunzipSync(packed), bytes)).toBe(0);
        expect(Buffer.compare(await gunzip(packed), bytes)).toBe(0);
      }),
      { numRuns: 12 },
    );
  });

  it('writes the same bytes at any hour: its header carries no time', async () => {
    const packed = await gzip(bytesOf('FinRank'), pace);
    expect([...packed.subarray(4, 8)]).toEqual([0, 0, 0, 0]);
    expect(await gzip(bytesOf('FinRank'), pace)).toEqual(packed);
  });

  it('stops at the next slice after a cancel', async () => {
    let checks = 0;
    const cancelled = new Pace({
      checkCancelled: () => {
        checks += 1;
        throw new ExplorerError('cancelled', 'Cancelled');
      },
    });
    const noise = Uint8Array.from({ length: 8 << 20 }, (_, index) => (index * 2654435761) >>> 13);
    await expect(gzip(noise, cancelled)).rejects.toMatchObject({ name: 'cancelled' });
    expect(checks).toBe(1);
  });
});
