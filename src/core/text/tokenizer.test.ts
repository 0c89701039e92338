import { describe, expect, it } from 'vitest';
import { describeShared, readSharedJson } from '../../../tests/shared';
import { TOKENIZERS } from './tokenizer-name';
import python from './fixtures/python-tokens.json';
import { createTokenizer } from './tokenizer';

interface Vectors {
  readonly tokenizers: readonly { readonly text: string; readonly bm25: string[]; readonly tfidf: string[] }[];
}

describeShared('tokenizers against the reference vectors', () => {
  const { tokenizers } = readSharedJson<Vectors>('reference', 'vectors.json');

  it('splits for BM25 and TF-IDF as the harness does', () => {
    const pythonWord = createTokenizer('python-word');
    const sklearnWord = createTokenizer('sklearn-word');
    expect(tokenizers.length).toBeGreaterThan(0);
    expect(tokenizers.map(({ text }) => pythonWord(text))).toEqual(tokenizers.map(({ bm25 }) => bm25));
    expect(tokenizers.map(({ text }) => sklearnWord(text))).toEqual(tokenizers.map(({ tfidf }) => tfidf));
  });
});

describe('tokenizers against Python', () => {
  it.each(TOKENIZERS)('%s splits the tricky texts alike', (name) => {
    const tokenize = createTokenizer(name);
    expect(python.cases.map(({ text }) => tokenize(text))).toEqual(python.cases.map((one) => one[name]));
  });
});

describe('stop words', () => {
  it('stay unless they are asked to go', () => {
    const text = 'What is the net income of the company?';
    expect(createTokenizer('python-word')(text)).toContain('the');
    expect(createTokenizer('python-word', { stopWords: true })(text)).toEqual(['net', 'income', 'company']);
  });

  it('spare the words that change a question’s meaning', () => {
    const text = 'not no more less increase decrease before after';
    expect(createTokenizer('sklearn-word', { stopWords: true })(text)).toEqual(text.split(' '));
  });
});
