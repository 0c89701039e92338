import type { CrosstabCell } from '../../../core/sql/crosstab-spec';
import type { CrosstabFigure, CrosstabTable } from '../../../core/sql/crosstab-table';
import { isFew } from './crosstab-text';

/** Steps of the shading; 0 is none. */
const STEPS = 5;

/**
 * How strongly to shade each cell: from none to the largest for counts and shares, from smallest to largest for means.
 * All multiples share one scale; a mean over few values has no shade, and does not stretch it.
 */
export function heatScale({ parts }: CrosstabTable, cell: CrosstabCell): (figure: CrosstabFigure) => number {
  const figures = parts.flatMap(({ cells, rowTotals }) => {
    const inner = cells.flat();
    // Without columns the totals of rows are all that there is to shade.
    return inner.length === 0 ? rowTotals : inner;
  });
  const values = figures.flatMap((figure) => (figure.value === null || isFew(figure) ? [] : [figure.value]));
  const low = cell === 'mean' ? Math.min(...values) : 0;
  const range = Math.max(...values) - low;
  return (figure) => {
    if (figure.value === null || isFew(figure) || figure.records === 0 || !(range > 0)) return 0;
    return Math.min(STEPS, Math.floor(((figure.value - low) / range) * (STEPS + 1)));
  };
}
