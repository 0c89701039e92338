import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExplorerError } from '../../core/errors';
import type { Retriever } from '../../core/retrieval/retriever';
import { indexDocuments } from './document-retriever';

function scoresOf(retriever: Retriever, query: string): number[] {
  const scores = new Float64Array(retriever.size).fill(NaN);
  retriever.score(query, scores);
  return [...scores];
}

/** MiniSearch's BM25+ as its documentation has it, written out. */
function expectedScores(texts: readonly string[], query: string): number[] {
  const [k, b, d] = [1.2, 0.7, 0.5];
  const termsOf = (text: string): string[] => text.split(' ').filter((term) => term !== '');
  const lengths = texts.map((text) => new Set(text.split(' ')).size);
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return texts.map((text, document) => {
    const matched = new Set<string>();
    let sum = 0;
    for (const term of termsOf(query)) {
      const tf = termsOf(text).filter((candidate) => candidate === term).length;
      if (tf === 0) continue;
      matched.add(term);
      const df = texts.filter((candidate) => termsOf(candidate).includes(term)).length;
      const idf = Math.log(1 + (texts.length - df + 0.5) / (df + 0.5));
      sum += idf * (d + (tf * (k + 1)) / (tf + k * (1 - b + (b * lengths[document]!) / average)));
    }
    return sum * matched.size;
  });
}

describe('MiniSearch BM25+', () => {
  it('scores by its own formula: distinct terms as length, repeated query terms, times the terms matched', async () => {
    const words = fc.array(fc.constantFrom('net', 'income', 'tax', 'note', 'oil'), { minLength: 1, maxLength: 6 });
    const text = words.map((list) => list.join(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), text, async (texts, query) => {
        const scores = scoresOf(await indexDocuments(texts), query);
        expectedScores(texts, query).forEach((expected, document) => {
          expect(scores[document]).toBeCloseTo(expected, 9);
        });
      }),
    );
  });

  it('takes whole terms only, in any case', async () => {
    const retriever = await indexDocuments(['Incomes', 'INCOME', 'incom']);
    expect(scoresOf(retriever, 'income').map((score) => score > 0)).toEqual([false, true, false]);
  });

  it.each([
    ['an empty query', ['a', 'b'], ''],
    ['punctuation alone', ['a', 'b'], '… — !'],
    ['unknown words', ['a', 'b'], 'c'],
    ['empty documents', ['', ' '], 'a'],
  ])('gives zeros for %s', async (_, texts, query) => {
    expect(scoresOf(await indexDocuments(texts), query)).toEqual([0, 0]);
  });

  it('indexes nothing without complaint', async () => {
    expect(scoresOf(await indexDocuments([]), 'a')).toEqual([]);
  });

  it('stops when it is cancelled', async () => {
    const checkCancelled = (): never => {
      throw new ExplorerError('cancelled', 'Cancelled');
    };
    await expect(indexDocuments(['a'], { checkCancelled })).rejects.toMatchObject({ name: 'cancelled' });
  });
});
