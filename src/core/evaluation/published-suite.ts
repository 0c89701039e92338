import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../retrieval/run';
import type { SparseSpec } from '../retrieval/sparse-retrievers';
import type { SuiteSpec } from './suite';

/** A suite of sparse systems alone. */
export interface SparseSuiteSpec extends SuiteSpec {
  readonly systems: readonly SparseSpec[];
}

/**
 * What the release's harness computed, and what a build computes: both sparse scorers, all records, seed 42, ties in
 * corpus order. The further seeds are those for which an independent computation of the hardness premium is at hand.
 */
export const PUBLISHED_SUITE: SparseSuiteSpec = {
  systems: [PUBLISHED_TFIDF, PUBLISHED_BM25],
  tieRule: 'corpus-order',
  seed: 42,
  premiumSeeds: [0, 1, 7, 2026],
  part: null,
  overlaps: 'include',
};
