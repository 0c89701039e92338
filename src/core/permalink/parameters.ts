import { LABEL_FIELDS } from '../dataset/record';
import { TOKENIZERS } from '../text/tokenizer-name';
import { TIE_RULES } from '../retrieval/run';
import type { Bm25Spec, TfidfSpec } from '../retrieval/run';
import { FACET_FIELDS, RECORD_SORTS, WHOLE_LIST } from '../dataset/record-list';
import { PUBLISHED_PARAMETERS } from './view-state';
import type { FacetFilter, RecordList } from '../dataset/record-list';
import type { ExplainState, RetrieverParameters } from './view-state';

/** `key=value` pairs of a link, in order; a key may stand several times. */
export type Pairs = readonly (readonly [key: string, value: string])[];

/** What a link says wrongly: which parameter, and why. */
export class LinkFault extends Error {
  readonly parameter: string;
  constructor(parameter: string, reason: string) {
    super(reason);
    this.parameter = parameter;
  }
}

/** Reads parameters by name and remembers which were read, so that what is left over is a mistyped name. */
export class PairReader {
  readonly #pairs: Pairs;
  readonly #read = new Set<string>();

  constructor(pairs: Pairs) {
    this.#pairs = pairs;
  }

  all(key: string): readonly string[] {
    this.#read.add(key);
    return this.#pairs.filter(([name]) => name === key).map(([, value]) => value);
  }

  /** @throws {LinkFault} when the parameter stands twice. */
  one(key: string): string | null {
    const values = this.all(key);
    if (values.length > 1) throw new LinkFault(key, 'stands more than once');
    return values[0] ?? null;
  }

  /** @throws {LinkFault} when the value is not one of `values`. */
  choice<T extends string>(key: string, values: readonly T[]): T | null {
    const text = this.one(key);
    if (text === null) return null;
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) throw new LinkFault(key, `“${text}” is none of ${values.join(', ')}`);
    return value;
  }

  /** @throws {LinkFault} when the value is not a number in [low, high]. */
  number(key: string, low: number, high: number): number | null {
    const text = this.one(key);
    if (text === null) return null;
    const value = /^\d+(\.\d+)?(e-\d+)?$/.test(text) ? Number(text) : NaN;
    if (!(value >= low && value <= high)) throw new LinkFault(key, `“${text}” is not a number from ${low} to ${high}`);
    return value;
  }

  /** @throws {LinkFault} when the value is not a whole number ≥ 0. */
  index(key: string): number | null {
    const value = this.number(key, 0, 0xffff_ffff);
    if (value !== null && !Number.isInteger(value)) throw new LinkFault(key, `“${value}” is not a whole number`);
    return value;
  }

  /** Names that nothing asked for. */
  unread(): readonly string[] {
    return [...new Set(this.#pairs.map(([key]) => key))].filter((key) => !this.#read.has(key));
  }
}

/** A pair, or none where there is no value. */
export const optional = (key: string, value: string | null): Pairs => (value === null ? [] : [[key, value]]);

export function readFilter(reader: PairReader): FacetFilter {
  const filter: Partial<Record<(typeof FACET_FIELDS)[number], readonly string[]>> = {};
  for (const field of FACET_FIELDS) {
    const values = reader.all(field);
    if (values.length > 0) filter[field] = values;
  }
  return filter;
}

export function filterPairs(filter: FacetFilter): Pairs {
  return FACET_FIELDS.flatMap((field) => (filter[field] ?? []).map((value) => [field, value] as const));
}

export function readList(reader: PairReader): RecordList {
  return {
    filter: readFilter(reader),
    search: reader.one('q') ?? WHOLE_LIST.search,
    sort: reader.choice('sort', RECORD_SORTS) ?? WHOLE_LIST.sort,
    descending: reader.choice('order', ['asc', 'desc'] as const) === 'desc',
  };
}

export function listPairs({ filter, search, sort, descending }: RecordList): Pairs {
  return [
    ...filterPairs(filter),
    ...(search === WHOLE_LIST.search ? [] : [['q', search] as const]),
    ...(sort === WHOLE_LIST.sort ? [] : [['sort', sort] as const]),
    ...(descending ? [['order', 'desc'] as const] : []),
  ];
}

const SWITCH = ['on', 'off'] as const;
const onOff = (value: boolean) => (value ? 'on' : 'off');

/** Null where the link does not say. */
export function readSwitch(reader: PairReader, key: string): boolean | null {
  const value = reader.choice(key, SWITCH);
  return value === null ? null : value === 'on';
}

export function readRetrieverParameters(reader: PairReader): RetrieverParameters {
  const { bm25, tfidf } = PUBLISHED_PARAMETERS;
  return {
    bm25: {
      name: 'bm25',
      k1: reader.number('k1', 0, 100) ?? bm25.k1,
      b: reader.number('b', 0, 1) ?? bm25.b,
      epsilon: reader.number('epsilon', 0, 100) ?? bm25.epsilon,
      tokenizer: reader.choice('bm25.tokenizer', TOKENIZERS) ?? bm25.tokenizer,
      stopWords: readSwitch(reader, 'bm25.stopwords') ?? bm25.stopWords,
    },
    tfidf: {
      name: 'tfidf',
      sublinear: readSwitch(reader, 'tfidf.sublinear') ?? tfidf.sublinear,
      tokenizer: reader.choice('tfidf.tokenizer', TOKENIZERS) ?? tfidf.tokenizer,
      stopWords: readSwitch(reader, 'tfidf.stopwords') ?? tfidf.stopWords,
    },
  };
}

/** Only what differs from the published setting stands in a link. */
export function retrieverPairs({ bm25, tfidf }: RetrieverParameters): Pairs {
  const published = PUBLISHED_PARAMETERS;
  const bm25Texts: readonly (readonly [string, keyof Bm25Spec, string])[] = [
    ['k1', 'k1', String(bm25.k1)],
    ['b', 'b', String(bm25.b)],
    ['epsilon', 'epsilon', String(bm25.epsilon)],
    ['bm25.tokenizer', 'tokenizer', bm25.tokenizer],
    ['bm25.stopwords', 'stopWords', onOff(bm25.stopWords)],
  ];
  const tfidfTexts: readonly (readonly [string, keyof TfidfSpec, string])[] = [
    ['tfidf.sublinear', 'sublinear', onOff(tfidf.sublinear)],
    ['tfidf.tokenizer', 'tokenizer', tfidf.tokenizer],
    ['tfidf.stopwords', 'stopWords', onOff(tfidf.stopWords)],
  ];
  return [
    ...bm25Texts.filter(([, key]) => bm25[key] !== published.bm25[key]).map(([name, , text]) => [name, text] as const),
    ...tfidfTexts
      .filter(([, key]) => tfidf[key] !== published.tfidf[key])
      .map(([name, , text]) => [name, text] as const),
  ];
}

export function readExplain(reader: PairReader): ExplainState | null {
  const system = reader.choice('explain', ['bm25', 'tfidf'] as const);
  const document = reader.index('explain.document');
  if (system === null && document === null) return null;
  if (system === null) throw new LinkFault('explain', 'the retriever is missing');
  if (document === null) throw new LinkFault('explain.document', 'the document is missing');
  return { system, document };
}

export function explainPairs(explain: ExplainState | null): Pairs {
  return explain === null
    ? []
    : [
        ['explain', explain.system],
        ['explain.document', String(explain.document)],
      ];
}

/** Names that several views share. */
export const readTieRule = (reader: PairReader) => reader.choice('ties', TIE_RULES) ?? 'corpus-order';
export const readLabelField = (reader: PairReader, key: string) => reader.choice(key, LABEL_FIELDS);
