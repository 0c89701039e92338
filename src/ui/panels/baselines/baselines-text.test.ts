import { describe, expect, it } from 'vitest';
import { DEFAULT_VIEWS, PUBLISHED_PARAMETERS } from '../../../core/permalink/view-state';
import type { BaselinesState } from '../../../core/permalink/view-state';
import { differenceText, groupText, intervalText, measureText, systemText, valueText } from './row-text';
import { settingHeading } from './setting-text';

const view = (changes: Partial<BaselinesState>): BaselinesState => ({ ...DEFAULT_VIEWS.baselines, ...changes });
const { bm25, tfidf } = PUBLISHED_PARAMETERS;

describe('settingHeading', () => {
  it.each<[Partial<BaselinesState>, string]>([
    [{}, 'The published setting'],
    [{ tieRule: 'gold-last' }, 'The published setting, ties: gold last (worst)'],
    [{ parameters: { bm25: { ...bm25, k1: 0.9 }, tfidf } }, 'BM25, k1 = 0.9: no longer the published setting'],
    [
      { parameters: { bm25: { ...bm25, b: 1, stopWords: true }, tfidf: { ...tfidf, sublinear: false } } },
      'BM25, b = 1, without stop words; TF-IDF, sublinear tf off: no longer the published setting',
    ],
    [
      { part: 'ticker/test', overlaps: 'exclude' },
      'Records of ticker/test only; without overlapping hard negatives: no longer the published setting',
    ],
  ])('%o', (changes, heading) => {
    expect(settingHeading(view(changes))).toBe(heading);
  });
});

describe('texts of a ledger row', () => {
  it.each(['toString', 'constructor', '__proto__'])(
    'takes a system, measure or group called %s for what it is',
    (name) => {
      expect(systemText(name)).toBe(name);
      expect(measureText({ measure: name, unit: 'percent', group: '' })).toMatchObject({ label: name });
      expect(groupText(`${name}=x`)).toBe(`${name}=x`);
    },
  );

  it('names measures by their label and definition, counts in words', () => {
    expect(measureText({ measure: 'R@10', unit: 'percent', group: '' })).toEqual({ label: 'Recall@10', anchor: 'R' });
    expect(measureText({ measure: 'InRecord.RR', unit: 'percent', group: '' })).toEqual({
      label: 'In-record MRR',
      anchor: 'RR',
    });
    expect(
      measureText({ measure: 'InRecord.RR', unit: 'count', group: 'records with the published value' }).label,
    ).toBe('In-record MRR: records with the published value');
    expect(measureText({ measure: 'mean_candidates', unit: 'mean-count', group: '' }).anchor).toBe('filter');
  });

  it('names groups', () => {
    expect(groupText('doc_type=10-K')).toBe('Form: 10-K');
    expect(groupText('industry=Oil & Gas = x')).toBe('Sector: Oil & Gas = x');
    expect(groupText('with_rewrites')).toBe('with rewrites');
    expect(groupText('')).toBe('');
  });

  it('prints values in their unit', () => {
    expect(valueText(32.0999, 'percent')).toBe('32.10');
    expect(valueText(5230, 'count')).toBe('5,230');
    expect(valueText(173.25, 'mean-count')).toBe('173.25');
    expect(valueText(null, 'percent')).toBe('');
    expect(intervalText({ worst: 31.8, best: 32.4, unit: 'percent' })).toBe('[31.80, 32.40]');
  });

  it('never prints a difference that is there as 0.00', () => {
    const text = (published: number, ours: number) => differenceText({ published, ours, unit: 'percent' });
    expect(text(32.1, 32.1 + 1e-9)).toBe('0');
    expect(text(32, 32.5)).toBe('+0.50');
    expect(text(32.5, 32)).toBe('−0.50');
    expect(text(32, 32.0012)).toBe('+0.0012');
    expect(differenceText({ published: 10, ours: 8, unit: 'count' })).toBe('−2');
    expect(differenceText({ published: null, ours: 8, unit: 'count' })).toBe('');
  });
});
