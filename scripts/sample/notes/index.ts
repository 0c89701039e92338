import type { Note } from '../note';
import * as impairment from './accounting/impairment';
import * as revenue from './accounting/revenue';
import * as taxes from './accounting/taxes';
import * as liquidity from './financials/liquidity';
import * as results from './financials/results';
import * as statements from './financials/statements';
import * as assets from './footnotes/assets';
import * as borrowings from './footnotes/borrowings';
import * as employees from './footnotes/employees';
import * as instruments from './footnotes/instruments';
import * as segments from './footnotes/segments';
import * as board from './governance/board';
import * as control from './governance/control';
import * as pay from './governance/pay';
import * as matters from './legal/matters';
import * as proceedings from './legal/proceedings';
import * as business from './overview/business';
import * as operations from './overview/operations';
import * as factors from './risk/factors';
import * as market from './risk/market';
import * as tradeFactors from './risk/trade-factors';
import * as dividends from './shareholder-return/dividends';
import * as repurchases from './shareholder-return/repurchases';
import * as returns from './shareholder-return/returns';

/** Every kind of passage, in the order in which a filing prints them. A module exports nothing but notes. */
export const NOTES: readonly Note[] = [
  business,
  operations,
  factors,
  tradeFactors,
  matters,
  proceedings,
  returns,
  repurchases,
  dividends,
  results,
  liquidity,
  market,
  statements,
  revenue,
  impairment,
  taxes,
  assets,
  borrowings,
  employees,
  instruments,
  segments,
  board,
  pay,
  control,
].flatMap((module) => Object.values<Note>(module));
