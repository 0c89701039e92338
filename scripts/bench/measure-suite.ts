/** Child of the benchmark: one input in a process of its own, so that time starts cold and memory is its own. */
import { PUBLISHED_SUITE } from '../../src/core/evaluation/published-suite';
import { collectSuite } from '../../src/core/evaluation/run-suite';
import type { SuiteResult } from '../../src/core/evaluation/suite';
import { openSparseRetrievers } from '../../src/core/retrieval/sparse-retrievers';
import { readCollection } from './inputs';

/** What a run of the suite cost, index included. */
export interface SuiteCost {
  /** First run of a fresh process. */
  readonly firstMs: number;
  /** Median of the runs after it. */
  readonly medianMs: number;
  /** Largest resident set of the process, reading the file included. */
  readonly peakRssMb: number;
}

const REPEATS = 5;

const [input = ''] = process.argv.slice(2);
const collection = readCollection(input);
/** One seed, as the rival harness. */
const spec = { ...PUBLISHED_SUITE, premiumSeeds: [] };

function runSuite(): SuiteResult {
  const open = openSparseRetrievers(collection.corpus.texts);
  return collectSuite(
    collection,
    spec.systems.map((system) => open.create(system)),
    spec,
  );
}

const times = Array.from({ length: REPEATS + 1 }, () => {
  const start = performance.now();
  runSuite();
  return performance.now() - start;
});
const [firstMs = 0, ...later] = times;
const cost: SuiteCost = {
  firstMs,
  medianMs: later.sort((a, b) => a - b)[Math.floor(later.length / 2)] ?? 0,
  peakRssMb: process.resourceUsage().maxRSS / 1000,
};
process.stdout.write(JSON.stringify(cost));
