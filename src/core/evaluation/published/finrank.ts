import { ExplorerError } from '../../errors';
import type { PublishedFigures, PublishedParse, PublishedSource } from './figures';
import extraRetrievers from './finrank-extra-retrievers.json';
import results from './finrank-results.json';
import { joinPublished, parseExtraRetrievers, parsePublished } from './parse-published';

/** The release that the committed figures were copied from. */
export const FINRANK_SOURCE: PublishedSource = {
  label: 'FinRank release',
  repository: 'datanxt/FinRank',
  commit: 'ea3aabf6783fecbddaa35bd4562baf65cb5847ad',
  files: ['baselines/results/results.json', 'baselines/results/extra_retrievers.json'],
  licence: 'CC BY-NC 4.0',
};

/**
 * FinRank's published figures at full precision: all of `results.json` but the in-record values per record, and all
 * of `extra_retrievers.json`.
 */
export function publishedFinRank(): PublishedFigures {
  return joinPublished(
    expectParsed(parsePublished(results, FINRANK_SOURCE)),
    expectParsed(parseExtraRetrievers(extraRetrievers, FINRANK_SOURCE)),
  );
}

function expectParsed(parse: PublishedParse): PublishedFigures {
  if (parse.ok) return parse.published;
  throw new ExplorerError('data-corrupt', parse.issues.map(({ path, reason }) => `${path}: ${reason}`).join('; '));
}
