/** Total return, capital allocation, holders of record. */
import { count, decimal, dollars, money, rate } from '../../format';
import type { Filing } from '../../model/filing';
import { note } from '../../note';
import { row } from '../../writer';

/** The value of $100 invested five fiscal years before, at each year-end: the company, its peers, the market. */
function performance(f: Filing) {
  const grow = (label: string, low: number, high: number): number[] => {
    let value = 100;
    return [0, 1, 2, 3, 4].map((back) => {
      value = value * f.level(`tsr/${label}/${f.now.year - 4 + back}`, low, high);
      return value;
    });
  };
  return { own: grow('own', 0.9, 1.28), peers: grow('peers', 0.94, 1.18), market: grow('market', 0.95, 1.22) };
}

export const performanceGraph = note({
  key: 'performance-graph',
  topics: ['Shareholder Return'],
  forms: ['10-K'],
  facts: (f) => ({ ...performance(f), first: f.now.year - 5 }),
  write: (w, { own, peers, market, first }, f) => {
    const cells = (values: readonly number[]): string[] => ['100.00', ...values.map((value) => decimal(value, 2))];
    return w.note(
      w.one('Performance Graph', 'Stock Performance Graph', 'Comparison of Five-Year Cumulative Return'),
      `The table compares the value of $100 invested at the end of ${first} in ${w.our} stock, in a peer group of the same industry and in a broad market index, with dividends reinvested.`,
      w.table(
        ['Value at year-end', ...['100', ...own].map((_, i) => String(first + i))],
        [
          [f.company.legalName, ...cells(own)],
          ['Peer group', ...cells(peers)],
          ['Market index', ...cells(market)],
        ],
      ),
      w.one(
        'Past performance does not indicate future performance.',
        'The comparison is required by the Securities and Exchange Commission and is not a forecast.',
      ),
    );
  },
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What five-year total return does ${q.who} show at the end of ${q.period}, in percent?`,
          `An investor bought stock of ${q.who} five years before the close of ${q.period} and reinvested. What gain in percent resulted?`,
        ),
      about: () => 'the five-year total return',
      answer: (w, { own }) => {
        const end = decimal(own.at(-1) ?? 100, 2);
        return `$100.00 became $${end}, a total return of ${w.percent(end, '100.00')}%${Number(end) < 100 ? ' on the losing side' : ''}.`;
      },
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Did the stock of ${q.who} beat its peers and the wider market over five years?`,
          `How does the long-run performance of ${q.who} rank against peers and market at the end of ${q.period}?`,
        ),
      about: () => 'the performance against peers and market',
      answer: (_, { own, peers, market }) => {
        const [a, b, c] = [own, peers, market].map((values) => values.at(-1) ?? 100) as [number, number, number];
        return `$100 grew to $${decimal(a, 2)}, against $${decimal(b, 2)} for the peer group and $${decimal(c, 2)} for the market: ${a >= b ? 'better' : 'worse'} than peers and ${a >= c ? 'better' : 'worse'} than the market.`;
      },
    },
  ],
});

export const capitalAllocation = note({
  key: 'capital-allocation',
  topics: ['Shareholder Return', 'Financials', 'Company Overview'],
  facts: (f) => ({
    now: f.now,
    share: f.whole('return-share', 40, 85),
    order: f.choose('allocation-order', [
      'the dividend, then investment, then repurchases',
      'investment in the business, then the dividend, then repurchases',
      'the balance sheet, then the dividend, then investment',
    ]),
  }),
  write: (w, { now, share, order }, f) =>
    w.note(
      w.one('Capital Allocation', 'Capital Allocation Framework', 'Returning Cash to Shareholders'),
      w.para(
        `${w.Our} framework puts first ${order}.`,
        `Over the cycle at least ${share}% of free cash flow is to be returned to shareholders.`,
        w.some(`The framework is reviewed by the board once a year.`),
      ),
      w.periods([
        row('Dividends', f, (r) => r.dividends),
        row('Share repurchases', f, (r) => r.buybacks),
        row('Total returned', f, (r) => r.dividends + r.buybacks),
        row('Free cash flow', f, (r) => r.operatingCash - r.capex),
      ]),
      w.one(
        `In ${f.brief()} total returns were ${money(now.dividends + now.buybacks)}.`,
        `${w.We} returned ${money(now.dividends + now.buybacks)} in ${f.brief()}.`,
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What share of free cash flow did ${q.who} give back to owners in ${q.period}?`,
          `Did ${q.who} live up to its distribution aim in ${q.period}? Give the percentage of free cash flow paid out.`,
        ),
      about: () => 'the share of free cash flow paid out',
      answer: (w, { now, share }, f) => {
        const [paid, free] = [count(now.dividends + now.buybacks), count(now.operatingCash - now.capex)];
        return `${f.company.name} returned $${paid} million out of free cash flow of $${free} million, or ${w.share(paid, free)}%, against an aim of at least ${share}%.`;
      },
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `In which order does ${q.who} put its claims on cash?`,
          `What are the priorities in the capital allocation of ${q.who}, and how much does it promise to return?`,
        ),
      about: () => 'the priorities for the use of cash',
      answer: (_, { order, share }) =>
        `First comes ${order}; at least ${share}% of free cash flow is to be returned to shareholders over the cycle.`,
    },
  ],
});

export const holdersOfRecord = note({
  key: 'holders-of-record',
  topics: ['Shareholder Return', 'Governance'],
  forms: ['10-K'],
  facts: (f) => ({
    holders: Math.round(f.now.revenue * f.level('holders', 0.4, 1.6)) + f.now.year,
    day: f.wholeOf('holders-day', 2, 26),
    price: f.now.shares.closingPrice,
    declared: f.now.shares.declared,
    exchange: f.choose('exchange', ['New York Stock Exchange', 'Nasdaq Global Select Market']),
  }),
  write: (w, { holders, day, price, declared, exchange }, f) =>
    w.note(
      w.one('Market for Registrant’s Common Equity', 'Market Information and Holders', 'Stock Listing'),
      w.para(
        `${w.Our} common stock is listed on the ${exchange} under the symbol “${f.company.ticker}”.`,
        `On February ${day}, ${f.year}, there were ${count(holders)} holders of record; beneficial owners are far more numerous.`,
        `The last price in ${f.now.year} was ${dollars(price)}, and dividends declared for the year were $${rate(declared)} a share.`,
        w.some(`No unregistered securities were sold.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What dividend yield results for ${q.who} on the closing price of ${q.period}?`,
          `Set the dividends that ${q.who} declared for ${q.period} against its last share price. What yield follows?`,
        ),
      about: () => 'the dividend yield',
      answer: (w, { price, declared }) =>
        `Dividends of $${rate(declared)} on a price of ${dollars(price)} are a yield of ${w.compute('dividend / price * 100', { dividend: rate(declared), price: decimal(price, 2) }, 2)}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Where is the stock of ${q.who} traded, and how many registered owners does it have?`,
          `How many owners appear in the share register of ${q.who}, according to the filing for ${q.period}?`,
        ),
      about: () => 'the listing and the registered owners',
      answer: (_, { exchange, holders }) =>
        `The stock is listed on the ${exchange} and had ${count(holders)} holders of record.`,
    },
  ],
});
