import type { LabelField } from '../../core/dataset/record';
import { VOCABULARIES } from '../../core/dataset/record';
import type { FigureName, FigureSpec } from '../../core/sql/figure-spec';
import { RUN_DEPTH } from '../../core/sql/tables';
import { textLiteral } from './literals';

/**
 * The statement behind a figure. Each gives the figure's table as it is shown, one row a point or bar, with the number of
 * records that it rests on.
 */
export function figureSql(spec: FigureSpec): string {
  return STATEMENTS[spec.figure](spec);
}

const STATEMENTS: Readonly<Record<FigureName, (spec: FigureSpec) => string>> = {
  recall: recallSql,
  hardness: hardnessSql,
  strata: strataSql,
  'first-gold': firstGoldSql,
  'score-gap': scoreGapSql,
};

const SYSTEMS = 'systems AS (SELECT DISTINCT system FROM runs)';

/** `system`, `k`, `recall` (fraction), `n`: the mean over records with gold, as R@k is. */
function recallSql(): string {
  return `WITH ${SYSTEMS}, found AS (
  -- What the golds found at each rank add to the mean.
  SELECT system, rank, sum(1::DOUBLE / golds) AS gained
  FROM runs
  JOIN (SELECT DISTINCT record, document FROM judgments WHERE kind = 'gold') USING (record, document)
  JOIN records USING (record)
  WHERE rank <= ${RUN_DEPTH}
  GROUP BY ALL
), asked AS (SELECT count(*)::INTEGER AS n FROM records WHERE golds > 0)
SELECT systems.system, k::INTEGER AS k,
  coalesce(sum(gained) OVER (PARTITION BY systems.system ORDER BY k), 0) / n AS recall, n
FROM systems
CROSS JOIN asked
CROSS JOIN range(1, ${RUN_DEPTH + 1}) AS cutoffs(k)
LEFT JOIN found ON found.system = systems.system AND found.rank = k
ORDER BY ALL`;
}

/** Ends of the 95 % interval of a mean, by Student's t; NULL for a single record. */
const WITH_INTERVAL = 'n, mean, mean - t975 * standard_error AS low, mean + t975 * standard_error AS high';
const MEAN = 'count(*)::INTEGER AS n, avg(value) AS mean, stddev_samp(value) / sqrt(count(*)) AS standard_error';

/** `system`, `figure` (hard, random, premium), `n`, `mean`, `low`, `high` (fractions). */
function hardnessSql(): string {
  return `WITH accuracies AS (
  SELECT system, record, max(value) FILTER (measure = 'PairAcc') AS hard, max(value) FILTER (measure = 'RandAcc') AS random
  FROM per_query
  GROUP BY ALL
), figures AS (
  SELECT system, 1 AS place, 'hard' AS figure, hard AS value FROM accuracies
  UNION ALL
  SELECT system, 2, 'random', random FROM accuracies
  UNION ALL
  -- Record by record, so that the interval is of paired differences.
  SELECT system, 3, 'premium', random - hard FROM accuracies
), means AS (
  SELECT system, place, figure, ${MEAN}
  FROM figures
  WHERE value IS NOT NULL
  GROUP BY ALL
)
SELECT system, figure, ${WITH_INTERVAL}
FROM means
LEFT JOIN student_t ON df = n - 1
ORDER BY system, place`;
}

/** `stratum`, `system`, `n`, `mean`, `low`, `high` (fractions); strata in the order of their vocabulary. */
function strataSql({ measure, field }: FigureSpec): string {
  return `WITH means AS (
  SELECT ${field} AS stratum, system, ${MEAN}
  FROM per_query
  JOIN records USING (record)
  WHERE measure = ${textLiteral(measure)}
  GROUP BY ALL
)
SELECT stratum, system, ${WITH_INTERVAL}
FROM means
LEFT JOIN student_t ON df = n - 1
ORDER BY ${[...vocabularyOrder(field), 'stratum', 'system'].join(', ')}`;
}

/** A closed vocabulary has an order of its own; what is not in it comes last. */
function vocabularyOrder(field: LabelField): readonly string[] {
  if (!isClosed(field)) return [];
  const values = VOCABULARIES[field].map(textLiteral).join(', ');
  return [`list_position([${values}], stratum) NULLS LAST`];
}

function isClosed(field: LabelField): field is keyof typeof VOCABULARIES {
  return Object.hasOwn(VOCABULARIES, field);
}

/** Bands of ranks: label, first and last rank. */
const RANK_BANDS = [
  ['1', 1, 1],
  ['2–5', 2, 5],
  ['6–10', 6, 10],
  ['11–20', 11, 20],
  ['21–100', 21, 100],
  ['> 100', 101, 2_147_483_647],
] as const;

/** `system`, `band`, `records`, `share`, `cumulative` (fractions of `n`). A gold that a run does not rank is in the last band. */
function firstGoldSql(): string {
  const bands = RANK_BANDS.map(([label, first, last], i) => `(${i}, ${textLiteral(label)}, ${first}, ${last})`);
  return `WITH ${SYSTEMS}, bands(place, band, low, high) AS (
  VALUES ${bands.join(', ')}
), ranked AS (
  SELECT system, record, min(rank) AS rank
  FROM runs
  JOIN judgments USING (record, document)
  WHERE kind = 'gold'
  GROUP BY ALL
), firsts AS (
  SELECT systems.system, record, coalesce(rank, ${RANK_BANDS[5][2]}) AS rank
  FROM systems
  CROSS JOIN (SELECT record FROM records WHERE golds > 0)
  LEFT JOIN ranked USING (system, record)
), counts AS (
  SELECT systems.system, place, band, count(rank) AS records
  FROM systems
  CROSS JOIN bands
  LEFT JOIN firsts ON firsts.system = systems.system AND rank BETWEEN low AND high
  GROUP BY ALL
)
SELECT system, band, records::INTEGER AS records,
  records / sum(records) OVER (PARTITION BY system) AS share,
  sum(records) OVER (PARTITION BY system ORDER BY place) / sum(records) OVER (PARTITION BY system) AS cumulative,
  (sum(records) OVER (PARTITION BY system))::INTEGER AS n
FROM counts
ORDER BY system, place`;
}

/** Bins on either side of 0, each of width 1 / BINS. */
const BINS = 20;

/**
 * `system`, `low`, `high` (edges of a bin of the gap, `high` included), `records`, `share`; and of the system: `ahead`
 * (fraction of records whose best gold scores higher than every hard negative), `level` (as high as the best), `n`.
 */
function scoreGapSql(): string {
  return `WITH best AS (
  SELECT system, record, max(score) FILTER (kind = 'gold') AS gold, max(score) FILTER (kind = 'hard-negative') AS negative
  FROM runs
  JOIN judgments USING (record, document)
  GROUP BY ALL
), gaps AS (
  -- Scales differ between systems and questions: the gap is a share of the question's top score.
  SELECT system, gold - negative AS gap, CASE WHEN gold = negative THEN 0 WHEN score > 0 THEN gap / score END AS relative
  FROM best
  JOIN runs USING (system, record)
  WHERE rank = 1 AND gold IS NOT NULL AND negative IS NOT NULL
), totals AS (
  SELECT system, avg((gap > 0)::INTEGER) AS ahead, avg((gap = 0)::INTEGER) AS level, count(*)::INTEGER AS n
  FROM gaps
  GROUP BY ALL
), bins AS (
  SELECT system, greatest(${1 - BINS}, least(${BINS}, ceil(relative * ${BINS})))::INTEGER AS bin, count(*)::INTEGER AS records
  FROM gaps
  WHERE relative IS NOT NULL
  GROUP BY ALL
)
SELECT system, (bin - 1) / ${BINS} AS low, bin / ${BINS} AS high, records, records / n AS share, ahead, level, n
FROM bins
JOIN totals USING (system)
ORDER BY system, bin`;
}
