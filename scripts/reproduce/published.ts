import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceKind } from '../../src/core/dataset/manifest';
import type { PublishedFigures } from '../../src/core/evaluation/published/figures';
import { publishedFinRank } from '../../src/core/evaluation/published/finrank';
import { parsePublished } from '../../src/core/evaluation/published/parse-published';
import { end, EXIT } from '../exit';
import { RELEASE_FOLDER } from '../release/finrank-release';

/**
 * FinRank's published figures. Its values of single records are not committed: where the release is open and its
 * results.json lies in `folder`, they come from there.
 */
export function publishedRelease(kind: SourceKind, folder: string = RELEASE_FOLDER): PublishedFigures {
  const released = join(folder, 'results.json');
  const committed = publishedFinRank();
  if (kind !== 'finrank' || !existsSync(released)) return committed;
  return { ...committed, inRecordRR: readPublished(released).inRecordRR };
}

/** Reads a results.json; ends the program where it cannot be read or has something wrong. */
export function readPublished(path: string): PublishedFigures {
  const parse = parsePublished(readJson(path));
  if (parse.ok) return parse.published;
  const issues = parse.issues.map(
    (issue) => `  ${[issue.path, issue.reason].filter((part) => part !== '').join(': ')}`,
  );
  end(EXIT.refused, `${path} was refused:\n${issues.join('\n')}`);
}

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    end(EXIT.unreadable, `${path} cannot be read: ${String(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    end(EXIT.refused, `${path} is no JSON: ${String(error)}`);
  }
}
