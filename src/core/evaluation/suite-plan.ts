import { rowLength } from '../dataset/rows';
import type { Rows, TestCollection } from '../dataset/test-collection';
import { ExplorerError } from '../errors';
import { documentsByFiling } from './filtered-gold';
import { drawForSeed, type SeedDraw } from './random-negatives';
import { strataOf, type Stratum } from './strata';
import type { SuiteProgress, SuiteSpec } from './suite';

/** What all systems of a suite share. */
export interface SuitePlan {
  readonly collection: TestCollection;
  readonly spec: SuiteSpec;
  /** Queries of the part, or all, ascending. */
  readonly queries: Uint32Array;
  /** Those of them that have gold: figures are means over these. */
  readonly evaluated: Uint32Array;
  /** Those of `evaluated` that have rewrites, and the gold rows of these alone. */
  readonly rewritten: { readonly queries: Uint32Array; readonly gold: Rows };
  /** The random negatives of each distinct seed, the spec's own first. */
  readonly seeds: readonly SeedDraw[];
  readonly strata: readonly Stratum[];
  /** Documents of each filing. */
  readonly members: Rows;
}

/**
 * Draws random negatives and works out which queries each figure is over; yields between the seeds.
 *
 * @throws ExplorerError `bad-parameter` for an unknown part
 */
export function* planSuite(collection: TestCollection, spec: SuiteSpec): Generator<SuiteProgress, SuitePlan> {
  const queries = partQueries(collection, spec.part);
  const evaluated = queries.filter((query) => rowLength(collection.gold, query) > 0);
  const rewritten = evaluated.filter((query) => (collection.rewrites[query] ?? []).length > 0);
  const seeds: SeedDraw[] = [];
  for (const seed of new Set([spec.seed, ...spec.premiumSeeds])) {
    seeds.push(drawForSeed(collection, seed));
    yield { done: 0, total: 1, stage: 'drawing random negatives' };
  }
  return {
    collection,
    spec,
    queries,
    evaluated,
    rewritten: { queries: rewritten, gold: selectRows(collection.gold, rewritten) },
    seeds,
    strata: strataOf(collection.labels, evaluated),
    members: documentsByFiling(collection),
  };
}

function partQueries({ splits, queries }: TestCollection, name: string | null): Uint32Array {
  if (name === null) return Uint32Array.from({ length: queries.length }, (_, query) => query);
  const part = splits.find((candidate) => candidate.name === name);
  if (part !== undefined) return part.queries;
  const known = splits.map((candidate) => candidate.name).join(', ');
  throw new ExplorerError('bad-parameter', `There is no split part “${name}”. Known: ${known}.`);
}

function selectRows(rows: Rows, chosen: Uint32Array): Rows {
  const offsets = new Uint32Array(chosen.length + 1);
  const values: number[] = [];
  chosen.forEach((row, i) => {
    values.push(...rows.values.subarray(rows.offsets[row], rows.offsets[row + 1]));
    offsets[i + 1] = values.length;
  });
  return { offsets, values: Uint32Array.from(values) };
}
