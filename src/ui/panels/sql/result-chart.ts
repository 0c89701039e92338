import type { ResultColumn, SqlCell } from '../../../app/sql-result.svelte';
import { categoryText, SERIES_LIMIT } from '../../charts/chart-spec';
import type { CategoryAxis, ChartAxis, ChartRow, ChartSpec, ChartValue, NumberAxis } from '../../charts/chart-spec';
import { columnKind } from './column-kind';

/** Charts that a result can be drawn as. */
export const RESULT_MARKS = ['bar', 'line', 'dot', 'heat'] as const;
export type ResultMark = (typeof RESULT_MARKS)[number];

/** Which columns a chart shows, by their places. */
export interface ChartChoice {
  readonly mark: ResultMark;
  readonly x: number;
  readonly y: number;
  /** Splits into series; of `heat`, the value of a cell. */
  readonly colour: number | null;
}

/** Rows of a result that a chart takes: more would be one blot. */
export const CHART_ROWS = 5000;
/** Bands that can still be told apart and labelled. */
const MOST_BANDS = 60;

export type ResultChart =
  | { readonly ok: true; readonly chart: ChartSpec; readonly title: string; readonly leftOut: number }
  | { readonly ok: false; readonly reason: string };

const isNumber = (column: ResultColumn | undefined): boolean =>
  column !== undefined && columnKind(column.type) === 'number';

/** A chart to begin with: categories against the first number, or the first two numbers. Null where there is no number. */
export function firstChoice(columns: readonly ResultColumn[]): ChartChoice | null {
  const numbers = [...columns.keys()].filter((i) => isNumber(columns[i]));
  const others = [...columns.keys()].filter((i) => !isNumber(columns[i]));
  const [first, second] = numbers;
  const [category, series = null] = others;
  if (first === undefined) return null;
  if (category !== undefined) return { mark: 'bar', x: category, y: first, colour: series };
  return second === undefined
    ? { mark: 'bar', x: first, y: first, colour: null }
    : { mark: 'dot', x: first, y: second, colour: null };
}

/** Draws up the chart of some rows, or says in words why the chosen columns make none. */
export function resultChart(
  columns: readonly ResultColumn[],
  cells: readonly (readonly SqlCell[])[],
  choice: ChartChoice,
): ResultChart {
  const chosen = [choice.x, choice.y, ...(choice.colour === null ? [] : [choice.colour])];
  const numeric = numberColumns(choice, columns);
  const wrong = numeric.find((i) => !isNumber(columns[i]));
  if (wrong !== undefined) {
    const name = columns[wrong]?.name ?? '';
    return { ok: false, reason: `“${name}” holds no numbers. ${NEEDS[choice.mark]}` };
  }
  if (choice.mark === 'heat' && choice.colour === null) return { ok: false, reason: NEEDS.heat };
  const all = cells.map((row): ChartRow =>
    Object.fromEntries(chosen.map((i) => [field(i), valueOf(row[i], columns[i])])),
  );
  const rows = all.filter((row) => numeric.every((i) => row[field(i)] !== null));
  const crowded = crowdedColumn(rows, choice, columns);
  if (crowded !== null) return { ok: false, reason: crowded };
  if (choice.mark === 'bar' && hasRepeats(rows, choice)) return { ok: false, reason: REPEATED };
  if (rows.length === 0) return { ok: false, reason: 'No row has a value in every chosen column.' };
  const [x, y] = [columns[choice.x]?.name ?? '', columns[choice.y]?.name ?? ''];
  return { ok: true, chart: specOf(columns, rows, choice), title: `${y} by ${x}`, leftOut: all.length - rows.length };
}

const NEEDS: Readonly<Record<ResultMark, string>> = {
  bar: 'Bars need a number as y.',
  line: 'A line needs a number as y.',
  dot: 'Choose another column.',
  heat: 'A heat map needs a number as the value of its cells.',
};

const REPEATED =
  'Several rows have the same x and colour, and bars would hide or add them up. Choose another colour, or GROUP BY in the query.';

function hasRepeats(rows: readonly ChartRow[], { x, colour }: ChartChoice): boolean {
  const bars = rows.map((row) => JSON.stringify([row[field(x)], colour === null ? null : row[field(colour)]]));
  return new Set(bars).size < rows.length;
}

const field = (column: number): string => `c${column}`;

/** Columns whose values must be numbers, and whose NULLs leave a row out. */
function numberColumns({ mark, x, y, colour }: ChartChoice, columns: readonly ResultColumn[]): readonly number[] {
  if (mark === 'heat') return colour === null ? [] : [colour];
  if (mark === 'bar') return [y];
  const axes = mark === 'line' ? [x] : [x, y];
  return [...(mark === 'line' ? [y] : []), ...axes.filter((i) => isNumber(columns[i]))];
}

function valueOf(cell: SqlCell | undefined, column: ResultColumn | undefined): ChartValue {
  if (cell === null || cell === undefined) return null;
  const text = typeof cell === 'string' ? cell : `${cell.start}…`;
  if (!isNumber(column)) return text;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

/** Says which column has more values than can be told apart, or null. */
function crowdedColumn(
  rows: readonly ChartRow[],
  { mark, x, y, colour }: ChartChoice,
  columns: readonly ResultColumn[],
): string | null {
  const distinct = (i: number) => new Set(rows.map((row) => categoryText(row[field(i)]))).size;
  const bands = mark === 'heat' ? [x, y] : mark === 'bar' ? [x] : [x, y].filter((i) => !isNumber(columns[i]));
  const wide = bands.find((i) => distinct(i) > MOST_BANDS);
  if (wide !== undefined) {
    return `“${columns[wide]?.name ?? ''}” has ${distinct(wide)} different values; an axis of bands shows at most ${MOST_BANDS}. Group or LIMIT in the query.`;
  }
  if (mark !== 'heat' && colour !== null && distinct(colour) > SERIES_LIMIT) {
    return `“${columns[colour]?.name ?? ''}” has ${distinct(colour)} different values; at most ${SERIES_LIMIT} series can be told apart.`;
  }
  return null;
}

function specOf(columns: readonly ResultColumn[], rows: readonly ChartRow[], choice: ChartChoice): ChartSpec {
  const { mark, x, y, colour } = choice;
  const named = (i: number) => ({ field: field(i), label: columns[i]?.name ?? '' });
  const category = (i: number): CategoryAxis => ({ kind: 'category', ...named(i) });
  const number = (i: number): NumberAxis => ({ kind: 'number', ...named(i) });
  const axis = (i: number): ChartAxis => (isNumber(columns[i]) ? number(i) : category(i));
  if (mark === 'heat') return { mark, rows, x: category(x), y: category(y), value: number(colour ?? y) };
  const series = colour === null ? {} : { series: named(colour) };
  if (mark === 'bar') return { mark, rows, x: category(x), y: number(y), ...series };
  if (mark === 'line') return { mark, rows, x: axis(x), y: number(y), ...series };
  return { mark, rows, x: axis(x), y: axis(y), ...series };
}
