import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { downloadRelease, PATIENCE } from './download';
import { finRankRelease, type Release } from './finrank-release';
import type { Patience } from './receive';

const JSONL = '{"id": "a"}\n{"id": "b"}\n';
const RIGHT_ID = createHash('sha1').update(`blob ${JSONL.length}\0${JSONL}`).digest('hex');
/** Short limits for silence: a test of it should not take ten seconds. */
const IMPATIENT = { connect: 150, stall: 150 };

let server: Server | undefined;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true });
});

/** A local stand-in for the release's host. */
async function standIn(listener: RequestListener, blobId = RIGHT_ID): Promise<Release> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(started.address() as AddressInfo).port}/release`;
  return { ...finRankRelease({ FINRANK_RELEASE_URL: baseUrl }), blobId };
}

const good: RequestListener = (request, response) => {
  response.end(request.url === '/release/FinRank.jsonl' ? JSONL : `{"path": "${request.url ?? ''}"}`);
};

describe('downloadRelease', () => {
  it('puts the release and its companions into the folder', async () => {
    const outcome = await downloadRelease(await standIn(good), folder);
    expect(outcome).toEqual({ ok: true, jsonl: join(folder, 'FinRank.jsonl'), missing: [] });
    expect(readFileSync(join(folder, 'FinRank.jsonl'), 'utf8')).toBe(JSONL);
    expect(readFileSync(join(folder, 'results.json'), 'utf8')).toBe(
      '{"path": "/release/baselines/results/results.json"}',
    );
    expect(readdirSync(folder).sort()).toEqual([
      'FinRank.jsonl',
      'extra_retrievers.json',
      'hn_taxonomy.json',
      'results.json',
      'splits.json',
    ]);
  });

  it('goes on without a companion, and says so', async () => {
    const release = await standIn((request, response) => {
      if (request.url?.endsWith('splits.json')) response.writeHead(404).end();
      else good(request, response);
    });
    expect(await downloadRelease(release, folder)).toMatchObject({
      ok: true,
      missing: [`${release.baseUrl}baselines/splits.json answered 404 Not Found`],
    });
    expect(readdirSync(folder)).not.toContain('splits.json');
  });

  const failures: [string, RequestListener, RegExp, Patience?][] = [
    ['a wrong blob id', (_, response) => response.end('{"id": "c"}\n'), /git blob id [0-9a-f]{40}, not [0-9a-f]{40}$/],
    ['a missing file', (_, response) => response.writeHead(404).end(), /answered 404 Not Found$/],
    [
      'a body that is cut off',
      (_, response) => {
        response.writeHead(200, { 'content-length': JSONL.length });
        response.write(JSONL.slice(0, 5), () => response.destroy());
      },
      /FinRank\.jsonl: terminated \(.+\)$/,
    ],
    ['silence', () => undefined, /no answer within 0\.15 s$/, IMPATIENT],
    [
      'silence in the middle',
      (_, response) => response.write(JSONL.slice(0, 5)),
      /nothing came for 0\.15 s$/,
      { ...PATIENCE, stall: 150 },
    ],
  ];
  it.each(failures)('tells of %s, and leaves nothing behind', async (_, listener, reason, patience) => {
    const outcome = await downloadRelease(await standIn(listener), folder, patience);
    expect(outcome).toEqual({ ok: false, reason: expect.stringMatching(reason) as string });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('tells of a host that cannot be reached', async () => {
    const release = await standIn(good);
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
    expect(await downloadRelease(release, folder)).toEqual({
      ok: false,
      reason: expect.stringContaining('ECONNREFUSED') as string,
    });
  });
});

describe('finRankRelease', () => {
  it('is pinned to a commit and a blob', () => {
    expect(finRankRelease({})).toMatchObject({
      baseUrl: 'https://raw.githubusercontent.com/datanxt/FinRank/ea3aabf6783fecbddaa35bd4562baf65cb5847ad/',
      blobId: '91f35ed1d19f4870771c6842f13dc944df5bd45d',
    });
  });
});
