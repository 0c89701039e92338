import { ExplorerError } from '../errors';
import type { Measure, RankingMeasure } from './measure';
import { createMeasure, MEASURE_FAMILIES, misfit } from './registry';

export type MeasureParse =
  { readonly ok: true; readonly measure: Measure } | { readonly ok: false; readonly reason: string };

/** Optional regime, then a name, then an optional cutoff after `@`, or after `_` as trec_eval writes it. */
const MEASURE_NAME = /^(in-?rec(?:ord)?[._ ])?([a-z][a-z _-]*?)(?:[@_](\d+))?$/i;

/**
 * Reads a measure's name: the canonical one (`R@10`, `InRecord.nDCG@5`), trec_eval's (`recall_10`, `ndcg_cut_10`),
 * the release's (`inrec_mrr`, `hn_acc`) or a common one (`MRR`, `MAP`, `Recall@10`), in any case.
 * The canonical name is `measure.name`. An unreadable name is a value with the reason, never an exception.
 */
export function parseMeasure(text: string): MeasureParse {
  const match = MEASURE_NAME.exec(text.trim());
  const word = match?.[2]?.toLowerCase().replace(/[^a-z]/g, '') ?? '';
  const family = MEASURE_FAMILIES.find(
    (candidate) => candidate.symbol.toLowerCase() === word || candidate.aliases.includes(word),
  );
  if (family === undefined) {
    const known = MEASURE_FAMILIES.map(({ symbol, takesCutoff }) => (takesCutoff ? `${symbol}@k` : symbol)).join(', ');
    return {
      ok: false,
      reason: `“${text}” is no measure known here. Known: ${known}; InRecord. before a ranking measure.`,
    };
  }
  const cutoff = match?.[3] === undefined ? null : Number(match[3]);
  const regime = match?.[1] === undefined ? 'global' : 'in-record';
  const reason = misfit(family, cutoff, regime);
  return reason === null ? { ok: true, measure: createMeasure(family, cutoff, regime) } : { ok: false, reason };
}

/** Measures that were asked for: one object each, whose functions engines then compile once. */
const known = new Map<string, Measure>();

/**
 * The measure of a name that the caller vouches for.
 *
 * @throws ExplorerError `bad-parameter` with the parser's reason
 */
export function measureNamed(name: string): Measure {
  const measure = known.get(name);
  if (measure !== undefined) return measure;
  const parsed = parseMeasure(name);
  if (!parsed.ok) throw new ExplorerError('bad-parameter', parsed.reason);
  known.set(name, parsed.measure);
  return parsed.measure;
}

/**
 * As `measureNamed`, for ranking measures.
 *
 * @throws ExplorerError `bad-parameter` also where the name is a pairwise measure's
 */
export function rankingMeasureNamed(name: string): RankingMeasure {
  const measure = measureNamed(name);
  if (measure.kind !== 'ranking') throw new ExplorerError('bad-parameter', `${name} is no ranking measure.`);
  return measure;
}
