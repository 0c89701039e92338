import type { LedgerRow, LedgerSection } from '../ledger';

/** One of the release's own sources, and what it says. */
export interface Statement {
  readonly source: string;
  readonly says: string;
}

/** A point on which the release disagrees with itself: shown where it matters, never smoothed over. */
export interface Disagreement {
  /** Stable, used in links. */
  readonly id: string;
  readonly title: string;
  readonly statements: readonly Statement[];
  /** What we go by, and why. */
  readonly followed: string;
  /** Ledger rows that it bears on: empty lists mean any; null means none, it bears on the data set. */
  readonly concerns: { readonly sections: readonly LedgerSection[]; readonly systems: readonly string[] } | null;
}

export const DISAGREEMENTS: readonly Disagreement[] = [
  {
    id: 'corpus-size',
    title: 'Size of the corpus',
    statements: [
      { source: 'One README of the release', says: '5,270 passages' },
      { source: 'Paper, results.json, summary.json', says: '5,230 passages' },
    ],
    followed: '5,230: it is what the deduplication rule gives and what every other source says.',
    concerns: { sections: ['size'], systems: [] },
  },
  {
    id: 'removal-counts',
    title: 'Records removed before release',
    statements: [
      { source: 'Paper', says: '52 for an outside source, 3 for synthetic content' },
      { source: 'repair_log.json', says: '51 for an outside source, 4 for synthetic content' },
    ],
    followed: 'The log, which names each record. No figure depends on it.',
    concerns: null,
  },
  {
    id: 'sparse-tokenizer',
    title: 'Tokens of the sparse baselines',
    statements: [
      { source: 'Paper, appendix J', says: 'lower-case, split on [^a-z0-9]+ for both' },
      {
        source: 'Release harness',
        says: 'BM25: \\w+ of the lower-cased text; TF-IDF: scikit-learn’s default, (?u)\\b\\w\\w+\\b',
      },
    ],
    followed: 'The harness: it made the published numbers. The paper’s tokenizer can be chosen, as a changed setting.',
    concerns: {
      sections: ['global', 'in-record', 'hard-random', 'strata', 'rewrites', 'filter'],
      systems: ['tfidf', 'bm25'],
    },
  },
  {
    id: 'score-precision',
    title: 'Precision of the ranked scores',
    statements: [
      { source: 'Release harness, first run', says: 'ranks float64 scores' },
      { source: 'Release harness, rerun from its cache', says: 'ranks the same scores rounded to float32' },
    ],
    followed:
      'float64. Rounding makes ties that float64 does not have, so a cached rerun can differ in the last digits.',
    concerns: { sections: ['global', 'in-record', 'hard-random', 'strata', 'rewrites', 'filter'], systems: [] },
  },
  {
    id: 'mpnet-length',
    title: 'Input length of all-mpnet-base-v2',
    statements: [
      { source: 'Paper, section 6.1', says: 'a uniform truncation at 512 tokens' },
      { source: 'Release harness', says: 'sets no length for this model, so that its own maximum of 384 tokens holds' },
    ],
    followed: '384, as the harness ran it. The cross-encoder over the dense top 20 inherits it.',
    concerns: { sections: [], systems: ['dense', 'ce_dense'] },
  },
  {
    id: 'ablations-file',
    title: 'Where the strata are',
    statements: [
      { source: 'Paper, section 7.4', says: 'the full stratified breakdown is in baselines/results/ablations.json' },
      { source: 'The file', says: 'the sizes of the strata only; the figures are in results.json' },
    ],
    followed: 'results.json.',
    concerns: { sections: ['strata'], systems: [] },
  },
  {
    id: 'unknown-doc-type',
    title: 'The form called Unknown',
    statements: [
      { source: 'Paper, caption of Table 15', says: 'speaks of a record whose form is Unknown' },
      { source: 'Paper, Table 15 itself, and summary.json', says: 'show 10-K and 10-Q only' },
    ],
    followed: 'The table: the released records are 1,048 of 10-K and 137 of 10-Q.',
    concerns: null,
  },
];

/** The disagreements that bear on a ledger row, in the order of the list. */
export function disagreementsOn(row: Pick<LedgerRow, 'section' | 'system'>): readonly Disagreement[] {
  return DISAGREEMENTS.filter(
    ({ concerns }) =>
      concerns !== null &&
      (concerns.sections.length === 0 || concerns.sections.includes(row.section)) &&
      (concerns.systems.length === 0 || concerns.systems.includes(row.system)),
  );
}
