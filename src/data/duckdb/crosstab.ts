import type { CrosstabCell, CrosstabField, CrosstabSpec } from '../../core/sql/crosstab-spec';
import {
  NO_INTERVALS,
  type CrosstabFigure,
  type CrosstabPart,
  type CrosstabTable,
} from '../../core/sql/crosstab-table';
import { crosstabValues, isOpenField, type OpenField } from '../../core/sql/crosstab-values';
import { crosstabSql, presentValuesSql, totalFlag } from '../sql/crosstab';
import type { Database } from './database';
import { select, type PlainTable, type PlainValue } from './select';

/** Computes a cross-tab: every figure and every total comes from one statement. */
export async function crosstab(database: Database, spec: CrosstabSpec): Promise<CrosstabTable> {
  const valuesOf = async (field: CrosstabField | null): Promise<readonly string[]> => {
    if (field === null) return [];
    const present = isOpenField(field) ? await presentValues(database, field) : [];
    return crosstabValues(field, present, spec.filter[field]);
  };
  const [rows, columns] = [await valuesOf(spec.rows), await valuesOf(spec.columns)];
  const multiples = spec.multiples === null ? [null] : await valuesOf(spec.multiples);
  const sql = crosstabSql(spec);
  const figures = new Figures(await select(database, sql), spec);
  const parts = multiples.map((multiple): CrosstabPart => ({
    multiple,
    cells: rows.map((row) => columns.map((column) => figures.at(multiple, row, column))),
    rowTotals: rows.map((row) => figures.at(multiple, row, null)),
    columnTotals: columns.map((column) => figures.at(multiple, null, column)),
    total: figures.at(multiple, null, null),
  }));
  return { rows, columns, parts, withoutNegatives: figures.withoutNegatives, sql };
}

/** What each field has, asked once: a database keeps its records as long as it lives. */
const PRESENT = new WeakMap<Database, Map<OpenField, readonly string[]>>();

async function presentValues(database: Database, field: OpenField): Promise<readonly string[]> {
  const known = PRESENT.get(database) ?? new Map<OpenField, readonly string[]>();
  PRESENT.set(database, known);
  const values = known.get(field) ?? (await select(database, presentValuesSql(field))).rows.flatMap(textsOf);
  known.set(field, values);
  return values;
}

const textsOf = (row: readonly PlainValue[]): readonly string[] => row.filter((value) => typeof value === 'string');

/** A place as a key: JSON tells null, a total, from every text. */
const placeKey = (multiple: string | null, row: string | null, column: string | null): string =>
  JSON.stringify([multiple, row, column]);

/** The statement's rows, found by their places. */
class Figures {
  readonly #figures = new Map<string, CrosstabFigure>();
  readonly #cell: CrosstabCell;
  /** Records that have a value on every axis but `negative_class`. */
  readonly withoutNegatives: number;

  constructor({ columns, rows }: PlainTable, { multiples, rows: rowField, columns: columnField, cell }: CrosstabSpec) {
    this.#cell = cell;
    let without = 0;
    for (const row of rows) {
      const at = (name: string): PlainValue => row[columns.indexOf(name)] ?? null;
      const isTotal = (field: CrosstabField | null): boolean => field === null || at(totalFlag(field)) === true;
      const text = (field: CrosstabField | null): string | null =>
        field === null || isTotal(field) ? null : (at(field) as string | null);
      const axes = [multiples, rowField, columnField];
      const unplaced = axes.filter((field) => field !== null && !isTotal(field) && at(field) === null);
      if (unplaced.length === 0) {
        this.#figures.set(placeKey(text(multiples), text(rowField), text(columnField)), figureOf(at, cell));
      } else if ([rowField, columnField].every((field) => isTotal(field) || unplaced.includes(field))) {
        without += Number(at('records'));
      }
    }
    this.withoutNegatives = without;
  }

  at(multiple: string | null, row: string | null, column: string | null): CrosstabFigure {
    const found = this.#figures.get(placeKey(multiple, row, column));
    if (found !== undefined) return found;
    const value = this.#cell.endsWith('share') ? this.#emptyShare(multiple, row, column) : 0;
    const isMean = this.#cell === 'mean';
    return { records: 0, value: isMean ? null : value, n: isMean ? 0 : null, ...NO_INTERVALS };
  }

  /** Nothing of something is 0; nothing of nothing is no share. */
  #emptyShare(multiple: string | null, row: string | null, column: string | null): number | null {
    const whole = placeKey(
      multiple,
      this.#cell === 'row-share' ? row : null,
      this.#cell === 'column-share' ? column : null,
    );
    return this.#figures.has(whole) ? 0 : null;
  }
}

const VALUE_COLUMN: Readonly<Record<CrosstabCell, string>> = {
  count: 'records',
  'row-share': 'share',
  'column-share': 'share',
  'total-share': 'share',
  mean: 'mean',
  negatives: 'negatives',
};

function figureOf(at: (name: string) => PlainValue, cell: CrosstabCell): CrosstabFigure {
  const number = (name: string): number | null => at(name) as number | null;
  const isMean = cell === 'mean';
  return {
    records: number('records') ?? 0,
    value: number(VALUE_COLUMN[cell]),
    n: isMean ? number('n') : null,
    ...(isMean
      ? { worst: number('worst'), best: number('best'), low: number('low'), high: number('high') }
      : NO_INTERVALS),
  };
}
