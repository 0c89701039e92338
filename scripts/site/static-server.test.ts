import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStaticServer, type StaticServer } from './static-server';

let folder = '';
let running: StaticServer[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-server-'));
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'site/assets/a b.js'), 'export {};');
  writeFileSync(join(folder, 'site/records.arrows.gz'), Buffer.from([0x1f, 0x8b]));
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'site/link.txt'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.close()));
  running = [];
});

async function start(options: Partial<Parameters<typeof startStaticServer>[0]> = {}): Promise<StaticServer> {
  const server = await startStaticServer({ root: join(folder, 'site'), ...options });
  running.push(server);
  return server;
}

/** Status line of a request that fetch would tidy up before sending it. */
function rawStatus(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`GET ${path} HTTP/1.0\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => {
      resolve(text.split('\r\n', 1)[0] ?? '');
    });
    socket.on('error', reject);
  });
}

describe('the static server', () => {
  it.each([
    ['', 'text/html; charset=utf-8'],
    ['index.html?x=1', 'text/html; charset=utf-8'],
    ['assets/a%20b.js', 'text/javascript; charset=utf-8'],
    ['records.arrows.gz', 'application/gzip'],
  ])('serves “%s” under a base path with its media type and no special header', async (path, mediaType) => {
    const { url } = await start({ base: 'some-repo' });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/some-repo\/$/);
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    const headers = Object.fromEntries(response.headers);
    expect(headers['content-type']).toBe(mediaType);
    expect(Object.keys(headers).sort()).toEqual(['connection', 'content-length', 'content-type', 'date', 'keep-alive']);
  });

  it('leads from the base path without its slash to the one with it', async () => {
    const { url } = await start({ base: '/some-repo/' });
    const response = await fetch(url.slice(0, -1), { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/some-repo/']);
  });

  it('has nothing outside the base path', async () => {
    const { url } = await start({ base: '/some-repo/' });
    expect((await fetch(new URL('/index.html', url))).status).toBe(404);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/link.txt', '/nothing', '/assets'])(
    'does not find %s',
    async (path) => {
      const { url } = await start();
      expect(await rawStatus(url, path)).toBe('HTTP/1.1 404 Not Found');
    },
  );

  it.each(['/%', '/a%00b'])('refuses %s', async (path) => {
    const { url } = await start();
    expect(await rawStatus(url, path)).toBe('HTTP/1.1 400 Bad Request');
  });

  it('answers HEAD without a body, and only reads', async () => {
    const { url } = await start();
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '15', '']);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });

  it('takes the next port where it may, and fails where it may not', async () => {
    const first = await start();
    const port = Number(new URL(first.url).port);
    const second = await start({ port, furtherPorts: 5 });
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
    await expect(startStaticServer({ root: folder, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
