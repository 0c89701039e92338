import type { FigureName, FigureSpec } from '../../../core/sql/figure-spec';
import type { FigureRow } from '../../../core/sql/figure-table';
import { presentFirstGold } from './first-gold';
import { presentHardness } from './hardness';
import type { Presented } from './presentation';
import { presentRecall } from './recall';
import { presentScoreGap } from './score-gap';
import { presentStrata } from './strata';

const PRESENT: Readonly<Record<FigureName, (rows: readonly FigureRow[], spec: FigureSpec) => Presented>> = {
  recall: presentRecall,
  hardness: presentHardness,
  strata: presentStrata,
  'first-gold': presentFirstGold,
  'score-gap': presentScoreGap,
};

/** Makes charts, table and words of a figure's rows. */
export function presentFigure(rows: readonly FigureRow[], spec: FigureSpec): Presented {
  return PRESENT[spec.figure](rows, spec);
}
