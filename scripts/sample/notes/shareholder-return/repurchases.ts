/** Share repurchases, the programme behind them, equity and the share count. */
import { nth } from '../../lists';
import { cell, count, decimal, dollars, money, split } from '../../format';
import type { Filing } from '../../model/filing';
import { equity } from '../../model/statements';
import { note } from '../../note';
import { direction } from '../../workings';

const LAST_MONTHS = {
  2: ['April', 'May', 'June'],
  3: ['July', 'August', 'September'],
  4: ['October', 'November', 'December'],
} as const;

/** Shares bought in the three months of the last quarter, in thousands, with prices that hover about the average. */
function months(f: Filing) {
  const thousands = Math.max(60, Math.round((f.now.shares.repurchased * 1000) / f.now.quarters));
  const parts = split(
    thousands,
    [0, 1, 2].map((i) => f.level(`month/${f.now.key}/${i}`, 0.7, 1.3)),
  );
  return LAST_MONTHS[f.now.quarters].map((name, i) => ({
    name,
    shares: nth(parts, i),
    price: f.now.shares.averagePrice * f.level(`month-price/${f.now.key}/${i}`, 0.95, 1.05),
  }));
}

export const issuerPurchases = note({
  key: 'issuer-purchases',
  topics: ['Shareholder Return'],
  facts: (f) => ({ months: months(f), left: f.stock('authorization-left', 0.05) }),
  write: (w, { months: rows, left }, f) => {
    const total = rows.reduce((sum, month) => sum + month.shares, 0);
    return w.note(
      w.one(
        'Issuer Purchases of Equity Securities',
        'Purchases of Equity Securities by the Issuer',
        'Repurchases in the Latest Quarter',
      ),
      `The table shows ${w.our} purchases of common stock in the last quarter of the period ended ${f.date()}.`,
      w.table(
        ['Month', 'Shares purchased (thousands)', 'Average price a share'],
        [
          ...rows.map((month) => [`${month.name} ${f.now.year}`, count(month.shares), dollars(month.price)]),
          ['Total', count(total), ''],
        ],
      ),
      w.para(
        `At ${f.date()}, ${money(left)} remained available under the publicly announced program.`,
        w.some(`Shares withheld from employees for taxes on vested awards are not part of the program.`),
      ),
    );
  },
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What part of the last quarter’s buybacks of ${q.who} fell into its final month, in the filing for ${q.period}?`,
          `How concentrated in the closing month were the purchases of own stock by ${q.who} late in ${q.period}?`,
        ),
      about: () => 'the monthly pattern of buybacks',
      answer: (w, { months: rows }) => {
        const last = nth(rows, rows.length - 1);
        const [part, whole] = [count(last.shares), count(rows.reduce((sum, month) => sum + month.shares, 0))];
        return `${last.name} accounts for ${part} thousand of ${whole} thousand shares, or ${w.share(part, whole)}%.`;
      },
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How much room is left for ${q.who} to buy back stock at ${q.filing.date()}?`,
          `What amount may ${q.who} still spend on its own shares after ${q.period}?`,
        ),
      about: () => 'the room left for buybacks',
      answer: (_, { left }, f) =>
        `At ${f.date()} ${money(left)} remained available under the publicly announced program.`,
    },
  ],
});

export const repurchaseProgram = note({
  key: 'repurchase-program',
  topics: ['Shareholder Return', 'Governance'],
  facts: (f) => ({
    now: f.now,
    before: f.before,
    authorized: Math.ceil((f.stock('authorized', 0.12, 'start') * 1.2) / 250) * 250,
    since: f.whole('authorized-year', 2021, 2022),
  }),
  write: (w, { now, before, authorized, since }, f) =>
    w.note(
      w.one('Share Repurchase Program', 'Repurchases of Common Stock', 'Common Stock Repurchases'),
      w.para(
        `In ${since} the board authorized the repurchase of up to ${money(authorized)} of common stock, with no expiry date.`,
        `During ${f.span()} ${w.we} bought back ${decimal(now.shares.repurchased, 1)} million shares for ${money(now.buybacks)}, at an average price of ${dollars(now.shares.averagePrice)}.`,
        `In ${f.span(before)} the figures were ${decimal(before.shares.repurchased, 1)} million shares and ${money(before.buybacks)}.`,
      ),
      w.para(
        w.one(
          `Purchases are made in the open market, in private transactions and under trading plans.`,
          `The pace depends on the share price, cash flow and other uses of capital, and the program may be suspended at any time.`,
        ),
        `The federal excise tax of 1% on net repurchases is recorded in treasury stock.`,
        w.some(`Repurchased shares are held in treasury and used for employee plans.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By what percentage did spending on own stock rise or fall at ${q.who} in ${q.period}?`,
          `How did the volume of buybacks in dollars change at ${q.who} in ${q.period} against the prior period?`,
        ),
      about: () => 'the change in buyback spending',
      answer: (w, { now, before }) =>
        `Spending on repurchases ${direction(now.buybacks, before.buybacks)} ${w.percent(count(now.buybacks), count(before.buybacks))}%, from ${money(before.buybacks)} to ${money(now.buybacks)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `On what terms may ${q.who} buy back stock, and how large is the mandate?`,
          `When was the current buyback mandate of ${q.who} granted, and does it lapse?`,
        ),
      about: () => 'the terms of the buyback mandate',
      answer: (_, { authorized, since }) =>
        `The board authorized up to ${money(authorized)} in ${since}, with no expiry date.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How many shares did ${q.who} retire from the market in ${q.period}, and at which price on average?`,
          `What average price did ${q.who} pay for own shares in ${q.period}?`,
        ),
      about: () => 'the volume and price of buybacks',
      answer: (_, { now }, f) =>
        `${f.company.name} bought back ${decimal(now.shares.repurchased, 1)} million shares at an average price of ${dollars(now.shares.averagePrice)}.`,
    },
  ],
});

export const equityStatement = note({
  key: 'equity-statement',
  topics: ['Shareholder Return', 'Footnotes'],
  facts: (f) => ({ now: f.now, start: equity(f.now.opening), end: equity(f.now.closing) }),
  write: (w, { now, start, end }, f) =>
    w.note(
      w.one(
        'Consolidated Statements of Equity',
        'Changes in Stockholders’ Equity',
        'Statement of Shareholders’ Equity',
      ),
      w.table(
        ['(in millions)', 'Paid-in capital', 'Retained earnings', 'Treasury stock', 'Total'],
        [
          [
            `Balance at ${f.startDate}`,
            cell(now.opening.paidIn),
            cell(now.opening.retained),
            cell(-now.opening.treasury),
            cell(start),
          ],
          ['Net income', '—', cell(now.netIncome), '—', cell(now.netIncome)],
          ['Cash dividends', '—', cell(-now.dividends), '—', cell(-now.dividends)],
          ['Repurchases of common stock', '—', '—', cell(-now.buybacks), cell(-now.buybacks)],
          ['Stock-based compensation', cell(now.stockCompensation), '—', '—', cell(now.stockCompensation)],
          [
            `Balance at ${f.date()}`,
            cell(now.closing.paidIn),
            cell(now.closing.retained),
            cell(-now.closing.treasury),
            cell(end),
          ],
        ],
      ),
      w.some('Other comprehensive income was not material and is included in other liabilities.', 0.2),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What return on average book equity did ${q.who} achieve in ${q.period}?`,
          `Relate the profit of ${q.who} for ${q.period} to the mean of its opening and closing book value. What is the return?`,
        ),
      about: () => 'the return on equity',
      answer: (w, { now, start, end }) => {
        const value = w.compute(
          'income / ((opening + closing) / 2) * 100',
          { income: count(now.netIncome), opening: count(start), closing: count(end) },
          1,
        );
        return `Net income of ${money(now.netIncome)} on equity that went from ${money(start)} to ${money(end)} is a return of ${value}% on the average.`;
      },
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which movements explain the change in the book value of ${q.who} over ${q.period}?`,
          `What raised and what reduced owners’ equity of ${q.who} in ${q.period}?`,
        ),
      about: () => 'the movements in book value',
      answer: (_, { now, start, end }) =>
        `Equity went from ${money(start)} to ${money(end)}: net income of ${money(now.netIncome)} and stock-based compensation of ${money(now.stockCompensation)} raised it, dividends of ${money(now.dividends)} and repurchases of ${money(now.buybacks)} reduced it.`,
    },
  ],
});

export const shareCount = note({
  key: 'share-count',
  topics: ['Shareholder Return', 'Footnotes'],
  facts: (f) => ({ shares: f.now.shares, authorized: f.whole('authorized-shares', 2, 12) * 500 }),
  write: (w, { shares, authorized }, f) =>
    w.note(
      w.one('Common Stock', 'Capital Stock', 'Shares Outstanding'),
      `${w.We} ${w.verb('have', 'has')} ${count(authorized)} million authorized shares of common stock. Changes in shares outstanding were as follows.`,
      w.table(
        ['(in millions of shares)', f.column()],
        [
          [`Outstanding at ${f.startDate}`, decimal(shares.opening, 1)],
          ['Issued under employee plans', decimal(shares.issued, 1)],
          ['Repurchased', `(${decimal(shares.repurchased, 1)})`],
          [`Outstanding at ${f.date()}`, decimal(shares.closing, 1)],
        ],
      ),
      w.one(
        'Each share carries one vote. No preferred stock is outstanding.',
        'Holders are entitled to one vote a share and to dividends when declared; there is no preferred stock outstanding.',
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By what percentage did the number of outstanding shares of ${q.who} change over ${q.period}?`,
          `How far did ${q.who} shrink or swell its share count in ${q.period}, in percent?`,
        ),
      about: () => 'the change in the share count',
      answer: (w, { shares }) => {
        const [end, start] = [decimal(shares.closing, 1), decimal(shares.opening, 1)];
        return `Shares outstanding ${direction(shares.closing, shares.opening)} ${w.percent(end, start)}%, from ${start} million to ${end} million.`;
      },
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What rights attach to the stock of ${q.who}, and is there a senior class?`,
          `How many votes does a share of ${q.who} carry, and does any preferred stock exist?`,
        ),
      about: () => 'the rights of the common stock',
      answer: () => 'Each share carries one vote, and no preferred stock is outstanding.',
    },
  ],
});
