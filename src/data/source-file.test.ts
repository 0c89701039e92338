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

function decode(bytes: Uint8Array): { text: string; error: unknown } {
  const pieces = decodePieces(bytes);
  let text = '';
  for (let piece = pieces.next(); ; piece = pieces.next()) {
    if (piece.done) return { text, error: piece.value };
    text += piece.value;
  }
}

describe('decodePieces', () => {
  it.each([
    ['Latin-1 on the first line', [0x61, 0xe9, 0x62], 1],
    ['a byte that no text has, on the third line', [0x61, 0x0a, 0xc3, 0xa9, 0x0a, 0xff, 0x0a, 0x62], 3],
    ['a character that the end of a line cuts off', [0x0a, 0xe2, 0x82, 0x0a, 0x61], 2],
    ['a character that the end of the file cuts off', [0x0a, 0x61, 0xf0, 0x9f], 2],
    ['UTF-16 with its byte-order mark', [0xff, 0xfe, 0x7b, 0x00], 1],
    ['a surrogate as three bytes', [0xed, 0xa0, 0x80], 1],
  ])('gives the line of %s', (_, bytes, line) => {
    expect(decode(Uint8Array.from(bytes)).error).toMatchObject({
      line,
      reason: expect.stringContaining('UTF-8') as string,
    });
  });

  it('gives the right line also where a piece ends inside the character', () => {
    const before = new TextEncoder().encode(`${'a\n'.repeat(10)}${'b'.repeat((1 << 20) - 21)}`);
    const bytes = new Uint8Array([...before, 0xe2, 0x82, 0x0a, 0x61]);
    expect(before).toHaveLength((1 << 20) - 1);
    expect(decode(bytes).error).toMatchObject({ line: 11 });
  });

  it('joins to the text, wherever a piece ends, byte-order mark included', () => {
    fc.assert(
      fc.property(fc.nat(3), (shift) => {
        // Four-byte characters against a piece length that is a multiple of four: the shift moves every boundary.
        const text = `\ufeff${'a'.repeat(shift)}${'🙂'.repeat(300_000)}`;
        expect(decode(new TextEncoder().encode(text))).toEqual({ text, error: null });
      }),
      { numRuns: 4 },
    );
  });
});
