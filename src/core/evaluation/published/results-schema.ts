import * as v from 'valibot';
import { canonicalMeasure } from './release-keys';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const measureKey = v.pipe(
  v.string(),
  v.check(
    (key) => canonicalMeasure(key) !== null,
    (issue) => `${issue.received} is no measure known here`,
  ),
);

/** Valibot leaves these keys out of a record without a word. */
const UNREADABLE_KEYS = ['__proto__', 'constructor', 'prototype'];
const plainObject = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !UNREADABLE_KEYS.some((key) => Object.hasOwn(value, key)),
  `expected an object without the keys ${UNREADABLE_KEYS.join(', ')}`,
);
/** Key → value, for any other keys. */
const byKey = <T extends v.GenericSchema>(value: T) => v.pipe(plainObject, v.record(v.string(), value));

/** Measure key → percent; null where a figure is not computable. */
const figures = v.pipe(plainObject, v.record(measureKey, v.nullable(percent)));
/** Field → stratum → value. */
const byStratum = <T extends v.GenericSchema>(value: T) => byKey(byKey(value));

const rewriteConditions = v.object({ raw: v.optional(figures), with_rewrites: v.optional(figures) });

/** The release's `results.json`. Every part may be missing; keys that are not its own are let pass unread. */
export const RESULTS_SCHEMA = v.object({
  n_records: v.optional(count),
  corpus_size: v.optional(count),
  models: v.optional(byKey(figures)),
  strata: v.optional(byStratum(byKey(figures))),
  inrec_per_record: v.optional(byKey(v.array(v.nullable(fraction)))),
  query_rewrite: v.optional(v.pipe(plainObject, v.objectWithRest({ n: v.optional(count) }, rewriteConditions))),
  metadata_filtered: v.optional(
    v.object({
      bm25: v.optional(figures),
      hn_eliminated_pct: v.optional(v.nullable(percent)),
      mean_candidates: v.optional(v.pipe(v.number(), v.minValue(0))),
      records_losing_any_gold: v.optional(count),
      records_losing_all_golds: v.optional(count),
    }),
  ),
});
export type ReleaseResults = v.InferOutput<typeof RESULTS_SCHEMA>;

/** The release's `extra_retrievers.json`: system → measures, and recall by stratum. */
export const EXTRA_RETRIEVERS_SCHEMA = byKey(
  v.pipe(plainObject, v.objectWithRest({ 'strata_recall@10': v.optional(byStratum(percent)) }, percent)),
);
export type ExtraRetrievers = v.InferOutput<typeof EXTRA_RETRIEVERS_SCHEMA>;
