import { createTokenizer } from '../../../src/core/text/tokenizer';

const K1 = 1.5;
const B = 0.75;
const EPSILON = 0.25;

/** The rival's interface: all scores of a corpus for one query. */
export interface RankBm25Style {
  scores(query: string): Float64Array;
}

type Frequencies = ReadonlyMap<string, number>;

function count(tokens: readonly string[]): Frequencies {
  const frequencies = new Map<string, number>();
  for (const token of tokens) frequencies.set(token, (frequencies.get(token) ?? 0) + 1);
  return frequencies;
}

function floorIdf(documents: readonly Frequencies[]): Map<string, number> {
  const documentFrequencies = count(documents.flatMap((frequencies) => [...frequencies.keys()]));
  const idf = new Map<string, number>();
  let sum = 0;
  for (const [term, df] of documentFrequencies) {
    const value = Math.log(documents.length - df + 0.5) - Math.log(df + 0.5);
    idf.set(term, value);
    sum += value;
  }
  const floor = (EPSILON * sum) / idf.size;
  for (const [term, value] of idf) if (value < 0) idf.set(term, floor);
  return idf;
}

/**
 * The scorer that the benchmark compares with: BM25Okapi as rank_bm25 0.2.2 lays it out, a map of frequencies for each
 * document and a pass over all documents for each query token, in plain TypeScript. Not slowed down on purpose: lengths
 * and their factors are computed once.
 */
export function createRankBm25Style(texts: readonly string[]): RankBm25Style {
  const tokenize = createTokenizer('python-word');
  const tokens = texts.map(tokenize);
  const documents = tokens.map(count);
  const idf = floorIdf(documents);
  const averageLength = tokens.reduce((sum, { length }) => sum + length, 0) / tokens.length;
  const lengthFactors = tokens.map(({ length }) => K1 * (1 - B + (B * length) / averageLength));
  return {
    scores(query) {
      const scores = new Float64Array(documents.length);
      for (const token of tokenize(query)) {
        const weight = idf.get(token);
        if (weight === undefined) continue;
        documents.forEach((frequencies, document) => {
          const tf = frequencies.get(token) ?? 0;
          const factor = (tf * (K1 + 1)) / (tf + (lengthFactors[document] ?? 0));
          scores[document] = (scores[document] ?? 0) + weight * factor;
        });
      }
      return scores;
    },
  };
}
