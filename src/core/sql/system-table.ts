/** One system's rankings and measures, columnar so that they cross worker boundaries by transfer. */
export interface SystemTable {
  /** `bm25`, `tfidf`, or the name of a run. */
  readonly system: string;
  /** Rows of the table `runs`. */
  readonly runs: {
    readonly record: Uint32Array;
    readonly document: Uint32Array;
    /** From 1, ties in corpus order. */
    readonly rank: Uint32Array;
    readonly score: Float64Array;
  };
  /** Rows of the table `per_query`, one entry a measure. */
  readonly values: readonly {
    /** Canonical name. */
    readonly measure: string;
    readonly record: Uint32Array;
    /** Parallel to `record`, fractions 0–1. */
    readonly value: Float64Array;
    /** In the worst and the best order of tied documents; may be `value` itself where no order matters. */
    readonly worst: Float64Array;
    readonly best: Float64Array;
  }[];
}
