import { Field, makeData, RecordBatch, Schema, Struct, Table, tableFromIPC, tableToIPC } from 'apache-arrow';
import { ExplorerError } from '../../core/errors';
import { COLUMN_CODECS, type ColumnKind, type ColumnValues, type EncodedColumn } from './columns';

/** Column name → kind, in the order of the stream. */
export type StreamSchema = Readonly<Record<string, ColumnKind>>;

/** The columns of a schema, all of one length. */
export type Columns<S extends StreamSchema> = { readonly [Name in keyof S]: ColumnValues[S[Name]] };

/**
 * Writes columns as one Arrow IPC *stream* of one record batch. The same columns give the same bytes on every platform.
 * @throws ExplorerError `bad-parameter` when the columns differ in length.
 */
export function encodeStream<S extends StreamSchema>(schema: S, columns: Columns<S>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(schema);
  const lengths = names.map((name) => lengthOf(schema, columns, name));
  const length = lengths[0] ?? 0;
  const odd = lengths.findIndex((other) => other !== length);
  if (odd !== -1) {
    throw new ExplorerError('bad-parameter', `Column ${String(names[odd])} has ${lengths[odd] ?? 0} of ${length} rows`);
  }
  const encoded = names.map((name, index) => encodeColumn(schema, columns, name, index));
  const fields = encoded.map(({ data, nullable }, index) => new Field(names[index] ?? '', data.type, nullable));
  const children = encoded.map(({ data }) => data);
  const batch = new RecordBatch(
    new Schema(fields),
    makeData({ type: new Struct(fields), length, nullCount: 0, children }),
  );
  return new Uint8Array(tableToIPC(new Table(batch), 'stream'));
}

/**
 * Reads what {@link encodeStream} wrote. Needs no code generation: it works on a page with a strict CSP.
 * @throws ExplorerError `data-corrupt` when bytes are no Arrow stream, or a column is missing or of another kind.
 */
export function decodeStream<S extends StreamSchema>(schema: S, bytes: Uint8Array): Columns<S> {
  const table = readTable(bytes);
  const columns: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(schema)) {
    const vector = table.getChild(name);
    if (vector === null) throw new ExplorerError('data-corrupt', `Column ${name} is missing`);
    try {
      columns[name] = COLUMN_CODECS[kind].decode(vector);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ExplorerError('data-corrupt', `Column ${name}: ${reason}`, { cause });
    }
  }
  return columns as Columns<S>;
}

function readTable(bytes: Uint8Array): Table {
  try {
    const table = tableFromIPC(bytes);
    // Arrow reads a truncated or foreign file as an empty table without complaint.
    if (table.schema.fields.length === 0) throw new ExplorerError('data-corrupt', 'no schema');
    return table;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ExplorerError('data-corrupt', `Not an Arrow IPC stream: ${reason}`, { cause });
  }
}

/** The kinds of a schema are a union; this is where one of them is picked for its codec. */
function codecOf(kind: ColumnKind): {
  length(values: unknown): number;
  encode(values: unknown, dictionaryId: number): EncodedColumn;
} {
  return COLUMN_CODECS[kind];
}

function kindOf(schema: StreamSchema, name: string): ColumnKind {
  const kind = schema[name];
  if (kind === undefined) throw new ExplorerError('bad-parameter', `Column ${name} is not in the schema`);
  return kind;
}

function lengthOf<S extends StreamSchema>(schema: S, columns: Columns<S>, name: string): number {
  return codecOf(kindOf(schema, name)).length(columns[name]);
}

function encodeColumn<S extends StreamSchema>(
  schema: S,
  columns: Columns<S>,
  name: string,
  index: number,
): EncodedColumn {
  return codecOf(kindOf(schema, name)).encode(columns[name], index);
}
