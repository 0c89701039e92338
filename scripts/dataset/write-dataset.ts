import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { STREAM_NAMES } from '../../src/core/dataset/manifest';
import type { BuildOutcome } from '../../src/data/build-outcome';

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
