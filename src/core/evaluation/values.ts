import type { Figure, Figures } from './suite';

/**
 * A measure's value for every query, as fractions 0–1, in the tie rule in force and in the worst and best order of tied
 * documents. The three may be one array where no tie can matter.
 */
export interface PerQueryValues {
  readonly value: Float64Array;
  readonly worst: Float64Array;
  readonly best: Float64Array;
}

/** Canonical measure name → values of every query. */
export type ValuesByMeasure = ReadonlyMap<string, PerQueryValues>;

/** Values that no order of tied documents can change. */
export function withoutInterval(values: Float64Array): PerQueryValues {
  return { value: values, worst: values, best: values };
}

/**
 * The plain mean over some queries, with its tie interval; null over none.
 *
 * @param rows places in the per-query arrays
 */
export function meanFigure(values: PerQueryValues, rows: Uint32Array): Figure | null {
  const n = rows.length;
  if (n === 0) return null;
  let value = 0;
  let worst = 0;
  let best = 0;
  for (let i = 0; i < n; i += 1) {
    const row = rows[i] ?? 0;
    value += values.value[row] ?? 0;
    worst += values.worst[row] ?? 0;
    best += values.best[row] ?? 0;
  }
  return { value: value / n, worst: worst / n, best: best / n, n };
}

/** Means of the named measures over some queries; empty over none, so that no figure is ever NaN. */
export function meanFigures(values: ValuesByMeasure, names: readonly string[], rows: Uint32Array): Figures {
  const figures: Record<string, Figure> = {};
  for (const name of names) {
    const perQuery = values.get(name);
    const figure = perQuery === undefined ? null : meanFigure(perQuery, rows);
    if (figure !== null) figures[name] = figure;
  }
  return figures;
}
