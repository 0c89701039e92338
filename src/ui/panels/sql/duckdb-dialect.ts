import { PostgreSQL, SQLDialect } from '@codemirror/lang-sql';

/** What stands in queries; statements that write are none of the workbench's. */
const KEYWORDS = `all and anti any array as asc asof between both by case cast collate columns cross cube current_date
 desc distinct else end escape except exclude exists explain filter first following for from full glob group grouping
 having if ilike in inner intersect is isnull join last lateral left like limit list map materialized natural not notnull
 nulls offset on or order outer over partition percent pivot positional preceding qualify range recursive replace
 respect right rollup row rows sample select semi set sets similar some struct table tablesample then ties to try_cast
 unbounded union unpivot using values when where window with within without`;
const TYPES = `bigint bit blob boolean date decimal double float hugeint int integer interval real smallint text time
 timestamp timestamptz tinyint ubigint uinteger union usmallint utinyint uuid varchar`;
/** Functions that questions about rankings need most, for completion. */
const FUNCTIONS = `abs any_value arg_max arg_min array_agg avg bool_and bool_or ceil coalesce concat contains corr count
 damerau_levenshtein date_diff date_trunc dense_rank editdist3 ends_with exp first floor format generate_series greatest
 histogram ifnull jaccard jaro_winkler_similarity lag last lead least left len length levenshtein list list_aggregate
 list_contains list_distinct list_filter list_sort list_transform ln log lower ltrim max mean median min mode ntile nullif
 percent_rank position power quantile_cont quantile_disc range rank regexp_extract regexp_extract_all regexp_matches
 regexp_replace replace reverse right round row_number rtrim sign similarity sqrt starts_with stddev_pop stddev_samp
 string_agg string_split strpos struct_pack substr sum trim typeof unnest upper var_pop var_samp`;

export const DuckDB = SQLDialect.define({
  ...PostgreSQL.spec,
  keywords: KEYWORDS,
  types: TYPES,
  builtin: FUNCTIONS,
  caseInsensitiveIdentifiers: true,
});
