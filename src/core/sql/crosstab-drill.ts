import type { FacetFilter } from '../dataset/record-list';
import type { CrosstabSpec } from './crosstab-spec';

/** A cell: its value on each axis; null for a total, and where there is no such axis. */
export interface CrosstabPlace {
  readonly multiple: string | null;
  readonly row: string | null;
  readonly column: string | null;
}

/** The filter under which Records lists exactly the records behind a cell. */
export function drillFilter(spec: CrosstabSpec, { multiple, row, column }: CrosstabPlace): FacetFilter {
  const axes = [
    [spec.multiples, multiple],
    [spec.rows, row],
    [spec.columns, column],
  ] as const;
  // Values of an axis are within what the filter chooses of its field, so that the value alone says both.
  const own = axes.flatMap(([field, value]) => (field === null || value === null ? [] : [[field, [value]] as const]));
  return { ...spec.filter, ...Object.fromEntries(own) };
}
