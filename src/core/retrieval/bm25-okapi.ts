import { ExplorerError } from '../errors';
import { tabulate } from './integer-table';
import { naturalLog } from './natural-log';
import { addPostings, documentFrequency } from './postings';
import { explainScore, queryTerms } from './query-terms';
import type { TermMatch, TermWeighting } from './query-terms';
import type { SparseRetriever } from './retriever';
import type { Bm25Spec } from './run';
import type { TermIndex } from './term-index';
import { selectedTerms, selectTerms } from './term-selection';
import type { TermSelection } from './term-selection';

/** Figures of a corpus that BM25 rests on. */
export interface Bm25Statistics {
  /** Mean document length in tokens. */
  readonly averageLength: number;
  /** Mean idf over all terms, before negative ones are replaced. */
  readonly averageIdf: number;
  readonly vocabulary: number;
  /** Terms in more than half of the documents, whose idf is replaced by epsilon × mean idf. */
  readonly negativeIdfTerms: number;
}

export interface Bm25Retriever extends SparseRetriever {
  readonly spec: Bm25Spec;
  readonly statistics: Bm25Statistics;
}

function checkParameters({ k1, b, epsilon }: Bm25Spec): void {
  const allowed = Number.isFinite(k1) && k1 >= 0 && b >= 0 && b <= 1 && Number.isFinite(epsilon) && epsilon >= 0;
  if (allowed) return;
  throw new ExplorerError(
    'bad-parameter',
    `BM25 needs k1 ≥ 0, b from 0 to 1 and epsilon ≥ 0, not k1 ${k1}, b ${b}, epsilon ${epsilon}.`,
  );
}

/** idf of every selected term (0 for the others), with rank_bm25's floor; the mean is taken before the floor. */
function inverseDocumentFrequencies(
  { index, selected, vocabulary }: TermSelection,
  epsilon: number,
): { idf: Float64Array; averageIdf: number; negativeIdfTerms: number } {
  const idf = new Float64Array(index.vocabulary);
  const idfOf = tabulate(index.size, (df) => naturalLog(index.size - df + 0.5) - naturalLog(df + 0.5));
  const negative: number[] = [];
  let sum = 0;
  for (let term = 0; term < idf.length; term++) {
    if (selected[term] === 0) continue;
    const value = idfOf(documentFrequency(index, term));
    idf[term] = value;
    sum += value;
    if (value < 0) negative.push(term);
  }
  const averageIdf = vocabulary === 0 ? 0 : sum / vocabulary;
  for (const term of negative) idf[term] = epsilon * averageIdf;
  return { idf, averageIdf, negativeIdfTerms: negative.length };
}

/** Weighs the postings of one term. A function of its own, so that engines compile it after a few of the many terms. */
function fillWeights(
  { offsets, documents, frequencies }: TermIndex,
  term: number,
  idf: number,
  k1: number,
  saturation: Float64Array,
  weights: Float64Array,
): void {
  const end = offsets[term + 1] ?? 0;
  for (let at = offsets[term] ?? 0; at < end; at++) {
    const tf = frequencies[at] ?? 0;
    weights[at] = idf * ((tf * (k1 + 1)) / (tf + (saturation[documents[at] ?? 0] ?? 0)));
  }
}

/**
 * rank_bm25 0.2.2 `BM25Okapi` over an inverted index. Every product and sum is taken in that library's order, so that
 * documents tie here exactly where they tie there.
 *
 * @throws ExplorerError `bad-parameter` for k1 < 0, b outside [0, 1], epsilon < 0, or an index of other tokens
 */
export function createBm25(index: TermIndex, spec: Bm25Spec): Bm25Retriever {
  checkParameters(spec);
  const { k1, b, epsilon } = spec;
  const selection = selectTerms(index, spec.tokenizer, spec.stopWords);
  const { averageLength, vocabulary } = selection;
  const { idf, averageIdf, negativeIdfTerms } = inverseDocumentFrequencies(selection, epsilon);
  /** k1 · (1 − b + b · dl / avgdl) of every document. */
  const saturation = Float64Array.from(selection.lengths, (length) => k1 * (1 - b + (b * length) / averageLength));
  const weights = new Float64Array(index.documents.length);
  for (let term = 0; term < idf.length; term++) fillWeights(index, term, idf[term] ?? 0, k1, saturation, weights);

  const weigh = ({ term, queryTf, tf }: TermMatch, document: number): TermWeighting => {
    const termIdf = idf[term] ?? 0;
    const documentFactor = tf === 0 ? 0 : (tf * (k1 + 1)) / (tf + (saturation[document] ?? 0));
    return { idf: termIdf, documentFactor, queryFactor: queryTf, contribution: queryTf * termIdf * documentFactor };
  };

  const scoreMore = (more: string, scores: Float64Array): void => {
    const terms = selectedTerms(selection, more);
    for (let i = 0; i < terms.length; i++) addPostings(index, weights, terms[i] ?? 0, 1, scores);
  };

  return {
    spec,
    size: index.size,
    statistics: { averageLength, averageIdf, vocabulary, negativeIdfTerms },
    score(query, scores) {
      scores.fill(0);
      scoreMore(query, scores);
    },
    scoreMore,
    queryTerms: (query) => queryTerms(selection, query),
    explain: (query, document) => explainScore(selection, spec, query, document, (match) => weigh(match, document)),
  };
}
