import { describe, expect, it } from 'vitest';
import { describeShared, readSharedJson } from '../../../tests/shared';
import { toResultsJson } from '../formats/results-json';
import { PUBLISHED_BM25 } from '../retrieval/run';
import { buildLedger, stratumRows, summariseLedger } from './build-ledger';
import { datasetMismatch } from './comparability';
import { compareInRecord } from './in-record-comparison';
import type { LedgerRow } from './ledger';
import type { PublishedFigures } from './published/figures';
import { publishedFinRank } from './published/finrank';
import { parsePublished } from './published/parse-published';
import type { Figure, SuiteResult, SystemResult } from './suite';

const figure = (value: number, worst = value, best = value): Figure => ({ value, worst, best, n: 4 });

const SYSTEM: SystemResult = {
  spec: PUBLISHED_BM25,
  global: { 'R@10': figure(0.5, 0.4, 0.6), RR: figure(0.25), 'P@1': figure(0.2) },
  inRecord: { 'InRecord.RR': figure(0.75), PairAcc: figure(0.7), RandAcc: figure(0.9) },
  inRecordRR: [1, 0.5, null, 1],
  randomBySeed: [{ seed: 42, randAcc: 0.9 }],
  strata: { doc_type: { '10-K': { 'R@10': figure(0.5) } }, ticker: { F: { 'R@10': figure(0.5) } } },
  rewrites: { raw: { RR: figure(0.1) }, withRewrites: { RR: figure(0.2) } },
};
const SUITE: SuiteResult = {
  spec: {
    systems: [PUBLISHED_BM25],
    tieRule: 'corpus-order',
    seed: 42,
    premiumSeeds: [],
    part: null,
    overlaps: 'include',
  },
  datasetId: 'd',
  queries: 4,
  documents: 9,
  queriesWithRewrites: 2,
  queriesWithoutGold: 0,
  queriesWithoutHardNegatives: 1,
  randomUnavailable: null,
  systems: { bm25: SYSTEM },
  filtered: {
    figures: { RR: figure(0.3) },
    hnEliminated: 0.9,
    meanCandidates: 2.5,
    recordsLosingAnyGold: 1,
    recordsLosingAllGolds: 0,
  },
};

function published(json: unknown): PublishedFigures {
  const parse = parsePublished(json);
  if (!parse.ok) throw new Error(JSON.stringify(parse.issues));
  return parse.published;
}

function rowOf(
  json: unknown,
  id: string,
  suite: SuiteResult | null = SUITE,
  mismatch: string | null = null,
): LedgerRow {
  const row = buildLedger(published(json), suite, { mismatch }).find((candidate) => candidate.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
}

const bm25 = (key: string, value: number) => ({ models: { bm25: { [key]: value } } });

describe('verdicts', () => {
  it.each([
    ['same', 50],
    ['same', 50 + 9e-8],
    ['inside-tie-interval', 50 + 1.1e-7],
    ['inside-tie-interval', 40],
    ['inside-tie-interval', 60 + 9e-8],
    ['differs', 60 + 1.1e-7],
    ['differs', 39.9],
  ])('%s for a published R@10 of %d %% beside 50 %% in [40, 60]', (verdict, value) => {
    expect(rowOf(bm25('recall@10', value), 'models.bm25.recall@10')).toMatchObject({
      verdict,
      published: value,
      ours: 50,
      worst: 40,
      best: 60,
      n: 4,
      reason: '',
    });
  });

  it('gives the strata of any other label on request, without a verdict on them', () => {
    expect(stratumRows(SUITE, 'ticker')).toEqual([
      expect.objectContaining({
        id: 'strata.ticker.F.bm25.recall@10',
        group: 'ticker=F',
        ours: 50,
        n: 4,
        published: null,
      }),
    ]);
    expect(stratumRows(SUITE, 'topic')).toEqual([]);
  });

  it('compares counts exactly, and mean counts within the tolerance', () => {
    expect(rowOf({ corpus_size: 9 }, 'corpus_size')).toMatchObject({ verdict: 'same', section: 'size' });
    expect(rowOf({ n_records: 5 }, 'n_records')).toMatchObject({ verdict: 'differs', published: 5, ours: 4 });
    const filter = { metadata_filtered: { mean_candidates: 2.5, records_losing_any_gold: 2, hn_eliminated_pct: 90 } };
    expect(rowOf(filter, 'metadata_filtered.mean_candidates').verdict).toBe('same');
    expect(rowOf(filter, 'metadata_filtered.records_losing_any_gold').verdict).toBe('differs');
    expect(rowOf(filter, 'metadata_filtered.hn_eliminated_pct').verdict).toBe('same');
  });

  it('does not compare across data sets, parts, parameters, seeds and overlap rules, and says why', () => {
    const row = (key: string, spec: Partial<SuiteResult['spec']>) =>
      rowOf(bm25(key, 50), `models.bm25.${key}`, { ...SUITE, spec: { ...SUITE.spec, ...spec } });
    expect(rowOf(bm25('mrr', 25), 'models.bm25.mrr', SUITE, 'Another data set.')).toMatchObject({
      verdict: 'not-comparable',
      reason: 'Another data set.',
    });
    expect(row('mrr', { part: 'ticker/test' }).reason).toContain('ticker/test');
    expect(row('mrr', { systems: [{ ...PUBLISHED_BM25, k1: 1.2 }] }).reason).toBe(
      'Not the published setting: k1 1.2 (published 1.5).',
    );
    expect(row('rand_acc', { seed: 7 }).reason).toContain('seed 7');
    expect(row('rand_acc', { overlaps: 'exclude' }).reason).toBe('');
    expect(row('hn_acc', { overlaps: 'exclude' }).reason).toContain('gold elsewhere');
    expect(row('inrec_mrr', { overlaps: 'exclude' }).verdict).toBe('not-comparable');
    expect(row('mrr', { overlaps: 'exclude', seed: 7 }).verdict).toBe('differs');
  });

  it('a part leaves the size of the corpus comparable, changed parameters the counts of the filter', () => {
    const part = { ...SUITE, spec: { ...SUITE.spec, part: 'ticker/test' } };
    expect(rowOf({ corpus_size: 9 }, 'corpus_size', part).verdict).toBe('same');
    expect(rowOf({ n_records: 4 }, 'n_records', part).verdict).toBe('not-comparable');
    const changed = { ...SUITE, spec: { ...SUITE.spec, systems: [{ ...PUBLISHED_BM25, b: 0 }] } };
    expect(
      rowOf({ metadata_filtered: { mean_candidates: 2.5 } }, 'metadata_filtered.mean_candidates', changed).verdict,
    ).toBe('same');
  });

  it('says what was not run, not computed, or cannot be', () => {
    const dense = { models: { dense: { mrr: 22 }, tfidf: { mrr: 24 } } };
    expect(rowOf(dense, 'models.dense.mrr')).toMatchObject({
      verdict: 'not-run',
      reason: 'Published; not run in this tab.',
    });
    expect(rowOf(dense, 'models.tfidf.mrr').reason).toContain('not among those that ran');
    expect(rowOf(dense, 'models.tfidf.mrr', null)).toMatchObject({ verdict: 'not-run', reason: 'Not computed yet.' });
    const none = { ...SUITE, randomUnavailable: 'too few', systems: { bm25: { ...SYSTEM, inRecord: {} } } };
    expect(rowOf(bm25('rand_acc', 90), 'models.bm25.rand_acc', none)).toMatchObject({
      verdict: 'not-comparable',
      reason: 'too few',
      ours: null,
    });
    const stratum = { strata: { doc_type: { '10-Q': { bm25: { mrr: 1 } } } } };
    expect(rowOf(stratum, 'strata.doc_type.10-Q.bm25.mrr').reason).toContain('doc_type=10-Q');
  });
});

describe('rows', () => {
  it('stand by section, published first, with figures of our own behind', () => {
    const rows = buildLedger(published(bm25('mrr', 25)), SUITE, { mismatch: null });
    expect(rows.map(({ section }) => section)).toEqual(
      [...rows].map(({ section }) => section).sort((a, b) => order(a) - order(b)),
    );
    expect(rows.filter(({ section }) => section === 'global').map(({ id }) => id)).toEqual([
      'models.bm25.mrr',
      'models.bm25.recall@10',
      'models.bm25.P@1',
    ]);
    expect(rows.find(({ id }) => id === 'models.bm25.P@1')).toMatchObject({
      published: null,
      verdict: 'not-comparable',
    });
    // Only the harness's four labels have a place in results.json.
    expect(rows.some(({ id }) => id.startsWith('strata.ticker'))).toBe(false);
  });

  const order = (section: string): number =>
    ['size', 'global', 'in-record', 'hard-random', 'strata', 'rewrites', 'filter'].indexOf(section);

  it('are all there for FinRank before anything is computed', () => {
    const rows = buildLedger(publishedFinRank(), null, { mismatch: null });
    expect(rows).toHaveLength(publishedFinRank().figures.length);
    expect(summariseLedger(rows)).toMatchObject({ checked: 0, verdicts: { 'not-run': rows.length } });
  });

  it('without a published column are ours alone, without a verdict', () => {
    const rows = buildLedger(null, SUITE, { mismatch: null });
    expect(rows.every(({ verdict, published: value }) => verdict === 'not-comparable' && value === null)).toBe(true);
    expect(summariseLedger(rows).checked).toBe(0);
  });

  it('hold every figure of our own results.json against itself as the same', () => {
    const rows = buildLedger(published(toResultsJson(SUITE)), SUITE, { mismatch: null });
    const compared = rows.filter(({ published: value }) => value !== null);
    expect(new Set(compared.map(({ verdict }) => verdict))).toEqual(new Set(['same']));
    expect(compared.length).toBe(summariseLedger(rows).checked);
    expect(compared.map(({ id }) => id)).toContain('inrec_per_record.bm25');
  });
});

describe('in-record values of single records', () => {
  const perRecord = (values: readonly (number | null)[]) =>
    published({ ...bm25('mrr', 1), inrec_per_record: { bm25: values } });

  it('are compared one by one, null with null', () => {
    expect(compareInRecord(perRecord([1, 0.5, null, 1]), SUITE, null)[0]).toMatchObject({
      records: 4,
      differences: [],
    });
    expect(compareInRecord(perRecord([1, 0.5, 1, 0.5]), SUITE, null)[0]?.differences).toEqual([
      { query: 2, published: 1, ours: null },
      { query: 3, published: 0.5, ours: 1 },
    ]);
    expect(buildLedger(perRecord([1, 0.5, null, 0.5]), SUITE, { mismatch: null })).toContainEqual(
      expect.objectContaining({ id: 'inrec_per_record.bm25', verdict: 'differs', published: 4, ours: 3 }),
    );
  });

  it('hold for a part too, but not for another file, other parameters or other hard negatives', () => {
    const reasonOf = (spec: Partial<SuiteResult['spec']>, values = [1, 0.5, null, 1]) =>
      compareInRecord(perRecord(values), { ...SUITE, spec: { ...SUITE.spec, ...spec } }, null)[0]?.reason;
    expect(reasonOf({ part: 'ticker/test' })).toBeNull();
    expect(reasonOf({ systems: [{ ...PUBLISHED_BM25, k1: 2 }] })).toContain('k1 2');
    expect(reasonOf({ overlaps: 'exclude' })).toContain('gold elsewhere');
    expect(reasonOf({}, [1])).toContain('1 records');
    expect(compareInRecord(perRecord([1, 0.5, null, 1]), SUITE, 'Another data set.')[0]?.reason).toBe(
      'Another data set.',
    );
  });

  it('are passed over for systems that did not run', () => {
    const other = published({ ...bm25('mrr', 1), inrec_per_record: { dense: [1] } });
    expect(compareInRecord(other, SUITE, null)).toEqual([]);
  });
});

describe('datasetMismatch', () => {
  it('lets FinRank’s figures speak of FinRank only, and brought ones of whatever is open', () => {
    const finrank = publishedFinRank();
    expect(datasetMismatch('finrank', finrank)).toBeNull();
    expect(datasetMismatch('synthetic-sample', finrank)).toContain('synthetic sample');
    expect(datasetMismatch('own-file', finrank)).toContain('not the pinned FinRank release');
    expect(datasetMismatch('own-file', published(bm25('mrr', 1)))).toBeNull();
  });
});

describeShared('the release’s own results.json', () => {
  it('gives 104 sparse figures to check, and the in-record values of two systems', () => {
    const release = published(readSharedJson('finrank-release', 'results.json'));
    const sparse = release.figures.filter(({ system }) => ['', 'tfidf', 'bm25'].includes(system));
    expect(sparse).toHaveLength(2 + 2 * 10 + 2 * 10 * 3 + 1 + 2 * 2 * 3 + 5 + 4);
    expect(Object.keys(release.inRecordRR)).toEqual(expect.arrayContaining(['tfidf', 'bm25']));
  });
});
