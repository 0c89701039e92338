import * as v from 'valibot';
import type { LedgerSection } from '../ledger';
import type { PublishedFigure, PublishedFigures, PublishedIssue, PublishedParse, PublishedSource } from './figures';
import { canonicalMeasure, sectionOf } from './release-keys';
import { EXTRA_RETRIEVERS_SCHEMA, RESULTS_SCHEMA, type ExtraRetrievers, type ReleaseResults } from './results-schema';

/** As many problems as a person will read. */
const MAX_ISSUES = 100;

type Place = Pick<PublishedFigure, 'section' | 'system' | 'group'>;

/**
 * Reads the contents of a `results.json` in the release's shape. Parts may be missing (only sparse models, no
 * `inrec_per_record`); what is there must be right, or the file is refused as a whole with every problem named.
 *
 * @param json the parsed file
 */
export function parsePublished(json: unknown, source: PublishedSource | null = null): PublishedParse {
  const parsed = v.safeParse(RESULTS_SCHEMA, json);
  if (!parsed.success) return { ok: false, issues: issuesOf(parsed.issues) };
  const results = parsed.output;
  const figures = [
    ...sizeFigures(results),
    ...modelFigures(results),
    ...strataFigures(results),
    ...rewriteFigures(results),
    ...filterFigures(results),
  ];
  if (figures.length === 0) {
    return {
      ok: false,
      issues: [{ path: '', reason: 'The file holds none of the figures of FinRank’s results.json.' }],
    };
  }
  return { ok: true, published: { source, figures, inRecordRR: results.inrec_per_record ?? {} } };
}

/** Reads the contents of an `extra_retrievers.json` (system → measures), to stand beside those of a `results.json`. */
export function parseExtraRetrievers(json: unknown, source: PublishedSource | null = null): PublishedParse {
  const parsed = v.safeParse(EXTRA_RETRIEVERS_SCHEMA, json);
  if (!parsed.success) return { ok: false, issues: issuesOf(parsed.issues) };
  const figures = Object.entries(parsed.output).flatMap(([system, entry]) => extraFigures(system, entry));
  return { ok: true, published: { source, figures, inRecordRR: {} } };
}

/** Two published columns as one, the second's figures behind the first's. */
export function joinPublished(first: PublishedFigures, second: PublishedFigures): PublishedFigures {
  return {
    source: first.source,
    figures: [...first.figures, ...second.figures],
    inRecordRR: { ...first.inRecordRR, ...second.inRecordRR },
  };
}

function issuesOf(issues: readonly v.BaseIssue<unknown>[]): PublishedIssue[] {
  return issues.slice(0, MAX_ISSUES).map((issue) => ({ path: v.getDotPath(issue) ?? '', reason: issue.message }));
}

/** The figures of one `{recall@10: …}` object; `null` says "not computable" and is no figure. */
function measureFigures(
  path: string,
  values: Readonly<Record<string, number | null>>,
  place: Partial<Place>,
): PublishedFigure[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const measure = canonicalMeasure(key);
    if (measure === null || value === null) return [];
    const section = place.section ?? sectionOf(measure);
    return { id: `${path}.${key}`, system: '', group: '', ...place, section, measure, unit: 'percent', value } as const;
  });
}

function countFigure(
  id: string,
  value: number | null | undefined,
  section: LedgerSection,
  measure: string,
  unit: PublishedFigure['unit'] = 'count',
): PublishedFigure[] {
  if (value === undefined || value === null) return [];
  return [{ id, section, system: section === 'filter' ? 'bm25' : '', measure, group: '', unit, value }];
}

function sizeFigures({ n_records, corpus_size }: ReleaseResults): PublishedFigure[] {
  return [
    ...countFigure('n_records', n_records, 'size', 'records'),
    ...countFigure('corpus_size', corpus_size, 'size', 'documents'),
  ];
}

function modelFigures({ models = {} }: ReleaseResults): PublishedFigure[] {
  return Object.entries(models).flatMap(([system, values]) => measureFigures(`models.${system}`, values, { system }));
}

function strataFigures({ strata = {} }: ReleaseResults): PublishedFigure[] {
  return Object.entries(strata).flatMap(([field, groups]) =>
    Object.entries(groups).flatMap(([value, systems]) =>
      Object.entries(systems).flatMap(([system, values]) => {
        const place: Place = { section: 'strata', system, group: `${field}=${value}` };
        return measureFigures(`strata.${field}.${value}.${system}`, values, place);
      }),
    ),
  );
}

function rewriteFigures({ query_rewrite = {} }: ReleaseResults): PublishedFigure[] {
  const { n, ...systems } = query_rewrite;
  return [
    ...countFigure('query_rewrite.n', n, 'rewrites', 'queries'),
    ...Object.entries(systems).flatMap(([system, conditions]) =>
      (['raw', 'with_rewrites'] as const).flatMap((group) => {
        const place: Place = { section: 'rewrites', system, group };
        return measureFigures(`query_rewrite.${system}.${group}`, conditions[group] ?? {}, place);
      }),
    ),
  ];
}

function filterFigures({ metadata_filtered: filter = {} }: ReleaseResults): PublishedFigure[] {
  const path = 'metadata_filtered';
  return [
    ...measureFigures(`${path}.bm25`, filter.bm25 ?? {}, { section: 'filter', system: 'bm25' }),
    ...countFigure(`${path}.hn_eliminated_pct`, filter.hn_eliminated_pct, 'filter', 'hn_eliminated', 'percent'),
    ...countFigure(`${path}.mean_candidates`, filter.mean_candidates, 'filter', 'mean_candidates', 'mean-count'),
    ...countFigure(
      `${path}.records_losing_any_gold`,
      filter.records_losing_any_gold,
      'filter',
      'records_losing_any_gold',
    ),
    ...countFigure(
      `${path}.records_losing_all_golds`,
      filter.records_losing_all_golds,
      'filter',
      'records_losing_all_golds',
    ),
  ];
}

function extraFigures(system: string, entry: ExtraRetrievers[string]): PublishedFigure[] {
  const { 'strata_recall@10': strata = {}, ...values } = entry;
  const path = `extra_retrievers.${system}`;
  const strataRows = Object.entries(strata).flatMap(([field, groups]) =>
    Object.entries(groups).map(([value, recall]) => ({
      id: `${path}.strata_recall@10.${field}.${value}`,
      section: 'strata' as const,
      system,
      measure: 'R@10',
      group: `${field}=${value}`,
      unit: 'percent' as const,
      value: recall,
    })),
  );
  return [...measureFigures(path, values, { system }), ...strataRows];
}
