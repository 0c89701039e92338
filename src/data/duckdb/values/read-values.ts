import { DataType, makeVector, Precision, TimeUnit, type Data, type Field } from 'apache-arrow';
import { dateText, intervalText, timestampText, timeText } from './moments';
import { decimalText, doubleText, floatText, wholeFromWords } from './numbers';
import type { SqlValue } from './sql-value';

/** Reads the values of one column of one record batch. */
export type ReadValue = (row: number) => SqlValue;

const number = (text: string): SqlValue => ({ kind: 'number', text });
const literal = (text: string): SqlValue => ({ kind: 'literal', text });

const UNITS_A_SECOND: Readonly<Record<TimeUnit, bigint>> = {
  [TimeUnit.SECOND]: 1n,
  [TimeUnit.MILLISECOND]: 1_000n,
  [TimeUnit.MICROSECOND]: 1_000_000n,
  [TimeUnit.NANOSECOND]: 1_000_000_000n,
};

/**
 * Opens a column for reading. Arrow's own accessors turn wide integers, decimals, times and intervals into numbers that
 * cannot hold them, so these are read from the buffers.
 *
 * @param sqlType the column's type in DuckDB's words, where Arrow's leaves a choice (BIT, UHUGEINT)
 */
export function valueReader(data: Data, sqlType = ''): ReadValue {
  const read = presentValueReader(data, sqlType);
  return (row) => (data.getValid(row) ? read(row) : null);
}

/** As {@link valueReader}, for rows that are not NULL. */
function presentValueReader(data: Data, sqlType: string): ReadValue {
  const { type } = data;
  const values = data.values as ArrayLike<number>;
  const wide = data.values as ArrayLike<bigint>;
  if (DataType.isNull(type)) return () => null;
  if (DataType.isInt(type)) return (row) => number(String(values[row]));
  if (DataType.isFloat(type)) {
    const print = type.precision === Precision.DOUBLE ? doubleText : floatText;
    return (row) => number(print(values[row] ?? NaN));
  }
  if (DataType.isBool(type)) {
    const flags = makeVector(data);
    return (row) => ({ kind: 'boolean', value: flags.get(row) === true });
  }
  if (DataType.isDecimal(type)) return decimalReader(data, type.bitWidth / 32, type.scale);
  if (DataType.isDate(type)) return (row) => literal(dateText(values[row] ?? 0));
  if (DataType.isTimestamp(type)) {
    const zone = type.timezone ? '+00' : '';
    const perSecond = UNITS_A_SECOND[type.unit];
    return (row) => literal(`${timestampText(wide[row] ?? 0n, perSecond)}${zone}`);
  }
  if (DataType.isTime(type)) {
    const perSecond = UNITS_A_SECOND[type.unit];
    return (row) => literal(timeText(wide[row] ?? 0n, perSecond));
  }
  if (DataType.isInterval(type)) return intervalReader(data);
  return nestedReader(data) ?? textReader(data, sqlType);
}

function decimalReader(data: Data, words: number, scale: number): ReadValue {
  const { buffer, byteOffset, byteLength } = data.values as Uint32Array;
  const view = new Uint32Array(buffer, byteOffset, byteLength / 4);
  return (row) => {
    const unscaled = wholeFromWords(view.subarray(row * words, (row + 1) * words), true);
    return number(decimalText(unscaled, scale));
  };
}

/** 16 bytes each: months, days (32 bits), nanoseconds (64 bits). */
function intervalReader(data: Data): ReadValue {
  const { buffer, byteOffset, byteLength } = data.values as Int32Array;
  const view = new DataView(buffer, byteOffset, byteLength);
  return (row) => {
    const at = 16 * row;
    return literal(intervalText(view.getInt32(at, true), view.getInt32(at + 4, true), view.getBigInt64(at + 8, true)));
  };
}

/** Readers of types that have children; null for the others. */
function nestedReader(data: Data): ReadValue | null {
  const { type, children } = data;
  const [first] = children;
  if (DataType.isDictionary(type)) {
    const words = data.dictionary;
    const codes = data.values as ArrayLike<number>;
    return (row) => ({ kind: 'text', text: String(words?.get(codes[row] ?? 0)) });
  }
  if (DataType.isUnion(type)) return unionReader(data, type.typeIdToChildIndex);
  if (first === undefined) return null;
  if (DataType.isMap(type)) return mapReader(data, first);
  if (DataType.isList(type)) return itemsReader(valueReader(first), offsetsOf(data));
  if (DataType.isFixedSizeList(type)) {
    const { listSize } = type;
    return itemsReader(valueReader(first), (row) => [row * listSize, (row + 1) * listSize]);
  }
  if (DataType.isStruct(type)) {
    const fields = type.children.map(({ name }: Field) => name);
    const readers = children.map((child) => valueReader(child));
    return (row) => ({ kind: 'struct', entries: fields.map((name, i) => [name, readers[i]?.(row) ?? null]) });
  }
  return null;
}

type Span = (row: number) => readonly [number, number];

function offsetsOf(data: Data): Span {
  const offsets = data.valueOffsets as ArrayLike<number>;
  return (row) => [offsets[row] ?? 0, offsets[row + 1] ?? 0];
}

function itemsReader(read: ReadValue, span: Span): ReadValue {
  return (row) => {
    const [from, to] = span(row);
    return { kind: 'list', items: Array.from({ length: to - from }, (_, i) => read(from + i)) };
  };
}

function mapReader(data: Data, entries: Data): ReadValue {
  const [keys, values] = entries.children;
  if (keys === undefined || values === undefined) return () => null;
  const [readKey, readValue, span] = [valueReader(keys), valueReader(values), offsetsOf(data)];
  return (row) => {
    const [from, to] = span(row);
    const pairs = Array.from({ length: to - from }, (_, i) => [readKey(from + i), readValue(from + i)] as const);
    return { kind: 'map', entries: pairs };
  };
}

function unionReader(data: Data, childOf: Readonly<Record<number, number>>): ReadValue {
  const readers = data.children.map((child) => valueReader(child));
  const typeIds = data.typeIds as ArrayLike<number>;
  const offsets = data.valueOffsets as ArrayLike<number> | undefined;
  return (row) => {
    const child = childOf[typeIds[row] ?? 0] ?? 0;
    return readers[child]?.(offsets?.[row] ?? row) ?? null;
  };
}

/** Texts and bytes. */
function textReader(data: Data, sqlType: string): ReadValue {
  const vector = makeVector(data);
  return (row) => {
    const value: unknown = vector.get(row);
    if (!(value instanceof Uint8Array)) return { kind: 'text', text: String(value) };
    if (sqlType === 'UHUGEINT') return number(String(wholeFromWords(new Uint32Array(value.slice().buffer), false)));
    return literal(sqlType === 'BIT' ? bitsText(value) : blobText(value));
  };
}

/** The first byte says how many leading bits of the second are padding. */
function bitsText([padding = 0, ...bytes]: Uint8Array): string {
  return bytes
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .slice(padding);
}

/** Printable ASCII as it is, the rest as `\xHH`. */
function blobText(bytes: Uint8Array): string {
  const hex = (byte: number): string => `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  const isPlain = (byte: number): boolean => byte >= 0x20 && byte < 0x7f && byte !== 0x5c;
  return Array.from(bytes, (byte) => (isPlain(byte) ? String.fromCharCode(byte) : hex(byte))).join('');
}
