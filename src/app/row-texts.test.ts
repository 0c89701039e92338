import { describe, expect, it } from 'vitest';
import { ExplorerError } from '../core/errors';
import { RowTexts } from './row-texts.svelte';
import type { FetchRows } from './row-texts.svelte';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const rowOf = (query: number) => ({ query, question: `question ${query}`, answer: '' });

/** A worker that answers when it is told to. */
function setUp() {
  const asked: (readonly number[])[] = [];
  const answers: (() => void)[] = [];
  const fetch: FetchRows = (_signal, queries) => {
    asked.push(queries);
    return new Promise((resolve) => {
      answers.push(() => {
        resolve(queries.map(rowOf));
      });
    });
  };
  const answer = async () => {
    answers.shift()?.();
    await turn();
  };
  return { texts: new RowTexts(fetch), asked, answer };
}

describe('RowTexts', () => {
  it('fetches the rows in view once', async () => {
    const { texts, asked, answer } = setUp();
    texts.show([1, 2]);
    expect(texts.get(1)).toBeUndefined();
    await answer();
    expect(texts.get(1)?.question).toBe('question 1');
    texts.show([2, 3]);
    await answer();
    expect(asked).toEqual([[1, 2], [3]]);
  });

  it('never asks for rows that were scrolled past while another request ran', async () => {
    const { texts, asked, answer } = setUp();
    texts.show([1]);
    for (let query = 2; query < 50; query += 1) texts.show([query]);
    await answer();
    await answer();
    expect(asked).toEqual([[1], [49]]);
  });

  it('keeps a bounded number of rows, those in view among them', async () => {
    const { texts, answer } = setUp();
    const first = Array.from({ length: 1500 }, (_, i) => i);
    texts.show(first);
    await answer();
    texts.show(first.map((query) => query + 1500));
    await answer();
    expect(texts.get(0)).toBeUndefined();
    expect(texts.get(1400)).toBeDefined();
    expect(texts.get(2999)).toBeDefined();
  });

  it('says what failed, keeps silent about a cancel, and tries again', async () => {
    let failure: Error = new ExplorerError('worker-failed', 'gone');
    const texts = new RowTexts(() => Promise.reject(failure));
    texts.show([1]);
    await turn();
    expect(texts.error?.message).toBe('gone');
    failure = new ExplorerError('cancelled', 'stopped');
    texts.show([1]);
    await turn();
    expect(texts.error).toBeNull();
  });

  it('does not ask for ever when rows are left out', async () => {
    const texts = new RowTexts(() => Promise.resolve([]));
    texts.show([1]);
    await turn();
    expect(texts.error).toMatchObject({ name: 'data-corrupt' });
  });
});
