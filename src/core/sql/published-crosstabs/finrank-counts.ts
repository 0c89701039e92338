import { TARGET_SHARES } from '../../dataset/targets';
import { HARD_NEGATIVE_CLASSES } from '../../dataset/record';
import { PUBLISHED_HARD_NEGATIVE_CLASSES } from '../../evaluation/published/composition';
import type { CrosstabField } from '../crosstab-spec';
import type { PublishedCell, PublishedCrosstab } from './published-crosstab';

/** Row → its cells in the order of the columns, and its total; the last row holds the columns' totals. */
type Printed = readonly (readonly [row: string, ...values: number[]])[];

const TOTAL = 'Column total';

function countTable(
  name: string,
  rows: CrosstabField,
  columnField: CrosstabField,
  columns: readonly string[],
  printed: Printed,
): PublishedCrosstab {
  const cells = printed.flatMap(([row, ...values]) =>
    values.map((value, i): PublishedCell => ({ row: row === TOTAL ? null : row, column: columns[i] ?? null, value })),
  );
  const source = `FinRank paper, appendix H, ${name}; release, summary.json`;
  return { ...COUNTS, name, source, rows, columns: columnField, cells };
}

const COUNTS = { cell: 'count', system: null, measure: null, unit: 'count', decimals: 0, further: [] } as const;

/** Tables 13 to 17 as the paper prints them; a dash there is 0 here. */
const CROSS_TABULATIONS: readonly PublishedCrosstab[] = [
  countTable(
    'Table 13',
    'industry',
    'topic',
    ['Accounting', 'Company Overview', 'Financials', 'Footnotes', 'Governance', 'Legal', 'Risk', 'Shareholder Return'],
    [
      ['Automotive', 35, 33, 32, 23, 27, 30, 36, 32, 248],
      ['Oil & Gas', 60, 55, 53, 57, 55, 55, 51, 52, 438],
      ['Pharmaceuticals', 63, 65, 67, 62, 59, 61, 63, 59, 499],
      [TOTAL, 158, 153, 152, 142, 141, 146, 150, 143, 1185],
    ],
  ),
  countTable(
    'Table 14',
    'industry',
    'doc_type',
    ['10-K', '10-Q'],
    [
      ['Automotive', 248, 0, 248],
      ['Oil & Gas', 301, 137, 438],
      ['Pharmaceuticals', 499, 0, 499],
      [TOTAL, 1048, 137, 1185],
    ],
  ),
  countTable(
    'Table 15',
    'year',
    'doc_type',
    ['10-K', '10-Q'],
    [
      ['2024', 283, 13, 296],
      ['2025', 765, 124, 889],
      [TOTAL, 1048, 137, 1185],
    ],
  ),
  countTable(
    'Table 16',
    'passage_type',
    'reasoning_type',
    ['Qualitative', 'Quantitative'],
    [
      ['Single-Passage', 276, 133, 409],
      ['Two-Passage', 322, 150, 472],
      ['Multi-Passage', 211, 93, 304],
      [TOTAL, 809, 376, 1185],
    ],
  ),
  countTable(
    'Table 17',
    'difficulty',
    'reasoning_type',
    ['Qualitative', 'Quantitative'],
    [
      ['Easy', 229, 134, 363],
      ['Medium', 348, 136, 484],
      ['Hard', 232, 106, 338],
      [TOTAL, 809, 376, 1185],
    ],
  ),
];

/** Table 2's realised shares, one table for each of its dimensions. */
const REALISED_SHARES: readonly PublishedCrosstab[] = (['difficulty', 'passage_type', 'reasoning_type'] as const).map(
  (field) => ({
    name: 'Table 2',
    source: 'FinRank paper, section 4.2, Table 2',
    rows: field,
    columns: null,
    cell: 'total-share',
    system: null,
    measure: null,
    unit: 'percent',
    decimals: 1,
    cells: TARGET_SHARES.filter((share) => share.field === field).map(({ value, published }) => ({
      row: value,
      column: null,
      value: published * 100,
    })),
    further: [],
  }),
);

/** Figure 1 counts hard negatives, not records. */
const NEGATIVES_BY_CLASS: PublishedCrosstab = {
  name: 'Figure 1',
  source: 'FinRank paper, section 3.7, Figure 1; release, hn_taxonomy.json and summary.json',
  rows: 'negative_class',
  columns: null,
  cell: 'negatives',
  system: null,
  measure: null,
  unit: 'count',
  decimals: 0,
  cells: [
    ...HARD_NEGATIVE_CLASSES.map((row) => ({ row, column: null, value: PUBLISHED_HARD_NEGATIVE_CLASSES[row] })),
    { row: null, column: null, value: 6021 },
  ],
  further: [],
};

/** What the paper counts, in its order. */
export const PUBLISHED_COUNTS: readonly PublishedCrosstab[] = [
  NEGATIVES_BY_CLASS,
  ...REALISED_SHARES,
  ...CROSS_TABULATIONS,
];
