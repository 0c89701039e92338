import type { CrosstabField, CrosstabSpec } from '../../core/sql/crosstab-spec';
import type { OpenField } from '../../core/sql/crosstab-values';
import { textLiteral } from './literals';
import { recordConditions, recordValue, textList } from './record-filter';

/** The fields that a cross-tab is laid out by, the outermost first. */
export function crosstabAxes({ multiples, rows, columns }: CrosstabSpec): readonly CrosstabField[] {
  return [multiples, rows, columns].filter((field) => field !== null);
}

/** Says of an axis' value that it is the total over all of them. */
export const totalFlag = (field: CrosstabField): string => `all_${field}`;

/**
 * The statement behind a cross-tab. Its columns: each axis and whether the row is a total over it; `records`; and then, by
 * the kind of cell, `share`, or `n`, `mean`, `worst`, `best`, `low` and `high`, or `negatives`.
 */
export function crosstabSql(spec: CrosstabSpec): string {
  return spec.cell === 'negatives' ? negativesSql(spec) : recordsSql(spec);
}

/** The values that the data set has of a field. */
export function presentValuesSql(field: OpenField): string {
  return `SELECT DISTINCT ${recordValue(field)} AS value FROM records AS r`;
}

/** Records with their values of the axes: once for each hard negative where these matter. */
function base(spec: CrosstabSpec): string {
  const axes = crosstabAxes(spec);
  const counted = spec.cell === 'negatives';
  const columns = [
    'r.record',
    ...(counted ? ['j.place AS negative'] : []),
    ...axes.map((field) =>
      field === 'negative_class'
        ? 'j.hard_negative_class AS negative_class'
        : aliased(recordValue(field), `r.${field}`, field),
    ),
  ];
  const chosen = spec.filter.negative_class ?? [];
  const join =
    counted || axes.includes('negative_class')
      ? [
          "LEFT JOIN judgments AS j ON j.record = r.record AND j.kind = 'hard-negative'" +
            (chosen.length === 0 ? '' : ` AND j.hard_negative_class IN ${textList(chosen)}`),
        ]
      : [];
  const conditions = recordConditions(spec.filter);
  return [
    `SELECT ${columns.join(', ')}`,
    'FROM records AS r',
    ...join,
    ...(conditions.length === 0 ? [] : [`WHERE ${conditions.join('\n    AND ')}`]),
  ].join('\n  ');
}

const aliased = (expression: string, plain: string, name: string): string =>
  expression === plain ? expression : `${expression} AS ${name}`;

/** A grouping set for the cells and for each total; the multiples have no total. */
function groupingSets({ multiples, rows, columns }: CrosstabSpec, further: readonly string[]): string {
  const inner = columns === null ? [[rows], []] : [[rows, columns], [rows], [columns], []];
  const sets = inner.map((fields) => [...(multiples === null ? [] : [multiples]), ...fields, ...further]);
  return `GROUPING SETS (${sets.map((fields) => `(${fields.join(', ')})`).join(', ')})`;
}

function places(spec: CrosstabSpec): { readonly names: string; readonly grouped: string } {
  const axes = crosstabAxes(spec);
  return {
    names: [...axes, ...axes.map(totalFlag)].join(', '),
    grouped: [...axes, ...axes.map((field) => `grouping(${field}) = 1 AS ${totalFlag(field)}`)].join(', '),
  };
}

function negativesSql(spec: CrosstabSpec): string {
  const { grouped } = places(spec);
  return `WITH base AS (
  ${base(spec)}
)
SELECT ${grouped}, count(DISTINCT record)::INTEGER AS records, count(negative)::INTEGER AS negatives
FROM base
GROUP BY ${groupingSets(spec, [])}
ORDER BY ALL`;
}

function recordsSql(spec: CrosstabSpec): string {
  const { names, grouped } = places(spec);
  return `WITH base AS (
  ${base(spec)}
), members AS (
  /* Each record once in every cell and in every total that it belongs to. */
  SELECT ${grouped}, record
  FROM base
  GROUP BY ${groupingSets(spec, ['record'])}
)${figures(spec, names)}
ORDER BY ALL`;
}

function figures(spec: CrosstabSpec, names: string): string {
  const count = 'count(*)::INTEGER AS records';
  switch (spec.cell) {
    case 'mean':
      return `, means AS (
  SELECT ${names}, ${count}, count(q.value)::INTEGER AS n, avg(q.value) AS mean, avg(q.worst) AS worst, avg(q.best) AS best,
    stddev_samp(q.value) / sqrt(count(q.value)) AS standard_error
  FROM members
  LEFT JOIN per_query AS q ON q.record = members.record
    AND q.system = ${textLiteral(spec.system)} AND q.measure = ${textLiteral(spec.measure)}
  GROUP BY ALL
)
SELECT ${names}, records, n, mean, worst, best, mean - t975 * standard_error AS low, mean + t975 * standard_error AS high
FROM means
LEFT JOIN student_t ON df = n - 1`;
    case 'row-share':
    case 'column-share':
    case 'total-share':
      return `, counts AS (
  SELECT ${names}, ${count}
  FROM members
  GROUP BY ALL
)
SELECT ${names}, records, records / ${shareBase(spec)} AS share
FROM counts`;
    default:
      return `
SELECT ${names}, ${count}
FROM members
GROUP BY ALL`;
  }
}

/** The total that a share is of, beside every row. */
function shareBase({ cell, multiples, rows, columns }: CrosstabSpec): string {
  const across = cell === 'column-share' ? [rows] : cell === 'row-share' ? [columns] : [rows, columns];
  const within = cell === 'column-share' ? [columns] : cell === 'row-share' ? [rows] : [];
  const totals = across.filter((field) => field !== null).map(totalFlag);
  const same = [multiples, ...within].filter((field) => field !== null);
  const partition = [...same, ...same.map(totalFlag)];
  const filter = totals.length === 0 ? '' : ` FILTER (${totals.join(' AND ')})`;
  return `max(records)${filter} OVER (${partition.length === 0 ? '' : `PARTITION BY ${partition.join(', ')}`})`;
}
