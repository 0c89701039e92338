import { expect, it } from 'vitest';
import { sourceOfRecords } from '../../tests/dataset-source';
import { filingRecords } from '../../tests/filing-records';
import { PUBLISHED_TFIDF } from '../../src/core/retrieval/run';
import type { Retriever } from '../../src/core/retrieval/retriever';
import { loadDataset } from '../loaded-dataset';
import { viewDocumentPage } from './document-page';

it('shows a cosine that rounding has carried past 1 as 1, and no passage without a common word', async () => {
  const source = await sourceOfRecords('small', filingRecords(6));
  const dataset = await loadDataset(source, new AbortController().signal, () => undefined);
  const retriever: Retriever = {
    spec: PUBLISHED_TFIDF,
    size: dataset.collection.corpus.texts.length,
    score: (_query, scores) => {
      scores.fill(0);
      scores.set([0.5, 1, 1 + Number.EPSILON]);
    },
  };
  const { neighbours } = viewDocumentPage(dataset, 1, retriever);
  expect(neighbours.map(({ document, similarity }) => [document.document, similarity])).toEqual([
    [2, 1],
    [0, 0.5],
  ]);
});
