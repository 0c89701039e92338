import { describe, expect, it } from 'vitest';
import { describeShared, readSharedJson } from '../../../../tests/shared';
import { TARGET_SHARES } from '../../dataset/targets';
import {
  PUBLISHED_HARD_NEGATIVE_CLASSES,
  PUBLISHED_LABEL_COUNTS,
  PUBLISHED_OVERLAPS,
  PUBLISHED_SPLIT_SIZES,
} from './composition';
import { DISAGREEMENTS, disagreementsOn } from './disagreements';
import type { PublishedFigures } from './figures';
import { publishedFinRank } from './finrank';
import { parseExtraRetrievers, parsePublished } from './parse-published';
import { canonicalMeasure, releaseKey, RELEASE_STRATA, systemLabel } from './release-keys';

const figureOf = (published: PublishedFigures, id: string) => published.figures.find((figure) => figure.id === id);

/** Every number of a JSON value under its path. */
function numbersByPath(value: unknown, path: string): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersByPath(inner, path === '' ? key : `${path}.${key}`));
}

describe('published FinRank figures', () => {
  it('carries paths, sections and canonical names', () => {
    const published = publishedFinRank();
    expect(figureOf(published, 'models.bm25.recall@10')).toEqual({
      id: 'models.bm25.recall@10',
      section: 'global',
      system: 'bm25',
      measure: 'R@10',
      group: '',
      unit: 'percent',
      value: 32.09985935302391,
    });
    expect(figureOf(published, 'models.tfidf.hn_acc')).toMatchObject({ section: 'hard-random', measure: 'PairAcc' });
    expect(figureOf(published, 'models.ce_inrec.inrec_mrr')).toMatchObject({
      section: 'in-record',
      measure: 'InRecord.RR',
    });
    expect(figureOf(published, 'strata.doc_type.10-K.dense.mrr')).toMatchObject({
      group: 'doc_type=10-K',
      section: 'strata',
    });
    expect(figureOf(published, 'query_rewrite.n')).toMatchObject({ unit: 'count', value: 819, section: 'rewrites' });
    expect(figureOf(published, 'metadata_filtered.mean_candidates')).toMatchObject({
      unit: 'mean-count',
      section: 'filter',
    });
    expect(figureOf(published, 'extra_retrievers.bge_large.strata_recall@10.doc_type.10-Q')).toMatchObject({
      measure: 'R@10',
      group: 'doc_type=10-Q',
    });
    expect(new Set(published.figures.map(({ id }) => id)).size).toBe(published.figures.length);
  });

  describeShared('against the release', () => {
    it('equals every figure of results.json and extra_retrievers.json', () => {
      const { inrec_per_record, ...results } = readSharedJson<Record<string, unknown>>(
        'finrank-release',
        'results.json',
      );
      const extra = readSharedJson<unknown>('finrank-release', 'extra_retrievers.json');
      const expected = [...numbersByPath(results, ''), ...numbersByPath(extra, 'extra_retrievers')];
      const published = publishedFinRank();
      expect(new Map(published.figures.map(({ id, value }) => [id, value]))).toEqual(new Map(expected));
      expect(inrec_per_record).toBeDefined();
    });

    it('reads the release’s own results.json whole, in-record values included', () => {
      const parse = parsePublished(readSharedJson('finrank-release', 'results.json'));
      expect(
        parse.ok && Object.entries(parse.published.inRecordRR).map(([name, values]) => [name, values.length]),
      ).toEqual(['tfidf', 'bm25', 'dense', 'ce_inrec'].map((name) => [name, 1185]));
    });

    it('has the composition that summary.json, ablations.json, hn_taxonomy.json and splits.json give', () => {
      const summary = readSharedJson<Record<string, unknown>>('finrank-release', 'summary.json');
      expect(PUBLISHED_LABEL_COUNTS).toEqual({
        industry: summary['sector'],
        difficulty: summary['difficulty'],
        reasoning_type: summary['reasoning'],
        passage_type: summary['passage_type'],
        doc_type: summary['doc_type'],
        year: summary['year'],
        topic: summary['topic'],
      });
      const ablations = readSharedJson<Record<string, unknown>>('finrank-release', 'ablations.json');
      for (const field of RELEASE_STRATA) expect(PUBLISHED_LABEL_COUNTS[field]).toEqual(ablations[field]);

      const taxonomy = readSharedJson<{ record_id: string; category: string; overlaps_gold_of: string[] }[]>(
        'finrank-release',
        'hn_taxonomy.json',
      );
      const overlapping = taxonomy.filter(({ overlaps_gold_of }) => overlaps_gold_of.length > 0);
      expect(PUBLISHED_OVERLAPS).toEqual({
        hardNegatives: overlapping.length,
        records: new Set(overlapping.map(({ record_id }) => record_id)).size,
      });
      for (const [name, count] of Object.entries(PUBLISHED_HARD_NEGATIVE_CLASSES)) {
        expect(taxonomy.filter(({ category }) => category === name)).toHaveLength(count);
      }

      const splits = readSharedJson<Record<string, unknown>>('finrank-release', 'splits.json');
      for (const [path, size] of Object.entries(PUBLISHED_SPLIT_SIZES)) {
        const part = path.split('/').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], splits);
        expect(part, path).toHaveLength(size);
      }
    });
  });

  it('Table 2’s realised shares follow from the counts', () => {
    for (const { field, value, published } of TARGET_SHARES) {
      expect(Math.abs((PUBLISHED_LABEL_COUNTS[field]?.[value] ?? 0) / 1185 - published)).toBeLessThanOrEqual(
        0.0005 + 1e-4,
      );
    }
  });
});

describe('parsePublished', () => {
  it('accepts a file with sparse models only and passes over keys that are not the release’s', () => {
    const parse = parsePublished({ models: { bm25: { mrr: 50, rand_acc: null } }, ties: { worst: 'anything' } });
    expect(parse.ok && parse.published.figures.map(({ id }) => id)).toEqual(['models.bm25.mrr']);
  });

  it.each([
    ['a list', [], ''],
    ['null', null, ''],
    ['an object of something else', { hello: 1 }, ''],
    ['a text for a number', { models: { bm25: { mrr: '50' } } }, 'models.bm25.mrr'],
    ['more than 100 %', { models: { bm25: { mrr: 100.5 } } }, 'models.bm25.mrr'],
    [
      'a system that no record can be keyed by',
      JSON.parse('{"models": {"constructor": {"mrr": 1}}}') as unknown,
      'models',
    ],
    [
      'a stratum that no record can be keyed by',
      JSON.parse('{"strata": {"topic": {"__proto__": {"bm25": {"mrr": 1}}}}}') as unknown,
      'strata.topic',
    ],
    ['an unknown measure', { models: { bm25: { bleu: 1 } } }, 'models.bm25.bleu'],
    ['a fractional size', { n_records: 1.5 }, 'n_records'],
    ['in-record values in percent', { inrec_per_record: { bm25: [1, 50] } }, 'inrec_per_record.bm25.1'],
    [
      'a wrong rewrite condition',
      { query_rewrite: { n: 1, bm25: { raw: { mrr: -1 } } } },
      'query_rewrite.bm25.raw.mrr',
    ],
  ])('refuses %s and names the place', (_, json, path) => {
    const parse = parsePublished(json);
    expect(parse.ok ? null : parse.issues[0]?.path).toBe(path);
    expect(parse.ok ? '' : parse.issues[0]?.reason).not.toBe('');
  });

  it('names every problem of a file, up to a hundred', () => {
    const models = Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`system${i}`, { mrr: 'x' }]));
    const parse = parsePublished({ models });
    expect(parse.ok ? 0 : parse.issues.length).toBe(100);
  });

  it('refuses extra retrievers with an unreadable value', () => {
    const parse = parseExtraRetrievers({ bge: { mrr: 'high' } });
    expect(parse.ok ? null : parse.issues[0]?.path).toBe('bge.mrr');
  });
});

describe('release keys', () => {
  it.each(['toString', 'constructor', '__proto__', 'valueOf'])('%s is no system and no measure known here', (key) => {
    expect(systemLabel(key)).toBe(key);
    expect(releaseKey(key)).toBe(key);
    expect(canonicalMeasure(key)).toBeNull();
  });

  it.each(['recall@10', 'mrr', 'ndcg@10', 'inrec_mrr', 'inrec_ndcg@5', 'hn_acc', 'rand_acc'])(
    '%s goes there and back',
    (key) => {
      expect(releaseKey(canonicalMeasure(key) ?? '')).toBe(key);
    },
  );
});

describe('known disagreements', () => {
  it('have stable ids and two statements each, and are found by ledger row', () => {
    expect(new Set(DISAGREEMENTS.map(({ id }) => id)).size).toBe(DISAGREEMENTS.length);
    for (const { statements } of DISAGREEMENTS) expect(statements.length).toBeGreaterThanOrEqual(2);
    expect(disagreementsOn({ section: 'size', system: '' }).map(({ id }) => id)).toEqual(['corpus-size']);
    expect(disagreementsOn({ section: 'global', system: 'bm25' }).map(({ id }) => id)).toEqual([
      'sparse-tokenizer',
      'score-precision',
    ]);
    expect(disagreementsOn({ section: 'global', system: 'dense' }).map(({ id }) => id)).toEqual([
      'score-precision',
      'mpnet-length',
    ]);
  });
});
