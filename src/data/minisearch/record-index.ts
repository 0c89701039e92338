import MiniSearch, { type SearchResult } from 'minisearch';
import { Pace, type Listener } from '../pace';
import type { Tables } from '../streams/schemas';

/** One record that a search found. */
export interface RecordHit {
  /** Query number. */
  readonly id: number;
  /** Comparable within one search only. */
  readonly score: number;
  /** The indexed terms that matched, for highlights. */
  readonly terms: readonly string[];
}

/** Full-text search over the records. */
export interface RecordIndex {
  /**
   * Every word has to be found, by its start (from two letters on) or with a typo (one in five letters, from four
   * letters on), in the question, the answer, a rewrite or the ids.
   * @param limit at most so many hits, best first; equal scores in file order. A blank text finds nothing.
   */
  search(text: string, limit: number): readonly RecordHit[];
}

interface IndexedRecord {
  readonly id: number;
  readonly question: string;
  readonly answer: string;
  readonly rewrites: string;
  readonly ids: string;
}

const FUZZINESS = 0.2;
/** Shorter words have too many neighbours: `10-K` would find `10-Q`. */
const FUZZY_FROM_LETTERS = 4;
/** The start of a word is two letters at least: one letter alone begins too many. */
const PREFIX_FROM_LETTERS = 2;
const REPORT_EVERY = 100;

/** @throws ExplorerError `cancelled` */
export async function indexRecords(
  { records, rewrites }: Pick<Tables, 'records' | 'rewrites'>,
  listener: Listener = {},
): Promise<RecordIndex> {
  const pace = new Pace(listener);
  const rewritesOf = new Map<number, string>();
  rewrites.rewrite.forEach((text, row) => {
    const query = rewrites.query[row] ?? 0;
    rewritesOf.set(query, `${rewritesOf.get(query) ?? ''} ${text}`);
  });
  const index = new MiniSearch<IndexedRecord>({ fields: ['question', 'answer', 'rewrites', 'ids'] });
  for (const [id, question] of records.question.entries()) {
    index.add({
      id,
      question,
      answer: records.answer[id] ?? '',
      rewrites: rewritesOf.get(id) ?? '',
      ids: `${records.id[id] ?? ''} ${records.question_id[id] ?? ''}`,
    });
    if (id % REPORT_EVERY === 0) await pace.report(id / records.question.length, 'Indexing records');
  }
  await pace.report(1, 'Indexing records');
  return { search: (text, limit) => search(index, text, limit) };
}

function search(index: MiniSearch<IndexedRecord>, text: string, limit: number): RecordHit[] {
  return index
    .search(text, {
      combineWith: 'AND',
      prefix: (term) => term.length >= PREFIX_FROM_LETTERS,
      fuzzy: (term) => (term.length >= FUZZY_FROM_LETTERS ? FUZZINESS : false),
      boost: { question: 2 },
    })
    .sort((a, b) => b.score - a.score || numberOf(a) - numberOf(b))
    .slice(0, limit)
    .map((hit) => ({ id: numberOf(hit), score: hit.score, terms: hit.terms }));
}

function numberOf(hit: SearchResult): number {
  return hit.id as number;
}
