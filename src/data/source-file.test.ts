import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExplorerError } from '../core/errors';
import { Pace } from './pace';
import { decodePieces, readSourceFile } from './source-file';

const noReport = (): Promise<void> => Promise.resolve();

describe('readSourceFile', () => {
  it('gives the bytes and git’s blob id', async () => {
    const file = { name: 'hello.txt', content: new Blob(['hello\n']) };
    const { bytes, blobId } = await readSourceFile(file, new Pace(), noReport);
    expect(new TextDecoder().decode(bytes)).toBe('hello\n');
    // `printf 'hello\n' | git hash-object --stdin`
    expect(blobId).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
  });

  it('reads a file of several slices, with progress, and stops between two of them', async () => {
    const content = new Blob([new Uint8Array((9 << 20) + 1).fill(65)]);
    const fractions: number[] = [];
    const note = (fraction: number): Promise<void> => {
      fractions.push(fraction);
      return Promise.resolve();
    };
    const { bytes } = await readSourceFile({ name: 'big', content }, new Pace(), note);
    expect(bytes.length).toBe((9 << 20) + 1);
    expect(bytes.every((byte) => byte === 65)).toBe(true);
    expect(fractions).toHaveLength(3);
    expect(fractions.at(-1)).toBe(1);

    const cancel = (): Promise<void> => Promise.reject(new ExplorerError('cancelled', 'Cancelled'));
    await expect(readSourceFile({ name: 'big', content }, new Pace(), cancel)).rejects.toMatchObject({
      name: 'cancelled',
    });
  });
});

describe('decodePieces', () => {
  it('joins to the text, wherever a piece ends, byte-order mark included', () => {
    fc.assert(
      fc.property(fc.nat(3), (shift) => {
        // Four-byte characters against a piece length that is a multiple of four: the shift moves every boundary.
        const text = `\ufeff${'a'.repeat(shift)}${'🙂'.repeat(300_000)}`;
        expect([...decodePieces(new TextEncoder().encode(text))].join('')).toBe(text);
      }),
      { numRuns: 4 },
    );
  });
});
