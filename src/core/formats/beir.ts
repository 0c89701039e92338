import type { TestCollection } from '../dataset/test-collection';
import { idField } from './id-field';

/** Lines of BEIR's `corpus.jsonl`; ids are corpus numbers, the first-occurrence filing is the metadata. */
export function* beirCorpus({ corpus, filings }: TestCollection): Generator<string> {
  for (const [document, text] of corpus.texts.entries()) {
    const filing = filings[corpus.filing[document] ?? 0];
    yield JSON.stringify({ _id: String(document), title: '', text, metadata: filing ?? {} });
  }
}

/** Lines of BEIR's `queries.jsonl`, ids as its qrels have them (see {@link idField}); rewrites stand in the metadata. */
export function* beirQueries({ queryIds, queries, rewrites }: TestCollection): Generator<string> {
  for (const [query, id] of queryIds.entries()) {
    yield JSON.stringify({
      _id: idField(id),
      text: queries[query] ?? '',
      metadata: { rewrites: rewrites[query] ?? [] },
    });
  }
}

/** Lines of BEIR's `qrels/test.tsv`, header first: gold only, since some readers take every line for a relevant one. */
export function* beirQrels({ queryIds, gold }: TestCollection): Generator<string> {
  yield 'query-id\tcorpus-id\tscore';
  for (const [query, id] of queryIds.entries()) {
    for (const document of gold.values.subarray(gold.offsets[query], gold.offsets[query + 1])) {
      yield `${idField(id)}\t${document}\t1`;
    }
  }
}
