/** Child of the benchmark: one input in a process of its own, so that time starts cold and memory is its own. */
import { PUBLISHED_SUITE } from '../../src/core/evaluation/published-suite';
import { collectSuite } from '../../src/core/evaluation/run-suite';
import type { SuiteResult } from '../../src/core/evaluation/suite';
import { openSparseRetrievers } from '../../src/core/retrieval/sparse-retrievers';
import { readCollection } from './inputs';
import { medianOf, REPEATS, type SuiteTimes } from './suite-times';

/** What a run of the suite cost in a process, index included. */
export interface ProcessCost extends SuiteTimes {
  /** Largest resident set of the process, reading the file included. */
  readonly peakRssMb: number;
}

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
const peakRssMb = process.resourceUsage().maxRSS / 1000;
const cost: ProcessCost = { firstMs, medianMs: medianOf(later), peakRssMb };
process.stdout.write(JSON.stringify(cost));
