import * as Plot from '@observablehq/plot';
import { categoriesOf } from '../chart-spec';
import type { HistogramChart } from '../chart-spec';
import {
  BASELINE,
  bySeries,
  categoryAt,
  FONT_SIZE,
  gridOf,
  numberAt,
  numberMargin,
  numberScale,
  tooltip,
} from '../frame';
import type { Frame, MarkPlot } from '../frame';
import { areaFill } from '../patterns';
import { seriesStyle } from '../series-style';

const PANEL_HEIGHT = 170;
const PANEL_TICKS = 4;

export function plotHistogram(chart: HistogramChart, frame: Frame): MarkPlot {
  const { panels } = chart;
  const names = panels === undefined ? [''] : categoriesOf(chart.rows, panels);
  const facet = panels === undefined ? {} : { fy: categoryAt(panels) };
  return {
    height: names.length * PANEL_HEIGHT + 100,
    marginLeft: numberMargin(chart.y, chart.rows),
    marginTop: panels === undefined ? 32 : 50,
    marginRight: 16,
    marginBottom: 44,
    x: { ...numberScale(chart.x), labelAnchor: 'center', labelOffset: 38 },
    y: { ...numberScale(chart.y), ticks: PANEL_TICKS },
    ...(panels === undefined ? {} : { fy: { domain: names, axis: null, padding: 0.2 } }),
    marks: [
      Plot.gridY(gridOf({ ticks: PANEL_TICKS })),
      ...bySeries(chart).map((rows, at) =>
        Plot.rectY(rows, {
          ...facet,
          x1: numberAt(chart.x.field),
          x2: numberAt(chart.x.to),
          y: numberAt(chart.y.field),
          fill: areaFill(at, frame.prefix),
          stroke: seriesStyle(at).colour,
          insetLeft: 1,
          insetRight: 1,
        }),
      ),
      Plot.ruleY([0], BASELINE),
      Plot.tip(
        chart.rows,
        Plot.pointerX({
          ...facet,
          x1: numberAt(chart.x.field),
          x2: numberAt(chart.x.to),
          y: numberAt(chart.y.field),
          ...tooltip(chart),
        }),
      ),
      panels === undefined
        ? []
        : Plot.text(names, {
            fy: (name: string) => name,
            text: (name: string) => name,
            frameAnchor: 'top-left',
            lineAnchor: 'bottom',
            dy: -6,
            fontSize: FONT_SIZE,
            fontWeight: 600,
          }),
    ],
  };
}
