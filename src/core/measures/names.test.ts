import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCode } from '../errors';
import { measureNamed, parseMeasure, rankingMeasureNamed } from './names';
import { createMeasure, MAX_CUTOFF, MEASURE_FAMILIES } from './registry';

const CANONICAL: Readonly<Record<string, readonly string[]>> = {
  'R@10': ['recall@10', 'Recall_10', ' r@10 ', 'R@010'],
  'P@20': ['precision@20', 'P_20', 'prec@20'],
  'Hit@10': ['hit rate@10', 'success_10', 'hits@10', 'hit-rate@10'],
  RR: ['MRR', 'mrr', 'recip_rank', 'mean reciprocal rank'],
  AP: ['MAP', 'map'],
  'nDCG@10': ['ndcg@10', 'ndcg_cut_10', 'NDCG@10'],
  'InRecord.RR': ['inrec_mrr', 'inrecord.mrr', 'in-record RR'],
  'InRecord.nDCG@5': ['inrec_ndcg@5', 'InRecord.nDCG@5'],
  PairAcc: ['hn_acc', 'pairacc', 'pairwise accuracy'],
  RandAcc: ['rand_acc', 'RANDACC'],
};

const canonicalName = (text: string): string => {
  const parsed = parseMeasure(text);
  return parsed.ok ? parsed.measure.name : parsed.reason;
};

describe('measure names', () => {
  it.each(Object.entries(CANONICAL))('%s is printed for itself and its aliases', (name, aliases) => {
    expect([name, ...aliases].map(canonicalName)).toEqual([name, ...aliases].map(() => name));
  });

  it('print and parse are inverse for every family, cutoff and regime', () => {
    const cutoff = fc.integer({ min: 1, max: MAX_CUTOFF });
    fc.assert(
      fc.property(fc.constantFrom(...MEASURE_FAMILIES), cutoff, fc.boolean(), (family, k, inRecord) => {
        const regime = inRecord && family.kind === 'ranking' ? 'in-record' : 'global';
        const { name } = createMeasure(family, family.takesCutoff ? k : null, regime);
        expect(canonicalName(name)).toBe(name);
      }),
    );
  });

  it.each([
    ['', 'is no measure'],
    ['BLEU', 'is no measure'],
    ['R@', 'is no measure'],
    ['R@-1', 'is no measure'],
    ['R@1.5', 'is no measure'],
    ['R', 'needs a cutoff'],
    ['R@0', 'integer from 1'],
    ['R@10001', 'integer from 1'],
    ['RR@10', 'takes no cutoff'],
    ['InRecord.PairAcc', 'takes no regime'],
  ])('“%s” is refused as a value: %s', (text, reason) => {
    const parsed = parseMeasure(text);
    expect(parsed).toMatchObject({ ok: false, reason: expect.stringContaining(reason) as string });
  });

  it('throws bad-parameter where the caller vouched for the name', () => {
    const codeOf = (call: () => unknown): boolean => {
      try {
        call();
        return false;
      } catch (error) {
        return hasCode(error, 'bad-parameter');
      }
    };
    expect(codeOf(() => measureNamed('nonsense'))).toBe(true);
    expect(codeOf(() => rankingMeasureNamed('PairAcc'))).toBe(true);
    expect(codeOf(() => createMeasure(MEASURE_FAMILIES[0]!, null, 'global'))).toBe(true);
  });

  it('every family documents itself, and no two share a name', () => {
    const owners = new Map<string, string>();
    for (const { symbol, aliases, text } of MEASURE_FAMILIES) {
      for (const name of new Set([symbol.toLowerCase(), ...aliases])) {
        expect(owners.has(name), name).toBe(false);
        owners.set(name, symbol);
      }
      for (const line of [text.label, text.definition, text.formula, text.source]) expect(line).not.toBe('');
    }
    expect(measureNamed('InRecord.nDCG@5').text.label).toBe('In-record nDCG@5');
  });
});
