import { ExplorerError } from '../../../core/errors';

/** A chart as a file of its own: nothing in it points outside, and its looks are attributes. */

const SVG = 'http://www.w3.org/2000/svg';
/** The page's typeface where it is installed, and what comes close elsewhere. */
const FONTS = "Inter, 'Helvetica Neue', Arial, sans-serif";
const PADDING = 16;
const TITLE_SIZE = 15;
const LEGEND_SIZE = 12;
const NOTE_SIZE = 9;
const LEGEND_LINE = 20;
const LEGEND_GAP = 20;
const SWATCH_WIDTH = 34;

export interface ChartOnPage {
  /** The drawing, in the document. */
  readonly svg: SVGSVGElement;
  /** The legend's entries: a swatch and a name each. */
  readonly legend: readonly Element[];
  readonly title: string;
  /** What a screen reader says instead of it. */
  readonly text: string;
  /** Where the figures come from; small, at the foot. */
  readonly notes: readonly string[];
}
export interface ComposedSvg {
  readonly text: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Puts title, legend, drawing and notes together, in the colours of the theme that is on. */
export function composeSvg({ svg, legend, title, text, notes }: ChartOnPage): ComposedSvg {
  const theme = getComputedStyle(document.documentElement);
  const token = (name: string): string => theme.getPropertyValue(name).trim();
  const chartWidth = svg.width.baseVal.value;
  const width = chartWidth + 2 * PADDING;
  const body: SVGElement[] = [];
  let top = PADDING;

  for (const line of wrap(title, chartWidth, `600 ${TITLE_SIZE}px ${FONTS}`)) {
    top += TITLE_SIZE + 3;
    body.push(label(line, PADDING, top, { 'font-size': TITLE_SIZE, 'font-weight': 600, fill: token('--ink') }));
  }
  top += 10;
  const keys = placeLegend(legend, chartWidth);
  for (const { entry, x, y } of keys.entries) body.push(...legendEntry(entry, PADDING + x, top + y, token('--ink')));
  top += keys.height;
  body.push(drawingAt(svg, PADDING, top));
  top += svg.height.baseVal.value + 6;
  for (const line of notes.flatMap((note) => wrap(note, chartWidth, `${NOTE_SIZE}px ${FONTS}`))) {
    top += NOTE_SIZE + 3;
    body.push(label(line, PADDING, top, { 'font-size': NOTE_SIZE, fill: token('--ink-3') }));
  }
  const height = Math.ceil(top + PADDING);

  const root = element('svg', { width, height, viewBox: `0 0 ${width} ${height}`, 'font-family': FONTS, role: 'img' });
  const background = element('rect', { width, height, fill: token('--surface') });
  root.append(named('title', title), named('desc', text), background, ...body);
  root.setAttribute('color', token('--ink-2'));
  makeLiteral(root, token);
  return { text: new XMLSerializer().serializeToString(root), width, height };
}

/** Where each entry of the legend goes, line by line. */
function placeLegend(legend: readonly Element[], width: number) {
  let x = 0;
  let y = 0;
  const entries = legend.map((entry) => {
    const needed = SWATCH_WIDTH + textWidth(entry.textContent.trim(), `${LEGEND_SIZE}px ${FONTS}`);
    if (x > 0 && x + needed > width) {
      x = 0;
      y += LEGEND_LINE;
    }
    const placed = { entry, x, y };
    x += needed + LEGEND_GAP;
    return placed;
  });
  return { entries, height: legend.length === 0 ? 0 : y + LEGEND_LINE + 6 };
}

function legendEntry(entry: Element, x: number, y: number, ink: string): SVGElement[] {
  const swatch = entry.querySelector('svg')?.cloneNode(true) as SVGSVGElement;
  // Svelte marks its places by comments.
  for (const node of [...swatch.childNodes]) if (node.nodeType === Node.COMMENT_NODE) node.remove();
  swatch.removeAttribute('class');
  swatch.setAttribute('x', String(x));
  swatch.setAttribute('y', String(y + 1));
  const name = entry.textContent.trim();
  return [swatch, label(name, x + SWATCH_WIDTH, y + 12, { 'font-size': LEGEND_SIZE, fill: ink })];
}

function drawingAt(svg: SVGSVGElement, x: number, y: number): SVGSVGElement {
  const drawing = svg.cloneNode(true) as SVGSVGElement;
  for (const tip of drawing.querySelectorAll('.chart-tip')) tip.remove();
  for (const name of ['class', 'role', 'aria-label', 'font-family']) drawing.removeAttribute(name);
  drawing.setAttribute('x', String(x));
  drawing.setAttribute('y', String(y));
  return drawing;
}

/** Tokens of the theme become colours: a file of its own knows none. */
function makeLiteral(root: SVGElement, token: (name: string) => string): void {
  for (const { attributes } of [root, ...root.querySelectorAll('*')]) {
    for (const attribute of attributes) {
      attribute.value = attribute.value
        .replace(/var\((--[\w-]+)\)/g, (_, name: string) => token(name))
        .replace(/^currentColor$/i, token('--ink-2'));
    }
  }
}

const label = (words: string, x: number, y: number, look: Readonly<Record<string, string | number>>): SVGElement => {
  const made = element('text', { x, y, ...look });
  made.textContent = words;
  return made;
};

function named(name: 'title' | 'desc', words: string): SVGElement {
  const made = element(name, {});
  made.textContent = words;
  return made;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** @param font as in CSS @returns pixels */
function textWidth(words: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new ExplorerError('unsupported', 'The browser gives no canvas to measure text with.');
  context.font = font;
  return context.measureText(words).width;
}

/** Lines of whole words, none wider than `width` unless a single word is. */
function wrap(words: string, width: number, font: string): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && textWidth(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
