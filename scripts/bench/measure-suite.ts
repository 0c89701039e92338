/** Child of the benchmark: one input in a process of its own, so that time starts cold and memory is its own. */
import { existsSync, readFileSync } from 'node:fs';
import { PUBLISHED_SUITE } from '../../src/core/evaluation/published-suite';
import { collectSuite } from '../../src/core/evaluation/run-suite';
import type { SuiteResult } from '../../src/core/evaluation/suite';
import { openSparseRetrievers } from '../../src/core/retrieval/sparse-retrievers';
import { readCollection } from './inputs';
import { timed } from './duration';
import { REPEATS, suiteTimes, type SuiteTimes } from './suite-times';

/** What a run of the suite gave and cost in a process, index included. */
export interface ProcessRun extends SuiteTimes {
  readonly result: SuiteResult;
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

const [result, fresh] = timed(runSuite);
const later = Array.from({ length: REPEATS }, () => timed(runSuite)[1]);
const run: ProcessRun = { result, ...suiteTimes([fresh, ...later]), peakRssMb: peakRssKib() * 0.001024 };
process.stdout.write(JSON.stringify(run));

/** Linux counts the parent's memory among a child's `maxRSS`; what it keeps under /proc is the child's alone. */
function peakRssKib(): number {
  const status = '/proc/self/status';
  const own = existsSync(status) ? /VmHWM:\s*(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return own === undefined ? process.resourceUsage().maxRSS : Number(own);
}
