import type { TestCollection } from '../dataset/test-collection';
import type { Run } from '../retrieval/run';
import { idField } from './id-field';

/**
 * Lines of a TREC run, `query Q0 document rank score tag`, scores at full precision, document ids being corpus numbers,
 * query ids and tag as {@link idField} writes them.
 * Documents that a filter took out (score −∞) are left out.
 */
export function* trecRun(run: Run, queryIds: readonly string[], tag: string): Generator<string> {
  for (let row = 0; row < run.queries.length; row += 1) {
    const query = idField(queryIds[run.queries[row] ?? 0] ?? '');
    const start = run.top.offsets[row] ?? 0;
    for (let at = start; at < (run.top.offsets[row + 1] ?? 0); at += 1) {
      const score = run.topScores[at] ?? 0;
      if (score === -Infinity) break;
      yield `${query} Q0 ${run.top.values[at] ?? 0} ${at - start + 1} ${score} ${idField(tag)}`;
    }
  }
}

/** Lines of TREC qrels, `query 0 document grade`: gold 1, hard negatives 0 (judged, not relevant), each document once. */
export function* trecQrels({ queryIds, gold, hardNegatives }: TestCollection): Generator<string> {
  for (const [query, id] of queryIds.entries()) {
    const golds = new Set(gold.values.subarray(gold.offsets[query], gold.offsets[query + 1]));
    const negatives = hardNegatives.values.subarray(hardNegatives.offsets[query], hardNegatives.offsets[query + 1]);
    for (const document of golds) yield `${idField(id)} 0 ${document} 1`;
    for (const document of new Set(negatives)) if (!golds.has(document)) yield `${idField(id)} 0 ${document} 0`;
  }
}

/** Lines of a topics file, `query <tab> question`; white space inside a question becomes one blank. */
export function* trecTopics({ queryIds, queries }: TestCollection): Generator<string> {
  for (const [query, id] of queryIds.entries()) {
    yield `${idField(id)}\t${(queries[query] ?? '').trim().replace(/\s+/g, ' ')}`;
  }
}

/** Lines of a JSON collection as Anserini and Pyserini index it: `{"id", "contents"}`, the text unaltered. */
export function* trecCorpus({ corpus }: TestCollection): Generator<string> {
  for (const [document, text] of corpus.texts.entries()) {
    yield JSON.stringify({ id: String(document), contents: text });
  }
}
