import type { Manifest } from '../core/dataset/manifest';
import { buildLedger } from '../core/evaluation/build-ledger';
import type { LedgerRow } from '../core/evaluation/ledger';
import type { SuiteResult, SuiteSpec } from '../core/evaluation/suite';
import { compareDigests, digestFigures, formatDigest, parseDigest } from '../core/permalink/figure-digest';
import type { DigestComparison } from '../core/permalink/figure-digest';
import type { BaselinesState } from '../core/permalink/view-state';
import type { RetrieverSpec } from '../core/retrieval/run';
import { specKey } from '../engine/work-cache';
import { SuiteRun } from './suite-run.svelte';
import type { Workspace } from './workspace.svelte';

/** What the ledger needs of the workspace. */
export type LedgerWorkspace = Pick<Workspace, 'retrieval' | 'search' | 'published'>;

/** The runs of this visit. They outlive the view: a reader may look at a record while a suite is on its way. */
const RUNS = new WeakMap<LedgerWorkspace, { readonly sparse: SuiteRun; readonly minisearch: SuiteRun }>();

function runsOf(workspace: LedgerWorkspace) {
  const known = RUNS.get(workspace);
  if (known !== undefined) return known;
  const runs = { sparse: new SuiteRun(workspace.retrieval), minisearch: new SuiteRun(workspace.search) };
  RUNS.set(workspace, runs);
  return runs;
}

/** A suite on the page: from the build, or computed in this tab. */
export interface ShownSuite {
  readonly result: SuiteResult;
  /** How long this tab took; null for the build’s. */
  readonly seconds: number | null;
}

/** A suite that can be asked for: what to compute, and the key of these settings on this data set. */
interface Wanted {
  readonly spec: SuiteSpec;
  readonly key: string;
}

/** What the digest of a link says of the figures here; `unreadable` where it is no digest. */
export type LinkCheck = 'unreadable' | 'waiting' | DigestComparison;

const SPARSE = ['tfidf', 'bm25'] as const;

/** The Baselines view: its settings as suites, and the ledger of what is known under them. */
export class Baselines {
  readonly #workspace: LedgerWorkspace;
  readonly #manifest: Manifest;
  readonly #view: () => BaselinesState;
  readonly sparse: SuiteRun;
  readonly minisearch: SuiteRun;

  /** @param view the view state, read anew each time */
  constructor(workspace: LedgerWorkspace, manifest: Manifest, view: () => BaselinesState) {
    this.#workspace = workspace;
    this.#manifest = manifest;
    this.#view = view;
    const { sparse, minisearch } = runsOf(workspace);
    this.sparse = sparse;
    this.minisearch = minisearch;
  }

  /** BM25 and TF-IDF under the settings of the view. */
  readonly wanted: Wanted = $derived.by(() => {
    const { parameters } = this.#view();
    return this.#want(SPARSE.map((name) => parameters[name]));
  });

  /** MiniSearch has no parameters of its own: those of the others do not make its figures stale. */
  readonly wantedMinisearch: Wanted = $derived.by(() => this.#want([{ name: 'minisearch' }]));

  /** The newest figures under these settings, or null where none are known. */
  readonly suite: ShownSuite | null = $derived.by(() => this.#shown(this.sparse, this.wanted));
  readonly minisearchSuite: ShownSuite | null = $derived.by(() => this.#shown(this.minisearch, this.wantedMinisearch));

  /** Whether the build computed these very settings. */
  readonly isBuildSetting: boolean = $derived.by(() => this.#fromBuild(this.wanted) !== null);

  /** All systems together. */
  readonly result: SuiteResult | null = $derived.by(() => {
    const sparse = this.suite?.result;
    const minisearch = this.minisearchSuite?.result.systems.minisearch;
    if (sparse === undefined || minisearch === undefined) return sparse ?? null;
    return { ...sparse, systems: { ...sparse.systems, minisearch } };
  });

  /** The build’s suite over all records under settings that are otherwise these; null where the build has none. */
  readonly whole: SuiteResult | null = $derived.by(() => this.#fromBuild(this.#want(this.wanted.spec.systems, null)));

  readonly ledger: readonly LedgerRow[] = $derived.by(() =>
    buildLedger(this.#workspace.published.column.figures, this.result, {
      mismatch: this.#workspace.published.mismatch,
    }),
  );

  /** The digest of all figures shown, for a link; null before there are any. */
  readonly digest: string | null = $derived.by(() =>
    this.result === null ? null : formatDigest(digestFigures(this.result)),
  );

  /** What the link that was opened claims, held against what this tab computed; null where it claims nothing. */
  readonly linkCheck: LinkCheck | null = $derived.by(() => {
    const { digest } = this.#view();
    if (digest === null) return null;
    const linked = parseDigest(digest);
    if (linked === null) return 'unreadable';
    if (this.result === null || this.suite?.seconds === null) return 'waiting';
    return compareDigests(linked, digestFigures(this.result));
  });

  /** The build’s figures held against those computed in this tab, by digest; null while one is missing. */
  readonly buildCheck: DigestComparison | null = $derived.by(() => {
    const build = this.#fromBuild(this.wanted);
    if (build === null || this.suite === null || this.suite.seconds === null) return null;
    return compareDigests(digestFigures(build), digestFigures(this.suite.result));
  });

  /** Whether figures have to be computed before anything can be said: nothing is known, or a link has to be proved. */
  readonly mustRun: boolean = $derived.by(() => {
    if (this.sparse.wasCancelled(this.wanted.key) || this.sparse.state(this.wanted.key).status !== 'idle') return false;
    return this.suite === null || (this.#view().digest !== null && this.suite.seconds === null);
  });

  /** Computes BM25 and TF-IDF. @param again also where the tab has computed these settings before */
  run(again: boolean): void {
    this.sparse.start(this.wanted.key, this.wanted.spec, again);
  }

  runMinisearch(): void {
    this.minisearch.start(this.wantedMinisearch.key, this.wantedMinisearch.spec, true);
  }

  /** Stops what was started for other settings. */
  leaveOthers(): void {
    this.sparse.leave(this.wanted.key);
    this.minisearch.leave(this.wantedMinisearch.key);
  }

  #want(systems: readonly RetrieverSpec[], part = this.#view().part): Wanted {
    const { tieRule, overlaps } = this.#view();
    const { seed, premiumSeeds } = this.#manifest.results.spec;
    const spec: SuiteSpec = { systems, tieRule, seed, premiumSeeds, part, overlaps };
    return { spec, key: specKey(this.#manifest.datasetId, spec) };
  }

  #shown(run: SuiteRun, wanted: Wanted): ShownSuite | null {
    const computed = run.latest(wanted.key);
    if (computed !== null) return computed;
    const build = this.#fromBuild(wanted);
    return build === null ? null : { result: build, seconds: null };
  }

  /** The build’s suite, with the systems that are wanted; null where it was computed under other settings. */
  #fromBuild({ spec, key }: Wanted): SuiteResult | null {
    const { results, datasetId } = this.#manifest;
    const ofBuild = spec.systems.flatMap(({ name }) => results.spec.systems.filter((own) => own.name === name));
    if (specKey(datasetId, { ...results.spec, systems: ofBuild }) !== key) return null;
    const systems = Object.fromEntries(spec.systems.map(({ name }) => [name, results.systems[name]]));
    return { ...results, systems };
  }
}
