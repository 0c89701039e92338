import { describe, expect, it } from 'vitest';
import { tableToCsv } from '../../../core/formats/csv';
import { tableToLatex } from '../../../core/formats/latex';
import { DEFAULT_CROSSTAB, type CrosstabSpec } from '../../../core/sql/crosstab-spec';
import { NO_INTERVALS, type CrosstabFigure, type CrosstabTable } from '../../../core/sql/crosstab-table';
import {
  crosstabTitle,
  differenceText,
  figureText,
  figureTitle,
  filterText,
  intervalText,
  tieText,
} from './crosstab-text';
import { figuresTable, layoutTable } from './export-tables';
import { heatScale } from './heat';

const counted = (records: number): CrosstabFigure => ({ records, value: records, n: null, ...NO_INTERVALS });
const MEAN: CrosstabFigure = { records: 1200, value: 0.25, n: 1100, worst: 0.25, best: 0.25, low: -0.012, high: 0.7 };
const FEW: CrosstabFigure = { records: 12, value: 0.9, n: 12, worst: 0.85, best: 0.95, low: 0.8, high: 1 };
const NONE: CrosstabFigure = { records: 3, value: null, n: 0, ...NO_INTERVALS };

const spec = (changes: Partial<CrosstabSpec>): CrosstabSpec => ({ ...DEFAULT_CROSSTAB, ...changes });
const TABLE: CrosstabTable = {
  rows: ['=A & B', '_'],
  columns: ['Easy'],
  parts: [
    {
      multiple: null,
      cells: [[counted(1)], [counted(2)]],
      rowTotals: [counted(1), counted(2)],
      columnTotals: [counted(3)],
      total: counted(1234),
    },
  ],
  withoutNegatives: 0,
  sql: '',
};

describe('a cross-tab in words', () => {
  it.each([
    [{}, 'Records by topic and difficulty'],
    [{ columns: null, multiples: 'year' }, 'Records by topic, for each year'],
    [{ cell: 'row-share' }, 'Share of each row’s records by topic and difficulty, %'],
    [{ cell: 'mean', columns: null, measure: 'R@10' }, 'Mean R@10 of BM25 by topic, %'],
    [{ cell: 'negatives', rows: 'negative_class', columns: null }, 'Hard negatives by class'],
  ] as const)('is titled %j', (changes, title) => {
    expect(crosstabTitle(spec(changes))).toBe(title);
  });

  it('says a tie interval where it prints other digits than the mean', () => {
    expect(tieText(FEW)).toBe('[85.0, 95.0]');
    expect(tieText(MEAN)).toBeNull();
    expect(tieText({ ...MEAN, best: 0.2506 })).toBe('[25.0, 25.1]');
    expect([tieText(NONE), tieText(counted(3))]).toEqual([null, null]);
    expect(figureTitle(FEW, 'mean')).toMatch(/; tie interval \[85\.0, 95\.0\]; n = 12/);
    expect(figureTitle(MEAN, 'mean')).not.toContain('tie');
  });

  it('says its filter', () => {
    expect(filterText({})).toBe('');
    expect(filterText({ question_length: ['31+', '0-10'], topic: ['Risk'] })).toBe(
      'Topic: Risk; Question length: 31 words or more or Up to 10 words',
    );
  });

  it('prints figures, and what is behind them', () => {
    expect(figureText(counted(1234), 'count')).toBe('1,234');
    expect(figureText({ ...counted(5), value: 0.3064 }, 'row-share')).toBe('30.6');
    expect(figureText(NONE, 'mean')).toBe('–');
    expect(intervalText(MEAN)).toBe('−1.2 to 70.0');
    expect(figureTitle(MEAN, 'mean')).toBe('95 % confidence interval −1.2 to 70.0; n = 1,100 of 1,200 records');
    expect(figureTitle(FEW, 'mean')).toMatch(/n = 12, fewer than 20/);
    expect(figureTitle(NONE, 'mean')).toBe('3 records, none with a value');
    expect(figureTitle({ ...counted(2), value: 7 }, 'negatives')).toBe('7 hard negatives of 2 records');
    expect([differenceText(-2, 'count'), differenceText(0.0712, 'percent')]).toEqual(['−2', '+0.07']);
  });
});

describe('exports of a cross-tab', () => {
  it('are laid out as the page is, with totals', () => {
    const csv = tableToCsv(layoutTable(spec({}), TABLE, ['from here']));
    expect(csv.split('\n')).toEqual([
      '# Records by topic and difficulty',
      '# from here',
      'Topic,Easy,Total',
      "'=A & B,1,1",
      '_,2,2',
      'Total,3,1234',
      '',
    ]);
    expect(tableToLatex(layoutTable(spec({}), TABLE, []))).toContain('=A \\& B & 1 & 1 \\\\\n\\_ & 2 & 2 \\\\');
  });

  it('give means with interval and n, or one figure a line at full precision', () => {
    const [first] = TABLE.parts;
    const parts = [{ ...first!, cells: [[MEAN], [NONE]], rowTotals: [MEAN, FEW], columnTotals: [MEAN], total: MEAN }];
    const means = { ...TABLE, parts };
    const mean = spec({ cell: 'mean' });
    expect(layoutTable(mean, means, []).rows[1]).toEqual([
      '_',
      '– (n 0)',
      '90.0 (80.0 to 100.0; ties [85.0, 95.0]; n 12)',
    ]);
    expect(figuresTable(mean, means, []).rows).toEqual([
      ['=A & B', 'Easy', '1200', '1100', '25', '25', '25', '-1.2', '70'],
      ['=A & B', '', '1200', '1100', '25', '25', '25', '-1.2', '70'],
      ['_', 'Easy', '3', '0', '', '', '', '', ''],
      ['_', '', '12', '12', '90', '85', '95', '80', '100'],
      ['', 'Easy', '1200', '1100', '25', '25', '25', '-1.2', '70'],
      ['', '', '1200', '1100', '25', '25', '25', '-1.2', '70'],
    ]);
  });
});

describe('shading', () => {
  const tableOf = (figures: readonly CrosstabFigure[]): CrosstabTable => {
    const [first] = TABLE.parts;
    return { ...TABLE, parts: [{ ...first!, cells: [figures] }] };
  };

  it('runs from zero to the largest count', () => {
    const heat = heatScale(tableOf([0, 1, 50, 100].map(counted)), 'count');
    expect([0, 1, 50, 100].map((n) => heat(counted(n)))).toEqual([0, 0, 3, 5]);
  });

  it('runs over means of many values, and leaves those of few alone', () => {
    const low = { ...MEAN, value: 0.1 };
    const heat = heatScale(tableOf([low, MEAN, FEW, NONE]), 'mean');
    expect([low, MEAN, FEW, NONE].map(heat)).toEqual([0, 5, 0, 0]);
  });

  it('is none where all are alike, or nothing is', () => {
    expect(heatScale(tableOf([MEAN, MEAN]), 'mean')(MEAN)).toBe(0);
    expect(heatScale(tableOf([]), 'count')(counted(0))).toBe(0);
  });
});
