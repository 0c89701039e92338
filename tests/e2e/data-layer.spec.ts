import { expect, test as base, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { STREAM_NAMES } from '../../src/core/dataset/manifest';
import { buildDataset } from '../../src/data/build-dataset';
import { sampleLines } from './files';
import type {} from './data-harness';

const JSONL = sampleLines().slice(0, 30).join('\n');

/** As strict as the site's: nothing is evaluated, and only the origin's scripts run. */
const PAGE = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
<title>Data layer</title><script type="module" src="harness.js"></script>`;

async function bundleHarness(): Promise<string> {
  const entry = fileURLToPath(new URL('data-harness.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'harness' } },
  });
  const [output] = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error('The harness did not become one script.');
  return output.code;
}

let script: Promise<string> | undefined;

const test = base.extend<{ harness: Page }>({
  harness: async ({ page }, use) => {
    script ??= bundleHarness();
    const body = await script;
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.route('**/harness/**', (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body })
        : route.fulfill({ contentType: 'text/html', body: PAGE }),
    );
    await use(page);
    expect(problems).toEqual([]);
  },
});

async function open(page: Page): Promise<void> {
  await page.goto('harness/');
  await page.waitForFunction(() => 'dataLayer' in globalThis);
}

/** Builds the file in the page and keeps it; the message of the error where that fails. */
function keep(page: Page): Promise<string> {
  return page.evaluate(async (jsonl) => {
    const outcome = await dataLayer.buildDataset({ name: 'mine.jsonl', content: new Blob([jsonl]) });
    if (!outcome.ok) return 'refused';
    try {
      const entry = await dataLayer.keepDataset(outcome);
      return `kept ${entry.manifest.datasetId}`;
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
  }, JSONL);
}

const list = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await dataLayer.listKept()).map(({ manifest }) => manifest.datasetId));

test('a page with a strict policy builds the very bytes that Node builds, and reads them', async ({ harness }) => {
  await open(harness);
  const inNode = await buildDataset({ name: 'mine.jsonl', content: new Blob([JSONL]) });
  if (!inNode.ok) throw new Error('refused');
  const inPage = await harness.evaluate(async (jsonl) => {
    const outcome = await dataLayer.buildDataset({ name: 'mine.jsonl', content: new Blob([jsonl]) });
    if (!outcome.ok) throw new Error('refused');
    const { manifest, streams } = outcome;
    const each = (value: (name: keyof typeof streams) => unknown) =>
      Object.fromEntries(Object.keys(streams).map((name) => [name, value(name as keyof typeof streams)])) as never;
    const tables = await dataLayer.loadTables({
      datasetId: manifest.datasetId,
      streams: each((name) => ({ bytes: streams[name] })),
      sha256: each((name) => manifest.streams[name].sha256),
    });
    const bytes = Object.entries(streams).map(([name, stream]) => [name, [...stream]] as const);
    return { manifest, bytes: Object.fromEntries(bytes), ids: tables.records.id };
  }, JSONL);
  expect(inPage.manifest).toEqual(inNode.manifest);
  for (const name of STREAM_NAMES) {
    expect(Buffer.compare(Buffer.from(inPage.bytes[name] ?? []), inNode.streams[name])).toBe(0);
  }
  expect(inPage.ids).toEqual(
    sampleLines()
      .slice(0, 30)
      .map((line) => (JSON.parse(line) as { id: string }).id),
  );
});

test('a kept data set is there after a reload, once, until it is deleted', async ({ harness }) => {
  await open(harness);
  expect(await list(harness)).toEqual([]);
  const kept = await keep(harness);
  expect(kept).toMatch(/^kept [0-9a-f]{16}$/);
  expect(await keep(harness)).toBe(kept);
  await open(harness);
  const id = kept.slice(5);
  expect(await list(harness)).toEqual([id]);
  const found = await harness.evaluate(async (datasetId) => {
    const dataset = await dataLayer.readKept(datasetId);
    return dataset === null ? null : [dataset.manifest.source.fileName, dataset.streams.records[0]];
  }, id);
  expect(found).toEqual(['mine.jsonl', 0x1f]);
  await harness.evaluate((datasetId) => dataLayer.deleteKept(datasetId), id);
  expect(await list(harness)).toEqual([]);
  expect(await harness.evaluate((datasetId) => dataLayer.readKept(datasetId), id)).toBeNull();
});

test('a full storage is said in words, and keeps nothing half', async ({ harness }) => {
  await open(harness);
  const session = await harness.context().newCDPSession(harness);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(harness.url()).origin, quotaSize: 2000 });
  expect(await keep(harness)).toMatch(
    /^storage-failed: Could not keep mine\.jsonl \([\d.]+ MB\) in this browser: the storage is full\./,
  );
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(harness.url()).origin });
  expect(await list(harness)).toEqual([]);
});

test('a blocked or absent storage is said in words', async ({ harness }) => {
  await harness.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open(harness);
  expect(await keep(harness)).toMatch(/^storage-failed: .+ storage is blocked, as it is in some private windows\.$/);
  await harness.evaluate(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
  expect(await keep(harness)).toMatch(/^storage-failed: .+ it offers no storage to this page\.$/);
});

test('what an older version kept is let go; what a newer one keeps is left alone', async ({ harness }) => {
  await open(harness);
  const openAs = (version: number): Promise<void> =>
    harness.evaluate(
      (v) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('finrank-explorer', v);
          request.onupgradeneeded = () => request.result.createObjectStore(`of version ${v}`);
          request.onsuccess = () => {
            request.result.close();
            resolve();
          };
          request.onerror = () => {
            reject(new Error(request.error?.message));
          };
        }),
      version,
    );
  await openAs(1);
  expect(await list(harness)).toEqual([]);
  expect(await keep(harness)).toMatch(/^kept /);
  await openAs(1_000_000);
  expect(await keep(harness)).toMatch(/^storage-failed: .+ a newer version of this page has used the storage\./);
});

test('another tab with an older version is named, not waited for', async ({ harness }) => {
  await open(harness);
  await harness.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('finrank-explorer', 1);
        // Left open, and deaf to `versionchange`, as a page of an older version could be.
        request.onsuccess = () => {
          resolve();
        };
      }),
  );
  expect(await keep(harness)).toMatch(/^storage-failed: .+ another tab has an older version of this page open\./);
});
