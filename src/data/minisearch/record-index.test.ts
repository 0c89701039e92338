import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../../tests/records';
import { buildCollection } from '../../core/dataset/build-test-collection';
import { buildTables } from '../streams/tables';
import { indexRecords, type RecordIndex } from './record-index';

async function indexOf(...questions: readonly string[]): Promise<RecordIndex> {
  const records = questions.map((question, index) => makeRecord({ id: `id-${index}`, question, answer: '' }));
  return indexOfRecords(records);
}

function indexOfRecords(records: ReturnType<typeof makeRecord>[]): Promise<RecordIndex> {
  return indexRecords(
    buildTables(records, buildCollection(records), { repairs: [], violations: [], questionIdMismatches: [] }),
  );
}

const found = (index: RecordIndex, text: string): number[] => index.search(text, 10).map(({ id }) => id);

describe('the record index', () => {
  it('finds words by their start, and names the terms to highlight', async () => {
    const index = await indexOf('What was the depreciation?', 'Who is chairman?');
    expect(index.search('deprec', 10)).toEqual([
      { id: 0, score: expect.any(Number) as number, terms: ['depreciation'] },
    ]);
  });

  it('forgives a typo in a word of four letters or more, and not in a shorter one', async () => {
    const index = await indexOf('What was the depreciation?', 'Which form is a 10-K?');
    expect(found(index, 'depreciatoin')).toEqual([0]);
    expect(found(index, '10-Q')).toEqual([]);
    expect(found(index, '10-K')).toEqual([1]);
  });

  it('wants every word', async () => {
    const index = await indexOf('net income of Ford', 'net debt of Ford');
    expect(found(index, 'ford income')).toEqual([0]);
    expect(found(index, 'ford pension')).toEqual([]);
  });

  it('looks into answers, rewrites and ids, and ranks the question first', async () => {
    const index = await indexOfRecords([
      makeRecord({ id: 'aaa-1', question: 'x', answer: 'goodwill' }),
      makeRecord({ id: 'bbb-2', question: 'goodwill', answer: 'x' }),
      makeRecord({ id: 'ccc-3', question: 'x', answer: 'x', query_rewrite: ['impairment', 'goodwill'] }),
    ]);
    expect(found(index, 'goodwill')[0]).toBe(1);
    expect(found(index, 'goodwill').sort()).toEqual([0, 1, 2]);
    expect(found(index, 'ccc-3')).toEqual([2]);
  });

  it('gives at most the limit, equal scores in file order', async () => {
    const index = await indexOf('same words', 'same words', 'same words');
    expect(index.search('same', 2).map(({ id }) => id)).toEqual([0, 1]);
  });

  it('finds nothing for a blank text', async () => {
    expect(found(await indexOf('a question'), '  ')).toEqual([]);
  });
});
