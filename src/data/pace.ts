/** Progress and cancellation of long work in a worker or a script, and the pauses in which both are heard. */

/** Fraction 0–1 of a long call, with what is being done. */
export interface Progress {
  readonly fraction: number;
  readonly stage: string;
}

/** How the caller of long work listens to it. */
export interface Listener {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Throws ExplorerError `cancelled` once the person who started the work has cancelled it. */
  readonly checkCancelled?: (() => void) | undefined;
}

/** Longest stretch without a pause: a cancel is heard within this and one step of work. */
const STRETCH_MS = 50;

/**
 * Paces long work: {@link Pace.report} at the start of each stage, {@link Pace.step} and {@link Pace.breathe} within one.
 * All return to the event loop, the latter two at most every 50 ms; that is when a worker receives a cancel message, and
 * then they ask whether one came. @throws ExplorerError `cancelled`, all three
 */
export class Pace {
  readonly #listener: Listener;
  #fraction = 0;
  #lastPause = performance.now();

  constructor(listener: Listener = {}) {
    this.#listener = listener;
  }

  /** Announces where the work stands, then pauses. A fraction never falls back. */
  async report(fraction: number, stage: string): Promise<void> {
    this.#fraction = Math.max(this.#fraction, Math.min(1, fraction));
    this.#listener.onProgress?.({ fraction: this.#fraction, stage });
    await this.#pause();
  }

  /** As {@link Pace.report}, if the last pause is 50 ms ago. */
  async step(fraction: number, stage: string): Promise<void> {
    if (this.#isDue()) await this.report(fraction, stage);
  }

  /** Pauses, if the last pause is 50 ms ago. */
  async breathe(): Promise<void> {
    if (this.#isDue()) await this.#pause();
  }

  #isDue(): boolean {
    return performance.now() - this.#lastPause >= STRETCH_MS;
  }

  async #pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.#lastPause = performance.now();
    this.#listener.checkCancelled?.();
  }
}
