import type { SuiteProgress, SuiteResult, SuiteSpec } from '../core/evaluation/suite';
import { IDLE } from './async';
import type { Async } from './async';
import { Resource } from './resource.svelte';

/** The part of an engine that computes suites. */
export interface SuiteEngine {
  load(
    signal: AbortSignal,
    onProgress: (progress: { readonly fraction: number; readonly stage: string }) => void,
  ): Promise<void>;
  suite(
    signal: AbortSignal,
    spec: SuiteSpec,
    onProgress: (progress: SuiteProgress) => void,
    again?: boolean,
  ): Promise<SuiteResult>;
}

/** A suite that this tab computed. */
export interface TabSuite {
  /** The settings that it was computed with. */
  readonly key: string;
  readonly result: SuiteResult;
  /** From the call to the answer, loading included. */
  readonly seconds: number;
}

/** Share of the progress bar that reading the data set gets. */
const LOADING_SHARE = 0.15;

/** One suite at a time, under the key of the settings that it is computed with: under other settings it does not show. */
export class SuiteRun {
  readonly #engine: SuiteEngine;
  readonly #now: () => number;
  readonly #resource = new Resource<TabSuite>();
  #key = $state.raw('');
  #cancelled = $state.raw('');

  constructor(engine: SuiteEngine, now: () => number = () => performance.now()) {
    this.#engine = engine;
    this.#now = now;
  }

  /** How the suite of these settings stands. */
  state(key: string): Async<TabSuite> {
    return key === this.#key ? this.#resource.state : IDLE;
  }

  /** The newest suite of these settings, also while another computation of them is on its way. */
  latest(key: string): TabSuite | null {
    const { latest } = this.#resource;
    return latest?.key === key ? latest : null;
  }

  /** True where the reader stopped the suite of these settings: it must not start by itself again. */
  wasCancelled(key: string): boolean {
    return key === this.#cancelled;
  }

  /**
   * Computes a suite; another one that is running is stopped.
   *
   * @param again computes it anew even where the engine remembers it
   */
  start(key: string, spec: SuiteSpec, again: boolean): void {
    this.#key = key;
    this.#cancelled = '';
    const started = this.#now();
    this.#resource.load(async (signal, onProgress) => {
      await this.#engine.load(signal, ({ fraction, stage }) => {
        onProgress(LOADING_SHARE * fraction, stage);
      });
      const report = ({ done, total, stage }: SuiteProgress) => {
        onProgress(LOADING_SHARE + ((1 - LOADING_SHARE) * done) / total, stage);
      };
      const result = await this.#engine.suite(signal, spec, report, again);
      return { key, result, seconds: (this.#now() - started) / 1000 };
    });
  }

  /** Stops what runs, at once. */
  cancel(): void {
    this.#cancelled = this.#key;
    this.#resource.cancel();
  }

  /** Stops what runs for settings other than these: nobody waits for it any more. */
  leave(key: string): void {
    if (key !== this.#key) this.#resource.cancel();
  }
}
