import { summariseLedger } from '../../src/core/evaluation/build-ledger';
import { hardnessPremium } from '../../src/core/evaluation/hardness-premium';
import type { LedgerRow } from '../../src/core/evaluation/ledger';
import type { PublishedFigures } from '../../src/core/evaluation/published/figures';
import { systemLabel } from '../../src/core/evaluation/published/release-keys';
import type { SuiteResult } from '../../src/core/evaluation/suite';
import { suiteFigures } from '../../src/core/evaluation/suite-figures';
import { differenceText, figureText, SECTION_TITLES, summaryText, tieIntervalText, verdictText } from './ledger-text';
import { parameterText } from '../../src/core/formats/provenance';
import { tableToText } from './text-table';
import type { Input } from '../input';

/** First lines: which data set this is, and under which settings the figures were computed. */
export function headText({ label, source, collection }: Input, suite: SuiteResult, codeVersion: string): string {
  const { spec } = suite;
  return [
    `Data set: ${label}`,
    `  ${suite.queries} records, ${suite.documents} documents, id ${collection.datasetId}, git blob ${source.blobId}`,
    `Settings: ties ${spec.tieRule}, random negatives from numpy default_rng(${spec.seed}), code ${codeVersion}`,
    ...spec.systems.map((system) => `  ${parameterText(system)}`),
  ].join('\n');
}

const LEDGER_COLUMNS = [
  { label: 'Figure', numeric: false },
  { label: 'Published', numeric: true },
  { label: 'Ours', numeric: true },
  { label: 'Difference', numeric: true },
  { label: 'Tie interval', numeric: false },
  { label: 'Verdict', numeric: false },
];

/** The ledger, section by section, and its summary. */
export function ledgerText(rows: readonly LedgerRow[]): string {
  const cells = rows.flatMap((row, i) => [
    ...(row.section === rows[i - 1]?.section ? [] : [[SECTION_TITLES[row.section]]]),
    [
      `  ${row.id}`,
      figureText(row.published, row.unit),
      figureText(row.ours, row.unit),
      differenceText(row),
      tieIntervalText(row),
      verdictText(row),
    ],
  ]);
  return tableToText({ columns: LEDGER_COLUMNS, rows: cells });
}

/** What came of the comparison, in one line. */
export function outcomeText(rows: readonly LedgerRow[]): string {
  return summaryText(summariseLedger(rows));
}

/** A suite's own figures, without a published column. */
export function figuresText(suite: SuiteResult): string {
  return tableToText({
    columns: [LEDGER_COLUMNS[0], LEDGER_COLUMNS[2], LEDGER_COLUMNS[4]].filter((column) => column !== undefined),
    rows: suiteFigures(suite).map((figure) => [
      figure.id,
      figureText(figure.value, figure.unit),
      tieIntervalText(figure),
    ]),
  });
}

/** Published figures that stand apart, since they are about another data set. */
export function publishedText({ figures }: PublishedFigures): string {
  return tableToText({
    columns: LEDGER_COLUMNS.slice(0, 2),
    rows: figures.map(({ id, value, unit }) => [id, figureText(value, unit)]),
  });
}

/** The hardness premium of each system over the suite's seeds, in percentage points. */
export function premiumText({ systems }: SuiteResult): string {
  const points = (fraction: number): string => (100 * fraction).toFixed(2);
  return Object.entries(systems)
    .map(([name, system]) => {
      const premium = hardnessPremium(system);
      if (premium === null) return `${systemLabel(name)}: hardness premium not computable`;
      const seeds = premium.bySeed.map(({ seed }) => seed).join(', ');
      return `${systemLabel(name)}: hardness premium ${points(premium.mean)} points, ${points(premium.lowest)} to ${points(premium.highest)} over seeds ${seeds}`;
    })
    .join('\n');
}
