import { isDeepStrictEqual } from 'node:util';
import type { TestCollection } from '../../src/core/dataset/test-collection';
import {
  BREAKDOWN_MEASURES,
  FILTER_MEASURES,
  IN_RECORD_MEASURES,
  POOL_MEASURES,
  RANDOM_MEASURE,
} from '../../src/core/evaluation/protocol-measures';
import { RELEASE_STRATA } from '../../src/core/evaluation/published/release-keys';
import type { Figures, SuiteResult } from '../../src/core/evaluation/suite';
import type { Retriever } from '../../src/core/retrieval/retriever';
import type { PythonResult } from './python-rivals';
import type { RankBm25Style } from './rivals/rank-bm25-style';

/** Scores are compared relative to their size, means as fractions (PROTOCOL: tolerances). */
const SCORE_TOLERANCE = 1e-9;
const MEAN_TOLERANCE = 1e-9;

/**
 * Holds every score of every question against the rival's.
 *
 * @returns the largest relative difference
 * @throws Error where one exceeds 1e-9: a benchmark of wrong results is worth nothing
 */
export function checkScores({ queries }: TestCollection, ours: Retriever, rival: RankBm25Style): number {
  const scores = new Float64Array(ours.size);
  let largest = 0;
  for (const query of queries) {
    ours.score(query, scores);
    rival.scores(query).forEach((score, document) => {
      const difference = Math.abs(score - (scores[document] ?? 0)) / Math.max(1, Math.abs(score));
      largest = Math.max(largest, difference);
    });
  }
  if (!(largest <= SCORE_TOLERANCE)) throw new Error(`BM25 scores differ from the rival's by up to ${largest}`);
  return largest;
}

/**
 * Holds every mean of a suite against the Python harness's.
 *
 * @returns how many were compared, and their largest difference
 * @throws Error where one exceeds 1e-9
 */
export function checkFigures(suite: SuiteResult, { figures }: PythonResult): { compared: number; largest: number } {
  const differences: number[] = [];
  const compare = (own: Figures, names: readonly string[], theirs: readonly number[]): void => {
    for (const name of names) {
      const place = theirOrder(theirs).indexOf(name);
      differences.push(Math.abs((own[name]?.value ?? NaN) - (theirs[place] ?? NaN)));
    }
  };
  for (const name of ['tfidf', 'bm25'] as const) {
    const ours = suite.systems[name];
    const theirs = figures[name];
    if (ours === undefined) throw new Error(`The suite lacks ${name}`);
    compare(ours.global, POOL_MEASURES, theirs.global);
    compare(ours.inRecord, [...IN_RECORD_MEASURES, RANDOM_MEASURE], theirs.inRecord);
    for (const field of RELEASE_STRATA) {
      for (const [group, means] of Object.entries(theirs.strata[field] ?? {})) {
        compare(ours.strata[field]?.[group] ?? {}, BREAKDOWN_MEASURES, means);
      }
    }
    if (theirs.rewrites !== undefined) compare(ours.rewrites?.withRewrites ?? {}, BREAKDOWN_MEASURES, theirs.rewrites);
    if (theirs.filtered !== undefined) compare(suite.filtered?.figures ?? {}, FILTER_MEASURES, theirs.filtered);
  }
  const largest = Math.max(...differences.map((difference) => (Number.isNaN(difference) ? Infinity : difference)));
  if (largest > MEAN_TOLERANCE) throw new Error(`Means differ from the Python harness's by up to ${largest}`);
  return { compared: differences.length, largest };
}

/**
 * Holds the tab's suite against Node's: the same code on the same questions, so that nothing may differ but the data set's
 * name, which is the file's in Node and made of its content in a tab.
 *
 * @throws Error where they are not the same to the last digit
 */
export function checkSame(tab: SuiteResult | null, node: SuiteResult): void {
  if (tab === null || !isDeepStrictEqual({ ...tab, datasetId: node.datasetId }, node)) {
    throw new Error('The tab’s results differ from Node’s');
  }
}

/** The measures of a list that Python printed: four are of the record's candidates, six of the pool. */
function theirOrder(values: readonly number[]): readonly string[] {
  return values.length === POOL_MEASURES.length ? POOL_MEASURES : [...IN_RECORD_MEASURES, RANDOM_MEASURE];
}
