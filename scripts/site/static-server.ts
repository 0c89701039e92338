/**
 * A plain static file server, as GitHub Pages is one: no special header, no compression, an optional base path.
 * For looking at the built site and for its tests; not for the internet.
 */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

export interface StaticServerOptions {
  /** Folder that is served; nothing outside it is. */
  readonly root: string;
  /** Path under which it stands, e.g. `/some-repo/`. */
  readonly base?: string;
  readonly host?: string;
  /** 0 takes any free port. */
  readonly port?: number;
  /** Ports after `port` that are tried while one is taken. */
  readonly furtherPorts?: number;
}

export interface StaticServer {
  /** Address of the base path, with a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Starts serving.
 * @throws the system's error when no port could be had
 */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { host = '127.0.0.1', port = 0, furtherPorts = 0 } = options;
  const root = await realpath(options.root);
  const base = `/${options.base ?? ''}/`.replaceAll(/\/+/g, '/');
  const server = createServer((request, response) => {
    answer(request, response, root, base).catch((error: unknown) => {
      // A reader that went away is no event; anything else shows where the server runs.
      if (!response.destroyed) process.stderr.write(`${request.url ?? ''}: ${String(error)}\n`);
      response.destroy();
    });
  });
  await listen(server, host, port, furtherPorts);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server, host: string, port: number, furtherPorts: number): Promise<void> {
  try {
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(port, host, () => {
        server.off('error', failed);
        listening();
      });
    });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken || furtherPorts === 0) throw error;
    await listen(server, host, port + 1, furtherPorts - 1);
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, root: string, base: string): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405);
    return;
  }
  const path = pathOf(request.url ?? '/');
  if (path !== null && `${path}/` === base) {
    response.writeHead(301, { location: base }).end();
    return;
  }
  const file = path?.startsWith(base) ? await findFile(root, path.slice(base.length)) : null;
  if (file === null) {
    refuse(response, path === null ? 400 : 404);
    return;
  }
  response.writeHead(200, {
    'content-type': MEDIA_TYPES[extname(file.path)] ?? 'application/octet-stream',
    'content-length': file.bytes,
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file.path), response);
}

/** The decoded path of a request; null when it cannot be decoded. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    return path.includes('\0') ? null : path;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** A file within `root`, links followed; a folder stands for its index.html. Null when there is none. */
async function findFile(root: string, relative: string): Promise<{ path: string; bytes: number } | null> {
  try {
    const path = await realpath(resolve(root, join('.', relative)));
    if (path !== root && !path.startsWith(root + sep)) return null;
    const found = await stat(path);
    if (found.isDirectory()) return await findFile(root, join(relative, 'index.html'));
    return found.isFile() ? { path, bytes: found.size } : null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

function refuse(response: ServerResponse, status: 400 | 404 | 405): void {
  const words = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed' }[status];
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
}
