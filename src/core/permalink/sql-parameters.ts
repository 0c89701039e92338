import { LABEL_FIELDS } from '../dataset/record';
import { CROSSTAB_CELLS, CROSSTAB_FIELDS, CROSSTAB_SORTS, DEFAULT_CROSSTAB } from '../sql/crosstab-spec';
import { DEFAULT_FIGURE, FIGURE_NAMES } from '../sql/figure-spec';
import { filterPairs, LinkFault, optional, readFilter, readSwitch } from './parameters';
import type { PairReader, Pairs } from './parameters';
import type { CrosstabState, FiguresState, SqlState } from './view-state';

/** `none` stands for a layout without this field, since an absent one stands for the default. */
const FIELD_OR_NONE = [...CROSSTAB_FIELDS, 'none'] as const;

/** Systems and measures are names that the view looks up: the page's first script does without the measures. */
export function readCrosstab(reader: PairReader): CrosstabState {
  const columns = reader.choice('columns', FIELD_OR_NONE) ?? DEFAULT_CROSSTAB.columns;
  return {
    view: 'crosstab',
    rows: reader.choice('rows', CROSSTAB_FIELDS) ?? DEFAULT_CROSSTAB.rows,
    columns: columns === 'none' ? null : columns,
    multiples: reader.choice('multiples', CROSSTAB_FIELDS),
    cell: reader.choice('cell', CROSSTAB_CELLS) ?? DEFAULT_CROSSTAB.cell,
    system: reader.one('system') ?? DEFAULT_CROSSTAB.system,
    measure: reader.one('measure') ?? DEFAULT_CROSSTAB.measure,
    filter: readFilter(reader),
    sort: reader.choice('sort', CROSSTAB_SORTS) ?? 'label',
    hideEmpty: readSwitch(reader, 'hide-empty') ?? false,
  };
}

const unless = (value: string, usual: string): string | null => (value === usual ? null : value);

export function crosstabPairs(state: CrosstabState): Pairs {
  return [
    ...optional('rows', unless(state.rows, DEFAULT_CROSSTAB.rows)),
    ...optional('columns', unless(state.columns ?? 'none', DEFAULT_CROSSTAB.columns ?? 'none')),
    ...optional('multiples', state.multiples),
    ...optional('cell', unless(state.cell, DEFAULT_CROSSTAB.cell)),
    ...optional('system', unless(state.system, DEFAULT_CROSSTAB.system)),
    ...optional('measure', unless(state.measure, DEFAULT_CROSSTAB.measure)),
    ...optional('sort', unless(state.sort, 'label')),
    ...optional('hide-empty', state.hideEmpty ? 'on' : null),
    ...filterPairs(state.filter),
  ];
}

/** @throws {LinkFault} for a packed statement that is no base64url, or two statements */
export function readSql(reader: PairReader): SqlState {
  const sql = reader.one('sql');
  const text = reader.one('packed');
  if (text === null) return { view: 'sql', statement: { form: 'plain', sql: sql ?? '' } };
  if (sql !== null) throw new LinkFault('packed', 'stands beside another statement');
  if (!/^[A-Za-z0-9_-]+$/.test(text)) throw new LinkFault('packed', 'is no packed statement');
  return { view: 'sql', statement: { form: 'packed', text } };
}

export function sqlPairs({ statement }: SqlState): Pairs {
  if (statement.form === 'packed') return [['packed', statement.text]];
  return optional('sql', unless(statement.sql, ''));
}

export function readFigure(reader: PairReader): FiguresState {
  return {
    view: 'figures',
    figure: reader.choice('figure', FIGURE_NAMES) ?? DEFAULT_FIGURE.figure,
    measure: reader.one('measure') ?? DEFAULT_FIGURE.measure,
    field: reader.choice('field', LABEL_FIELDS) ?? DEFAULT_FIGURE.field,
  };
}

export function figurePairs(state: FiguresState): Pairs {
  return [
    ...optional('figure', unless(state.figure, DEFAULT_FIGURE.figure)),
    ...optional('measure', unless(state.measure, DEFAULT_FIGURE.measure)),
    ...optional('field', unless(state.field, DEFAULT_FIGURE.field)),
  ];
}
