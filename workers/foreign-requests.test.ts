import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sourceOfRecords } from '../tests/dataset-source';
import { filingRecords } from '../tests/filing-records';
import { STREAM_NAMES } from '../src/core/dataset/manifest';
import type { DatasetSource } from '../src/data/dataset-source';
import { RetrievalService } from './retrieval-service';
import { SearchService } from './search-service';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORKERS = ['dataset', 'retrieval', 'search'].map((name) => resolve(ROOT, `workers/${name}.worker.ts`));
/** Each was read for requests of its own: none has any (MiniSearch's `fetch` is a method of its map). */
const PACKAGES_THAT_FETCH_NOTHING = ['apache-arrow', 'comlink', 'fflate', 'minisearch', 'valibot'];

/** Values that a file imports; types leave no trace in a worker. */
function importsOf(source: string): string[] {
  const statements = source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm);
  return Array.from(statements, ([, specifier]) => specifier ?? '');
}

/** Every file and package that the workers are bundled from. */
function workerModules(): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...WORKERS];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      if (specifier.startsWith('.')) waiting.push(resolve(dirname(file), `${specifier}.ts`));
      else packages.add(specifier);
    }
  }
  return { files: [...files].map((file) => relative(ROOT, file)).sort(), packages: [...packages].sort() };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what workers are made of', () => {
  const { files, packages } = workerModules();

  it('has one place that makes requests', () => {
    const requests =
      /\b(?:fetch|importScripts|sendBeacon)\(|\bimport\(|new (?:XMLHttpRequest|WebSocket|EventSource|Worker)\b/;
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => requests.test(readFileSync(resolve(ROOT, file), 'utf8')))).toEqual([
      'src/data/fetch-bytes.ts',
    ]);
  });

  it('takes only packages that make none', () => {
    expect(packages).toContain('comlink');
    expect(packages.filter((name) => !PACKAGES_THAT_FETCH_NOTHING.includes(name))).toEqual([]);
  });
});

describe('a loading worker', () => {
  it.each([
    ['retrieval', () => new RetrievalService()],
    ['search', () => new SearchService()],
  ])('of %s fetches the URLs that the page gives, and nothing else', async (_, makeService) => {
    const source = await sourceOfRecords('small', filingRecords(6));
    const urlOf = (name: string): string => `https://example.org/some-repo/data/${name}.arrows.gz`;
    const fetched: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      fetched.push(url);
      const name = STREAM_NAMES.find((stream) => url === urlOf(stream));
      const stream = name === undefined ? undefined : source.streams[name];
      return Promise.resolve(
        stream !== undefined && 'bytes' in stream
          ? new Response(new Uint8Array(stream.bytes))
          : new Response(null, { status: 404 }),
      );
    });
    const streams = Object.fromEntries(STREAM_NAMES.map((name) => [name, { url: urlOf(name) }]));
    await makeService().load(1, { ...source, streams: streams as DatasetSource['streams'] }, () => undefined);
    expect(fetched.sort()).toEqual(STREAM_NAMES.map(urlOf).sort());
  });
});
