import type { Note } from '../note';
import * as liquidity from './financials/liquidity';
import * as results from './financials/results';
import * as statements from './financials/statements';
import { dividendCover, dividendPolicy, dividendsDeclared, nextDividend } from './shareholder-return/dividends';
import * as repurchases from './shareholder-return/repurchases';
import * as returns from './shareholder-return/returns';

/** Every kind of passage, in the order in which a filing prints them. */
export const NOTES: readonly Note[] = [
  ...Object.values(statements),
  ...Object.values(results),
  ...Object.values(liquidity),
  dividendsDeclared,
  dividendPolicy,
  dividendCover,
  nextDividend,
  ...Object.values(repurchases),
  ...Object.values(returns),
];
