import { withBackground } from '../note';
import type { Background, Note } from '../note';
import * as impairment from './accounting/impairment';
import * as changes from './accounting/changes';
import * as revenue from './accounting/revenue';
import * as taxes from './accounting/taxes';
import * as accounts from './background/accounts';
import * as law from './background/law';
import * as overview from './background/overview';
import * as money from './background/results';
import * as liquidity from './financials/liquidity';
import * as results from './financials/results';
import * as statements from './financials/statements';
import * as workingCapital from './financials/working-capital';
import * as assets from './footnotes/assets';
import * as borrowings from './footnotes/borrowings';
import * as leases from './footnotes/leases';
import * as employees from './footnotes/employees';
import * as instruments from './footnotes/instruments';
import * as segments from './footnotes/segments';
import * as board from './governance/board';
import * as appointments from './governance/appointments';
import * as control from './governance/control';
import * as dealings from './governance/dealings';
import * as pay from './governance/pay';
import * as matters from './legal/matters';
import * as proceedings from './legal/proceedings';
import * as settlements from './legal/settlements';
import * as business from './overview/business';
import * as operations from './overview/operations';
import * as resources from './overview/resources';
import * as factors from './risk/factors';
import * as market from './risk/market';
import * as productFactors from './risk/product-factors';
import * as energyFactors from './risk/energy-factors';
import * as dividends from './shareholder-return/dividends';
import * as repurchases from './shareholder-return/repurchases';
import * as returns from './shareholder-return/returns';

/** The sections of a filing in the order in which it prints them: notes (a module exports nothing else) and their background. */
const SECTIONS: readonly (readonly [Readonly<Record<string, Note>>, Background])[] = [
  [business, overview.business],
  [operations, overview.operations],
  [resources, overview.business],
  [factors, overview.risk],
  [productFactors, overview.risk],
  [energyFactors, overview.risk],
  [matters, law.matters],
  [proceedings, law.proceedings],
  [settlements, law.proceedings],
  [returns, money.returns],
  [repurchases, money.repurchases],
  [dividends, money.dividends],
  [results, money.results],
  [liquidity, money.liquidity],
  [market, accounts.market],
  [statements, accounts.statements],
  [workingCapital, money.results],
  [revenue, accounts.accounting],
  [impairment, accounts.accounting],
  [changes, accounts.accounting],
  [taxes, accounts.accounting],
  [assets, accounts.footnotes],
  [borrowings, accounts.footnotes],
  [leases, accounts.footnotes],
  [employees, accounts.footnotes],
  [instruments, accounts.footnotes],
  [segments, accounts.footnotes],
  [board, law.board],
  [pay, law.pay],
  [appointments, law.pay],
  [control, law.control],
  [dealings, law.control],
];

/** Every kind of passage, in the order of a filing. */
export const NOTES: readonly Note[] = SECTIONS.flatMap(([section, background], s) =>
  // Sections that share a background begin at different places of it.
  Object.values(section).map((note, i) => withBackground(note, background, s * 3 + i)),
);
