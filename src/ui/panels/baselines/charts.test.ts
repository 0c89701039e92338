import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../../core/evaluation/ledger';
import { filterChart, hardnessChart, recallChart, rewriteChart, strataChart } from './charts';
import { groupLedger } from './ledger-groups';

const row = (changes: Partial<LedgerRow>): LedgerRow => ({
  id: 'x',
  section: 'global',
  system: 'bm25',
  measure: 'R@10',
  group: '',
  unit: 'percent',
  published: null,
  ours: null,
  worst: null,
  best: null,
  n: null,
  verdict: 'not-comparable',
  reason: '',
  ...changes,
});
const ours = (value: number, changes: Partial<LedgerRow> = {}): LedgerRow =>
  row({ ours: value, worst: value, best: value, n: 3, ...changes });

describe('charts', () => {
  it('show ours with the tie interval, and the published figure where there is none of ours', () => {
    const rows = [
      ours(30, { measure: 'R@1', published: 31 }),
      row({ ours: 50, worst: 49, best: 51 }),
      row({ system: 'dense', published: 60 }),
    ];
    expect(recallChart(rows, true)).toEqual([
      {
        label: 'BM25',
        points: [
          { series: 0, value: 30 },
          { series: 2, value: 50, low: 49, high: 51 },
        ],
        text: 'BM25: R@1 30.00 %, R@10 50.00 %.',
      },
      {
        label: 'Dense (all-mpnet-base-v2), as published',
        points: [{ series: 2, value: 60 }],
        text: 'Dense (all-mpnet-base-v2), as published: R@10 60.00 %.',
      },
    ]);
  });

  it('leave the published column out where it speaks of another data set', () => {
    const rows = [ours(50, { published: 40 }), row({ system: 'dense', published: 60 })];
    expect(recallChart(rows, false).map(({ label }) => label)).toEqual(['BM25']);
  });

  it('say the gap between two points, and draw random accuracy over its seeds', () => {
    const rows = [ours(75, { measure: 'PairAcc' }), ours(87.5, { measure: 'RandAcc' })];
    const [bm25] = hardnessChart(rows, { bm25: { low: 87, high: 88 } }, true);
    expect(bm25).toMatchObject({
      note: '+12.5',
      points: [
        { series: 0, value: 75 },
        { series: 1, value: 87.5, low: 87, high: 88 },
      ],
    });
    expect(bm25?.text).toContain('Difference +12.5 points.');
    const rewrites = [ours(40, { group: 'raw' }), ours(39, { group: 'with_rewrites' })];
    expect(rewriteChart(rewrites, true)[0]?.note).toBe('−1.0');
    expect(filterChart([ours(40)], [ours(70)], true)[0]?.note).toBe('+30.0');
  });

  it('put every stratum in a row, with at most four systems', () => {
    const groups = ['doc_type=10-K', 'doc_type=10-Q'];
    const systems = ['bm25', 'tfidf', 'minisearch', 'dense', 'ce_dense'];
    const rows = groups.flatMap((group) => systems.map((system, i) => ours(i, { group, system })));
    const chart = strataChart(rows, true);
    expect(chart.series).toHaveLength(4);
    expect(chart.rows.map(({ label }) => label)).toEqual(['Form: 10-K', 'Form: 10-Q']);
  });
});

describe('groupLedger', () => {
  const rows = [
    ours(1, { published: 1, verdict: 'same' }),
    ours(2),
    row({ system: 'dense', published: 3, verdict: 'not-run' }),
    row({ published: 4, verdict: 'not-run' }),
  ];
  it('tells what is compared, what only we have, and what waits', () => {
    const { compared, further, published } = groupLedger(rows, true);
    expect([compared, further, published]).toEqual([[rows[0], rows[3]], [rows[1]], [rows[2]]]);
  });

  it('compares nothing across data sets', () => {
    const { compared, further, published } = groupLedger(rows, false);
    expect([compared, further, published]).toEqual([[], [rows[0], rows[1]], [rows[0], rows[2], rows[3]]]);
  });
});
