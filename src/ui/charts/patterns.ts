import { patternOf, seriesStyle } from './series-style';

const SVG = 'http://www.w3.org/2000/svg';

/** The fill of a series' areas: a colour, or the pattern that {@link addPatterns} puts into the chart. */
export function areaFill(place: number, prefix: string): string {
  const style = seriesStyle(place);
  return patternOf(style) === null ? style.colour : `url(#${prefix}-${style.place})`;
}

/** @param prefix an id that is unique in the document */
export function addPatterns(svg: SVGSVGElement, count: number, prefix: string): void {
  const definitions = document.createElementNS(SVG, 'defs');
  for (let place = 0; place < count; place++) {
    const strokes = patternOf(seriesStyle(place));
    if (strokes !== null) definitions.append(pattern(`${prefix}-${place}`, strokes, seriesStyle(place).colour));
  }
  svg.prepend(definitions);
}

function pattern(id: string, strokes: string, colour: string): SVGElement {
  const tile = element('pattern', { id, width: '8', height: '8', patternUnits: 'userSpaceOnUse' });
  tile.append(
    element('rect', { width: '8', height: '8', fill: colour, 'fill-opacity': '0.28' }),
    element('path', { d: strokes, stroke: colour, 'stroke-width': '1.6', fill: 'none' }),
  );
  return tile;
}

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
