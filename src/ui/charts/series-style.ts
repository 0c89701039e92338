import { SERIES_LIMIT } from './chart-spec';

/** Corners of a symbol around the origin, within a circle of radius 1; `null` is that circle. */
type Shape = readonly (readonly [number, number])[] | null;

const SHAPES: readonly Shape[] = [
  null,
  corners(4, 45, 1.3),
  corners(3, -90, 1.45),
  corners(4, 0, 1.4),
  corners(3, 90, 1.45),
  corners(6, 0, 1.1),
];
const DASHES = [null, '7 3', '2 3', '10 3 2 3', '5 2', '1 2'] as const;

function corners(count: number, turn: number, radius: number): Shape {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((turn + (360 * i) / count) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** How a series looks: colour is never the only sign. */
export interface SeriesStyle {
  /** A token of the theme: drawn charts follow a change of theme by themselves. */
  readonly colour: string;
  /** `stroke-dasharray`; null for a solid line. */
  readonly dash: string | null;
  /** The place of the series, for {@link symbolOf}, {@link symbolPath} and {@link patternOf}. */
  readonly place: number;
}

/** @param place of the series, from 0; beyond {@link SERIES_LIMIT} looks repeat */
export function seriesStyle(place: number): SeriesStyle {
  const at = place % SERIES_LIMIT;
  return { colour: `var(--chart-${at + 1})`, dash: DASHES[at] ?? null, place: at };
}

/** What Plot draws a symbol with: a part of CanvasPath. */
type SymbolContext = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>;

/** The series' symbol, for Plot; `size` is its area in square pixels. */
export function symbolOf({ place }: SeriesStyle): { draw(context: SymbolContext, size: number): void } {
  const shape = SHAPES[place] ?? null;
  return {
    draw(context, size) {
      const radius = Math.sqrt(size / Math.PI);
      if (shape === null) {
        context.moveTo(radius, 0);
        context.arc(0, 0, radius, 0, 2 * Math.PI);
        return;
      }
      shape.forEach(([x, y], i) => {
        if (i === 0) context.moveTo(radius * x, radius * y);
        else context.lineTo(radius * x, radius * y);
      });
      context.closePath();
    },
  };
}

/** The same symbol as the `d` of an SVG path around the origin. */
export function symbolPath({ place }: SeriesStyle, radius: number): string {
  const shape = SHAPES[place] ?? null;
  const size = (value: number): string => (radius * value).toFixed(2);
  if (shape === null)
    return `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`;
  return `M${shape.map(([x, y]) => `${size(x)} ${size(y)}`).join('L')}Z`;
}

/** Strokes of a tile of 8 × 8 that tell areas apart in print; the first series is solid. */
const PATTERNS: readonly (string | null)[] = [
  null,
  'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  'M0 2H8M0 6H8',
  'M-2 6L2 10M0 0L8 8M6 -2L10 2',
  'M2 0V8M6 0V8',
  'M0 0L8 8M8 0L0 8',
];

/** The strokes of the series' pattern; null where it is a solid area. */
export function patternOf({ place }: SeriesStyle): string | null {
  return PATTERNS[place] ?? null;
}
