import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** `0.1.0+3daf0d4`, with `.changed` where the tree differs from its commit; the bare version outside a git checkout. */
export function codeVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  const commit = git('rev-parse', '--short=10', 'HEAD');
  if (commit === null) return manifest.version;
  const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '.changed';
  return `${manifest.version}+${commit}${changed}`;
}

/** Null where git or the repository is missing: an archive of the source is a normal way to get it. */
function git(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
