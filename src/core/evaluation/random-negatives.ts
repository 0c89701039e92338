import type { Rows, TestCollection } from '../dataset/test-collection';
import { ExplorerError, hasCode } from '../errors';
import { drawNegatives, negativeSampleSizes } from '../random/draw-negatives';

/** The random negatives of one seed: or why numpy could not have drawn them. */
export type SeedDraw =
  | { readonly seed: number; readonly drawn: Rows; readonly unavailable: null }
  | { readonly seed: number; readonly drawn: null; readonly unavailable: string };

/**
 * Draws the random negatives of one seed for every query, whatever part of them is evaluated: the draws of a query
 * depend on those before it. A sample larger than its pool, where numpy raises, is a value here.
 */
export function drawForSeed(collection: TestCollection, seed: number): SeedDraw {
  const sizes = negativeSampleSizes(collection.hardNegatives);
  const documents = collection.corpus.texts.length;
  try {
    return { seed, drawn: drawNegatives({ gold: collection.gold, sizes, documents, seed }), unavailable: null };
  } catch (error) {
    if (error instanceof ExplorerError && hasCode(error, 'sample-exceeds-population')) {
      return { seed, drawn: null, unavailable: error.message };
    }
    throw error;
  }
}
