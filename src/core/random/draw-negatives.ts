import type { Rows } from '../dataset/test-collection';
import { choiceWithoutReplacement } from './choice';
import { Pcg64 } from './pcg64';

/** What the draw depends on. */
export interface NegativeDraw {
  /** Query → gold documents, ascending, each once. */
  readonly gold: Rows;
  /** Random negatives wanted for each query. */
  readonly sizes: Uint32Array;
  /** Documents in the corpus. */
  readonly documents: number;
  /** Seed of numpy's `default_rng`; published: 42. */
  readonly seed: number;
}

/** One random negative for each listed hard negative, repeats counted, and at least one (PROTOCOL: hard versus random). */
export function negativeSampleSizes(hardNegatives: Rows): Uint32Array {
  const { offsets } = hardNegatives;
  return Uint32Array.from({ length: offsets.length - 1 }, (_, query) =>
    Math.max(1, (offsets[query + 1] ?? 0) - (offsets[query] ?? 0)),
  );
}

/** The `index`-th document that is not among the query's gold, counted from 0 in ascending order, without listing the pool. */
function skipGold(index: number, gold: Rows, query: number): number {
  const end = gold.offsets[query + 1] ?? 0;
  let document = index;
  for (let at = gold.offsets[query] ?? 0; at < end && (gold.values[at] ?? 0) <= document; at++) document++;
  return document;
}

/**
 * The random negatives of every query, as the release's harness draws them: queries in file order, all from one
 * `numpy.random.default_rng(seed)`, each by `choice(pool, size, replace=False)` where the pool is every document but
 * the query's gold, ascending. A query's own hard negatives can be drawn.
 *
 * @returns row i: the documents drawn for query i, in the order drawn
 * @throws ExplorerError `sample-exceeds-population` when a query wants more than its pool holds
 */
export function drawNegatives({ gold, sizes, documents, seed }: NegativeDraw): Rows {
  const rng = new Pcg64(seed);
  const offsets = new Uint32Array(sizes.length + 1);
  for (let query = 0; query < sizes.length; query++) {
    offsets[query + 1] = (offsets[query] ?? 0) + (sizes[query] ?? 0);
  }
  const values = new Uint32Array(offsets[sizes.length] ?? 0);
  for (let query = 0; query < sizes.length; query++) {
    const golds = (gold.offsets[query + 1] ?? 0) - (gold.offsets[query] ?? 0);
    const drawn = choiceWithoutReplacement(rng, documents - golds, sizes[query] ?? 0);
    const first = offsets[query] ?? 0;
    for (let i = 0; i < drawn.length; i++) values[first + i] = skipGold(drawn[i] ?? 0, gold, query);
  }
  return { offsets, values };
}
