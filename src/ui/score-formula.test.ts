import { describe, expect, it } from 'vitest';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../core/retrieval/run';
import { scoreFormula } from './score-formula';

const LENGTHS = { documentLength: 1234, averageLength: 56.789 };
const textOf = (name: string, ...formula: Parameters<typeof scoreFormula>) =>
  scoreFormula(...formula).find((line) => line.name === name)?.text;

describe('scoreFormula', () => {
  it('names the parameters in force', () => {
    const here = textOf('here', { ...PUBLISHED_BM25, k1: 0.9, b: 0.4, stopWords: true }, LENGTHS, 5230);
    expect(here).toBe(
      'k1 = 0.9, b = 0.4, ε = 0.25, N = 5,230, dl = 1,234 tokens, avgdl = 56.79; tokenizer python-word, stop words dropped',
    );
  });

  it('damps frequencies only where TF-IDF is sublinear', () => {
    expect(textOf('document factor', PUBLISHED_TFIDF, LENGTHS, 10)).toBe('(1 + ln tf)·idf ∕ ‖d‖');
    expect(textOf('document factor', { ...PUBLISHED_TFIDF, sublinear: false }, LENGTHS, 10)).toBe('tf·idf ∕ ‖d‖');
  });
});
