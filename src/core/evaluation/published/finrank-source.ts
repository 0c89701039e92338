import type { PublishedSource } from './figures';

/** The release that the committed figures were copied from. */
export const FINRANK_SOURCE: PublishedSource = {
  label: 'FinRank release',
  repository: 'datanxt/FinRank',
  commit: 'ea3aabf6783fecbddaa35bd4562baf65cb5847ad',
  files: ['baselines/results/results.json', 'baselines/results/extra_retrievers.json'],
  licence: 'CC BY-NC 4.0',
};
