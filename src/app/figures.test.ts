import { describe, expect, it, vi } from 'vitest';
import { ExplorerError } from '../core/errors';
import { DEFAULT_FIGURE, type FigureSpec } from '../core/sql/figure-spec';
import { IDLE } from './async';
import { Figures, type FigureTables } from './figures.svelte';

function figuresOver(systemsReady: () => Promise<void> = () => Promise.resolve()) {
  const figure = vi.fn((_: AbortSignal, spec: FigureSpec) => Promise.resolve({ sql: spec.figure, rows: [] }));
  const tables: FigureTables = {
    open: vi.fn(),
    cancel: vi.fn(),
    systemsReady,
    dataset: IDLE,
    systems: IDLE,
    engine: { figure },
  };
  return { figures: new Figures(tables, 'ds'), figure, tables };
}
const settled = (figures: Figures) =>
  vi.waitFor(() => {
    expect(figures.state.status).not.toBe('loading');
  });

describe('Figures', () => {
  it('opens the tables, computes a figure once, and tells strata apart', async () => {
    const { figures, figure, tables } = figuresOver();
    for (const spec of [
      DEFAULT_FIGURE,
      { ...DEFAULT_FIGURE, measure: 'RR' },
      { ...DEFAULT_FIGURE, figure: 'strata' as const },
      { ...DEFAULT_FIGURE, figure: 'strata' as const, measure: 'RR' },
    ]) {
      figures.show(spec);
      await settled(figures);
    }
    expect(tables.open).toHaveBeenCalledWith('ds');
    // Recall does not depend on a measure.
    expect(figure).toHaveBeenCalledTimes(3);
    expect(figures.state).toMatchObject({ status: 'ready', value: { spec: { figure: 'strata', measure: 'RR' } } });
  });

  it('is idle after a cancel, and shows a failure', async () => {
    const cancelled = figuresOver(() => Promise.reject(new ExplorerError('cancelled', 'Stopped.')));
    cancelled.figures.show(DEFAULT_FIGURE);
    await settled(cancelled.figures);
    expect(cancelled.figures.state).toEqual(IDLE);
    const failed = figuresOver(() => Promise.reject(new ExplorerError('worker-failed', 'No engine.')));
    failed.figures.show(DEFAULT_FIGURE);
    await settled(failed.figures);
    expect(failed.figures.state).toMatchObject({ status: 'failed', error: { message: 'No engine.' } });
  });
});
