import { STREAM_NAMES, type Manifest, type SourceKind } from '../src/core/dataset/manifest';
import type { TestCollection } from '../src/core/dataset/test-collection';
import { buildDataset } from '../src/data/build-dataset';
import type { BuildOutcome } from '../src/data/build-outcome';
import type { DatasetSource } from '../src/data/dataset-source';
import { loadTables } from '../src/data/load';
import type { Progress } from '../src/data/pace';
import { toTestCollection } from '../src/data/streams/collection';
import { chooseInput } from './dataset/choose-input';
import { explainRefusal } from './dataset/summary';
import { end, endIfUnreadable, EXIT } from './exit';
import { finRankRelease } from './release/finrank-release';

/** A data set as the command line works on it. */
export interface Input {
  readonly kind: SourceKind;
  /** What to call it, for people: never "FinRank" for anything else. */
  readonly label: string;
  readonly manifest: Manifest;
  readonly collection: TestCollection;
}

/**
 * Opens the file that a command was given; without one, the release where it has been downloaded, else the synthetic
 * sample. It takes the way of the page: built into streams, then read back from them. Where there is no data set, says
 * why on stderr and ends the program.
 */
export async function requireInput(
  path: string | undefined,
  onProgress?: (progress: Progress) => void,
): Promise<Input> {
  const { name, bytes } = await chooseInput({
    file: path,
    folder: 'data',
    release: finRankRelease(process.env),
    mayDownload: false,
    // The data set is named on stdout's first line.
    tell: () => undefined,
  }).catch(endIfUnreadable);
  const outcome = await buildDataset({ name, content: new Blob([bytes]) }, { onProgress });
  if (!outcome.ok) return end(EXIT.refused, explainRefusal(outcome.refusal));
  const { manifest } = outcome;
  const collection = toTestCollection(manifest.datasetId, await loadTables(sourceOf(outcome)));
  return { kind: manifest.source.kind, label: labelOf(manifest.source), manifest, collection };
}

function sourceOf({ manifest, streams }: Extract<BuildOutcome, { ok: true }>): DatasetSource {
  const each = <T>(value: (name: (typeof STREAM_NAMES)[number]) => T) =>
    Object.fromEntries(STREAM_NAMES.map((name) => [name, value(name)])) as Record<(typeof STREAM_NAMES)[number], T>;
  return {
    datasetId: manifest.datasetId,
    streams: each((name) => ({ bytes: streams[name] })),
    sha256: each((name) => manifest.streams[name].sha256),
  };
}

function labelOf({ kind, fileName }: Manifest['source']): string {
  if (kind === 'finrank') return `FinRank, the pinned release (${fileName})`;
  return kind === 'synthetic-sample'
    ? `synthetic sample made by this project, not FinRank (${fileName})`
    : `${fileName}, a file of one’s own, not the pinned FinRank release`;
}
