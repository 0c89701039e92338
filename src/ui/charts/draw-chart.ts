import * as Plot from '@observablehq/plot';
import { seriesOf } from './chart-spec';
import type { ChartSpec } from './chart-spec';
import { FONT_SIZE } from './frame';
import type { Frame, MarkPlot } from './frame';
import { plotBands } from './marks/bands';
import { plotHeat } from './marks/heat';
import { plotHistogram } from './marks/histogram';
import { plotDots, plotLines } from './marks/points';
import { addPatterns } from './patterns';

/** The class of every chart; its rules stand in Chart.svelte. */
const CLASS_NAME = 'chart-plot';

/**
 * Draws a chart with Observable Plot. The SVG carries no style element and no style attribute, so that the page's policy
 * (`style-src 'self'`) holds, and its colours are tokens, so that it follows a change of theme.
 *
 * @param label what a screen reader says instead of the drawing
 */
export function drawChart(chart: ChartSpec, frame: Frame, label: string): SVGSVGElement {
  const svg = Plot.plot({ ...plotOf(chart, frame), width: frame.width, className: CLASS_NAME, figure: false });
  if (!(svg instanceof SVGSVGElement)) throw new TypeError('Plot drew something other than an SVG.');
  // It has not been in the document, so that its style sheet was never looked at.
  for (const sheet of svg.querySelectorAll('style')) sheet.remove();
  // A drawing is one image; names of its groups are for us.
  for (const group of svg.querySelectorAll('g[aria-label]')) {
    group.setAttribute('data-mark', group.getAttribute('aria-label') ?? '');
    group.removeAttribute('aria-label');
  }
  svg.setAttribute('font-size', String(FONT_SIZE));
  svg.setAttribute('font-family', 'inherit');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  addPatterns(svg, seriesOf(chart).length, frame.prefix);
  return svg;
}

function plotOf(chart: ChartSpec, frame: Frame): MarkPlot {
  switch (chart.mark) {
    case 'bar':
    case 'interval':
      return plotBands(chart, frame);
    case 'histogram':
      return plotHistogram(chart, frame);
    case 'line':
      return plotLines(chart, frame);
    case 'dot':
      return plotDots(chart, frame);
    case 'heat':
      return plotHeat(chart, frame);
  }
}
