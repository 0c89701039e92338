/** Segment and geographic tables, and the provisions that are peculiar to a trade. */
import { nth } from '../../lists';
import { cell, count, decimal, money, split } from '../../format';
import { note } from '../../note';
import { direction } from '../../workings';
import { row } from '../../writer';

export const segmentTable = note({
  key: 'segment-table',
  topics: ['Footnotes', 'Financials', 'Company Overview'],
  facts: (f) => ({
    now: f.now,
    names: f.company.segments.map((segment) => segment.name),
    officer: f.choose('codm', ['chief executive officer', 'chief operating officer', 'executive committee']),
  }),
  write: (w, { now, names, officer }, f) =>
    w.note(
      w.one('Segment Information', 'Note: Reportable Segments', 'Business Segment Information'),
      w.para(
        `Segments are reported as the chief operating decision maker, ${w.our} ${officer}, reviews them. Segment profit excludes corporate costs, interest and taxes.`,
        w.some(`Sales between segments are made at market prices and are eliminated.`),
      ),
      w.periods([
        ...names.map((name, i) => row(`${name}: revenue`, f, (r) => nth(r.segmentRevenue, i))),
        row('Total revenue', f, (r) => r.revenue),
        ...names.map((name, i) => row(`${name}: profit (loss)`, f, (r) => nth(r.segmentProfit, i))),
        row('Corporate costs', f, (r) => -r.corporateCosts),
        row('Operating income', f, (r) => r.operatingIncome),
      ]),
      w.one(
        `Assets are not reported by segment to the ${officer}.`,
        `No segment has been aggregated with another.`,
        `Prior periods reflect the present structure; corporate costs were ${money(now.corporateCosts)}.`,
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q, { names }) =>
        q.one(
          `How dependent on ${nth(names, 0)} is ${q.who}, by share of sales in ${q.period}?`,
          `What portion of total sales of ${q.who} did ${nth(names, 0)} bring in ${q.period}?`,
        ),
      about: (_, { names }) => `the dependence on ${nth(names, 0)}`,
      answer: (w, { now, names }) =>
        `${nth(names, 0)} brought ${money(nth(now.segmentRevenue, 0))} of ${money(now.revenue)}, or ${w.share(count(nth(now.segmentRevenue, 0)), count(now.revenue))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How does ${q.who} define segment profit, and who reviews it?`,
          `Which costs stay outside the divisions’ results at ${q.who}?`,
        ),
      about: () => 'the definition of segment profit',
      answer: (_, { officer }) =>
        `Segment profit, reviewed by the ${officer}, excludes corporate costs, interest and taxes.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q, { names }) =>
        q.one(
          `What margin did ${nth(names, 1)} earn at ${q.who} in ${q.period}?`,
          `Relate the result of ${nth(names, 1)} to its sales for ${q.period}: which percentage results?`,
        ),
      about: (_, { names }) => `the margin of ${nth(names, 1)}`,
      answer: (w, { now, names }) => {
        const [profit, sales] = [nth(now.segmentProfit, 1), nth(now.segmentRevenue, 1)];
        return `${nth(names, 1)} had a ${profit >= 0 ? 'profit' : 'loss'} of ${money(profit)} on revenue of ${money(sales)}, a ${profit >= 0 ? 'margin' : 'negative margin'} of ${w.share(count(profit), count(sales))}%.`;
      },
    },
  ],
});

export const geography = note({
  key: 'geography',
  topics: ['Footnotes', 'Risk', 'Company Overview'],
  facts: (f) => {
    const parts = (key: string, revenue: number): number[] =>
      split(revenue, [
        f.level('region-0', 0.5, 0.64) * f.level(`region-0/${key}`, 0.96, 1.04),
        f.level('region-1', 0.2, 0.28),
        f.level('region-2', 0.12, 0.22),
      ]);
    return {
      regions: f.company.regions,
      now: parts(f.now.key, f.now.revenue),
      before: parts(f.before.key, f.before.revenue),
      total: f.now.revenue,
      totalBefore: f.before.revenue,
      share: f.wholeOf('customer-share', 11, 31),
    };
  },
  write: (w, { regions, now, before, total, totalBefore, share }, f) =>
    w.note(
      w.one('Geographic Information', 'Note: Revenue by Geographic Area', 'Revenue by Region and Major Customers'),
      `Revenue is attributed to areas by the location of the customer.`,
      w.table(
        [`(in millions)`, f.column(), f.column(f.before)],
        [
          ...regions.map((region, i) => [region, cell(nth(now, i)), cell(nth(before, i))]),
          ['Total', cell(total), cell(totalBefore)],
        ],
      ),
      w.para(
        `One customer accounted for ${share}% of revenue in ${f.brief()}.`,
        w.one(`No other customer reached 10%.`, `Two further customers were close to 10% each.`),
        w.some(`Long-lived assets are located mainly in ${nth(regions, 0)}.`),
        w.some(`Credit is extended on usual terms, and losses have been small.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q, { regions }) =>
        q.one(
          `What share of sales did ${q.who} make in ${nth(regions, 0)} in ${q.period}?`,
          `How geographically concentrated are the sales of ${q.who} on ${nth(regions, 0)} in ${q.period}, in percent?`,
        ),
      about: (_, { regions }) => `the concentration of sales on ${nth(regions, 0)}`,
      answer: (w, { regions, now, total }) =>
        `${nth(regions, 0)} stands for ${money(nth(now, 0))} of ${money(total)}, or ${w.share(count(nth(now, 0)), count(total))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(`Does ${q.who} depend on a single buyer?`, `How large is the biggest buyer of ${q.who} in ${q.period}?`),
      about: () => 'the dependence on a single buyer',
      answer: (_, { share }) => `One customer accounted for ${share}% of revenue.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q, { regions }) =>
        q.one(
          `How did business in ${nth(regions, 1)} develop at ${q.who} in ${q.period}, in percent?`,
          `By what percentage did ${nth(regions, 1)} sales of ${q.who} change in ${q.period}?`,
        ),
      about: (_, { regions }) => `the sales trend in ${nth(regions, 1)}`,
      answer: (w, { regions, now, before }) =>
        `Sales in ${nth(regions, 1)} ${direction(nth(now, 1), nth(before, 1))} ${w.percent(count(nth(now, 1)), count(nth(before, 1)))}%, from ${money(nth(before, 1))} to ${money(nth(now, 1))}.`,
    },
  ],
});

/** One roll-forward of a provision for every trade: rebates, asset retirement, warranty. */
const PROVISIONS = {
  pharma: {
    title: 'Rebates and Returns',
    thing: 'rebates, chargebacks and returns',
    basis: 'contract terms, payer mix and prescription data',
    share: 0.16,
    uses: 1.1,
  },
  upstream: {
    title: 'Asset Retirement Obligations',
    thing: 'plugging wells and removing platforms and facilities',
    basis: 'engineering estimates, inflation and a credit-adjusted risk-free rate',
    share: 0.14,
    uses: 0.09,
  },
  midstream: {
    title: 'Asset Retirement Obligations',
    thing: 'removing pipelines, stations and terminals at the end of their lives',
    basis: 'lease and permit terms and a credit-adjusted risk-free rate',
    share: 0.06,
    uses: 0.06,
  },
  automotive: {
    title: 'Product Warranty',
    thing: 'warranty claims, recalls and field service actions',
    basis: 'claims per vehicle, repair cost and mileage',
    share: 0.055,
    uses: 0.5,
  },
} as const;

export const provision = note({
  key: 'provision',
  topics: ['Footnotes', 'Accounting'],
  facts: (f) => {
    const kind = PROVISIONS[f.company.trade];
    const start = f.stock('provision', kind.share, 'start');
    const end = f.stock('provision', kind.share);
    const used = Math.round((start * kind.uses * f.now.quarters) / 4) + 1;
    const added = Math.max(1, end - start + used);
    return {
      ...kind,
      start,
      used,
      added,
      end: start + added - used,
      rate: decimal(f.rate('provision-rate', 3.6, 6.1), 1),
    };
  },
  write: (w, { title, thing, basis, start, used, added, end, rate }, f) =>
    w.note(
      w.one(title, `Note: ${title}`, `${title} and Similar Accruals`),
      w.para(
        `${w.We} ${w.verb('accrue', 'accrues')} for ${thing}. The liability rests on ${basis}, and estimates are revised when facts change.`,
        w.some(`Changes in estimate in the period were within the usual range.`),
      ),
      w.table(
        ['(in millions)', f.column()],
        [
          [`Balance at ${f.startDate}`, cell(start)],
          ['Additions and revisions', cell(added)],
          ['Payments and settlements', cell(-used)],
          [`Balance at ${f.date()}`, cell(end)],
        ],
      ),
      w.para(
        `A one-point change in the main assumption would move the balance by about ${rate}%.`,
        w.one(
          `The part expected to be settled within a year is included in accrued liabilities.`,
          `Amounts recoverable from suppliers, partners and insurers are shown separately as assets.`,
        ),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q, { thing }) =>
        q.one(
          `What part of the opening accrual for ${thing} did ${q.who} use up in ${q.period}?`,
          `Set payments against the opening balance of the accrual for ${thing} at ${q.who}: which percentage results for ${q.period}?`,
        ),
      about: (_, { thing }) => `the use of the accrual for ${thing}`,
      answer: (w, { used, start }) =>
        `Payments and settlements of ${money(used)} are ${w.share(count(used), count(start))}% of the opening balance of ${money(start)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q, { thing }) =>
        q.one(
          `On what does ${q.who} base its estimate for ${thing}?`,
          `How sensitive is the accrual of ${q.who} for ${thing}, and what goes into it?`,
        ),
      about: (_, { thing }) => `the estimate behind the accrual for ${thing}`,
      answer: (_, { basis, rate }) =>
        `The estimate rests on ${basis}; a one-point change in the main assumption would move the balance by about ${rate}%.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q, { thing }) =>
        q.one(
          `By how many million dollars did the liability for ${thing} change at ${q.who} over ${q.period}?`,
          `What net movement did the accrual for ${thing} show in ${q.period}?`,
        ),
      about: (_, { thing }) => `the movement of the accrual for ${thing}`,
      answer: (w, { start, end }) =>
        `The balance went from ${money(start)} to ${money(end)}, a change of $${w.difference(count(end), count(start))} million.`,
    },
  ],
});
