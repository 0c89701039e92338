import { nth } from '../../lists';
import type { Background } from '../../note';

export const returns: Background = (w, f) => [
  `The timing and amount of distributions remain at the discretion of the board of ${f.company.name}.`,
  `Total return depends on the starting point, and other periods would show other results.`,
  `The peer group was weighted by market value at the beginning of each period.`,
  `Surplus cash is held in bank deposits, treasury bills and money market funds until it is used.`,
  `${w.We} ${w.verb('seek', 'seeks')} to keep a credit rating that gives access to markets at all times, and distributions must fit that aim.`,
  `The transfer agent keeps the register and administers a plan for the reinvestment of dividends.`,
  `Options and other derivatives on ${w.our} stock are traded on several exchanges, without any part taken by ${f.company.legalName}.`,
  `Investments must earn more than the cost of capital after tax, or else the money goes to shareholders.`,
  `Special dividends have been paid on occasion, but not in the periods presented.`,
  `Equity has not been issued for cash in many years.`,
  `Analysts who follow the stock publish forecasts that ${w.we} ${w.verb('do', 'does')} not adopt.`,
  `Delaware and other laws restrict payments to shareholders to what is available as surplus.`,
  `The framework was explained to investors at a meeting in ${f.choose('investor-day', ['New York', 'London', 'Boston', 'Chicago'])} and is published on the website.`,
];

export const repurchases: Background = (_, f) => [
  `Purchases are made in compliance with Rule 10b-18, which sets limits on time, price and volume.`,
  `Shares acquired from employees to cover taxes are valued at the closing price of the vesting day.`,
  `Commissions are not included in average prices.`,
  `Treasury stock is carried at cost and may be reissued for employee plans, acquisitions or other corporate purposes.`,
  `An accelerated program with a bank was considered in ${f.now.year} and not entered into.`,
  `The reduction of shares has raised earnings per share, though part of the effect is offset by awards to employees.`,
  `The board of ${f.company.name} may raise, suspend or end the authorization without notice.`,
  `No purchases are made while material information is not public, except under plans adopted earlier.`,
  `Dividends are not paid on treasury shares, and they carry no votes.`,
  `Par value is one cent a share.`,
  `Rights plans or other defences against takeovers are not in force.`,
  `Accumulated other comprehensive income consists of currency translation, pensions and hedges.`,
  `Non-controlling interests are small and not shown separately.`,
  `The bylaws of ${f.company.legalName} allow action by written consent only if it is unanimous.`,
];

export const dividends: Background = (w, f) => [
  `Dividends are paid in dollars; holders abroad may be subject to withholding tax.`,
  `Holders may have dividends reinvested in further shares without commission.`,
  `The record date lies about three weeks before payment, and shares trade without the dividend from that date.`,
  `Units held by employees receive equivalents that are paid when the units vest.`,
  `For most holders in the United States the payments were qualified dividends in ${f.now.year}.`,
  `Subsidiaries of ${f.company.name} may distribute cash freely, apart from minor limits in a few countries.`,
  `No dividend was in arrears at ${f.date()}.`,
  `The indentures contain no limits on dividends as long as there is no default.`,
  `The rate is compared with that of peers, but no attempt is made to match them.`,
  `The board of ${f.company.legalName} usually reviews the rate once a year, after the budget has been approved.`,
  `Payments are made from operating cash flow and, when that is temporarily too low, from cash on hand.`,
  `Unclaimed dividends pass to the states under their laws on abandoned property.`,
  `Variable dividends, which some companies of the sector pay, are not part of ${w.our} policy.`,
];

export const results: Background = (w, f) => [
  `This discussion should be read together with the financial statements and notes elsewhere in this report.`,
  `Percentages are calculated from rounded amounts and may differ from those calculated from exact ones.`,
  `Certain prior amounts have been reclassified so that they can be compared with those of the present period.`,
  `Results of ${f.span()} are not necessarily a guide to those of later periods.`,
  `Sales between segments are eliminated in consolidation and do not appear in the figures.`,
  `Exchange rates had an effect on reported sales that is shown separately where it matters.`,
  `Inflation raised wages and freight, and was passed on to customers only in part.`,
  `${f.company.name} does not give guidance for single quarters.`,
  `Management looks at trends over several years, because orders and shipments vary from month to month.`,
  `Changes in segment profit include the effect of stock-based compensation, which is charged to the segments.`,
  `Unusual items are listed in the reconciliation of measures that are not defined by accounting principles.`,
  `The number of working days was about the same as in the period before.`,
  `Cost programs of earlier years are complete, and their effect is part of both periods.`,
  `Growth in the ${nth(f.company.segments, 0).name} segment requires spending ahead of sales, which weighs on margins at first.`,
  `Discretionary spending was reviewed in the middle of the period and partly postponed.`,
  `${w.We} ${w.verb('expect', 'expects')} the tax rate to vary with the mix of income and with changes in law.`,
];

export const liquidity: Background = (w, f) => [
  `Cash is managed centrally, and balances of subsidiaries are pooled where the law allows.`,
  `Commercial paper is issued for up to 270 days and is backed by bank lines.`,
  `Ratings are opinions and may be changed or withdrawn at any time.`,
  `A shelf registration allows ${f.company.legalName} to issue debt at short notice.`,
  `Contributions to pension plans, interest and taxes are the largest fixed uses of cash apart from wages.`,
  `Off-balance-sheet arrangements that would be material to liquidity do not exist.`,
  `${w.We} ${w.verb('monitor', 'monitors')} the strength of banks and ${w.verb('spread', 'spreads')} deposits among them.`,
  `Projects are approved one by one, and spending can be slowed if markets weaken.`,
  `Measures that accounting principles do not define are reconciled to those that they do.`,
  `Share counts reflect repurchases and awards on a time-weighted basis.`,
  `Seasonal needs are highest in the second quarter and are met by commercial paper.`,
  `The cost of projects under way at ${f.date()} is in line with the budget that the board approved.`,
  `Money spent on acquisitions is not part of capital spending.`,
  `Interest on borrowings during construction is capitalized.`,
  `${f.company.name} believes that its access to capital compares well with that of its peers.`,
];
