import { describe, expect, it } from 'vitest';
import { LABEL_FIELDS } from '../core/dataset/record';
import type { LabelField } from '../core/dataset/record';
import type { LabelColumn } from '../core/dataset/test-collection';
import { WHOLE_LIST } from '../core/dataset/record-list';
import { RecordCatalogue } from './record-catalogue.svelte';
import type { Engines, RecordColumns } from './record-catalogue.svelte';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

function columnsOf(topics: readonly string[]): RecordColumns {
  const values = [...new Set(topics)];
  const column: LabelColumn = { values, codes: Uint16Array.from(topics, (topic) => values.indexOf(topic)) };
  const counts = new Uint32Array(topics.length).fill(1);
  return {
    ids: topics.map((_, query) => `r${query}`),
    questionIds: topics.map((_, query) => `q${query}`),
    labels: Object.fromEntries(LABEL_FIELDS.map((field) => [field, column])) as Record<LabelField, LabelColumn>,
    goldCounts: counts,
    golds: counts,
    questionWords: counts,
    hardNegativeCounts: counts,
    rewriteCounts: counts,
    splits: [],
    negativeClasses: [],
    warnings: [{ rule: 'invalid-year', queries: Uint32Array.of(1) }],
  };
}

function setUp() {
  const searched: string[] = [];
  let columnsFail = false;
  const engines = {
    retrieval: {
      load: () => Promise.resolve(),
      columns: () => (columnsFail ? Promise.reject(new Error('lost')) : Promise.resolve(columnsOf(['a', 'b', 'a']))),
    },
    search: {
      load: () => Promise.resolve(),
      searchRecords: (_signal: AbortSignal, text: string) => {
        searched.push(text);
        return Promise.resolve([
          { id: 2, score: 5, terms: ['10-k'] },
          { id: 0, score: 9, terms: ['debt'] },
        ]);
      },
    },
  };
  const catalogue = new RecordCatalogue(engines as unknown as Engines, 3);
  return { catalogue, searched, failColumns: (fail: boolean) => (columnsFail = fail) };
}

const orderOf = (catalogue: RecordCatalogue, list = WHOLE_LIST) => {
  const state = catalogue.list(list);
  return state.status === 'ready' ? [...state.value.order] : state.status;
};

describe('RecordCatalogue', () => {
  it('lists, filters and names unknown choices once its columns are there', async () => {
    const { catalogue } = setUp();
    expect(orderOf(catalogue)).toBe('idle');
    catalogue.open();
    catalogue.open();
    expect(orderOf(catalogue)).toBe('loading');
    await turn();
    expect(orderOf(catalogue)).toEqual([0, 1, 2]);
    expect(orderOf(catalogue, { ...WHOLE_LIST, filter: { topic: ['a'] } })).toEqual([0, 2]);
    const foreign = catalogue.list({ ...WHOLE_LIST, filter: { topic: ['Foo'] } });
    expect(foreign).toMatchObject({ value: { unknown: [{ field: 'topic', value: 'Foo' }] } });
    expect(orderOf(catalogue, { ...WHOLE_LIST, filter: { topic: ['Foo'] } })).toEqual([]);
  });

  it('restricts to what the search found, best first, and searches once a text', async () => {
    const { catalogue, searched } = setUp();
    catalogue.open();
    catalogue.find('debt ');
    catalogue.find('debt');
    await turn();
    const list = { ...WHOLE_LIST, search: ' debt', sort: 'relevance' } as const;
    expect(orderOf(catalogue, list)).toEqual([0, 2]);
    expect(searched).toEqual(['debt']);
    const state = catalogue.list(list);
    const terms = state.status === 'ready' ? state.value.search?.terms : undefined;
    expect(terms?.get(2)).toEqual(new Set(['10', 'k']));
  });

  it('never shows what an older search found', async () => {
    const { catalogue } = setUp();
    catalogue.open();
    catalogue.find('debt');
    await turn();
    expect(orderOf(catalogue, { ...WHOLE_LIST, search: 'debt covenants' })).toBe('loading');
    expect(orderOf(catalogue, { ...WHOLE_LIST, search: '  ' })).toEqual([0, 1, 2]);
  });

  it('says what failed, and opens again', async () => {
    const { catalogue, failColumns } = setUp();
    failColumns(true);
    catalogue.open();
    await turn();
    expect(orderOf(catalogue)).toBe('failed');
    failColumns(false);
    catalogue.reopen();
    await turn();
    expect(orderOf(catalogue)).toEqual([0, 1, 2]);
  });

  it('remembers the place in each list', () => {
    const { catalogue } = setUp();
    catalogue.remember('#/records', { scrollTop: 700, active: 2 });
    catalogue.visit('#/records', 2);
    expect(catalogue.placeIn('#/records')).toEqual({ scrollTop: 700, active: 2, pageTop: 0 });
    catalogue.remember('#/records', { pageTop: 90 });
    catalogue.visit('#/records', 1);
    expect(catalogue.placeIn('#/records')).toEqual({ scrollTop: null, active: 1, pageTop: 90 });
    expect(catalogue.placeIn('#/records?topic=Risk')).toEqual({ scrollTop: 0, active: null, pageTop: 0 });
  });
});
