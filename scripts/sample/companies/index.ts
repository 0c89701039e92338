import { AUTOMOTIVE } from './automotive';
import type { Company } from './company';
import { MIDSTREAM } from './oil-gas-midstream';
import { UPSTREAM } from './oil-gas-upstream';
import { PHARMACEUTICALS } from './pharmaceuticals';

export type { Asset, Company, Sector, Segment, Trade, Voice } from './company';

/** The 22 companies. All names, tickers, brands and fields are invented. */
export const COMPANIES: readonly Company[] = [...PHARMACEUTICALS, ...UPSTREAM, ...MIDSTREAM, ...AUTOMOTIVE];
