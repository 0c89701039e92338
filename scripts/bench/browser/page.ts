/** What the benchmark calls in Chromium: the site's own retrieval worker, over the data set beside the page. */
import { proxy, wrap } from 'comlink';
import type { Manifest } from '../../../src/core/dataset/manifest';
import type { SuiteResult, SuiteSpec } from '../../../src/core/evaluation/suite';
import { sourceOf } from '../../../src/data/dataset-source';
import type { RetrievalApi } from '../../../workers/api';

const worker = new Worker(new URL('../../../workers/retrieval.worker.ts', import.meta.url), {
  type: 'module',
  name: 'retrieval',
});
const api = wrap<RetrievalApi>(worker);
const ignore = proxy(() => undefined);
let latest: SuiteResult | null = null;

const bench = {
  /** Loads the data set afresh; an index that was made before is forgotten. */
  async load(): Promise<void> {
    const manifest = (await (await fetch('data/manifest.json')).json()) as Manifest;
    const url = (file: string): string => new URL(`data/${file}`, document.baseURI).href;
    const source = sourceOf(manifest, (name) => ({ url: url(manifest.streams[name].file) }));
    await api.load(0, source, ignore);
  },

  /** Milliseconds from the page's call to the worker's answer, index included after a {@link load}. */
  async suite(spec: SuiteSpec): Promise<number> {
    const start = performance.now();
    latest = await api.suite(0, spec, ignore);
    return performance.now() - start;
  },

  /** What the latest suite gave: asked for by itself, since handing it over costs time. */
  result(): SuiteResult | null {
    return latest;
  },
};

declare global {
  /** Put here for `page.evaluate`. */
  var suiteBench: typeof bench;
}

globalThis.suiteBench = bench;
