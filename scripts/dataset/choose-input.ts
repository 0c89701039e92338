import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { generateSample } from '../sample/generate';
import { downloadRelease, gitBlobIdOf, PATIENCE } from '../release/download';
import type { Release } from '../release/finrank-release';
import type { Patience } from '../release/receive';

/** The file that a build starts from. */
export interface Input {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface InputChoice {
  /** `--input FILE`. */
  readonly file?: string | undefined;
  /** `--sample`. */
  readonly sample?: boolean;
  /** `--release`: nothing but the release will do. */
  readonly releaseOnly?: boolean;
  /** Where the release is kept once it is downloaded. */
  readonly folder: string;
  readonly release: Release;
  /** False: what is not in `folder` is not fetched. */
  readonly mayDownload: boolean;
  readonly patience?: Patience;
  /** Lines of the sample; a test makes a smaller one. */
  readonly makeSample?: () => readonly string[];
  /** Told in sentences what is chosen, and why. */
  readonly tell: (sentence: string) => void;
}

/** The name under which the sample is built; it never carries FinRank's. */
export const SAMPLE_NAME = 'synthetic-sample.jsonl';

/**
 * Chooses what to build from: the file that was asked for, or the sample if that was; else the release in `folder`, else
 * the release from its host; else the sample, with the reason.
 * @returns null when nothing but the release would do and it cannot be had, which has then been told
 * @throws the system's error when the asked file cannot be read
 */
export async function chooseInput(choice: InputChoice & { readonly releaseOnly?: false }): Promise<Input>;
export async function chooseInput(choice: InputChoice): Promise<Input | null>;
export async function chooseInput(choice: InputChoice): Promise<Input | null> {
  const { file, folder, release, tell } = choice;
  if (file !== undefined) return { name: basename(file), bytes: await readBytes(file) };
  if (choice.sample === true) return sample(choice);
  const kept = join(folder, release.jsonl);
  const bytes = await readIfThere(kept);
  if (bytes !== null) {
    if (choice.releaseOnly === true && gitBlobIdOf(bytes) !== release.blobId) {
      tell(
        `${kept} is not the pinned FinRank release: its git blob id is ${gitBlobIdOf(bytes)}, not ${release.blobId}.`,
      );
      return null;
    }
    tell(`Building from ${kept}.`);
    return { name: release.jsonl, bytes };
  }
  const reason = choice.mayDownload ? await download(choice) : 'Downloads are switched off (FINRANK_NO_DOWNLOAD).';
  if (reason === null) return { name: release.jsonl, bytes: await readBytes(kept) };
  if (choice.releaseOnly === true) {
    tell(reason);
    return null;
  }
  tell(`${reason}\nBuilding the synthetic sample instead. For FinRank itself, put its JSONL at ${kept}.`);
  return sample(choice);
}

/** Null when the release has come; else why it has not. */
async function download({ release, folder, patience = PATIENCE, tell }: InputChoice): Promise<string | null> {
  tell(`Downloading FinRank from ${release.baseUrl}`);
  const outcome = await downloadRelease(release, folder, patience);
  if (!outcome.ok) return `FinRank could not be downloaded: ${outcome.reason}.`;
  for (const reason of outcome.missing) tell(`A companion file is missing, which the build does not need: ${reason}.`);
  return null;
}

function sample({ makeSample = generateSample }: InputChoice): Input {
  return { name: SAMPLE_NAME, bytes: new TextEncoder().encode(`${makeSample().join('\n')}\n`) };
}

async function readBytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file));
}

async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readBytes(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
