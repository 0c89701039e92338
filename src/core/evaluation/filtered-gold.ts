import type { Rows, TestCollection } from '../dataset/test-collection';
import { filterScores } from '../retrieval/filter-scores';
import { countAround, RankCounter } from '../retrieval/judged-scores';
import type { JudgedScores } from '../retrieval/run';

/** Filing → its documents by first-occurrence metadata, ascending. */
export function documentsByFiling({ corpus, filings }: Pick<TestCollection, 'corpus' | 'filings'>): Rows {
  const offsets = new Uint32Array(filings.length + 1);
  for (const filing of corpus.filing) offsets[filing + 1] = (offsets[filing + 1] ?? 0) + 1;
  for (let filing = 0; filing < filings.length; filing += 1) {
    offsets[filing + 1] = (offsets[filing + 1] ?? 0) + (offsets[filing] ?? 0);
  }
  const next = offsets.slice();
  const values = new Uint32Array(corpus.filing.length);
  corpus.filing.forEach((filing, document) => {
    const place = next[filing] ?? 0;
    values[place] = document;
    next[filing] = place + 1;
  });
  return { offsets, values };
}

/**
 * Writes what a `RankCounter` would say of one query's gold once every document outside its filing scores −∞. A filing has
 * a small part of the corpus, so only its documents are looked at, unless numpy's ranks are wanted, which need them all.
 *
 * @param judged rows of gold documents
 * @param scores score of every document
 * @param members the filing's documents, ascending
 */
export function fillFiltered(
  judged: JudgedScores,
  row: number,
  scores: Float64Array,
  { corpus }: Pick<TestCollection, 'corpus'>,
  filing: number,
  members: Uint32Array,
): void {
  if (judged.numpyRank !== undefined) {
    const filtered = new Float64Array(scores.length);
    filterScores(scores, corpus.filing, filing, filtered);
    new RankCounter(filtered.length).fillJudged(judged, row, filtered);
    return;
  }
  const { offsets, values } = judged.documents;
  for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at += 1) {
    // All others of the filing can stand before a document of it, nothing else.
    if (corpus.filing[values[at] ?? 0] === filing) countAround(judged, at, scores, members);
    else placeInTail(judged, at, scores.length, members);
  }
}

/** A document outside the filing: behind every member, in one tie group with all that are outside. */
function placeInTail(judged: JudgedScores, at: number, documents: number, members: Uint32Array): void {
  const document = judged.documents.values[at] ?? 0;
  let membersBefore = 0;
  while (membersBefore < members.length && (members[membersBefore] ?? 0) < document) membersBefore += 1;
  judged.scores[at] = -Infinity;
  judged.higher[at] = members.length;
  judged.tied[at] = documents - members.length;
  judged.tiedBefore[at] = document - membersBefore;
}
