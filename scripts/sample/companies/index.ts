import { AUTOMOTIVE } from './automotive';
import type { Company } from './company';
import { OIL_GAS } from './oil-gas';
import { PHARMACEUTICALS } from './pharmaceuticals';

export type { Asset, Company, Sector, Segment, Trade, Voice } from './company';

/** The 22 companies. All names, tickers, brands and fields are invented. */
export const COMPANIES: readonly Company[] = [...PHARMACEUTICALS, ...OIL_GAS, ...AUTOMOTIVE];
