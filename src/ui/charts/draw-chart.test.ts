// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { seriesOf } from './chart-spec';
import type { ChartMark, ChartRow, ChartSpec } from './chart-spec';
import { drawChart } from './draw-chart';

const HOSTILE = '<script>alert(1)</script> "\u202eabc" 🦆';
const rows: readonly ChartRow[] = ['a', HOSTILE].flatMap((group, i) =>
  [1, 2, 3].map((k) => ({ group, k, to: k + 1, band: `band ${k}`, value: (i + k) / 10, low: 0.05, high: 0.6 })),
);
const series = { field: 'group', label: 'Group' };
const k = { kind: 'number', field: 'k', label: 'k' } as const;
const value = { kind: 'number', field: 'value', label: 'Value', unit: '%', format: 'percent' } as const;
const band = { kind: 'category', field: 'band', label: 'Band' } as const;
const interval = { low: 'low', high: 'high' };

const CHARTS: Readonly<Record<ChartMark, ChartSpec>> = {
  bar: { mark: 'bar', rows, x: value, y: band, series, interval },
  interval: { mark: 'interval', rows, x: band, y: value, series, interval },
  histogram: {
    mark: 'histogram',
    rows,
    x: { ...k, to: 'to' },
    y: value,
    panels: { kind: 'category', field: 'group', label: 'Group' },
  },
  line: { mark: 'line', rows, x: { ...k, scale: 'log' }, y: value, series, symbolsAt: [1, 3] },
  dot: { mark: 'dot', rows, x: k, y: band, series },
  heat: { mark: 'heat', rows, x: band, y: { kind: 'category', field: 'group', label: 'Group' }, value },
};
const draw = (chart: ChartSpec): SVGSVGElement => drawChart(chart, { width: 600, prefix: 'p' }, 'In words');
const count = (svg: SVGSVGElement, selector: string): number => svg.querySelectorAll(selector).length;

describe.each(Object.entries(CHARTS))('a chart of mark %s', (_, chart) => {
  it('keeps the policy: no style sheet, no style attribute, nothing that runs', () => {
    const svg = draw(chart);
    expect(count(svg, 'style, [style], script, [href]')).toBe(0);
    expect(svg.getAttribute('aria-label')).toBe('In words');
    expect(count(svg, 'g[aria-label]')).toBe(0);
  });

  it('takes its colours from the theme', () => {
    const colours = [...draw(chart).querySelectorAll('[fill], [stroke]')].flatMap((node) =>
      ['fill', 'stroke'].flatMap((name) => node.getAttribute(name) ?? []),
    );
    const own = colours.filter((colour) => !/^(none|currentColor|var\(--[\w-]+\)|url\(#p-\d\))$/i.test(colour));
    expect(own).toEqual([]);
  });
});

describe('drawChart', () => {
  it('draws a bar and an interval for each row, and a pattern for the second series', () => {
    const svg = draw(CHARTS.bar);
    expect(count(svg, '[data-mark=bar] rect')).toBe(rows.length);
    expect(count(svg, 'pattern')).toBe(1);
  });

  it('marks only the places of a line that were asked for', () => {
    expect(count(draw(CHARTS.line), '[data-mark=dot] path')).toBe(4);
  });

  it('leaves out what is no number', () => {
    const gaps = rows.map((row, i) => (i === 0 ? { ...row, value: null } : row));
    expect(count(draw({ ...CHARTS.heat, rows: gaps }), '[data-mark=cell] rect')).toBe(rows.length - 1);
  });

  it('lists series as they come, and a missing one by name', () => {
    expect(seriesOf({ ...CHARTS.line, rows: [{ group: null, k: 1, value: 1 }, ...rows] })).toEqual([
      'NULL',
      'a',
      HOSTILE,
    ]);
  });
});
