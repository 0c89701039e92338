/**
 * The column kinds of our streams, each with its way into Arrow and back.
 *
 * Columns are assembled from their buffers (`makeData`), never through Arrow's builders: builders compile code with
 * `new Function`, which a page with our Content-Security-Policy refuses, and they number dictionaries from a global
 * counter, which would make the bytes depend on what was built before.
 */
import {
  DataType,
  Dictionary,
  Field,
  Int32,
  List,
  makeData,
  makeVector,
  Utf8,
  type Data,
  type Vector,
} from 'apache-arrow';
import { ExplorerError } from '../../core/errors';
import type { LabelColumn } from '../../core/dataset/test-collection';

/** Column kind → its values in memory. */
export interface ColumnValues {
  /** Numbers and counts, 0 … 2³¹ − 1. Signed in Arrow, so that a difference of two is no overflow in SQL. */
  readonly int: Uint32Array;
  readonly 'nullable-int': readonly (number | null)[];
  readonly text: readonly string[];
  /** Few distinct strings, dictionary-encoded. Values without a row survive, order included. */
  readonly category: LabelColumn;
  /** Dictionary-encoded too, with nulls, and as plain strings in memory. */
  readonly 'nullable-category': readonly (string | null)[];
  readonly 'text-list': readonly (readonly string[])[];
}
export type ColumnKind = keyof ColumnValues;

/** A column ready for a record batch. */
export interface EncodedColumn {
  readonly data: Data;
  readonly nullable: boolean;
}

interface ColumnCodec<K extends ColumnKind> {
  /** Rows in `values`. */
  length(values: ColumnValues[K]): number;
  /** `dictionaryId` must be unique in its stream. */
  encode(values: ColumnValues[K], dictionaryId: number): EncodedColumn;
  /** @throws ExplorerError `data-corrupt` when the vector is of another kind. */
  decode(vector: Vector): ColumnValues[K];
}

const encoder = new TextEncoder();

function encodeText(values: readonly string[]): Data<Utf8> {
  const chunks = values.map((value) => encoder.encode(value));
  const valueOffsets = new Int32Array(values.length + 1);
  chunks.forEach((chunk, row) => {
    valueOffsets[row + 1] = (valueOffsets[row] ?? 0) + chunk.length;
  });
  const bytes = new Uint8Array(valueOffsets[values.length] ?? 0);
  chunks.forEach((chunk, row) => {
    bytes.set(chunk, valueOffsets[row]);
  });
  return makeData({ type: new Utf8(), length: values.length, nullCount: 0, valueOffsets, data: bytes });
}

interface Nulls {
  readonly nullCount: number;
  /** Bit r (least significant first) is 1 where row r has a value. */
  readonly nullBitmap: Uint8Array;
}

function nullsOf(values: readonly unknown[]): Nulls {
  const nullBitmap = new Uint8Array(Math.ceil(values.length / 8));
  let nullCount = 0;
  values.forEach((value, row) => {
    if (value === null) nullCount++;
    else nullBitmap[row >> 3] = (nullBitmap[row >> 3] ?? 0) | (1 << (row & 7));
  });
  return { nullCount, nullBitmap };
}

function encodeDictionary(
  values: readonly string[],
  codes: Int32Array,
  dictionaryId: number,
  nulls: Nulls | null,
): Data<Dictionary<Utf8, Int32>> {
  return makeData({
    type: new Dictionary(new Utf8(), new Int32(), dictionaryId),
    length: codes.length,
    nullCount: nulls?.nullCount ?? 0,
    nullBitmap: nulls?.nullBitmap ?? null,
    data: codes,
    dictionary: makeVector(encodeText(values)),
  });
}

function expectKind(matches: boolean, expected: string, vector: Vector): void {
  if (!matches) throw new ExplorerError('data-corrupt', `expected ${expected}, found ${String(vector.type)}`);
}

/** Every row of a vector of strings; `expectKind` has made sure of the type. */
function readStrings(vector: Vector<Utf8>): string[] {
  return Array.from({ length: vector.length }, (_, row) => vector.get(row) ?? '');
}

function dictionaryOf(vector: Vector): { readonly values: string[]; readonly codes: Int32Array } {
  const chunk = vector.data[0];
  if (chunk === undefined) return { values: [], codes: new Int32Array() };
  return {
    values: readStrings(chunk.dictionary as Vector<Utf8>),
    codes: (chunk.values as Int32Array).subarray(0, vector.length),
  };
}

/** Decoded types are instances of the general `Int_`: the width tells them apart. */
function isInt32(type: DataType): boolean {
  return DataType.isInt(type) && type.bitWidth === 32 && type.isSigned;
}

function isCategory(type: DataType): boolean {
  return DataType.isDictionary(type) && DataType.isUtf8(type.dictionary) && isInt32(type.indices);
}

function isTextList(type: DataType): boolean {
  return DataType.isList(type) && DataType.isUtf8(type.children[0]?.type);
}

const int: ColumnCodec<'int'> = {
  length: (values) => values.length,
  encode: (values) => ({
    data: makeData({ type: new Int32(), length: values.length, nullCount: 0, data: Int32Array.from(values) }),
    nullable: false,
  }),
  decode(vector) {
    expectKind(isInt32(vector.type as DataType), 'Int32', vector);
    return Uint32Array.from(vector.toArray() as Int32Array);
  },
};

const nullableInt: ColumnCodec<'nullable-int'> = {
  length: (values) => values.length,
  encode(values) {
    const data = Int32Array.from(values, (value) => value ?? 0);
    return { data: makeData({ type: new Int32(), length: values.length, ...nullsOf(values), data }), nullable: true };
  },
  decode(vector) {
    expectKind(isInt32(vector.type as DataType), 'Int32', vector);
    return Array.from({ length: vector.length }, (_, row) => vector.get(row) as number | null);
  },
};

const text: ColumnCodec<'text'> = {
  length: (values) => values.length,
  encode: (values) => ({ data: encodeText(values), nullable: false }),
  decode(vector) {
    expectKind(DataType.isUtf8(vector.type), 'Utf8', vector);
    return readStrings(vector as Vector<Utf8>);
  },
};

const category: ColumnCodec<'category'> = {
  length: (values) => values.codes.length,
  encode: (values, dictionaryId) => ({
    data: encodeDictionary(values.values, Int32Array.from(values.codes), dictionaryId, null),
    nullable: false,
  }),
  decode(vector) {
    expectKind(isCategory(vector.type as DataType), 'Dictionary<Int32, Utf8>', vector);
    const { values, codes } = dictionaryOf(vector);
    return { values, codes: Uint16Array.from(codes) };
  },
};

const nullableCategory: ColumnCodec<'nullable-category'> = {
  length: (values) => values.length,
  encode(values, dictionaryId) {
    const distinct = [...new Set(values.filter((value) => value !== null))];
    const codeOf = new Map(distinct.map((value, code) => [value, code]));
    const codes = Int32Array.from(values, (value) => (value === null ? 0 : (codeOf.get(value) ?? 0)));
    return { data: encodeDictionary(distinct, codes, dictionaryId, nullsOf(values)), nullable: true };
  },
  decode(vector) {
    expectKind(isCategory(vector.type as DataType), 'Dictionary<Int32, Utf8>', vector);
    const { values, codes } = dictionaryOf(vector);
    return Array.from(codes, (code, row) => (vector.isValid(row) ? (values[code] ?? null) : null));
  },
};

const textList: ColumnCodec<'text-list'> = {
  length: (values) => values.length,
  encode(values) {
    const child = encodeText(values.flat());
    const valueOffsets = new Int32Array(values.length + 1);
    values.forEach((list, row) => {
      valueOffsets[row + 1] = (valueOffsets[row] ?? 0) + list.length;
    });
    const type = new List(new Field('item', new Utf8(), false));
    return { data: makeData({ type, length: values.length, nullCount: 0, valueOffsets, child }), nullable: false };
  },
  decode(vector) {
    expectKind(isTextList(vector.type as DataType), 'List<Utf8>', vector);
    const lists = vector as Vector<List<Utf8>>;
    return Array.from({ length: lists.length }, (_, row) => {
      const list = lists.get(row);
      return list === null ? [] : readStrings(list);
    });
  },
};

export const COLUMN_CODECS: { readonly [K in ColumnKind]: ColumnCodec<K> } = {
  int,
  'nullable-int': nullableInt,
  text,
  category,
  'nullable-category': nullableCategory,
  'text-list': textList,
};
