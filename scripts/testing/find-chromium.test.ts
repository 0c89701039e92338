import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium';

let folder = '';
const file = (...parts: readonly string[]): string => join(folder, ...parts);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  for (const path of ['mine', 'a/google-chrome', 'b/chromium']) {
    mkdirSync(join(file(path), '..'), { recursive: true });
    writeFileSync(file(path), '');
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('findChromium', () => {
  const path = (): string => [file('a'), file('b')].join(delimiter);

  it('prefers CHROMIUM_PATH, then chromium over chrome wherever they stand on the PATH', () => {
    expect(findChromium({ CHROMIUM_PATH: file('mine'), PATH: path() }, () => true)).toBe(file('mine'));
    expect(findChromium({ PATH: path() }, () => true)).toBe(file('b/chromium'));
  });

  it('passes over what is not there and what does not start', () => {
    expect(findChromium({ CHROMIUM_PATH: file('gone'), PATH: path() }, () => true)).toBe(file('b/chromium'));
    expect(findChromium({ PATH: path() }, (candidate) => candidate.includes('google'))).toBe(file('a/google-chrome'));
    expect(findChromium({ PATH: path() }, () => false)).toBeNull();
  });

  it('asks a candidate for its version', () => {
    writeFileSync(file('b/chromium'), '#!/bin/sh\necho "please install chromium"\nexit 0\n', { mode: 0o755 });
    writeFileSync(file('a/google-chrome'), '#!/bin/sh\necho "Google Chrome 130.0.1"\n', { mode: 0o755 });
    rmSync(file('mine'));
    writeFileSync(file('mine'), '#!/bin/sh\necho "Chromium 130.0.1"\nexit 1\n', { mode: 0o755 });
    expect(findChromium({ CHROMIUM_PATH: file('mine'), PATH: path() })).not.toBe(file('mine'));
  });
});
