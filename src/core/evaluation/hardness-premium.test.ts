import { describe, expect, it } from 'vitest';
import { PUBLISHED_BM25 } from '../retrieval/run';
import { hardnessPremium } from './hardness-premium';
import type { SystemResult } from './suite';

const SYSTEM: SystemResult = {
  spec: PUBLISHED_BM25,
  global: {},
  inRecord: { PairAcc: { value: 0.7, worst: 0.7, best: 0.7, n: 3 } },
  inRecordRR: [],
  randomBySeed: [
    { seed: 42, randAcc: 0.9 },
    { seed: 1, randAcc: null },
    { seed: 2, randAcc: 0.8 },
  ],
  strata: {},
  rewrites: null,
};

describe('hardnessPremium', () => {
  it('gives mean and range over the seeds that could draw', () => {
    const premium = hardnessPremium(SYSTEM)!;
    expect(premium.bySeed.map(({ seed }) => seed)).toEqual([42, 2]);
    expect(premium.mean).toBeCloseTo(0.15, 12);
    expect(premium.lowest).toBeCloseTo(0.1, 12);
    expect(premium.highest).toBeCloseTo(0.2, 12);
  });

  it('is null without hard negatives, or where no seed could draw', () => {
    expect(hardnessPremium({ ...SYSTEM, inRecord: {} })).toBeNull();
    expect(hardnessPremium({ ...SYSTEM, randomBySeed: [{ seed: 42, randAcc: null }] })).toBeNull();
  });
});
