import * as v from 'valibot';
import type { ErrorList } from './error-list';
import type { JsonRow } from './parse-jsonl';
import { isBlank } from './python-text';
import type { FinRankRecord } from './record';
import type { Finding } from './validate-labels';
import { findWrongTypes, findWrongTypesOfList, textOf } from './wrong-types';

/** A record as the file has it, typed, before normalisation. A `FinRankRecord` is one, too. */
export type RawRecord = Omit<FinRankRecord, 'num_passages'> & {
  /** Null where the file has none. */
  readonly num_passages: number | string | null;
};

/** A raw record and the line that it stood on. */
export interface RawRow {
  readonly line: number;
  readonly record: RawRecord;
  /** Fields of a wrong type, which the record holds as text. */
  readonly wrongTypes: readonly Finding[];
}

/** Text that may be missing (empty then). Whatever else stands there becomes text: a wrong label is a warning, no refusal. */
const Text = v.pipe(v.optional(v.unknown(), ''), v.transform(textOf));
const RequiredText = v.pipe(
  v.union([v.string(), v.number()], 'is missing, or not a text'),
  v.transform(String),
  v.check((text) => !isBlank(text), 'is blank'),
);
const Year = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((year) => (typeof year === 'number' ? year : textOf(year))),
);
const PassageCount = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((count) => (typeof count === 'number' || count === null ? count : textOf(count))),
);
const Page = v.pipe(
  Text,
  v.transform((page) => (isBlank(page) ? null : page)),
);
const Rewrites = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((rewrites): string[] => {
    if (rewrites === null) return [];
    return Array.isArray(rewrites) ? rewrites.map(textOf) : [textOf(rewrites)];
  }),
);

/** Valibot takes an array for an object; a passage that is a list is a fault. */
const PlainObject = v.custom<Record<string, unknown>>(
  (item) => typeof item === 'object' && item !== null && !Array.isArray(item),
  'expected an object with a text',
);

const PASSAGE_ENTRIES = { text: Text, page_number: Page, passage_id: Text };
const NEGATIVE_ENTRIES = { ...PASSAGE_ENTRIES, ticker: Text, year: Year, doc_type: Text };
const RECORD_ENTRIES = {
  id: RequiredText,
  question_id: Text,
  ticker: Text,
  industry: Text,
  question: RequiredText,
  answer: Text,
  query_rewrite: Rewrites,
  topic: Text,
  reasoning_type: Text,
  difficulty: Text,
  num_passages: PassageCount,
  passage_type: Text,
  year: Year,
  doc_type: Text,
  passages: v.pipe(
    v.array(v.pipe(PlainObject, v.object(PASSAGE_ENTRIES)), 'is missing, or not a list'),
    v.minLength(1, 'is empty: a record needs at least one gold passage'),
  ),
  hard_negatives: v.nullish(v.array(v.pipe(PlainObject, v.object(NEGATIVE_ENTRIES)), 'expected a list'), []),
  folder_name: Text,
};
/** Of a row that is an object for sure, so that the message speaks of missing keys alone. */
const RecordSchema = v.object(RECORD_ENTRIES, 'is missing');

const RAW_SUFFIX = '_raw';

/**
 * Reads parsed lines as records. A line without id, question or passages, or with an id that an earlier line has, adds an
 * error for each fault and gives no record; so does one whose passages or hard negatives are no list of objects. What else
 * is missing gets its empty value, and what is of a wrong type its JSON text; what the schema does not know is kept in
 * `extra`, `<field>_raw` in `raw`.
 *
 * @param seenIds id → line, over all calls for one file; extended here
 */
export function readRawRecord(row: JsonRow, seenIds: Map<string, number>, errors: ErrorList): RawRow | null {
  const result = v.safeParse(RecordSchema, row.value);
  if (!result.success) {
    const given = row.value['id'];
    const id = typeof given === 'string' || typeof given === 'number' ? String(given) : null;
    for (const issue of result.issues) {
      errors.add({ line: row.line, id, field: fieldPath(issue), reason: issue.message });
    }
    return null;
  }
  const fields = result.output;
  const firstLine = seenIds.get(fields.id);
  if (firstLine !== undefined) {
    errors.add({ line: row.line, id: fields.id, field: 'id', reason: `is already the id of line ${firstLine}` });
    return null;
  }
  seenIds.set(fields.id, row.line);
  return { line: row.line, record: { ...fields, ...unknownFields(row.value) }, wrongTypes: wrongTypesOf(row.value) };
}

const TEXT_FIELDS = Object.keys(RECORD_ENTRIES).filter(
  (field) => !['query_rewrite', 'passages', 'hard_negatives'].includes(field),
);

function wrongTypesOf(value: JsonRow['value']): Finding[] {
  const ofItems = (list: 'passages' | 'hard_negatives', entries: object): Finding[] => {
    const items = value[list];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: object, i) => findWrongTypes(item, Object.keys(entries), `${list}[${i}].`));
  };
  return [
    ...findWrongTypes(value, TEXT_FIELDS, ''),
    ...findWrongTypesOfList(value['query_rewrite'], 'query_rewrite'),
    ...ofItems('passages', PASSAGE_ENTRIES),
    ...ofItems('hard_negatives', NEGATIVE_ENTRIES),
  ];
}

/** `hard_negatives[2].year`, as the repair log writes it. */
function fieldPath(issue: v.BaseIssue<unknown>): string | null {
  if (!issue.path) return null;
  return issue.path.reduce((path, { key }) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}

function unknownFields(value: JsonRow['value']): Pick<RawRecord, 'raw' | 'extra'> {
  const { raw, extra } = partition(value, RECORD_ENTRIES);
  const nested = [
    ...rawOfItems('passages', value['passages'], PASSAGE_ENTRIES),
    ...rawOfItems('hard_negatives', value['hard_negatives'], NEGATIVE_ENTRIES),
  ];
  return { raw: Object.fromEntries([...raw, ...nested]), extra: Object.fromEntries(extra) };
}

/** `passages[0].text_raw` and the like, under the path of the field. Other unknown fields of items are left out. */
function rawOfItems(list: string, items: unknown, entries: object): [string, unknown][] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: object, i) =>
    partition(item, entries).raw.map(([field, old]): [string, unknown] => [`${list}[${i}].${field}`, old]),
  );
}

/** Splits the fields outside `entries` into `<field>_raw` of a known field, by that field's name, and the rest. */
function partition(value: object, entries: object): { raw: [string, unknown][]; extra: [string, unknown][] } {
  const raw: [string, unknown][] = [];
  const extra: [string, unknown][] = [];
  for (const [key, content] of Object.entries(value) as [string, unknown][]) {
    if (Object.hasOwn(entries, key)) continue;
    const field = key.endsWith(RAW_SUFFIX) ? key.slice(0, -RAW_SUFFIX.length) : '';
    if (Object.hasOwn(entries, field)) raw.push([field, content]);
    else extra.push([key, content]);
  }
  return { raw, extra };
}
