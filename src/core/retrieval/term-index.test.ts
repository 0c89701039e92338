import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenizer } from '../text/tokenizer';
import { TOKENIZERS } from '../text/tokenizer-name';
import { documentFrequency, termFrequency } from './postings';
import { buildIndex, indexedTokens } from './term-index';
import { selectedTerms, selectTerms } from './term-selection';

const text = fc.array(fc.constantFrom('net', 'Sales', 'the', 'a', 'of', '1', 'é', '10', ' ', '-'), { maxLength: 12 });
const corpus = fc.array(
  text.map((words) => words.join(' ')),
  { maxLength: 8 },
);
const tokenizer = fc.constantFrom(...TOKENIZERS);

describe('a selection of an index', () => {
  it('holds what counting each text’s tokens gives', () => {
    fc.assert(
      fc.property(corpus, tokenizer, fc.boolean(), (texts, name, stopWords) => {
        const tokens = texts.map(createTokenizer(name, { stopWords }));
        const selection = selectTerms(buildIndex(texts, indexedTokens(name)), name, stopWords);
        const { index } = selection;
        const vocabulary = new Set(tokens.flat());
        expect(selection.vocabulary).toBe(vocabulary.size);
        expect([...selection.lengths]).toEqual(tokens.map(({ length }) => length));
        expect(selection.averageLength).toBe(texts.length === 0 ? 0 : tokens.flat().length / texts.length);
        for (const token of vocabulary) {
          const [term = -1] = selectedTerms(selection, token);
          const counts = tokens.map((own) => own.filter((other) => other === token).length);
          expect(texts.map((_, document) => termFrequency(index, term, document))).toEqual(counts);
          expect(documentFrequency(index, term)).toBe(counts.filter((count) => count > 0).length);
        }
      }),
    );
  });

  it('reads a query as its tokenizer does, without what the corpus lacks', () => {
    fc.assert(
      fc.property(corpus, text, tokenizer, fc.boolean(), (texts, words, name, stopWords) => {
        const tokenize = createTokenizer(name, { stopWords });
        const selection = selectTerms(buildIndex(texts, indexedTokens(name)), name, stopWords);
        const known = new Set(texts.flatMap(tokenize));
        const query = words.join(' ');
        const terms = Array.from(selectedTerms(selection, query), (term) => selection.index.splitter.table.term(term));
        expect(terms).toEqual(tokenize(query).filter((token) => known.has(token)));
      }),
    );
  });

  it('is refused where the index was split otherwise', () => {
    expect(() => selectTerms(buildIndex(['net sales'], 'paper-alnum'), 'sklearn-word', false)).toThrow(
      expect.objectContaining({ name: 'bad-parameter' }),
    );
  });
});
