import { RELEASE_STRATA } from '../../evaluation/published/release-keys';
import { DEFAULT_CROSSTAB, type CrosstabSpec } from '../crosstab-spec';
import { PUBLISHED_COUNTS } from './finrank-counts';
import { TABLE_6 } from './finrank-strata';

/** A cross-tab that stands in the paper. */
export interface CrosstabPreset {
  /** As the paper calls it; several presets may be parts of one table. */
  readonly name: string;
  readonly spec: CrosstabSpec;
}

const STRATA: readonly CrosstabPreset[] = RELEASE_STRATA.map((rows) => ({
  name: 'Table 6',
  spec: {
    ...DEFAULT_CROSSTAB,
    rows,
    columns: null,
    cell: 'mean',
    system: TABLE_6.system,
    measure: TABLE_6.measure,
  },
}));

const COUNTS: readonly CrosstabPreset[] = PUBLISHED_COUNTS.map(({ name, rows, columns, cell }) => ({
  name,
  spec: { ...DEFAULT_CROSSTAB, rows, columns, cell },
}));

const ORDER = ['Figure 1', 'Table 2', 'Table 6'];
const place = ({ name }: CrosstabPreset): number => {
  const at = ORDER.indexOf(name);
  return at === -1 ? ORDER.length : at;
};

/** In the order of the paper. */
export const CROSSTAB_PRESETS: readonly CrosstabPreset[] = [...COUNTS, ...STRATA].toSorted(
  (a, b) => place(a) - place(b),
);
