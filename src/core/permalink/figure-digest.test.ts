import { describe, expect, it } from 'vitest';
import type { Figure, SuiteResult, SystemResult } from '../evaluation/suite';
import { PUBLISHED_BM25 } from '../retrieval/run';
import { compareDigests, digestFigures, DIGEST_SECTIONS, formatDigest, parseDigest } from './figure-digest';
import { formatLink, parseLink } from './permalink';
import { DEFAULT_VIEWS } from './view-state';

const figure = (value: number): Figure => ({ value, worst: value - 0.001, best: value + 0.001, n: 7 });

const system: SystemResult = {
  spec: PUBLISHED_BM25,
  global: { 'R@10': figure(0.321), RR: figure(0.238) },
  inRecord: { 'InRecord.RR': figure(0.78), PairAcc: figure(0.74), RandAcc: figure(0.87) },
  inRecordRR: [],
  randomBySeed: [{ seed: 42, randAcc: 0.87 }],
  strata: { doc_type: { '10-K': { 'R@10': figure(0.33) } } },
  rewrites: { raw: { 'R@10': figure(0.29) }, withRewrites: { 'R@10': figure(0.38) } },
};

const suite = (changes: Partial<SystemResult> = {}, more: Partial<SuiteResult> = {}): SuiteResult => ({
  spec: {
    systems: [PUBLISHED_BM25],
    tieRule: 'corpus-order',
    seed: 42,
    premiumSeeds: [],
    part: null,
    overlaps: 'include',
  },
  datasetId: '0123456789abcdef',
  queries: 7,
  documents: 50,
  queriesWithRewrites: 3,
  queriesWithoutGold: 0,
  queriesWithoutHardNegatives: 0,
  randomUnavailable: null,
  systems: { bm25: { ...system, ...changes } },
  filtered: {
    figures: { 'R@10': figure(0.55) },
    hnEliminated: 0.929,
    meanCandidates: 173.2,
    recordsLosingAnyGold: 3,
    recordsLosingAllGolds: 1,
  },
  ...more,
});

describe('digestFigures', () => {
  it('gives every section a check sum, and survives the way through a link', () => {
    const digest = digestFigures(suite());
    expect(Object.keys(digest)).toEqual(DIGEST_SECTIONS.filter((section) => section !== 'minisearch'));
    const link = formatLink({ ...DEFAULT_VIEWS.baselines, digest: formatDigest(digest) }, '0123456789abcdef');
    expect(link).toContain('digest=global:');
    const parsed = parseLink(link);
    expect(parsed.ok && parsed.state.view === 'baselines' && parseDigest(parsed.state.digest ?? '')).toEqual(digest);
  });

  it('does not depend on the order in which figures were put down', () => {
    const turned = { RR: figure(0.238), 'R@10': figure(0.321) };
    expect(digestFigures(suite({ global: turned }))).toEqual(digestFigures(suite()));
  });

  it.each<[string, SuiteResult]>([
    ['global', suite({ global: { 'R@10': figure(0.321 + 1e-11), RR: figure(0.238) } })],
    ['global', suite({ global: { 'R@10': { ...figure(0.321), worst: 0.3 }, RR: figure(0.238) } })],
    ['in-record', suite({ inRecord: { ...system.inRecord, 'InRecord.RR': figure(0.79) } })],
    ['hard-random', suite({ inRecord: { ...system.inRecord, PairAcc: figure(0.75) } })],
    ['hard-random', suite({ randomBySeed: [{ seed: 42, randAcc: null }] })],
    ['strata', suite({ strata: { doc_type: { '10-K': { 'R@10': { ...figure(0.33), n: 8 } } } } })],
    ['rewrites', suite({ rewrites: { raw: {}, withRewrites: { 'R@10': figure(0.38) } } })],
    ['filter', suite({}, { filtered: { ...suite().filtered!, recordsLosingAnyGold: 4 } })],
  ])('names the one section that differs: %s', (section, changed) => {
    const comparison = compareDigests(digestFigures(suite()), digestFigures(changed));
    expect(comparison.different).toEqual([section]);
    expect(comparison.same).toHaveLength(5);
  });

  it('is blind to differences below 12 digits', () => {
    const nudged = suite({ global: { 'R@10': figure(0.321 + 1e-15), RR: figure(0.238) } });
    expect(digestFigures(nudged)).toEqual(digestFigures(suite()));
  });

  it('keeps MiniSearch apart, and says when it was not computed here', () => {
    const both = suite({}, { systems: { bm25: system, minisearch: { ...system, spec: { name: 'minisearch' } } } });
    const linked = digestFigures(both);
    expect(linked.global).toBe(digestFigures(suite()).global);
    expect(compareDigests(linked, digestFigures(suite()))).toMatchObject({
      different: [],
      notComputed: ['minisearch'],
    });
  });
});

describe('parseDigest', () => {
  it('refuses what is no digest', () => {
    for (const text of [
      '',
      'global',
      'global:12',
      'nothing:1234567',
      'global:1234567,global:1234567',
      'global:1234567,',
    ])
      expect(parseDigest(text)).toBeNull();
  });
});
