import { FINRANK_LICENCE } from '../../dataset/citation';
import { FINRANK_COMMIT } from '../../dataset/pinned-release';
import type { PublishedSource } from './figures';

/** The release that the committed figures were copied from. */
export const FINRANK_SOURCE: PublishedSource = {
  label: 'FinRank release',
  repository: 'datanxt/FinRank',
  commit: FINRANK_COMMIT,
  files: ['baselines/results/results.json', 'baselines/results/extra_retrievers.json'],
  licence: FINRANK_LICENCE,
};
