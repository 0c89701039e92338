import type { PublishedFigure, PublishedFigures } from '../../evaluation/published/figures';
import { RELEASE_STRATA, isRunHere } from '../../evaluation/published/release-keys';
import type { CrosstabField } from '../crosstab-spec';
import type { PublishedCell, PublishedCrosstab } from './published-crosstab';

/** The systems and the measure of which the paper prints the strata; the release has more of both. */
export const TABLE_6 = { system: 'bm25', measure: 'R@10', others: ['dense', 'ce_dense'] } as const;

/** Means by stratum: one table for each label, system and measure that the release has, those of Table 6 among them. */
export function publishedStrata({ figures }: PublishedFigures): readonly PublishedCrosstab[] {
  const strata = figures.filter(({ section }) => section === 'strata');
  const systems = distinct(strata.map(({ system }) => system)).filter(isRunHere);
  const measures = distinct(strata.map(({ measure }) => measure));
  return RELEASE_STRATA.flatMap((field) =>
    systems.flatMap((system) => measures.map((measure) => stratumTable(strata, field, system, measure))),
  ).filter(({ cells }) => cells.length > 0);
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

function stratumTable(
  strata: readonly PublishedFigure[],
  rows: CrosstabField,
  system: string,
  measure: string,
): PublishedCrosstab {
  const cellsOf = (name: string): readonly PublishedCell[] =>
    strata
      .filter((figure) => figure.system === name && figure.measure === measure && figure.group.startsWith(`${rows}=`))
      .map(({ group, value }) => ({ row: group.slice(rows.length + 1), column: null, value }));
  const isPrinted = system === TABLE_6.system && measure === TABLE_6.measure;
  return {
    name: isPrinted ? 'Table 6' : 'Release',
    source: `${isPrinted ? 'FinRank paper, section 7.4, Table 6; release' : 'FinRank release'}, results.json (strata)`,
    rows,
    columns: null,
    cell: 'mean',
    system,
    measure,
    unit: 'percent',
    decimals: 1,
    cells: cellsOf(system),
    further: TABLE_6.others
      .map((other) => ({ system: other, cells: cellsOf(other) }))
      .filter(({ cells }) => cells.length > 0),
  };
}
