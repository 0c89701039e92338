import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Release } from './finrank-release';
import { receive, type Patience } from './receive';

export const PATIENCE: Patience = { connect: 10_000, stall: 30_000 };

/** What became of a download; a failure leaves the folder as it was. */
export type DownloadOutcome =
  | {
      readonly ok: true;
      readonly jsonl: string;
      /** Companions that did not come, and why. */
      readonly missing: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

/**
 * Downloads a release into `folder`. The JSONL is accepted only by its git blob id, before anything is written; a
 * companion that does not come does not stop the rest.
 */
export async function downloadRelease(
  release: Release,
  folder: string,
  patience: Patience = PATIENCE,
): Promise<DownloadOutcome> {
  const received = await receive(new URL(release.jsonl, release.baseUrl), patience);
  if (!received.ok) return received;
  const blobId = gitBlobIdOf(received.bytes);
  if (blobId !== release.blobId) {
    const reason = `${release.baseUrl}${release.jsonl} has git blob id ${blobId}, not ${release.blobId}`;
    return { ok: false, reason };
  }
  await mkdir(folder, { recursive: true });
  const missing: string[] = [];
  for (const path of release.companions) {
    const companion = await receive(new URL(path, release.baseUrl), patience);
    if (companion.ok) await writeWhole(join(folder, basename(path)), companion.bytes);
    else missing.push(companion.reason);
  }
  const jsonl = join(folder, release.jsonl);
  await writeWhole(jsonl, received.bytes);
  return { ok: true, jsonl, missing };
}

/** Writes beside the file and renames: a program that ends in between leaves no half file under the name. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  await writeFile(partial, bytes);
  await rename(partial, file);
}

/** SHA-1 as git computes it over a file's bytes, 40 hexadecimal digits. */
export function gitBlobIdOf(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
