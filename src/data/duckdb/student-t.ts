import quantile from '@stdlib/stats-base-dists-t-quantile';
import { makeVector, Table } from 'apache-arrow';

/** The table `student_t` for samples of up to `largest` values: DuckDB itself knows no t distribution. */
export function studentTTable(largest: number): Table {
  const degrees = Int32Array.from({ length: Math.max(1, largest - 1) }, (_, i) => i + 1);
  const t975 = Float64Array.from(degrees, (df) => quantile(0.975, df));
  return new Table({ df: makeVector(degrees), t975: makeVector(t975) });
}
