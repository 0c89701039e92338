import { ExplorerError } from '../../errors';
import type { PublishedFigures, PublishedParse } from './figures';
import extraRetrievers from './finrank-extra-retrievers.json';
import results from './finrank-results.json';
import { FINRANK_SOURCE } from './finrank-source';
import { joinPublished, parseExtraRetrievers, parsePublished } from './parse-published';

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
