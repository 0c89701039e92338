import type { LedgerRow } from '../../../core/evaluation/ledger';
import { isRunHere } from '../../../core/evaluation/published/release-keys';

/** The rows of a section by what can be done with them. */
export interface LedgerGroups {
  /** Published, and of a system that this site runs. */
  readonly compared: readonly LedgerRow[];
  /** Only ours. */
  readonly further: readonly LedgerRow[];
  /** Published, of systems that this site does not run yet; or published for another data set. */
  readonly published: readonly LedgerRow[];
}

/**
 * Sorts rows into tables. Where the published column speaks of another data set, the two columns stand apart: nothing is
 * compared.
 */
export function groupLedger(rows: readonly LedgerRow[], comparable: boolean): LedgerGroups {
  if (!comparable) {
    return {
      compared: [],
      further: rows.filter(({ ours }) => ours !== null),
      published: rows.filter(({ published }) => published !== null),
    };
  }
  const published = rows.filter((row) => row.published !== null);
  return {
    compared: published.filter(({ system }) => isRunHere(system)),
    further: rows.filter((row) => row.published === null && row.ours !== null),
    published: published.filter(({ system }) => !isRunHere(system)),
  };
}
