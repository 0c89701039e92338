import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Names under which systems install it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'] as const;

/**
 * A Chromium that starts: CHROMIUM_PATH, else one on the PATH, else the one that Playwright has downloaded.
 * @returns its path, or null where there is none
 */
export function findChromium(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  starts: (path: string) => boolean = printsVersion,
): string | null {
  const chosen = environment['CHROMIUM_PATH'];
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...(chosen === undefined ? [] : [chosen]),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => existsSync(path) && starts(path)) ?? null;
}

/** Some systems install a stub under the name, which only says what to install. */
function printsVersion(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}
