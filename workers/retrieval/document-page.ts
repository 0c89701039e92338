import type { Retriever } from '../../src/core/retrieval/retriever';
import { topK } from '../../src/core/retrieval/top-k';
import type { DocumentPage, DocumentUse, Neighbour } from '../api';
import { viewDocument } from '../dataset-views';
import type { LoadedDataset } from '../loaded-dataset';

/** Nearest passages shown. */
const NEIGHBOURS = 10;

/**
 * A document with the records that judge it and its nearest passages.
 *
 * @param tfidf an L2-normalised TF-IDF retriever: asked with a document's own text, it weighs the text as it weighed the
 *   document, so that its scores are the cosines of the two documents' vectors
 */
export function viewDocumentPage(dataset: LoadedDataset, document: number, tfidf: Retriever): DocumentPage {
  return {
    document: viewDocument(dataset, document),
    uses: usesOf(dataset, document),
    neighbours: neighboursOf(dataset, document, tfidf),
  };
}

function usesOf({ collection, judgments }: LoadedDataset, document: number): DocumentUse[] {
  return judgments
    .filter((judgment) => judgment.document === document)
    .map(({ query, kind, hardNegativeClass }) => ({
      query,
      recordId: collection.queryIds[query] ?? '',
      question: collection.queries[query] ?? '',
      kind,
      hardNegativeClass,
    }));
}

function neighboursOf(dataset: LoadedDataset, document: number, tfidf: Retriever): Neighbour[] {
  const cosines = new Float64Array(tfidf.size);
  tfidf.score(dataset.collection.corpus.texts[document] ?? '', cosines);
  cosines[document] = 0;
  return Array.from(topK(cosines, NEIGHBOURS))
    .filter((other) => (cosines[other] ?? 0) > 0)
    .map((other) => ({
      document: viewDocument(dataset, other),
      // Rounding can carry the cosine of two equal bags of words past 1.
      similarity: Math.min(1, cosines[other] ?? 0),
    }));
}
