import {
  BREAKDOWN_MEASURES,
  FILTER_MEASURES,
  IN_RECORD_MEASURES,
  POOL_MEASURES,
  RANDOM_MEASURE,
} from '../evaluation/protocol-measures';
import { releaseKey, RELEASE_STRATA } from '../evaluation/published/release-keys';
import type { Figure, Figures, SuiteResult, SystemResult } from '../evaluation/suite';

type Percents = Readonly<Record<string, number | null>>;
type Order = 'value' | 'worst' | 'best';

/** The release's `results.json`, key for key, in percent; null for a figure that is not computable. */
export interface ResultsJson {
  readonly n_records: number;
  readonly corpus_size: number;
  readonly models: Readonly<Record<string, Percents>>;
  readonly strata: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Percents>>>>>>;
  readonly inrec_per_record: Readonly<Record<string, readonly (number | null)[]>>;
  readonly query_rewrite: Readonly<Record<string, unknown>> & { readonly n: number };
  readonly metadata_filtered: Readonly<Record<string, unknown>>;
}

/** `results.json` and, beside the release's keys, both ends of the tie interval of the global measures. */
export interface ReproducedJson extends ResultsJson {
  readonly ties: Readonly<Record<'worst' | 'best', Readonly<Record<string, Percents>>>>;
}

const CANDIDATE_MEASURES = [...IN_RECORD_MEASURES, RANDOM_MEASURE];

/** A suite in the shape of the release's `results.json`, figures in the suite's own tie rule. */
export function toResultsJson(suite: SuiteResult): ReproducedJson {
  const bySystem = <T>(value: (system: SystemResult) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(suite.systems).map(([name, system]) => [name, value(system)]));
  const globalAt = (order: Order) => bySystem(({ global }) => percents(global, POOL_MEASURES, order));
  return {
    n_records: suite.queries,
    corpus_size: suite.documents,
    models: bySystem(({ global, inRecord }) => ({
      ...percents(global, POOL_MEASURES),
      ...percents(inRecord, CANDIDATE_MEASURES),
    })),
    strata: strata(suite),
    inrec_per_record: bySystem(({ inRecordRR }) => inRecordRR),
    query_rewrite: {
      n: suite.queriesWithRewrites,
      ...bySystem(({ rewrites }) => ({
        raw: percents(rewrites?.raw ?? {}, BREAKDOWN_MEASURES),
        with_rewrites: percents(rewrites?.withRewrites ?? {}, BREAKDOWN_MEASURES),
      })),
    },
    metadata_filtered: filtered(suite),
    ties: { worst: globalAt('worst'), best: globalAt('best') },
  };
}

function percents(figures: Figures, names: readonly string[], order: Order = 'value'): Percents {
  const percent = (figure: Figure | undefined): number | null => (figure === undefined ? null : 100 * figure[order]);
  return Object.fromEntries(names.map((name) => [releaseKey(name), percent(figures[name])]));
}

/** Field → stratum → system → figures; the suite has the system outermost. */
function strata({ systems }: SuiteResult): ResultsJson['strata'] {
  const fields = RELEASE_STRATA.map((field) => {
    // Keyed by labels of a file, which may be called `constructor`: a map, and own properties made of it.
    const groups = new Map<string, [string, Percents][]>();
    for (const [name, system] of Object.entries(systems)) {
      for (const [group, figures] of Object.entries(system.strata[field] ?? {})) {
        const entry: [string, Percents] = [name, percents(figures, BREAKDOWN_MEASURES)];
        groups.set(group, [...(groups.get(group) ?? []), entry]);
      }
    }
    return [field, Object.fromEntries(Array.from(groups, ([group, own]) => [group, Object.fromEntries(own)]))] as const;
  });
  return Object.fromEntries(fields);
}

function filtered({ filtered: filter }: SuiteResult): Record<string, unknown> {
  if (filter === null) return {};
  return {
    bm25: percents(filter.figures, FILTER_MEASURES),
    hn_eliminated_pct: filter.hnEliminated === null ? null : 100 * filter.hnEliminated,
    mean_candidates: filter.meanCandidates,
    records_losing_any_gold: filter.recordsLosingAnyGold,
    records_losing_all_golds: filter.recordsLosingAllGolds,
  };
}
