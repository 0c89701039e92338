import type { Company } from '../companies';
import { seededReal } from '../random';
import type { Period } from './period';

/** Shares in millions with one decimal, amounts a share in dollars. */
export interface ShareData {
  readonly opening: number;
  readonly issued: number;
  readonly repurchased: number;
  readonly closing: number;
  readonly basic: number;
  readonly diluted: number;
  readonly basicEps: number;
  readonly dilutedEps: number;
  /** Average price paid for repurchased shares. */
  readonly averagePrice: number;
  /** Price at the end of the period. */
  readonly closingPrice: number;
  /** Dividend a share for one quarter. */
  readonly quarterlyRate: number;
  /** Dividends a share declared in the period. */
  readonly declared: number;
}

/** A period with its share data, as a filing reports it. */
export type Report = Period & { readonly shares: ShareData };

const toTenth = (value: number): number => Math.round(value * 10) / 10;
const toCent = (value: number): number => Math.round(value * 100) / 100;

/** Shares outstanding at the end of 2020, in millions, from revenue and share price at a plain multiple. */
export function foundingShares(company: Company): number {
  const multiple = { pharma: 2.4, upstream: 2.2, midstream: 2.1, automotive: 0.7 }[company.trade];
  return toTenth((company.revenue * multiple) / company.price);
}

/** Adds share data to a period that opens with `opening` million shares. */
export function withShares(company: Company, seed: string, period: Period, opening: number): Report {
  const label = `${seed}/${company.ticker}/price`;
  const drift = 1 + 0.6 * company.growth * (period.year - 2020);
  const averagePrice = toCent(company.price * drift * seededReal(`${label}/${period.key}`, 0.9, 1.12));
  const repurchased = toTenth(period.buybacks / averagePrice);
  const issued = toTenth((opening * 0.004 * period.quarters) / 4);
  const closing = toTenth(opening + issued - repurchased);
  const basic = toTenth((opening + closing) / 2);
  const diluted = toTenth(basic * 1.007);
  const step = 0.005;
  const rate = period.dividends / period.quarters / basic;
  const quarterlyRate = Math.max(step, Math.round(rate / step) * step);
  return {
    ...period,
    shares: {
      opening,
      issued,
      repurchased,
      closing,
      basic,
      diluted,
      basicEps: toCent(period.netIncome / basic),
      dilutedEps: toCent(period.netIncome / diluted),
      averagePrice,
      closingPrice: toCent(averagePrice * seededReal(`${label}/${period.key}/close`, 0.93, 1.1)),
      quarterlyRate,
      declared: quarterlyRate * period.quarters,
    },
  };
}
