import type { Rows } from '../dataset/test-collection';
import { numpyScalarArgsort } from './numpy-argsort';
import type { JudgedScores, TieRule } from './run';

/** Empty columns for the judged documents; with numpy's ranks only where the tie rule asks for them. */
export function allocateJudged(documents: Rows, tieRule: TieRule): JudgedScores {
  const { length } = documents.values;
  const columns = {
    documents,
    scores: new Float64Array(length),
    higher: new Uint32Array(length),
    tied: new Uint32Array(length),
    tiedBefore: new Uint32Array(length),
  };
  return tieRule === 'numpy-scalar' ? { ...columns, numpyRank: new Uint32Array(length) } : columns;
}

/** From so many judged documents on, finding each contender's place among them is cheaper than a count around each. */
const MANY = 8;

/**
 * Counts around judged documents, which is cheaper than sorting: they are few, and only documents that score no less
 * than the lowest of them have to be looked at.
 */
export class RankCounter {
  private readonly contenders: Uint32Array;
  /** Document → documents of the same score before it; written for those that tie with a judged one. */
  private readonly equalsBefore: Uint32Array;

  /** @param documents how many the corpus has */
  constructor(documents: number) {
    this.contenders = new Uint32Array(documents);
    this.equalsBefore = new Uint32Array(documents);
  }

  /**
   * Writes what one query's scores say about its judged documents into row `row`.
   *
   * @param judged from {@link allocateJudged}
   * @param scores score of every document of the corpus, as many as the counter was made for; −∞ for those filtered out; no NaN
   */
  fillJudged(judged: JudgedScores, row: number, scores: Float64Array): void {
    const { offsets, values } = judged.documents;
    const first = offsets[row] ?? 0;
    const end = offsets[row + 1] ?? 0;
    let lowest = Infinity;
    for (let at = first; at < end; at++) lowest = Math.min(lowest, scores[values[at] ?? 0] ?? 0);
    const contenders = this.collect(scores, lowest);
    if (end - first >= MANY) this.countAmong(judged, first, end, scores, contenders);
    else for (let at = first; at < end; at++) countAround(judged, at, scores, contenders);
    if (judged.numpyRank === undefined) return;
    const rankOf = numpyRanks(scores);
    for (let at = first; at < end; at++) judged.numpyRank[at] = rankOf[values[at] ?? 0] ?? 0;
  }

  /**
   * The documents that score `least` or more, ascending. Each is written, and the comparison, as a number, decides whether
   * the next overwrites it: a branch on each, which no processor can foresee, takes longer. Eight a turn and `| 0` for the
   * same reasons as where postings are added up.
   */
  private collect(scores: Float64Array, least: number): Uint32Array {
    const { contenders } = this;
    const lastTurn = (scores.length - 8) | 0;
    let count = 0;
    let document = 0;
    for (; document <= lastTurn; document = (document + 8) | 0) {
      contenders[count] = document;
      count = (count + Number((scores[document] ?? 0) >= least)) | 0;
      contenders[count] = (document + 1) | 0;
      count = (count + Number((scores[(document + 1) | 0] ?? 0) >= least)) | 0;
      contenders[count] = (document + 2) | 0;
      count = (count + Number((scores[(document + 2) | 0] ?? 0) >= least)) | 0;
      contenders[count] = (document + 3) | 0;
      count = (count + Number((scores[(document + 3) | 0] ?? 0) >= least)) | 0;
      contenders[count] = (document + 4) | 0;
      count = (count + Number((scores[(document + 4) | 0] ?? 0) >= least)) | 0;
      contenders[count] = (document + 5) | 0;
      count = (count + Number((scores[(document + 5) | 0] ?? 0) >= least)) | 0;
      contenders[count] = (document + 6) | 0;
      count = (count + Number((scores[(document + 6) | 0] ?? 0) >= least)) | 0;
      contenders[count] = (document + 7) | 0;
      count = (count + Number((scores[(document + 7) | 0] ?? 0) >= least)) | 0;
    }
    for (; document < scores.length; document = (document + 1) | 0) {
      contenders[count] = document;
      count = (count + Number((scores[document] ?? 0) >= least)) | 0;
    }
    return contenders.subarray(0, count);
  }

  /** Does for all places from `first` up to `end` what {@link countAround} does for one. */
  private countAmong(
    judged: JudgedScores,
    first: number,
    end: number,
    scores: Float64Array,
    contenders: Uint32Array,
  ): void {
    const { equalsBefore } = this;
    const documents = judged.documents.values;
    const levels = distinctAscending(Float64Array.from(documents.subarray(first, end), (own) => scores[own] ?? 0));
    const equal = new Uint32Array(levels.length);
    /** Contenders between a level and the one below it; in the last place those above all. */
    const between = new Uint32Array(levels.length + 1);
    for (let i = 0; i < contenders.length; i++) {
      const document = contenders[i] ?? 0;
      const score = scores[document] ?? 0;
      const place = levelsUpTo(levels, score);
      const level = place - 1;
      if (levels[level] === score) {
        equalsBefore[document] = equal[level] ?? 0;
        equal[level] = (equal[level] ?? 0) + 1;
      } else {
        between[place] = (between[place] ?? 0) + 1;
      }
    }
    const higher = countsAbove(between, equal);
    for (let at = first; at < end; at++) {
      const document = documents[at] ?? 0;
      const own = scores[document] ?? 0;
      const level = levelsUpTo(levels, own) - 1;
      judged.scores[at] = own;
      judged.higher[at] = higher[level] ?? 0;
      judged.tied[at] = equal[level] ?? 0;
      judged.tiedBefore[at] = equalsBefore[document] ?? 0;
    }
  }
}

function distinctAscending(scores: Float64Array): Float64Array {
  return scores.sort().filter((score, i, all) => i === 0 || score !== all[i - 1]);
}

/** How many of the ascending `levels` are no higher than `score`. */
function levelsUpTo(levels: Float64Array, score: number): number {
  let low = 0;
  let high = levels.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((levels[middle] ?? 0) <= score) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** For each level, how many documents score higher. */
function countsAbove(between: Uint32Array, equal: Uint32Array): Uint32Array {
  const above = new Uint32Array(equal.length);
  let count = 0;
  for (let level = equal.length - 1; level >= 0; level--) {
    count += between[level + 1] ?? 0;
    above[level] = count;
    count += equal[level] ?? 0;
  }
  return above;
}

/**
 * Fills place `at` by comparing a judged document with others.
 *
 * @param contenders all documents that count and score no less, and maybe others that count; the judged one among them
 */
export function countAround(judged: JudgedScores, at: number, scores: Float64Array, contenders: Uint32Array): void {
  const document = judged.documents.values[at] ?? 0;
  const own = scores[document] ?? 0;
  let higher = 0;
  let tied = 0;
  let tiedBefore = 0;
  for (let i = 0; i < contenders.length; i++) {
    const other = contenders[i] ?? 0;
    const score = scores[other] ?? 0;
    if (score > own) {
      higher++;
    } else if (score === own) {
      tied++;
      if (other < document) tiedBefore++;
    }
  }
  judged.scores[at] = own;
  judged.higher[at] = higher;
  judged.tied[at] = tied;
  judged.tiedBefore[at] = tiedBefore;
}

/** Rank (from 1) of every document under numpy's scalar argsort of −score. */
function numpyRanks(scores: Float64Array): Uint32Array {
  const ranks = new Uint32Array(scores.length);
  numpyScalarArgsort(scores.map((score) => -score)).forEach((document, place) => {
    ranks[document] = place + 1;
  });
  return ranks;
}
