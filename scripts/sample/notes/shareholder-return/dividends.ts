/** Dividends: what was declared, the policy, the payout, the next one. */
import { capitalise, count, money, rate } from '../../format';
import type { Filing } from '../../model/filing';
import { note } from '../../note';
import { direction } from '../../workings';
import { row } from '../../writer';

const QUARTERS = ['first', 'second', 'third', 'fourth'] as const;

function facts(f: Filing) {
  return {
    now: f.now,
    before: f.before,
    quarterly: rate(f.now.shares.quarterlyRate),
    quarterlyBefore: rate(f.before.shares.quarterlyRate),
    declared: rate(f.now.shares.declared),
  };
}

export const dividendsDeclared = note({
  key: 'dividends-declared',
  topics: ['Shareholder Return'],
  facts,
  write: (w, { now, quarterly }) =>
    w.note(
      w.one('Dividends', 'Cash Dividends Declared', 'Dividends on Common Stock'),
      w.para(
        `The board declared a cash dividend of $${quarterly} a share in each of the quarters below.`,
        w.some(`Dividends are paid in the month that follows the record date.`),
      ),
      w.table(
        ['Quarter', 'Dividend a share', 'Amount (in millions)'],
        [
          ...QUARTERS.slice(0, now.quarters).map((name, i, all) => {
            const part = Math.round(now.dividends / all.length);
            return [
              `${capitalise(name)} quarter ${now.year}`,
              `$${quarterly}`,
              count(i < all.length - 1 ? part : now.dividends - part * (all.length - 1)),
            ];
          }),
          ['Total', `$${rate(now.shares.declared)}`, count(now.dividends)],
        ],
      ),
      w.one(
        `Net income of the same period was ${money(now.netIncome)}.`,
        `These payments compare with net income of ${money(now.netIncome)}.`,
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What fraction of earnings did ${q.who} distribute as dividends in ${q.period}?`,
          `Calculate the payout ratio of ${q.who} for ${q.period}.`,
        ),
      about: () => 'the payout ratio',
      answer: (w, { now }) =>
        `Dividends of ${money(now.dividends)} out of net income of ${money(now.netIncome)} are a payout ratio of ${w.share(count(now.dividends), count(now.netIncome))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What did an owner of one share of ${q.who} receive each quarter and in total for ${q.period}?`,
          `How much per share, quarterly and altogether, did the board of ${q.who} grant for ${q.period}?`,
        ),
      about: () => 'the dividend a share',
      answer: (_, { quarterly, declared }) => `Each quarter brought $${quarterly} a share, $${declared} in total.`,
    },
  ],
});

export const dividendPolicy = note({
  key: 'dividend-policy',
  topics: ['Shareholder Return', 'Governance'],
  facts: (f) => ({ ...facts(f), years: f.whole('dividend-years', 9, 61), share: f.whole('dividend-share', 30, 60) }),
  write: (w, { quarterly, quarterlyBefore, years, share, now, before }, f) =>
    w.note(
      w.one('Dividend Policy', 'Policy on Distributions', 'Dividends and Dividend Policy'),
      w.para(
        w.one(
          `The board reviews the dividend every quarter and considers earnings, cash flow, capital needs and the outlook.`,
          `Whether and how much to pay is decided by the board each quarter in light of results, leverage and investment needs.`,
        ),
        `${w.We} ${w.verb('have', 'has')} paid a dividend without interruption for ${years + now.year - 2023} years.`,
      ),
      w.para(
        `The quarterly rate ${direction(now.shares.quarterlyRate, before.shares.quarterlyRate, 'was raised', 'was lowered')} from $${quarterlyBefore} a share in ${f.brief(before)} to $${quarterly} a share in ${f.brief()}.`,
        `Over a cycle ${w.we} ${w.verb('aim', 'aims')} to distribute about ${share}% of earnings.`,
        w.one(
          `Future dividends are not guaranteed.`,
          `There is no assurance that the rate will be kept, and debt agreements may limit payments after a default.`,
          `The ability to pay depends in part on distributions from operating subsidiaries.`,
        ),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By what percentage did the regular quarterly payment a share change at ${q.who} in ${q.period}?`,
          `How large was the latest move in ${q.whose} quarterly dividend, in percent?`,
        ),
      about: () => 'the change in the quarterly dividend',
      answer: (w, { quarterly, quarterlyBefore, now, before }) =>
        `The quarterly dividend ${direction(now.shares.quarterlyRate, before.shares.quarterlyRate)} ${w.percent(quarterly, quarterlyBefore)}%, from $${quarterlyBefore} to $${quarterly} a share.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What does the board of ${q.who} weigh before it grants a distribution, and what share of profits does it aim at?`,
          `How long is the unbroken record of payments at ${q.who}, and what is its long-run payout aim?`,
        ),
      about: () => 'the policy on dividends',
      answer: (_, { years, share, now }) =>
        `The board decides every quarter in light of earnings or results, capital needs and outlook; dividends have been paid without interruption for ${years + now.year - 2023} years, and the aim over a cycle is about ${share}% of earnings.`,
    },
  ],
});

export const dividendCover = note({
  key: 'dividend-cover',
  topics: ['Shareholder Return', 'Financials'],
  facts,
  write: (w, { now, before }, f) =>
    w.note(
      w.one('Dividend Coverage', 'Cash Available for Distribution', 'Cash Flow and Distributions to Shareholders'),
      w.para(
        `${w.We} ${w.verb('measure', 'measures')} the safety of the dividend by the cash that remains after capital expenditures.`,
        w.some(`Acquisitions are not deducted.`),
      ),
      w.periods([
        row('Net cash provided by operating activities', f, (r) => r.operatingCash),
        row('Capital expenditures', f, (r) => -r.capex),
        row('Cash available for distribution', f, (r) => r.operatingCash - r.capex),
        row('Dividends paid', f, (r) => -r.dividends),
        row('Available after dividends', f, (r) => r.operatingCash - r.capex - r.dividends),
      ]),
      `The amount available after dividends ${direction(now.operatingCash - now.capex - now.dividends, before.operatingCash - before.capex - before.dividends, 'grew', 'shrank')} against ${f.brief(before)}.`,
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How many times did distributable cash cover the dividends of ${q.who} in ${q.period}?`,
          `What dividend cover, on cash after investment, does ${q.who} show for ${q.period}?`,
        ),
      about: () => 'dividend cover',
      answer: (w, { now }) => {
        const [cash, paid] = [count(now.operatingCash - now.capex), count(now.dividends)];
        return `Cash available for distribution of $${cash} million covered dividends of $${paid} million ${w.ratio(cash, paid)} times.`;
      },
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `By which yardstick does ${q.who} judge whether its distribution is safe, and in which direction did the remainder move in ${q.period}?`,
          `Did the cushion behind the distribution of ${q.who} widen or narrow in ${q.period}?`,
        ),
      about: () => 'the cushion behind the dividend',
      answer: (_, { now, before }, f) =>
        `${f.company.name} looks at the cash that remains after capital expenditures; the amount available after dividends ${direction(now.operatingCash - now.capex - now.dividends, before.operatingCash - before.capex - before.dividends, 'grew', 'shrank')}.`,
    },
  ],
});

export const nextDividend = note({
  key: 'next-dividend',
  topics: ['Shareholder Return'],
  facts: (f) => {
    const month = f.now.quarters === 4 ? 'February' : f.now.quarters === 2 ? 'July' : 'October';
    const day = f.wholeOf('declared-day', 2, 27);
    const next = f.now.shares.quarterlyRate + 0.005 * f.wholeOf('raise', 1, 4);
    return { ...facts(f), month, day, filed: f.year, next: rate(next), record: f.wholeOf('record-day', 3, 26) };
  },
  write: (w, { quarterly, next, month, day, filed, record }) =>
    w.note(
      w.one('Subsequent Events', 'Recent Developments: Dividend', 'Subsequent Event: Dividend Declaration'),
      w.para(
        `On ${month} ${day}, ${filed}, the board declared a quarterly dividend of $${next} a share, compared with $${quarterly} before.`,
        `It is payable in the following month to holders of record on day ${record} of that month.`,
        w.some(`The payment was not accrued at the balance sheet date.`),
      ),
      w.one(
        `The increase reflects the board’s confidence in the cash flow of the business and in the progress of the capital program.`,
        `In raising the rate the board took account of lower leverage and of the outlook for free cash flow.`,
        `The board noted that the increase leaves room for share repurchases at the recent pace.`,
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By how much a share did the board of ${q.who} lift its payment after the close of ${q.period}?`,
          `What raise, in dollars a share, followed the balance sheet date at ${q.who}?`,
        ),
      about: () => 'the raise declared after the balance sheet date',
      answer: (w, { next, quarterly }) =>
        `The dividend was raised by $${w.difference(next, quarterly, 3)} a share, from $${quarterly} to $${next}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `When did the directors of ${q.who} declare the payment that falls after ${q.period}, and how high is it?`,
          `What distribution decision came after the books of ${q.who} were closed for ${q.period}?`,
        ),
      about: () => 'the declaration after the period',
      answer: (_, { month, day, filed, next }) =>
        `On ${month} ${day}, ${filed}, the board declared a quarterly dividend of $${next} a share.`,
    },
  ],
});
