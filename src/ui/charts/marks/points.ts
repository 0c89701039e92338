import * as Plot from '@observablehq/plot';
import type { ScaleOptions } from '@observablehq/plot';
import { categoriesOf } from '../chart-spec';
import type { ChartAxis, ChartRow, DotChart, LineChart } from '../chart-spec';
import {
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
  tooltip,
  TURNED,
  turnedMargin,
} from '../frame';
import type { Frame, MarkPlot } from '../frame';
import { seriesStyle, symbolOf } from '../series-style';

/** More symbols than this on a line hide it. */
const SYMBOLS_ON_LINE = 30;

export function plotLines(chart: LineChart, frame: Frame): MarkPlot {
  const at = positions(chart);
  const { symbolsAt } = chart;
  return {
    ...surroundings(chart, frame),
    marks: [
      ...grids(chart, frame),
      ...bySeries(chart).flatMap((own, place) => {
        const rows = ascending(own, chart.x);
        const style = seriesStyle(place);
        const marked =
          symbolsAt === undefined
            ? rows.length <= SYMBOLS_ON_LINE
              ? rows
              : []
            : rows.filter((row) => symbolsAt.includes(numberAt(chart.x.field)(row)));
        return [
          Plot.line(rows, {
            ...at,
            stroke: style.colour,
            strokeWidth: 2,
            ...(style.dash === null ? {} : { strokeDasharray: style.dash }),
          }),
          Plot.dot(marked, { ...at, symbol: symbolOf(style), r: 4, fill: style.colour, stroke: 'var(--surface)' }),
        ];
      }),
      Plot.tip(chart.rows, Plot.pointer({ ...at, ...tooltip(chart) })),
    ],
  };
}

export function plotDots(chart: DotChart, frame: Frame): MarkPlot {
  const at = positions(chart);
  return {
    ...surroundings(chart, frame),
    marks: [
      ...grids(chart, frame),
      ...bySeries(chart).map((rows, place) => {
        const style = seriesStyle(place);
        const look = { symbol: symbolOf(style), r: 4, fill: style.colour, fillOpacity: 0.75, stroke: style.colour };
        return Plot.dot(rows, { ...at, ...look });
      }),
      Plot.tip(chart.rows, Plot.pointer({ ...at, ...tooltip(chart) })),
    ],
  };
}

function surroundings({ rows, x, y }: LineChart | DotChart, { width }: Frame): Omit<MarkPlot, 'marks'> {
  const across = x.kind === 'category' ? categoriesOf(rows, x) : [];
  const down = y.kind === 'category' ? categoriesOf(rows, y) : [];
  const marginLeft = y.kind === 'category' ? labelMargin(down, width) : numberMargin(y, rows);
  const turned = collide(across, (width - marginLeft) / Math.max(1, across.length));
  return {
    height: y.kind === 'category' ? down.length * 24 + 80 : Math.round(Math.min(400, Math.max(280, width * 0.45))),
    marginLeft,
    marginTop: 32,
    marginRight: 20,
    marginBottom: turned ? turnedMargin(across) : 44,
    x: {
      ...scaleOf(x, across),
      labelAnchor: 'center',
      labelOffset: turned ? turnedMargin(across) - 14 : 38,
      ...(turned ? { ...TURNED, tickFormat: categoryLabel(true) } : {}),
    },
    y: { ...scaleOf(y, down), ...(y.kind === 'category' ? { axis: null } : {}) },
  };
}

function scaleOf(axis: ChartAxis, names: readonly string[]): ScaleOptions {
  if (axis.kind === 'number') return numberScale(axis);
  return {
    type: 'point',
    domain: names,
    label: axis.label,
    labelArrow: 'none',
    padding: 0.5,
    tickFormat: categoryLabel(false),
  };
}

const positions = ({ x, y }: LineChart | DotChart) => ({ x: position(x), y: position(y) });
const position = (axis: ChartAxis) => (axis.kind === 'number' ? numberAt(axis.field) : categoryAt(axis));

/** Behind the points: a grid, and the labels of categories at the left, which wrap. */
const grids = ({ rows, x, y }: LineChart | DotChart, { width }: Frame) =>
  y.kind === 'number'
    ? [Plot.gridY(gridOf(y))]
    : [
        x.kind === 'number' ? Plot.gridX(gridOf(x)) : [],
        Plot.axisY({
          anchor: 'left',
          label: null,
          tickSize: 0,
          tickFormat: categoryLabel(false),
          lineWidth: lineWidth(labelMargin(categoriesOf(rows, y), width) - 12),
        }),
      ];

/** A line goes from left to right; categories keep the order of the rows. */
function ascending(rows: readonly ChartRow[], axis: ChartAxis): readonly ChartRow[] {
  if (axis.kind === 'category') return rows;
  const x = numberAt(axis.field);
  return rows.toSorted((a, b) => x(a) - x(b));
}
