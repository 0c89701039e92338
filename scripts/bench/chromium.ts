import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type CDPSession } from '@playwright/test';
import { build } from 'vite';
import { PUBLISHED_SUITE } from '../../src/core/evaluation/published-suite';
import type { SuiteResult } from '../../src/core/evaluation/suite';
import { buildData } from '../dataset/build';
import { startStaticServer } from '../site/static-server';
import type {} from './browser/page';
import { WorkerHeap } from './browser/worker-heap';
import { SAMPLE } from './inputs';
import type { Duration } from './duration';
import { REPEATS, suiteTimes, type SuiteTimes } from './suite-times';

/** What a run of the suite gave and cost in a tab, index included, and what its data set weighs. */
export interface TabRun extends SuiteTimes {
  readonly result: SuiteResult | null;
  /** Largest JavaScript heap and array buffers of the worker, the loaded data set included. */
  readonly peakHeapMb: number;
  readonly jsonlBytes: number;
  readonly streamBytes: number;
}

const PAGE = fileURLToPath(new URL('browser', import.meta.url));
/** One seed, as the rival harness. */
const SPEC = { ...PUBLISHED_SUITE, premiumSeeds: [] };

/**
 * Measures the suite in the site's own retrieval worker, in a browser of its own.
 *
 * @param executablePath of a Chromium
 * @param input a path, or {@link SAMPLE}
 */
export async function measureInChromium(executablePath: string, input: string): Promise<TabRun> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const sizes = await buildSite(folder, input);
    const server = await startStaticServer({ root: folder });
    // Chromium refuses to sandbox itself as root, which containers often are.
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath, args });
    try {
      return { ...sizes, ...(await measure(browser, server.url)) };
    } finally {
      await browser.close();
      await server.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function buildSite(folder: string, input: string): Promise<Pick<TabRun, 'jsonlBytes' | 'streamBytes'>> {
  await build({
    configFile: false,
    root: PAGE,
    base: './',
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir: folder, target: 'es2022', emptyOutDir: true },
  });
  const choice = input === SAMPLE ? { sample: true } : { input };
  const built = await buildData({ ...choice, out: join(folder, 'data') }, () => undefined);
  if (built.kind !== 'built') throw new Error(`${input} was refused`);
  const { source, streams } = built.manifest;
  const streamBytes = Object.values(streams).reduce((sum, { compressedBytes }) => sum + compressedBytes, 0);
  return { jsonlBytes: source.bytes, streamBytes };
}

async function measure(browser: Browser, url: string): Promise<SuiteTimes & Pick<TabRun, 'result' | 'peakHeapMb'>> {
  const page = await browser.newPage();
  const processes = await browser.newBrowserCDPSession();
  await page.goto(url);
  const load = (): Promise<void> => page.evaluate(() => suiteBench.load());
  const suite = (): Promise<number> => page.evaluate((spec) => suiteBench.suite(spec), SPEC);
  const timedSuite = async (): Promise<Duration> => {
    await load();
    const before = await renderersCpu(processes);
    const wall = await suite();
    return { wall, cpu: (await renderersCpu(processes)) - before };
  };
  const fresh = await timedSuite();
  const result = await page.evaluate(() => suiteBench.result());
  const later: Duration[] = [];
  for (let run = 0; run < REPEATS; run++) later.push(await timedSuite());
  // Sampling costs time: it has a run of its own.
  const heap = await WorkerHeap.attach(await page.context().newCDPSession(page));
  const peakHeapMb = await heap.peakDuring(load().then(suite));
  return { result, ...suiteTimes([fresh, ...later]), peakHeapMb };
}

/** Milliseconds that all renderers of this browser have computed so far; only ours has work. */
async function renderersCpu(processes: CDPSession): Promise<number> {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  const seconds = processInfo.filter(({ type }) => type === 'renderer').map(({ cpuTime }) => cpuTime);
  return 1000 * seconds.reduce((sum, cpu) => sum + cpu, 0);
}
