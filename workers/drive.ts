import type { SuiteProgress } from '../src/core/evaluation/suite';
import { throwIfCancelled } from './jobs';

/** Longest stretch of steps without a turn of the event loop, in milliseconds: a cancel is heard within this and one step. */
const STRETCH_MS = 25;
/** Fraction of the work after which progress is told even sooner, so that short work shows some too. */
const STRETCH_FRACTION = 0.05;

/**
 * Runs a generator to its end, with turns of the event loop in between: then messages come in, a cancel among them.
 *
 * @throws ExplorerError `cancelled` in the first turn after `signal` has aborted
 */
export async function drive<Result>(
  steps: Generator<SuiteProgress, Result>,
  signal: AbortSignal,
  onProgress: (progress: SuiteProgress) => void,
): Promise<Result> {
  let lastTurn = performance.now();
  let lastFraction = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    const fraction = step.value.done / step.value.total;
    if (performance.now() - lastTurn < STRETCH_MS && fraction - lastFraction < STRETCH_FRACTION) continue;
    onProgress(step.value);
    await nextTurn();
    throwIfCancelled(signal);
    lastTurn = performance.now();
    lastFraction = fraction;
  }
}

/** The next turn of the event loop, by a message: browsers delay nested timers by at least 4 ms. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
