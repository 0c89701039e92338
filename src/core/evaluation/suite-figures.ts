import type { LabelField } from '../dataset/record';
import type { LedgerSection } from './ledger';
import type { PublishedFigure } from './published/figures';
import { releaseKey, RELEASE_STRATA, sectionOf } from './published/release-keys';
import type { Figures, SuiteResult, SystemResult } from './suite';

/** One figure of ours under the path that the release's `results.json` gives it, in the unit in which it is published. */
export interface SuiteFigure extends PublishedFigure {
  readonly worst: number;
  readonly best: number;
  /** Queries that it is the mean over; null for a count. */
  readonly n: number | null;
}

type Place = Pick<SuiteFigure, 'system' | 'group'> & { readonly section?: LedgerSection };

/** Every figure of a suite that has a place in `results.json`, and the further measures beside them under their own names. */
export function suiteFigures(suite: SuiteResult): SuiteFigure[] {
  const systems = Object.entries(suite.systems);
  return [
    countFigure('n_records', 'size', 'records', suite.queries),
    countFigure('corpus_size', 'size', 'documents', suite.documents),
    ...systems.flatMap(([name, system]) => modelFigures(name, system)),
    ...RELEASE_STRATA.flatMap((field) => stratumFigures(suite, field)),
    countFigure('query_rewrite.n', 'rewrites', 'queries', suite.queriesWithRewrites),
    ...systems.flatMap(([name, system]) => rewriteFigures(name, system)),
    ...filterFigures(suite),
  ];
}

/** The figures of a suite by the strata of one label, published or not, under the paths that such figures have. */
export function stratumFigures({ systems }: SuiteResult, field: LabelField): SuiteFigure[] {
  return Object.entries(systems).flatMap(([system, { strata }]) =>
    Object.entries(strata[field] ?? {}).flatMap(([value, figures]) => {
      const place = { section: 'strata', system, group: `${field}=${value}` } as const;
      return percentFigures(`strata.${field}.${value}.${system}`, figures, place);
    }),
  );
}

function percentFigures(path: string, figures: Figures, place: Place): SuiteFigure[] {
  return Object.entries(figures).map(([measure, { value, worst, best, n }]) => ({
    ...place,
    id: `${path}.${releaseKey(measure)}`,
    section: place.section ?? sectionOf(measure),
    measure,
    unit: 'percent',
    value: 100 * value,
    worst: 100 * worst,
    best: 100 * best,
    n,
  }));
}

function countFigure(
  id: string,
  section: LedgerSection,
  measure: string,
  value: number,
  unit: SuiteFigure['unit'] = 'count',
): SuiteFigure {
  const system = section === 'filter' ? 'bm25' : '';
  return { id, section, system, measure, group: '', unit, value, worst: value, best: value, n: null };
}

function modelFigures(system: string, result: SystemResult): SuiteFigure[] {
  const place = { system, group: '' };
  return [
    ...percentFigures(`models.${system}`, result.global, place),
    ...percentFigures(`models.${system}`, result.inRecord, place),
  ];
}

function rewriteFigures(system: string, { rewrites }: SystemResult): SuiteFigure[] {
  if (rewrites === null) return [];
  const path = `query_rewrite.${system}`;
  return [
    ...percentFigures(`${path}.raw`, rewrites.raw, { section: 'rewrites', system, group: 'raw' }),
    ...percentFigures(`${path}.with_rewrites`, rewrites.withRewrites, {
      section: 'rewrites',
      system,
      group: 'with_rewrites',
    }),
  ];
}

function filterFigures({ filtered }: SuiteResult): SuiteFigure[] {
  if (filtered === null) return [];
  const path = 'metadata_filtered';
  const { hnEliminated } = filtered;
  return [
    ...percentFigures(`${path}.bm25`, filtered.figures, { section: 'filter', system: 'bm25', group: '' }),
    ...(hnEliminated === null
      ? []
      : [countFigure(`${path}.hn_eliminated_pct`, 'filter', 'hn_eliminated', 100 * hnEliminated, 'percent')]),
    countFigure(`${path}.mean_candidates`, 'filter', 'mean_candidates', filtered.meanCandidates, 'mean-count'),
    countFigure(`${path}.records_losing_any_gold`, 'filter', 'records_losing_any_gold', filtered.recordsLosingAnyGold),
    countFigure(
      `${path}.records_losing_all_golds`,
      'filter',
      'records_losing_all_golds',
      filtered.recordsLosingAllGolds,
    ),
  ];
}
