import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finRankRelease, type Release } from '../release/finrank-release';
import { generateSample } from '../sample/generate';
import { chooseInput, SAMPLE_NAME, type InputChoice } from './choose-input';

const JSONL = '{"id": "a"}\n';
const JSONL_ID = createHash('sha1').update(`blob ${JSONL.length}\0${JSONL}`).digest('hex');

let folder = '';
let server: Server | undefined;
let told: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'input-'));
  told = [];
});
afterEach(() => {
  server?.close();
  server = undefined;
  rmSync(folder, { recursive: true });
});

async function standIn(blobId = JSONL_ID): Promise<Release> {
  const started = createServer((_, response) => response.setHeader('connection', 'close').end(JSONL));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
  return { ...finRankRelease({ FINRANK_RELEASE_URL: baseUrl }), blobId };
}

function choiceOf(release: Release, choice: Partial<InputChoice> = {}): InputChoice {
  return { folder, release, mayDownload: true, tell: (sentence) => told.push(sentence), makeSample, ...choice };
}

const choose = async (release: Release, choice: Partial<InputChoice> = {}) =>
  chooseInput({ ...choiceOf(release, choice), releaseOnly: false });

const chooseRelease = (release: Release) => chooseInput({ ...choiceOf(release), releaseOnly: true });

const makeSample = (): readonly string[] => generateSample({ records: 12 });

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('chooseInput', () => {
  it('takes the file that was asked for', async () => {
    const file = join(folder, 'mine.jsonl');
    writeFileSync(file, 'mine');
    const input = await choose(await standIn(), { file });
    expect([input.name, textOf(input.bytes)]).toEqual(['mine.jsonl', 'mine']);
    await expect(choose(await standIn(), { file: join(folder, 'no.jsonl') })).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('takes the release that lies in the folder, without asking its host', async () => {
    writeFileSync(join(folder, 'FinRank.jsonl'), 'kept');
    const input = await choose(await standIn());
    expect([input.name, textOf(input.bytes)]).toEqual(['FinRank.jsonl', 'kept']);
  });

  it('downloads the release, and keeps it', async () => {
    const input = await choose(await standIn());
    expect([input.name, textOf(input.bytes)]).toEqual(['FinRank.jsonl', JSONL]);
    expect(existsSync(join(folder, 'FinRank.jsonl'))).toBe(true);
  });

  it('builds the sample when the download fails, under its own name, and says why', async () => {
    const input = await choose(await standIn('0'.repeat(40)));
    expect(input.name).toBe(SAMPLE_NAME);
    expect(told.join('\n')).toMatch(/could not be downloaded: .+ has git blob id [0-9a-f]{40}, not 0{40}\./);
    expect(told.join('\n')).toContain('synthetic sample instead');
    expect(existsSync(join(folder, 'FinRank.jsonl'))).toBe(false);
  });

  it('takes no sample where nothing but the release will do', async () => {
    expect(await chooseRelease(await standIn('0'.repeat(40)))).toBeNull();
    expect(told.join('\n')).toMatch(/could not be downloaded/);
    expect(told.join('\n')).not.toContain('sample');
    const release = await standIn();
    writeFileSync(join(folder, 'FinRank.jsonl'), 'kept');
    expect(await chooseRelease(release)).toBeNull();
    expect(told.at(-1)).toContain(`not ${JSONL_ID}`);
    writeFileSync(join(folder, 'FinRank.jsonl'), JSONL);
    expect((await chooseRelease(release))?.name).toBe('FinRank.jsonl');
  });

  it('asks no host where downloads are switched off', async () => {
    const release = { ...finRankRelease({}), baseUrl: 'http://host.invalid/' };
    expect((await choose(release, { mayDownload: false })).name).toBe(SAMPLE_NAME);
    expect(told.join('\n')).toContain('switched off');
  });

  it('builds the sample when it is asked for, the same bytes every time', async () => {
    writeFileSync(join(folder, 'FinRank.jsonl'), 'kept');
    const [first, second] = [
      await choose(await standIn(), { sample: true }),
      await choose(await standIn(), { sample: true }),
    ];
    expect(first.name).toBe(SAMPLE_NAME);
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
    expect(told).toEqual([]);
  });
});
