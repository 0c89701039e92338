import { deflateSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_STATEMENT_BYTES, packStatement, unpackStatement } from './packed-statement';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

describe('a packed statement', () => {
  it('gives the statement back, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (sql) => {
        const packed = packStatement(sql) ?? '';
        expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(unpackStatement(packed)).toEqual({ ok: true, sql });
      }),
    );
  });

  it('is no longer than what a link can hold', () => {
    expect(packStatement('x'.repeat(LARGEST_STATEMENT_BYTES + 1))).toBeNull();
    const longest = 'é'.repeat(LARGEST_STATEMENT_BYTES / 2);
    expect(unpackStatement(packStatement(longest) ?? '')).toEqual({ ok: true, sql: longest });
  });

  it('stops a bomb at the limit', () => {
    const bomb = base64url(deflateSync(new Uint8Array(30_000_000), { level: 9 }));
    expect(unpackStatement(bomb)).toMatchObject({ ok: false, reason: expect.stringContaining('200 kB') as string });
  });

  it.each([
    ['no base64', 'A'],
    ['no deflate', base64url(Uint8Array.of(0xff, 0xff, 0xff))],
    ['a stream that was cut off', (packStatement('SELECT id, question FROM records ORDER BY id') ?? '').slice(0, -8)],
    ['no UTF-8', base64url(deflateSync(Uint8Array.of(0xc3, 0x28)))],
  ])('refuses %s', (_, text) => {
    expect(unpackStatement(text)).toMatchObject({ ok: false, reason: expect.stringContaining('damaged') as string });
  });
});
