import * as Plot from '@observablehq/plot';
import { categoriesOf } from '../chart-spec';
import type { ChartRow, HeatChart } from '../chart-spec';
import {
  categoryAt,
  categoryLabel,
  collide,
  FONT_SIZE,
  labelMargin,
  lineWidth,
  numberAt,
  tooltip,
  TURNED,
  turnedMargin,
} from '../frame';
import type { Frame, MarkPlot } from '../frame';
import { cellText } from '../number-text';

/** The palest shade that can be told from no shade. */
const PALEST = 0.06;

export function plotHeat(chart: HeatChart, { width }: Frame): MarkPlot {
  const columns = categoriesOf(chart.rows, chart.x);
  const lines = categoriesOf(chart.rows, chart.y);
  const marginLeft = labelMargin(lines, width);
  const cell = (width - marginLeft - 12) / Math.max(1, columns.length);
  const turned = collide(columns, cell);
  const marginTop = turned ? turnedMargin(columns) - 28 : 32;
  const at = { x: categoryAt(chart.x), y: categoryAt(chart.y) };
  const value = numberAt(chart.value.field);
  const rows = chart.rows.filter((row) => !Number.isNaN(value(row)));
  const texts = rows.map((row) => cellText(chart.value, value(row)));
  return {
    height: lines.length * 30 + marginTop + 16,
    marginLeft,
    marginTop,
    marginRight: turned ? 44 : 12,
    marginBottom: 12,
    x: { type: 'band', domain: columns, axis: null, padding: 0.04 },
    y: { type: 'band', domain: lines, axis: null, padding: 0.06 },
    opacity: { type: 'identity' },
    marks: [
      Plot.axisX({
        anchor: 'top',
        label: null,
        tickSize: 0,
        tickFormat: categoryLabel(turned),
        ...(turned ? TURNED : {}),
      }),
      Plot.axisY({
        anchor: 'left',
        label: null,
        tickSize: 0,
        tickFormat: categoryLabel(false),
        lineWidth: lineWidth(marginLeft - 12),
      }),
      Plot.cell(rows, {
        ...at,
        fill: 'var(--chart-heat)',
        fillOpacity: shade(chart, rows),
        stroke: 'var(--line)',
      }),
      collide(texts, cell)
        ? []
        : Plot.text(rows, {
            ...at,
            text: (row: ChartRow) => cellText(chart.value, value(row)),
            fill: 'var(--ink)',
            fontSize: FONT_SIZE,
          }),
      Plot.tip(rows, Plot.pointer({ ...at, ...tooltip(chart) })),
    ],
  };
}

/** Ends of the shades: of the domain that was given, else from 0 (or the lowest value below it) to the highest. */
export function heatDomain({ rows, value }: HeatChart): readonly [number, number] {
  if (value.domain !== undefined) return value.domain;
  const values = rows.map(numberAt(value.field)).filter((number) => !Number.isNaN(number));
  return [Math.min(0, ...values), Math.max(0, ...values)];
}

function shade(chart: HeatChart, rows: readonly ChartRow[]): (row: ChartRow) => number {
  const [low, high] = heatDomain({ ...chart, rows });
  const value = numberAt(chart.value.field);
  return (row) => {
    const share = high > low ? (value(row) - low) / (high - low) : 0;
    return PALEST + (1 - PALEST) * Math.min(1, Math.max(0, share));
  };
}
