import type { SystemResult } from './suite';

/** How much easier random negatives are than curated ones: RandAcc − PairAcc, as fractions. */
export interface HardnessPremium {
  /** By seed, in the order of the suite's seeds. */
  readonly bySeed: readonly { readonly seed: number; readonly premium: number }[];
  readonly mean: number;
  readonly lowest: number;
  readonly highest: number;
}

/** The hardness premium over the seeds that a suite drew with (paper section 7.3); null where either accuracy is missing. */
export function hardnessPremium({ inRecord, randomBySeed }: SystemResult): HardnessPremium | null {
  const pairAcc = inRecord['PairAcc']?.value;
  if (pairAcc === undefined) return null;
  const bySeed = randomBySeed.flatMap(({ seed, randAcc }) =>
    randAcc === null ? [] : [{ seed, premium: randAcc - pairAcc }],
  );
  if (bySeed.length === 0) return null;
  const premiums = bySeed.map(({ premium }) => premium);
  return {
    bySeed,
    mean: premiums.reduce((sum, premium) => sum + premium, 0) / premiums.length,
    lowest: Math.min(...premiums),
    highest: Math.max(...premiums),
  };
}
