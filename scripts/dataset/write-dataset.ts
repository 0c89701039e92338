import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { STREAM_NAMES } from '../../src/core/dataset/manifest';
import type { BuildOutcome } from '../../src/data/build-outcome';

/** Names of files that a data set consists of, and what macOS leaves in a folder that was looked at. */
const OWN_FILES = /^(manifest\.json|.+\.arrows\.gz|report\..+\.json\.gz|\.DS_Store)$/;

type Accepted = Extract<BuildOutcome, { ok: true }>;

/**
 * Writes a data set as the page expects it, in place of what `folder` holds. It is written beside it first: a program
 * that ends half-way leaves the former data set whole.
 */
export async function writeDataset(folder: string, { manifest, streams, report }: Accepted): Promise<void> {
  const incoming = `${folder}.${process.pid}.incoming`;
  const outgoing = `${folder}.${process.pid}.outgoing`;
  try {
    await mkdir(incoming, { recursive: true });
    for (const name of STREAM_NAMES) await writeFile(join(incoming, manifest.streams[name].file), streams[name]);
    await writeFile(join(incoming, manifest.reportFile), report);
    await writeFile(join(incoming, 'manifest.json'), JSON.stringify(manifest));
    await mkdir(dirname(folder), { recursive: true });
    if (existsSync(folder)) await rename(folder, outgoing);
    await rename(incoming, folder);
  } finally {
    await rm(incoming, { recursive: true, force: true });
    await rm(outgoing, { recursive: true, force: true });
  }
}

/**
 * Why `folder` must not be replaced, as it may be somebody's work; null where it is not there, is empty or holds nothing
 * but a data set.
 */
export async function unreplaceable(folder: string): Promise<string | null> {
  if (!existsSync(folder)) return null;
  if (!(await stat(folder)).isDirectory()) return 'it is a file';
  const foreign = (await readdir(folder)).find((name) => !OWN_FILES.test(name));
  return foreign === undefined ? null : `it holds ${foreign}, which is no part of a data set`;
}
