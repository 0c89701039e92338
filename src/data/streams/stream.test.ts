import fc from 'fast-check';
import { tableFromIPC } from 'apache-arrow';
import { describe, expect, it } from 'vitest';
import { decodeStream, encodeStream, type Columns, type StreamSchema } from './stream';

const SCHEMA = {
  number: 'int',
  maybe: 'nullable-int',
  name: 'text',
  label: 'category',
  page: 'nullable-category',
  tags: 'text-list',
} as const satisfies StreamSchema;

const text = fc.string({ unit: 'grapheme', maxLength: 12 });

const columns: fc.Arbitrary<Columns<typeof SCHEMA>> = fc
  .array(fc.tuple(fc.nat(), text, fc.nat(4), fc.option(text), fc.array(text, { maxLength: 3 }), fc.option(fc.nat())), {
    maxLength: 20,
  })
  .map((rows) => ({
    number: Uint32Array.from(rows, ([number]) => number),
    maybe: rows.map(([, , , , , maybe]) => maybe),
    name: rows.map(([, name]) => name),
    // 'unused' has no row, and must survive all the same.
    label: { values: ['a', 'b', '', 'ü', 'e', 'unused'], codes: Uint16Array.from(rows, ([, , code]) => code) },
    page: rows.map(([, , , page]) => page),
    tags: rows.map(([, , , , tags]) => tags),
  }));

const ONE_ROW: Columns<typeof SCHEMA> = {
  number: Uint32Array.of(7),
  maybe: [null],
  name: ['Ünïcode 🙂'],
  label: { values: ['x'], codes: Uint16Array.of(0) },
  page: [null],
  tags: [['', 'two']],
};

describe('streams', () => {
  it('give back every column as it was, empty tables and unused categories included', () => {
    fc.assert(
      fc.property(columns, (original) => {
        expect(decodeStream(SCHEMA, encodeStream(SCHEMA, original))).toEqual(original);
      }),
    );
  });

  it('are the same bytes every time, whatever was built before', () => {
    const first = encodeStream(SCHEMA, ONE_ROW);
    encodeStream({ label: 'category' }, { label: { values: ['other'], codes: Uint16Array.of(0) } });
    expect(encodeStream(SCHEMA, ONE_ROW)).toEqual(first);
  });

  it('are IPC streams, not files: DuckDB swallows a file silently', () => {
    const bytes = encodeStream(SCHEMA, ONE_ROW);
    expect(new TextDecoder().decode(bytes.subarray(0, 6))).not.toBe('ARROW1');
    expect([...bytes.subarray(0, 4)]).toEqual([0xff, 0xff, 0xff, 0xff]);
  });

  it('carry plain types with a null only where one may stand', () => {
    const { fields } = tableFromIPC(encodeStream(SCHEMA, ONE_ROW)).schema;
    expect(fields.map((field) => `${field.name} ${String(field.type)}${field.nullable ? '?' : ''}`)).toEqual([
      'number Int32',
      'maybe Int32?',
      'name Utf8',
      'label Dictionary<Int32, Utf8>',
      'page Dictionary<Int32, Utf8>?',
      'tags List<Utf8>',
    ]);
  });

  it('encode without code generation, as a page with a strict CSP demands', () => {
    const original = globalThis.Function;
    const refuse = (): never => {
      throw new EvalError('unsafe-eval');
    };
    globalThis.Function = new Proxy(original, { construct: refuse, apply: refuse });
    try {
      expect(() => Reflect.construct(Function, ['return 1'])).toThrow(EvalError);
      expect(decodeStream(SCHEMA, encodeStream(SCHEMA, ONE_ROW))).toEqual(ONE_ROW);
    } finally {
      globalThis.Function = original;
    }
  });

  it('refuse columns of different lengths', () => {
    expect(() => encodeStream(SCHEMA, { ...ONE_ROW, name: [] })).toThrow(
      expect.objectContaining({ name: 'bad-parameter', message: 'Column name has 0 of 1 rows' }),
    );
  });

  it.each([
    ['no Arrow at all', new TextEncoder().encode('{"not": "arrow"}'), /^Not an Arrow IPC stream/],
    ['no bytes', new Uint8Array(), /^Not an Arrow IPC stream/],
    ['a missing column', encodeStream({ number: 'int' }, { number: Uint32Array.of(1) }), /^Column maybe is missing/],
    [
      'a column of another kind',
      encodeStream({ ...SCHEMA, name: 'int' }, { ...ONE_ROW, name: Uint32Array.of(1) }),
      /^Column name: expected Utf8, found Int32/,
    ],
  ])('name what is wrong with %s', (_, bytes, message) => {
    expect(() => decodeStream(SCHEMA, bytes)).toThrow(
      expect.objectContaining({ name: 'data-corrupt', message: expect.stringMatching(message) as string }),
    );
  });
});
