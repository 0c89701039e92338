import type { StreamName } from '../../core/dataset/manifest';
import { decodeStream, encodeStream, type Columns, type StreamSchema } from './stream';

/**
 * The five streams, as SQL will see them. Row i of `records` is query i, row d of `documents` is document d.
 * A change here needs a new SCHEMA_VERSION (core/dataset/manifest.ts).
 */
export const STREAM_SCHEMAS = {
  records: {
    query: 'int',
    id: 'text',
    question_id: 'text',
    question: 'text',
    answer: 'text',
    topic: 'category',
    industry: 'category',
    ticker: 'category',
    difficulty: 'category',
    reasoning_type: 'category',
    passage_type: 'category',
    year: 'category',
    doc_type: 'category',
    num_passages: 'int',
    /** Number of (ticker, year, doc_type); equal numbers mean the same filing in all streams. */
    filing: 'int',
    folder_name: 'text',
    /** Fields that curation changed, with their earlier values printed as JSON; the two lists are parallel. */
    raw_fields: 'text-list',
    raw_values: 'text-list',
    /** Fields that the schema does not know, likewise. */
    extra_fields: 'text-list',
    extra_values: 'text-list',
    /** Validation rules that the record breaks, and why; the two lists are parallel. */
    warning_rules: 'text-list',
    warnings: 'text-list',
  },
  /** The pool C in first-occurrence order, with the metadata of the first occurrence. */
  documents: {
    document: 'int',
    text: 'text',
    ticker: 'category',
    year: 'category',
    doc_type: 'category',
    filing: 'int',
    page_number: 'nullable-category',
    passage_id: 'text',
  },
  /** Each record's gold passages, then its hard negatives, in its order and with the occurrence's own metadata. */
  judgments: {
    query: 'int',
    /** Null for a blank text, which the pool leaves out. */
    document: 'nullable-int',
    kind: 'category',
    /** Place in the record's list, from 0. */
    place: 'int',
    ticker: 'category',
    year: 'category',
    doc_type: 'category',
    filing: 'int',
    page_number: 'nullable-category',
    passage_id: 'text',
    hard_negative_class: 'nullable-category',
    /** Passage ids of other records' gold passages with this text, in file order; hard negatives only. (`overlaps` alone is an SQL operator.) */
    overlaps_gold_of: 'text-list',
  },
  /** Rewrites that are not blank, in the record's order. */
  rewrites: { query: 'int', place: 'int', rewrite: 'text' },
  /** Members of every split part. A part without members still stands among the values of `part`. */
  splits: { part: 'category', query: 'int' },
} as const satisfies Record<StreamName, StreamSchema>;

type Schemas = typeof STREAM_SCHEMAS;

/** All five tables of a data set. */
export type Tables = { readonly [Name in StreamName]: Columns<Schemas[Name]> };

export type RecordColumns = Tables['records'];
export type DocumentColumns = Tables['documents'];
export type JudgmentColumns = Tables['judgments'];
export type RewriteColumns = Tables['rewrites'];
export type SplitColumns = Tables['splits'];

/** One table as an uncompressed Arrow IPC stream. */
export function encodeTable(name: StreamName, tables: Tables): Uint8Array<ArrayBuffer> {
  return encodeStream<StreamSchema>(STREAM_SCHEMAS[name], tables[name]);
}

/**
 * One table from its uncompressed stream.
 * @throws ExplorerError `data-corrupt` when the bytes are not that table.
 */
export function decodeTable<Name extends StreamName>(name: Name, bytes: Uint8Array): Columns<Schemas[Name]> {
  return decodeStream<Schemas[Name]>(STREAM_SCHEMAS[name], bytes);
}
