import MiniSearch from 'minisearch';
import type { Retriever } from '../../core/retrieval/retriever';
import type { MinisearchSpec } from '../../core/retrieval/run';
import { Pace, type Listener } from '../pace';

const SPEC: MinisearchSpec = { name: 'minisearch' };

interface IndexedDocument {
  readonly id: number;
  readonly text: string;
}

/**
 * The baseline "MiniSearch BM25+": MiniSearch 7.2 with its own tokenizer and parameters (k 1.2, b 0.7, d 0.5), any of
 * the query's terms, whole terms only. A document's length is its number of *distinct* terms, a term repeated in the
 * query counts each time, and the sum is multiplied by the number of distinct terms that matched: so it is no
 * BM25Okapi, and stands under its own name.
 *
 * @param texts document → text
 * @throws ExplorerError `cancelled`
 */
export async function indexDocuments(texts: readonly string[], listener: Listener = {}): Promise<Retriever> {
  const pace = new Pace(listener);
  const index = new MiniSearch<IndexedDocument>({ fields: ['text'] });
  for (const [id, text] of texts.entries()) {
    index.add({ id, text });
    if (id % REPORT_EVERY === 0) await pace.report(id / texts.length, 'Indexing documents');
  }
  await pace.report(1, 'Indexing documents');
  return {
    spec: SPEC,
    size: texts.length,
    score(query, scores) {
      scores.fill(0);
      for (const hit of index.search(query, { combineWith: 'OR', prefix: false, fuzzy: false })) {
        scores[hit.id as number] = hit.score;
      }
    },
  };
}

/** Documents between two reports: about 20 ms of long passages. */
const REPORT_EVERY = 50;
