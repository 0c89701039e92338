import { describe, expect, it } from 'vitest';
import { DEFAULT_FIGURE } from '../../../core/sql/figure-spec';
import type { FigureName, FigureSpec } from '../../../core/sql/figure-spec';
import type { FigureRow } from '../../../core/sql/figure-table';
import { presentFigure } from './present';
import type { Presentation } from './presentation';

function present(figure: FigureName, rows: readonly FigureRow[], more: Partial<FigureSpec> = {}): Presentation {
  const presented = presentFigure(rows, { ...DEFAULT_FIGURE, ...more, figure });
  if (!presented.ok) throw new Error(presented.reason);
  return presented.figure;
}
const cells = ({ columns, rows }: Presentation): readonly (readonly string[])[] =>
  rows.map((row) => columns.map(({ text }) => text(row)));

describe('a presented figure', () => {
  it('says why there is none, figure by figure', () => {
    const reason = (figure: FigureName, rows: readonly FigureRow[]) => {
      const presented = presentFigure(rows, { ...DEFAULT_FIGURE, figure });
      return presented.ok ? '' : presented.reason;
    };
    expect(reason('recall', [])).toMatch(/no recall/);
    expect(reason('first-gold', [{ system: 'bm25', band: '1', records: 0, share: null, n: 0 }])).toMatch(
      /none has a rank/,
    );
    expect(reason('score-gap', [])).toMatch(/no gap/);
    expect(reason('strata', [])).toMatch(/no record.*nDCG@10/i);
    const random = { system: 'bm25', figure: 'random', n: 3, mean: 1, low: 1, high: 1 };
    expect(reason('hardness', [random])).toMatch(/no accuracy against hard negatives/);
  });

  it('puts recall into one row a cutoff, with a column a system', () => {
    const rows = ['bm25', 'tfidf'].flatMap((system, i) =>
      [1, 2].map((k) => ({ system, k, recall: (i + k) / 8, n: 4 })),
    );
    const recall = present('recall', rows);
    expect(recall.columns.map(({ label }) => label)).toEqual(['k', 'BM25, %', 'TF-IDF, %']);
    expect(cells(recall)).toEqual([
      ['1', '12.50', '25.00'],
      ['2', '25.00', '37.50'],
    ]);
    expect(recall.charts[0]?.text).toContain('BM25: 12.5\u00a0% at 1');
  });

  it('says over which records a premium is where sizes differ, and leaves it out where nothing was drawn', () => {
    const row = (figure: string, n: number) => ({ system: 'bm25', figure, n, mean: 0.5, low: 0.4, high: 0.6 });
    const uneven = present('hardness', [row('hard', 8), row('random', 10), row('premium', 8)]);
    expect(uneven.notes).toEqual([
      'n = 8 records with hard negatives, 10 with random ones; the premium is over the 8 that have both.',
    ]);
    const undrawn = present('hardness', [row('hard', 8)]);
    expect(undrawn.charts).toHaveLength(1);
    expect(undrawn.notes[0]).toContain('cannot be drawn');
  });

  it('marks strata of fewer than 20 records, and one record by a dash', () => {
    const strata = present(
      'strata',
      [
        { stratum: 'Easy', system: 'bm25', n: 20, mean: 0.5, low: 0.4, high: 0.6 },
        { stratum: 'Hard', system: 'bm25', n: 1, mean: 0.5, low: null, high: null },
      ],
      { measure: 'PairAcc' },
    );
    expect(strata.charts[0]?.title).toBe('Hard-negative accuracy by difficulty, with 95\u00a0% intervals');
    expect(strata.rows.map(({ place }) => place)).toEqual(['Easy, n = 20', 'Hard, n = 1 *']);
    expect(cells(strata)[1]).toEqual(['Hard', 'BM25', '1', '50.00', '–', '–']);
    expect(strata.notes[0]).toMatch(/Fewer than 20/);
    expect(strata.columns.at(-1)?.exported?.(strata.rows[1]!)).toBe('');
  });

  it('tells sides of a score gap by the bin’s lower edge', () => {
    const bin = (low: number) => ({
      system: 'bm25',
      low,
      high: low + 0.05,
      records: 1,
      share: 0.5,
      ahead: 0.5,
      level: 0.5,
      n: 2,
    });
    const gap = present('score-gap', [bin(-0.05), bin(0)]);
    expect(gap.rows.map(({ side }) => side)).toEqual(['Best hard negative at least level', 'Best gold ahead']);
    expect(cells(gap).map((row) => row.slice(1, 3))).toEqual([
      ['−5', '0'],
      ['0', '5'],
    ]);
  });
});
