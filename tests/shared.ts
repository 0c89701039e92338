/** The one place that knows where reference material lies. Tests that need it run where it is, and are reported as skipped elsewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';

const SHARED = process.env['FINRANK_SHARED'] ?? fileURLToPath(new URL('../../shared', import.meta.url));

/** Absolute path of a file in ../shared (or in FINRANK_SHARED). */
export function sharedPath(...parts: readonly string[]): string {
  return [SHARED, ...parts].join('/');
}

/** True on a machine that has the reference material. */
export const hasShared = existsSync(sharedPath('PROTOCOL.md'));

/** Reads and parses a JSON file of ../shared. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- T is the caller's word for the file's shape, said once instead of at every use
export function readSharedJson<T>(...parts: readonly string[]): T {
  return JSON.parse(readFileSync(sharedPath(...parts), 'utf8')) as T;
}

/**
 * `describe` where ../shared exists. Elsewhere its tests cannot even be collected, since they read reference files as they
 * are set up: one skipped test then stands for them all.
 */
export function describeShared(name: string, tests: () => void): void {
  if (hasShared) describe(name, tests);
  else
    describe(name, () => {
      it.skip('needs ../shared', () => undefined);
    });
}
