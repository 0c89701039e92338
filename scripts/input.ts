import { FINRANK_BLOB_ID } from '../src/core/dataset/pinned-release';
import type { TestCollection } from '../src/core/dataset/test-collection';
import { readDataset } from '../src/data/build-dataset';
import type { SourceIdentity } from '../src/data/describe-dataset';
import type { Progress } from '../src/data/pace';
import { chooseInput } from './dataset/choose-input';
import { explainRefusal } from './dataset/summary';
import { end, endIfUnreadable, EXIT } from './exit';
import { finRankRelease, RELEASE_FOLDER } from './release/finrank-release';

/** A data set as the command line works on it. */
export interface Input {
  /** What to call it, for people: never "FinRank" for anything else. */
  readonly label: string;
  readonly source: SourceIdentity;
  /** The page's data set, record for record: its id is the same. */
  readonly collection: TestCollection;
}

/**
 * Opens the file that a command was given; without one, the release where it has been downloaded, else the synthetic
 * sample. Where there is no data set, says why on stderr and ends the program.
 *
 * @param pinnedBlobId see `buildDataset`
 */
export async function requireInput(
  path: string | undefined,
  onProgress?: (progress: Progress) => void,
  pinnedBlobId: string = FINRANK_BLOB_ID,
): Promise<Input> {
  const { name, bytes } = await chooseInput({
    file: path,
    folder: RELEASE_FOLDER,
    release: finRankRelease(process.env),
    mayDownload: false,
    // The data set is named on stdout's first line.
    tell: () => undefined,
  }).catch(endIfUnreadable);
  const outcome = await readDataset({ name, content: new Blob([bytes]) }, { onProgress }, pinnedBlobId);
  if (!outcome.ok) return end(EXIT.refused, explainRefusal(outcome.refusal));
  const { source, dataset, packed } = outcome;
  const collection = { datasetId: packed.datasetId, ...dataset.build.collection };
  return { label: labelOf(source), source, collection };
}

function labelOf({ kind, fileName }: SourceIdentity): string {
  if (kind === 'finrank') return `FinRank, the pinned release (${fileName})`;
  return kind === 'synthetic-sample'
    ? `synthetic sample made by this project, not FinRank (${fileName})`
    : `${fileName}, a file of one’s own, not the pinned FinRank release`;
}
