import type { TestCollection } from '../dataset/test-collection';
import { ExplorerError } from '../errors';
import type { Retriever } from '../retrieval/retriever';
import { countFilter } from './filing-filter';
import type { FilterResult, SuiteProgress, SuiteResult, SuiteSpec, SystemResult } from './suite';
import { planSuite, type SuitePlan } from './suite-plan';
import { filterFigures, systemResult } from './system-result';
import { scoreSystem } from './system-scores';

/**
 * Runs every regime of FinRank's protocol: global pool, in-record, hard against random negatives, strata, rewrites,
 * oracle filter. Each (system, query, form) is scored once. The generator yields every few milliseconds of work, so
 * that its driver can report progress and stop; it holds no clock and changes nothing that it is given.
 *
 * @param retrievers one a system, over the collection's corpus; the result's `spec.systems` are theirs
 * @throws ExplorerError `bad-parameter` for an unknown part, or a retriever over another corpus
 */
export function* runSuite(
  collection: TestCollection,
  retrievers: readonly Retriever[],
  spec: SuiteSpec,
): Generator<SuiteProgress, SuiteResult> {
  checkSizes(collection, retrievers);
  const plan = yield* planSuite(collection, { ...spec, systems: retrievers.map((retriever) => retriever.spec) });
  const total = retrievers.length * (collection.queries.length + plan.rewritten.queries.length);
  const systems: Record<string, SystemResult> = {};
  let filtered: FilterResult | null = null;
  let done = 0;
  for (const retriever of retrievers) {
    const { name } = retriever.spec;
    const scoring = scoreSystem(plan, retriever);
    let step = scoring.next();
    for (; step.done !== true; step = scoring.next()) {
      done += step.value;
      yield { done, total, stage: `scoring with ${name}` };
    }
    const scores = step.value;
    systems[name] = systemResult(plan, retriever.spec, scores);
    if (scores.filtered !== null) {
      filtered = { figures: filterFigures(plan, scores.filtered), ...countFilter(collection, plan.evaluated) };
    }
    yield { done, total, stage: `evaluating ${name}` };
  }
  return { ...sizes(plan), spec: plan.spec, systems, filtered };
}

/** Runs a suite to its end. */
export function collectSuite(
  collection: TestCollection,
  retrievers: readonly Retriever[],
  spec: SuiteSpec,
  onProgress?: (progress: SuiteProgress) => void,
): SuiteResult {
  const suite = runSuite(collection, retrievers, spec);
  let step = suite.next();
  for (; step.done !== true; step = suite.next()) onProgress?.(step.value);
  return step.value;
}

function checkSizes({ corpus }: TestCollection, retrievers: readonly Retriever[]): void {
  const other = retrievers.find(({ size }) => size !== corpus.texts.length);
  if (other === undefined) return;
  throw new ExplorerError(
    'bad-parameter',
    `${other.spec.name} ranks ${other.size} documents, the corpus has ${corpus.texts.length}.`,
  );
}

function sizes(plan: SuitePlan): Omit<SuiteResult, 'spec' | 'systems' | 'filtered'> {
  const { collection, queries, evaluated, rewritten, seeds } = plan;
  const count = (holds: (query: number) => boolean): number => queries.filter(holds).length;
  return {
    datasetId: collection.datasetId,
    queries: queries.length,
    documents: collection.corpus.texts.length,
    queriesWithRewrites: rewritten.queries.length,
    queriesWithoutGold: queries.length - evaluated.length,
    queriesWithoutHardNegatives: count((query) => !hasNegative(plan, query)),
    randomUnavailable: seeds[0]?.unavailable ?? null,
  };
}

/** True where a query has a hard negative that the spec does not leave out. */
function hasNegative({ collection, spec }: SuitePlan, query: number): boolean {
  const { hardNegatives, hardNegativeOverlaps } = collection;
  const from = hardNegatives.offsets[query] ?? 0;
  const to = hardNegatives.offsets[query + 1] ?? 0;
  return to > from && (spec.overlaps === 'include' || hardNegativeOverlaps.subarray(from, to).includes(0));
}
