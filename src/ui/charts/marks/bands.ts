import * as Plot from '@observablehq/plot';
import { categoriesOf, seriesOf } from '../chart-spec';
import type { BarChart, CategoryAxis, IntervalChart, NumberAxis } from '../chart-spec';
import {
  BASELINE,
  bySeries,
  categoryAt,
  categoryLabel,
  collide,
  gridOf,
  labelMargin,
  lineWidth,
  numberAt,
  numberMargin,
  numberScale,
  seriesAt,
  tooltip,
  TURNED,
  turnedMargin,
} from '../frame';
import type { Frame, MarkPlot } from '../frame';
import { areaFill } from '../patterns';
import { seriesStyle, symbolOf } from '../series-style';

/** Categories touch, so that the grid runs through; the room between them lies within each. */
const WITHIN_BAND = { paddingInner: 0.08, paddingOuter: 0.4 };
/** In pixels. */
const SYMBOL_RADIUS = 4.5;

/** Both marks that stand in bands: bars, and values with intervals. Categories are Plot's facets, series the bands in them. */
export function plotBands(chart: BarChart | IntervalChart, frame: Frame): MarkPlot {
  return chart.y.kind === 'category'
    ? lying(chart, chart.y, chart.x as NumberAxis, frame)
    : standing(chart, chart.x as CategoryAxis, chart.y, frame);
}

function lying(chart: BarChart | IntervalChart, categories: CategoryAxis, values: NumberAxis, frame: Frame): MarkPlot {
  const names = categoriesOf(chart.rows, categories);
  const series = seriesOf(chart);
  const marginLeft = labelMargin(names, frame.width);
  const band = series.length * (chart.mark === 'bar' ? 17 : 13) + 12;
  const place = { y: seriesAt(chart.series), fy: categoryAt(categories) };
  const value = numberAt(values.field);
  const { interval } = chart;
  return {
    height: names.length * band + 56,
    marginLeft,
    marginTop: 8,
    marginRight: 16,
    marginBottom: 44,
    x: { ...numberScale(values), labelAnchor: 'center', labelOffset: 38 },
    y: { domain: series, axis: null, ...WITHIN_BAND },
    fy: { domain: names, axis: null, padding: 0 },
    marks: [
      Plot.gridX(gridOf(values)),
      Plot.axisFy({
        anchor: 'left',
        label: null,
        tickSize: 0,
        tickFormat: categoryLabel(false),
        lineWidth: lineWidth(marginLeft - 12),
      }),
      ...bySeries(chart).flatMap((rows, at) => [
        chart.mark === 'bar'
          ? Plot.barX(rows, {
              ...place,
              x: value,
              fill: areaFill(at, frame.prefix),
              stroke: seriesStyle(at).colour,
            })
          : [],
        interval === undefined
          ? []
          : ruleLooks(chart, at).map((look) =>
              Plot.ruleY(rows, { ...place, x1: numberAt(interval.low), x2: numberAt(interval.high), ...look }),
            ),
        chart.mark === 'interval' ? Plot.dot(rows, { ...place, x: value, ...dotLook(at) }) : [],
      ]),
      chart.mark === 'bar' ? Plot.ruleX([0], BASELINE) : [],
      Plot.tip(chart.rows, Plot.pointer({ ...place, x: value, ...tooltip(chart) })),
    ],
  };
}

function standing(
  chart: BarChart | IntervalChart,
  categories: CategoryAxis,
  values: NumberAxis,
  frame: Frame,
): MarkPlot {
  const names = categoriesOf(chart.rows, categories);
  const series = seriesOf(chart);
  const place = { x: seriesAt(chart.series), fx: categoryAt(categories) };
  const value = numberAt(values.field);
  const { interval } = chart;
  const band = (frame.width - 64) / Math.max(1, names.length);
  const turned = collide(names, band);
  return {
    height: 320,
    marginLeft: numberMargin(values, chart.rows, interval === undefined ? [] : [interval.low, interval.high]),
    marginTop: 32,
    marginRight: 12,
    marginBottom: turned ? turnedMargin(names) : 54,
    y: numberScale(values),
    x: { domain: series, axis: null, ...WITHIN_BAND },
    fx: { domain: names, axis: null, padding: 0 },
    marks: [
      Plot.gridY(gridOf(values)),
      Plot.axisFx({
        anchor: 'bottom',
        label: categories.label,
        labelAnchor: 'center',
        labelArrow: 'none',
        labelOffset: turned ? turnedMargin(names) - 14 : 40,
        tickSize: 0,
        tickFormat: categoryLabel(turned),
        ...(turned ? TURNED : {}),
      }),
      ...bySeries(chart).flatMap((rows, at) => [
        chart.mark === 'bar'
          ? Plot.barY(rows, {
              ...place,
              y: value,
              fill: areaFill(at, frame.prefix),
              stroke: seriesStyle(at).colour,
            })
          : [],
        interval === undefined
          ? []
          : ruleLooks(chart, at).map((look) =>
              Plot.ruleX(rows, { ...place, y1: numberAt(interval.low), y2: numberAt(interval.high), ...look }),
            ),
        chart.mark === 'interval' ? Plot.dot(rows, { ...place, y: value, ...dotLook(at) }) : [],
      ]),
      chart.mark === 'bar' ? Plot.ruleY([0], BASELINE) : [],
      Plot.tip(chart.rows, Plot.pointer({ ...place, y: value, ...tooltip(chart) })),
    ],
  };
}

/** On a bar the interval takes the text's colour with a rim of the paper's, to be seen on any fill. */
function ruleLooks({ mark }: BarChart | IntervalChart, at: number) {
  if (mark === 'interval') return [{ stroke: seriesStyle(at).colour, strokeWidth: 2 }];
  return [
    { stroke: 'var(--surface)', strokeWidth: 4.5 },
    { stroke: 'var(--ink)', strokeWidth: 1.75 },
  ];
}

function dotLook(at: number) {
  const style = seriesStyle(at);
  return { symbol: symbolOf(style), r: SYMBOL_RADIUS, fill: style.colour, stroke: 'var(--surface)' };
}
