import { documentFrequency, termFrequency } from './postings';
import type { Explanation, QueryTerm, TermContribution } from './retriever';
import type { RetrieverSpec } from './run';
import { selectedTerms } from './term-selection';
import type { TermSelection } from './term-selection';

/** Occurrences of each distinct token, in order of first occurrence. */
function countTokens(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** A query's distinct terms, with the number of documents that contain each. */
export function queryTerms(selection: TermSelection, query: string): QueryTerm[] {
  return [...new Set(selection.tokenize(query))].map((token) => {
    const [term] = selectedTerms(selection, token);
    return { term: token, documentFrequency: term === undefined ? 0 : documentFrequency(selection.index, term) };
  });
}

/** A known query term in a document; `tf` is 0 where the document lacks it. */
export interface TermMatch {
  readonly term: number;
  readonly queryTf: number;
  readonly tf: number;
}

/** How a retriever weighs a match. */
export type TermWeighting = Pick<TermContribution, 'idf' | 'documentFactor' | 'queryFactor' | 'contribution'>;

const UNKNOWN: TermWeighting = { idf: 0, documentFactor: 0, queryFactor: 0, contribution: 0 };

function explainTerm(
  selection: TermSelection,
  [token, queryTf]: readonly [string, number],
  document: number,
  weigh: (match: TermMatch) => TermWeighting,
): TermContribution {
  const [term] = selectedTerms(selection, token);
  if (term === undefined) return { term: token, queryTf, tf: 0, documentFrequency: 0, ...UNKNOWN };
  const tf = termFrequency(selection.index, term, document);
  const frequencies = { tf, documentFrequency: documentFrequency(selection.index, term) };
  return { term: token, queryTf, ...frequencies, ...weigh({ term, queryTf, tf }) };
}

/** Takes a score apart: each distinct query term by the retriever's own weighting, largest contribution first. */
export function explainScore(
  selection: TermSelection,
  system: RetrieverSpec,
  query: string,
  document: number,
  weigh: (match: TermMatch) => TermWeighting,
): Explanation {
  const terms = [...countTokens(selection.tokenize(query))]
    .map((counted) => explainTerm(selection, counted, document, weigh))
    .sort((left, right) => right.contribution - left.contribution);
  return {
    system,
    document,
    score: terms.reduce((sum, { contribution }) => sum + contribution, 0),
    documentLength: selection.lengths[document] ?? 0,
    averageLength: selection.averageLength,
    terms,
  };
}
