import { tabulate } from './integer-table';
import { naturalLog } from './natural-log';
import { addPostings, documentFrequency } from './postings';
import { explainScore, queryTerms } from './query-terms';
import type { SparseRetriever } from './retriever';
import type { TfidfSpec } from './run';
import type { TermIndex } from './term-index';
import { selectedTerms, selectTerms } from './term-selection';
import type { TermSelection } from './term-selection';

/** A term of the query's L2-normalised vector. */
interface QueryWeight {
  readonly term: number;
  weight: number;
}

export interface TfidfRetriever extends SparseRetriever {
  readonly spec: TfidfSpec;
}

/** Smooth idf of every selected term, 0 for the others: ln((1 + N) / (1 + df)) + 1. */
function smoothIdf({ index, selected }: TermSelection): Float64Array {
  const idfOf = tabulate(index.size, (df) => naturalLog((1 + index.size) / (1 + df)) + 1);
  return Float64Array.from(selected, (isSelected, term) =>
    isSelected === 0 ? 0 : idfOf(documentFrequency(index, term)),
  );
}

/** Few terms occur more often in one text. */
const LARGEST_COMMON_FREQUENCY = 1000;

/** Maps occurrences in one text to what they weigh before idf. */
type Damping = (tf: number) => number;

function createDamping(sublinear: boolean): Damping {
  return sublinear ? tabulate(LARGEST_COMMON_FREQUENCY, (tf) => naturalLog(tf) + 1) : (tf) => tf;
}

/** Weights of all postings, each document's divided by its L2 norm; and the norms. */
function normalisedWeights(
  index: TermIndex,
  idf: Float64Array,
  damp: Damping,
): { weights: Float64Array; norms: Float64Array } {
  const weights = new Float64Array(index.documents.length);
  const squares = new Float64Array(index.size);
  // Descending term numbers: a product with a diagonal idf matrix, as scikit-learn once took it, reverses sparse rows.
  // Of all orders this one meets the most reference scores to the last bit; release 1.9 adds up the other way round.
  for (let term = idf.length - 1; term >= 0; term--) fillWeights(index, term, idf[term] ?? 0, damp, weights, squares);
  const norms = squares.map(Math.sqrt);
  for (let term = 0; term < idf.length; term++) divideByNorms(index, term, norms, weights);
  return { weights, norms };
}

/** Weighs the postings of one term, and adds the squares to their documents'. */
function fillWeights(
  { offsets, documents, frequencies }: TermIndex,
  term: number,
  idf: number,
  damp: Damping,
  weights: Float64Array,
  squares: Float64Array,
): void {
  const end = offsets[term + 1] ?? 0;
  for (let at = offsets[term] ?? 0; at < end; at++) {
    const document = documents[at] ?? 0;
    const weight = damp(frequencies[at] ?? 0) * idf;
    weights[at] = weight;
    squares[document] = (squares[document] ?? 0) + weight * weight;
  }
}

function divideByNorms(
  { offsets, documents }: TermIndex,
  term: number,
  norms: Float64Array,
  weights: Float64Array,
): void {
  const end = offsets[term + 1] ?? 0;
  for (let at = offsets[term] ?? 0; at < end; at++) {
    const norm = norms[documents[at] ?? 0] ?? 0;
    if (norm > 0) weights[at] = (weights[at] ?? 0) / norm;
  }
}

/**
 * scikit-learn's `TfidfVectorizer` with L2 norm, scored by dot product, over an inverted index. Scores agree within 1e-15,
 * relative: the library's own last bits differ by version and by numpy's logarithm. Documents with the same words tie.
 *
 * @throws ExplorerError `bad-parameter` for an index of other tokens
 */
export function createTfidf(index: TermIndex, spec: TfidfSpec): TfidfRetriever {
  const selection = selectTerms(index, spec.tokenizer, spec.stopWords);
  const { table } = index.splitter;
  const idf = smoothIdf(selection);
  const damp = createDamping(spec.sublinear);
  const { weights, norms } = normalisedWeights(index, idf, damp);

  /** The query's vector over known terms, in descending code-point order. */
  const queryVector = (query: string): QueryWeight[] => {
    const terms = selectedTerms(selection, query).sort((left, right) => table.compare(right, left));
    const vector: QueryWeight[] = [];
    let squares = 0;
    for (let first = 0, next = 0; first < terms.length; first = next) {
      const term = terms[first] ?? 0;
      while (terms[next] === term) next++;
      const weight = damp(next - first) * (idf[term] ?? 0);
      vector.push({ term, weight });
      squares += weight * weight;
    }
    const norm = Math.sqrt(squares);
    for (const entry of vector) entry.weight /= norm;
    return vector;
  };

  return {
    spec,
    size: index.size,
    score(query, scores) {
      scores.fill(0);
      for (const { term, weight } of queryVector(query)) {
        addPostings(index, weights, term, weight, scores);
      }
    },
    queryTerms: (query) => queryTerms(selection, query),
    explain(query, document) {
      const queryWeights = new Map(queryVector(query).map(({ term, weight }) => [term, weight]));
      return explainScore(selection, spec, query, document, ({ term, tf }) => {
        const termIdf = idf[term] ?? 0;
        const queryFactor = queryWeights.get(term) ?? 0;
        const documentFactor = tf === 0 ? 0 : (damp(tf) * termIdf) / (norms[document] ?? 0);
        return { idf: termIdf, documentFactor, queryFactor, contribution: queryFactor * documentFactor };
      });
    },
  };
}
