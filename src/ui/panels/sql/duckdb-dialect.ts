import { PostgreSQL, SQLDialect } from '@codemirror/lang-sql';

/** What DuckDB has beyond PostgreSQL, as far as queries use it. */
const KEYWORDS = `anti asof cube describe exclude glob grouping ilike macro pivot positional qualify rollup semi
 summarize try_cast unpivot using sample tablesample`;
const TYPES = `blob double float hugeint list map struct text tinyint ubigint uhugeint uinteger union usmallint utinyint
 varchar`;
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
  keywords: `${PostgreSQL.spec.keywords ?? ''} ${KEYWORDS}`,
  types: `${PostgreSQL.spec.types ?? ''} ${TYPES}`,
  builtin: FUNCTIONS,
  caseInsensitiveIdentifiers: true,
});
