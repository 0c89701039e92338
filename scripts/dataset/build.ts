import type { Manifest } from '../../src/core/dataset/manifest';
import { buildDataset } from '../../src/data/build-dataset';
import type { Progress } from '../../src/data/pace';
import { finRankRelease, RELEASE_FOLDER } from '../release/finrank-release';
import { ProgressLine } from '../reproduce/progress';
import { chooseInput } from './choose-input';
import { explainRefusal, summarise } from './summary';
import { unreplaceable, writeDataset } from './write-dataset';

export interface BuildOptions {
  readonly input?: string | undefined;
  readonly sample?: boolean;
  /** Nothing but the pinned release is built. */
  readonly release?: boolean;
  /** Folder that the page fetches from. */
  readonly out: string;
}

/** What came of it. Only `built` has written anything; the others have been explained. */
export type BuildResult =
  | { readonly kind: 'built'; readonly manifest: Manifest }
  | { readonly kind: 'refused' }
  | { readonly kind: 'no-release' }
  | { readonly kind: 'not-replaced' };

/** Told to people on stdout; progress goes to stderr. */
export type Tell = (sentence: string) => void;

/**
 * `npm run data`: chooses an input, builds it, writes it, and tells what it is.
 * @throws the system's error when the asked file cannot be read
 */
export async function buildData(options: BuildOptions, tell: Tell): Promise<BuildResult> {
  const obstacle = await unreplaceable(options.out);
  if (obstacle !== null) {
    tell(`${options.out} is replaced as a whole, and is left alone: ${obstacle}.`);
    return { kind: 'not-replaced' };
  }
  const input = await chooseInput({
    file: options.input,
    sample: options.sample ?? false,
    releaseOnly: options.release ?? false,
    folder: RELEASE_FOLDER,
    release: finRankRelease(process.env),
    mayDownload: process.env['FINRANK_NO_DOWNLOAD'] !== '1',
    tell,
  });
  if (input === null) return { kind: 'no-release' };
  const line = new ProgressLine(process.stderr);
  const onProgress = ({ fraction, stage }: Progress): void => {
    line.show(fraction, stage);
  };
  const outcome = await buildDataset({ name: input.name, content: new Blob([input.bytes]) }, { onProgress });
  line.end();
  if (!outcome.ok) {
    tell(explainRefusal(outcome.refusal));
    return { kind: 'refused' };
  }
  await writeDataset(options.out, outcome);
  tell(summarise(outcome.manifest));
  return { kind: 'built', manifest: outcome.manifest };
}
