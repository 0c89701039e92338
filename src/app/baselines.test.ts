import { describe, expect, it } from 'vitest';
import type { Manifest } from '../core/dataset/manifest';
import { publishedFinRank } from '../core/evaluation/published/finrank';
import { PUBLISHED_SUITE } from '../core/evaluation/published-suite';
import type { Figure, SuiteResult, SuiteSpec, SystemResult } from '../core/evaluation/suite';
import { digestFigures, formatDigest } from '../core/permalink/figure-digest';
import { DEFAULT_VIEWS, PUBLISHED_PARAMETERS } from '../core/permalink/view-state';
import type { BaselinesState } from '../core/permalink/view-state';
import type { RetrieverSpec } from '../core/retrieval/run';
import { Baselines } from './baselines.svelte';
import type { LedgerWorkspace } from './baselines.svelte';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const figure = (value: number): Figure => ({ value, worst: value, best: value, n: 4 });
const system = (spec: RetrieverSpec, recall: number): SystemResult => ({
  spec,
  global: { 'R@10': figure(recall) },
  inRecord: {},
  inRecordRR: [],
  randomBySeed: [],
  strata: {},
  rewrites: null,
});
const suite = (spec: SuiteSpec, recall: number): SuiteResult => ({
  spec,
  datasetId: 'd',
  queries: 4,
  documents: 9,
  queriesWithRewrites: 0,
  queriesWithoutGold: 0,
  queriesWithoutHardNegatives: 0,
  randomUnavailable: null,
  systems: Object.fromEntries(spec.systems.map((own) => [own.name, system(own, recall)])),
  filtered: null,
});
const BUILD = suite(PUBLISHED_SUITE, 0.5);
const manifest = { datasetId: 'd', results: BUILD } as unknown as Manifest;

/** Engines that answer at once, with another figure for other parameters. */
function fakeWorkspace() {
  const asked: SuiteSpec[] = [];
  const engine = {
    load: () => Promise.resolve(),
    suite: (_signal: AbortSignal, spec: SuiteSpec) => {
      asked.push(spec);
      const changed = spec.systems.some((own) => own.name === 'bm25' && own.k1 !== 1.5);
      return Promise.resolve(suite(spec, changed ? 0.6 : 0.5));
    },
  };
  const published = { column: { figures: publishedFinRank(), datasetId: null, fileName: null }, mismatch: null };
  const workspace = { retrieval: engine, search: engine, published } as unknown as LedgerWorkspace;
  return { workspace, asked };
}

const view = (changes: Partial<BaselinesState> = {}): BaselinesState => ({ ...DEFAULT_VIEWS.baselines, ...changes });
const CHANGED = view({
  parameters: { ...PUBLISHED_PARAMETERS, bm25: { ...PUBLISHED_PARAMETERS.bm25, k1: 0.9 } },
});
const recallOf = (baselines: Baselines) =>
  baselines.ledger.find(({ id }) => id === 'models.bm25.recall@10') ?? expect.unreachable();

describe('Baselines', () => {
  it('shows the build’s figures at the build’s settings, and nothing at others', () => {
    const { workspace } = fakeWorkspace();
    const build = new Baselines(workspace, manifest, () => view());
    expect([build.suite?.seconds, build.mustRun, recallOf(build).ours]).toEqual([null, false, 50]);
    for (const other of [CHANGED, view({ tieRule: 'gold-last' }), view({ part: 'year/test' })]) {
      const baselines = new Baselines(workspace, manifest, () => other);
      expect([baselines.suite, baselines.mustRun, recallOf(baselines).ours]).toEqual([null, true, null]);
    }
  });

  it('shows what the tab computed under the settings that it was computed with', async () => {
    const { workspace, asked } = fakeWorkspace();
    const changed = new Baselines(workspace, manifest, () => CHANGED);
    changed.run(false);
    await turn();
    expect(recallOf(changed)).toMatchObject({ ours: 60, verdict: 'not-comparable' });
    expect(asked[0]?.systems.map(({ name }) => name)).toEqual(['tfidf', 'bm25']);
    expect(asked[0]?.premiumSeeds).toEqual(PUBLISHED_SUITE.premiumSeeds);
    expect(recallOf(new Baselines(workspace, manifest, () => view())).ours).toBe(50);
    // The runs belong to the visit, not to the view.
    expect(recallOf(new Baselines(workspace, manifest, () => CHANGED)).ours).toBe(60);
  });

  it('adds MiniSearch, whose figures do not depend on the others’ parameters', async () => {
    const { workspace } = fakeWorkspace();
    const baselines = new Baselines(workspace, manifest, () => view());
    baselines.runMinisearch();
    await turn();
    expect(Object.keys(baselines.result?.systems ?? {})).toEqual(['tfidf', 'bm25', 'minisearch']);
    expect(new Baselines(workspace, manifest, () => CHANGED).minisearchSuite).not.toBeNull();
  });

  it('holds the digest of a link against figures that this tab computed, not against the build’s', async () => {
    const { workspace } = fakeWorkspace();
    const digest = formatDigest(digestFigures(BUILD));
    const linked = new Baselines(workspace, manifest, () => view({ digest }));
    expect([linked.linkCheck, linked.mustRun]).toEqual(['waiting', true]);
    linked.run(false);
    await turn();
    expect(linked.linkCheck).toEqual({ same: ['global'], different: [], notComputed: [] });
    expect([linked.mustRun, linked.digest]).toEqual([false, digest]);
    const altered = new Baselines(workspace, manifest, () => view({ digest: 'global:0000000,strata:0000000' }));
    expect(altered.linkCheck).toEqual({ same: [], different: ['global'], notComputed: ['strata'] });
    expect(new Baselines(workspace, manifest, () => view({ digest: '?' })).linkCheck).toBe('unreadable');
    expect(linked.buildCheck?.different).toEqual([]);
  });

  it('does not start again by itself what the reader stopped', async () => {
    const { workspace } = fakeWorkspace();
    const baselines = new Baselines(workspace, manifest, () => CHANGED);
    baselines.run(false);
    baselines.sparse.cancel();
    await turn();
    expect([baselines.suite, baselines.mustRun]).toEqual([null, false]);
  });

  it('has the figures over all records beside those of a part', () => {
    const { workspace } = fakeWorkspace();
    const part = new Baselines(workspace, manifest, () => view({ part: 'year/test' }));
    expect(part.whole?.systems.bm25?.global['R@10']?.value).toBe(0.5);
    expect(new Baselines(workspace, manifest, () => ({ ...CHANGED, part: 'year/test' })).whole).toBeNull();
  });
});
