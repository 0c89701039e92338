import { describe, expect, it } from 'vitest';
import { describeShared, readSharedJson } from '../../../../tests/shared';
import { PUBLISHED_LABEL_COUNTS } from '../../evaluation/published/composition';
import { publishedFinRank } from '../../evaluation/published/finrank';
import { DEFAULT_CROSSTAB } from '../crosstab-spec';
import { PUBLISHED_COUNTS } from './finrank-counts';
import { publishedStrata } from './finrank-strata';
import { CROSSTAB_PRESETS } from './presets';
import { comparePublished, publishedFor, type PublishedCrosstab } from './published-crosstab';

const STRATA = publishedStrata(publishedFinRank());
const TABLES = [...PUBLISHED_COUNTS, ...STRATA];

describe('presets', () => {
  it('each find the published table that they are named after', () => {
    for (const { name, spec } of CROSSTAB_PRESETS) expect(publishedFor(spec, TABLES)?.name).toBe(name);
    expect(new Set(CROSSTAB_PRESETS.map(({ name }) => name))).toEqual(
      new Set(['Figure 1', 'Table 2', 'Table 6', ...[13, 14, 15, 16, 17].map((n) => `Table ${n}`)]),
    );
  });

  it('are matched with rows and columns swapped too, but not under a filter', () => {
    const spec = { ...DEFAULT_CROSSTAB, rows: 'reasoning_type', columns: 'difficulty' } as const;
    const table = publishedFor(spec, TABLES);
    expect(table?.name).toBe('Table 17');
    expect(table?.cells).toContainEqual({ row: 'Quantitative', column: 'Hard', value: 106 });
    expect(publishedFor({ ...spec, filter: { year: ['2024'] } }, TABLES)).toBeNull();
    expect(publishedFor({ ...spec, multiples: 'year' }, TABLES)).toBeNull();
    expect(publishedFor({ ...spec, cell: 'row-share' }, TABLES)).toBeNull();
  });

  it('have strata of every measure that the release has them of', () => {
    const spec = { ...DEFAULT_CROSSTAB, rows: 'difficulty', columns: null, cell: 'mean' } as const;
    expect(publishedFor({ ...spec, system: 'tfidf', measure: 'RR' }, TABLES)?.name).toBe('Release');
    expect(publishedFor({ ...spec, system: 'bm25', measure: 'AP' }, TABLES)).toBeNull();
  });

  it('add up', () => {
    for (const { columns, unit, cells } of PUBLISHED_COUNTS) {
      if (unit !== 'count') continue;
      const total = cells.find(({ row, column }) => row === null && column === null)?.value;
      const sum = (own: typeof cells) => own.reduce((n, { value }) => n + value, 0);
      expect(sum(cells.filter(({ row, column }) => row !== null && (columns === null || column !== null)))).toBe(total);
      if (columns === null) continue;
      for (const { row, value } of cells.filter((cell) => cell.row !== null && cell.column === null))
        expect(sum(cells.filter((cell) => cell.row === row && cell.column !== null))).toBe(value);
    }
  });

  it('print Table 6 as the paper does', () => {
    const table = STRATA.find(({ name, rows }) => name === 'Table 6' && rows === 'difficulty');
    const printed = (cells: PublishedCrosstab['cells'] = []) => cells.map(({ row, value }) => [row, value.toFixed(1)]);
    expect(printed(table?.cells)).toEqual([
      ['Easy', '37.6'],
      ['Medium', '32.4'],
      ['Hard', '25.9'],
    ]);
    expect(table?.further.map(({ system, cells }) => [system, printed(cells).map(([, value]) => value)])).toEqual([
      ['dense', ['33.7', '32.5', '28.6']],
      ['ce_dense', ['39.0', '35.3', '31.0']],
    ]);
  });
});

describe('a comparison', () => {
  const table = PUBLISHED_COUNTS.find(({ name }) => name === 'Table 14')!;
  it.each([
    ['Automotive', '10-Q', 0, { published: 0, isSame: true, difference: 0 }],
    ['Oil & Gas', '10-Q', 139, { published: 137, isSame: false, difference: 2 }],
    [null, null, null, { published: 1185, isSame: false, difference: null }],
    ['Automotive', 'Unknown', 0, null],
  ])('of %s, %s with %s', (row, column, ours, expected) => {
    expect(comparePublished(table, { row, column }, ours)).toEqual(expected);
  });

  it('of percentages is as printed', () => {
    const shares = PUBLISHED_COUNTS.find(({ rows, unit }) => rows === 'difficulty' && unit === 'percent')!;
    const easy = (share: number) => comparePublished(shares, { row: 'Easy', column: null }, share)?.isSame;
    expect(easy(363 / 1185)).toBe(true);
    expect(easy(0.3068)).toBe(false);
  });
});

describeShared('the committed figures', () => {
  const summary = readSharedJson<Record<string, Record<string, number>> & { total_hard_negatives: number }>(
    'finrank-release',
    'summary.json',
  );
  const taxonomy = readSharedJson<{ category: string }[]>('finrank-release', 'hn_taxonomy.json');

  it.each([
    ['Table 13', 'ct_industry_topic'],
    ['Table 14', 'ct_industry_doctype'],
    ['Table 15', 'ct_year_doctype'],
    ['Table 16', 'ct_ptype_reasoning'],
    ['Table 17', 'ct_difficulty_reasoning'],
  ])('of %s are those of the release', (name, key) => {
    const table = PUBLISHED_COUNTS.find((own) => own.name === name);
    const own = (table?.cells ?? []).filter(({ row, column, value }) => row !== null && column !== null && value > 0);
    expect(Object.fromEntries(own.map(({ row, column, value }) => [`${row} | ${column}`, value]))).toEqual(
      summary[key],
    );
    for (const [field, total] of [
      [table?.rows, (label: string) => table?.cells.find(({ row, column }) => row === label && column === null)],
      [table?.columns, (label: string) => table?.cells.find(({ row, column }) => row === null && column === label)],
    ] as const) {
      const counts = Object.entries(PUBLISHED_LABEL_COUNTS[field as keyof typeof PUBLISHED_LABEL_COUNTS] ?? {});
      expect(counts.length).toBeGreaterThan(1);
      for (const [label, count] of counts) expect(total(label)?.value).toBe(count);
    }
  });

  it('of Table 2 are the release’s counts as shares', () => {
    for (const [field, key] of [
      ['difficulty', 'difficulty'],
      ['passage_type', 'passage_type'],
      ['reasoning_type', 'reasoning'],
    ] as const) {
      const table = PUBLISHED_COUNTS.find(({ name, rows }) => name === 'Table 2' && rows === field)!;
      for (const [row, count] of Object.entries(summary[key] ?? {}))
        expect(comparePublished(table, { row, column: null }, count / 1185)?.isSame).toBe(true);
    }
  });

  it('of Figure 1 are the taxonomy’s', () => {
    const { cells } = PUBLISHED_COUNTS.find(({ name }) => name === 'Figure 1')!;
    for (const { row, value } of cells)
      expect(taxonomy.filter(({ category }) => row === null || category === row)).toHaveLength(value);
    expect(taxonomy).toHaveLength(summary.total_hard_negatives);
  });
});
