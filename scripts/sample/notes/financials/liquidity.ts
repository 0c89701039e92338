/** Liquidity, capital spending, guidance, earnings per share. */
import { count, decimal, list, money } from '../../format';
import { equity } from '../../model/statements';
import { note } from '../../note';
import { direction } from '../../workings';
import { row } from '../../writer';
import { sectorWords } from '../words';

export const liquidity = note({
  key: 'liquidity',
  topics: ['Financials', 'Risk', 'Shareholder Return'],
  facts: (f) => ({
    now: f.now,
    before: f.before,
    debt: f.now.closing.notes + f.now.closing.paper,
    facility: Math.ceil(f.stock('facility', 0.08) / 50) * 50,
    rating: f.choose('rating', ['A2 and A', 'Baa1 and BBB+', 'A3 and A-', 'Baa2 and BBB', 'Baa3 and BBB-']),
  }),
  write: (w, { now, before, debt, facility, rating }, f) =>
    w.note(
      w.one('Liquidity and Capital Resources', 'Financial Condition and Liquidity', 'Sources and Uses of Liquidity'),
      w.para(
        `${w.Our} main sources of liquidity are cash from operations, cash on hand and access to debt markets.`,
        `At ${f.date()} ${w.we} had cash and cash equivalents of ${money(now.closing.cash)} and debt of ${money(debt)}.`,
        w.one(
          `A revolving credit facility of ${money(facility)} was undrawn.`,
          `Nothing was drawn under the committed credit facility of ${money(facility)}.`,
        ),
      ),
      w.para(
        `Net cash provided by operating activities was ${money(now.operatingCash)} for ${f.span()} and ${money(before.operatingCash)} for ${f.span(before)}; the change is due to ${now.netIncome >= before.netIncome ? 'higher' : 'lower'} net income and to working capital.`,
        `${w.Our} senior unsecured debt is rated ${rating} by the two agencies that follow it, with a stable outlook.`,
      ),
      w.para(
        `${w.We} ${w.verb('believe', 'believes')} that these sources will be sufficient for operating needs, capital spending, maturities and dividends for at least the next twelve months.`,
        w.some(`Covenants in the credit agreement limit liens and the sale of substantially all assets.`),
        w.some(`Cash held by foreign subsidiaries could be subject to withholding tax if repatriated.`, 0.4),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What net borrowing position did ${q.who} show at ${q.filing.date()}, after deducting its cash?`,
          `How much did ${q.who} owe net of its cash pile at the end of ${q.period}?`,
        ),
      about: () => 'net debt',
      answer: (w, { now, debt }) => {
        const larger = debt >= now.closing.cash ? 'net debt' : 'net cash';
        return `Debt of ${money(debt)} and cash of ${money(now.closing.cash)} leave ${larger} of $${w.difference(count(debt), count(now.closing.cash))} million.`;
      },
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Does management of ${q.who} consider its funding adequate, and which backstop does it have?`,
          `How does ${q.who} judge the adequacy of its liquidity, and how do the rating agencies see its credit?`,
        ),
      about: () => 'the adequacy of liquidity and the credit standing',
      answer: (_, { facility, rating }) =>
        `Management believes its sources suffice for at least the next twelve months; a credit facility of ${money(facility)} was undrawn, and the senior debt is rated ${rating} with a stable outlook.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By what percentage did cash generation from operations at ${q.who} change in ${q.period}?`,
          `How did ${q.whose} operating cash flow move in ${q.period}, in percent?`,
        ),
      about: () => 'the change in operating cash flow',
      answer: (w, { now, before }) =>
        `Operating cash flow ${direction(now.operatingCash, before.operatingCash)} ${w.percent(count(now.operatingCash), count(before.operatingCash))}%, from ${money(before.operatingCash)} to ${money(now.operatingCash)}.`,
    },
  ],
});

export const capitalSpending = note({
  key: 'capital-spending',
  topics: ['Financials', 'Company Overview'],
  facts: (f) => {
    const projects = f.company.assets.slice(0, 2).map((asset) => asset.name);
    const growth = Math.round(f.now.capex * f.level(`growth-capex/${f.now.key}`, 0.45, 0.7));
    const plan = Math.round((f.now.capex * 4) / f.now.quarters / 50) * 50 + 50;
    return { now: f.now, before: f.before, growth, plan, projects, site: f.choose('capex-site', f.company.sites) };
  },
  write: (w, { now, before, growth, plan, projects, site }, f) =>
    w.note(
      w.one('Capital Expenditures', 'Capital Spending', 'Capital Program'),
      w.para(
        `Capital expenditures were ${money(now.capex)} in ${f.span()}, compared with ${money(before.capex)} in ${f.span(before)}.`,
        `Of the current amount, ${money(growth)} was for growth and ${money(now.capex - growth)} to maintain existing capacity.`,
      ),
      w.para(
        `The largest projects were work on ${list(projects)} and the expansion of ${w.our} ${sectorWords(f).facility} in ${site}.`,
        w.one(
          `For the next twelve months ${w.we} ${w.verb('plan', 'plans')} to spend between ${money(plan)} and ${money(plan + 200)}.`,
          `${w.We} ${w.verb('expect', 'expects')} spending of ${money(plan)} to ${money(plan + 200)} over the coming twelve months, financed from operating cash flow.`,
        ),
        w.some(`Projects above a set amount need the approval of the board.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What portion of ${q.whose} investment spending in ${q.period} went into growth rather than upkeep?`,
          `How much of each dollar that ${q.who} invested in ${q.period} was for expansion, in percent?`,
        ),
      about: () => 'the share of growth projects in investment',
      answer: (w, { now, growth }) =>
        `Growth took ${money(growth)} of ${money(now.capex)}, or ${w.share(count(growth), count(now.capex))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `On which projects did ${q.who} concentrate its investment in ${q.period}, and what does it plan next?`,
          `Where is ${q.who} adding capacity, and how much does it intend to invest over the next year?`,
        ),
      about: () => 'the investment program',
      answer: (_, { projects, site, plan }, f) =>
        `The largest projects were ${list(projects)} and the expansion of the ${sectorWords(f).facility} in ${site}; planned spending for the next twelve months is ${money(plan)} to ${money(plan + 200)}.`,
    },
  ],
});

export const earningsPerShare = note({
  key: 'earnings-per-share',
  topics: ['Financials', 'Shareholder Return', 'Footnotes'],
  facts: (f) => ({ now: f.now, before: f.before, antidilutive: decimal(f.rate('antidilutive', 0.6, 4.2), 1) }),
  write: (w, { antidilutive }, f) =>
    w.note(
      w.one('Earnings Per Share', 'Net Income per Common Share', 'Computation of Earnings per Share'),
      w.para(
        `Basic earnings per share are net income divided by the weighted average number of shares outstanding; diluted earnings also count shares issuable under stock awards by the treasury stock method.`,
      ),
      w.periods(
        [
          row('Net income', f, (r) => r.netIncome),
          ['Weighted average shares, basic', ...f.reports.map((r) => decimal(r.shares.basic, 1))],
          ['Effect of dilutive awards', ...f.reports.map((r) => decimal(r.shares.diluted - r.shares.basic, 1))],
          ['Weighted average shares, diluted', ...f.reports.map((r) => decimal(r.shares.diluted, 1))],
          ['Basic earnings per share', ...f.reports.map((r) => `$${decimal(r.shares.basicEps, 2)}`)],
          ['Diluted earnings per share', ...f.reports.map((r) => `$${decimal(r.shares.dilutedEps, 2)}`)],
        ],
        'in millions, except per share amounts',
      ),
      w.one(
        `Awards for ${antidilutive} million shares were left out of the latest period because they would have been anti-dilutive.`,
        `Options on ${antidilutive} million shares had exercise prices above the average market price and are excluded from the latest period.`,
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By how many percent did diluted profit a share of ${q.who} change in ${q.period}?`,
          `How did EPS on a diluted basis move at ${q.who} in ${q.period}, in percent?`,
        ),
      about: () => 'the change in diluted EPS',
      answer: (w, { now, before }) => {
        const [a, b] = [decimal(now.shares.dilutedEps, 2), decimal(before.shares.dilutedEps, 2)];
        return `Diluted earnings per share ${direction(now.shares.dilutedEps, before.shares.dilutedEps)} ${w.percent(a, b)}%, from $${b} to $${a}.`;
      },
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How many million shares separate the basic from the diluted count of ${q.who} in ${q.period}?`,
          `What dilution, in shares, do stock awards cause at ${q.who} in ${q.period}?`,
        ),
      about: () => 'the dilution from stock awards',
      answer: (w, { now }) =>
        `Diluted shares of ${decimal(now.shares.diluted, 1)} million exceed basic shares of ${decimal(now.shares.basic, 1)} million by ${w.difference(decimal(now.shares.diluted, 1), decimal(now.shares.basic, 1), 1)} million.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How does ${q.who} treat awards that would not dilute its earnings per share?`,
          `Which awards did ${q.who} leave out of its diluted share count, and by which method are the others counted?`,
        ),
      about: () => 'the treatment of stock awards in the share count',
      answer: (_, { antidilutive }) =>
        `Dilutive awards are counted by the treasury stock method; awards on ${antidilutive} million shares were excluded in the latest period.`,
    },
  ],
});

export const freeCashFlow = note({
  key: 'free-cash-flow',
  topics: ['Financials', 'Shareholder Return'],
  facts: (f) => ({ now: f.now, before: f.before, equity: equity(f.now.closing) }),
  write: (w, { now }, f) =>
    w.note(
      w.one(
        'Non-GAAP Measures: Free Cash Flow',
        'Reconciliation of Non-GAAP Financial Measures',
        'Adjusted EBITDA and Free Cash Flow',
      ),
      w.para(
        `${w.We} ${w.verb('use', 'uses')} adjusted EBITDA and free cash flow to judge performance across cycles.`,
        `Neither is defined by generally accepted accounting principles, and other companies may calculate them differently.`,
        w.some(`The measures should be read together with, not instead of, net income and operating cash flow.`),
      ),
      w.periods([
        row('Net income', f, (r) => r.netIncome),
        row('Provision for income taxes', f, (r) => r.tax),
        row('Interest expense', f, (r) => r.interest),
        row('Depreciation and amortization', f, (r) => r.depreciation + r.amortization),
        row('Impairment and restructuring', f, (r) => r.impairment + r.restructuring),
        row(
          'Adjusted EBITDA',
          f,
          (r) => r.netIncome + r.tax + r.interest + r.depreciation + r.amortization + r.impairment + r.restructuring,
        ),
        row('Net cash from operating activities', f, (r) => r.operatingCash),
        row('Less capital expenditures', f, (r) => -r.capex),
        row('Free cash flow', f, (r) => r.operatingCash - r.capex),
      ]),
      `Revenue in the latest period was ${money(now.revenue)}.`,
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What adjusted EBITDA margin did ${q.who} report for ${q.period}?`,
          `Set adjusted EBITDA of ${q.who} against its sales for ${q.period}: what percentage results?`,
        ),
      about: () => 'the adjusted EBITDA margin',
      answer: (w, { now }) => {
        const ebitda = count(
          now.netIncome +
            now.tax +
            now.interest +
            now.depreciation +
            now.amortization +
            now.impairment +
            now.restructuring,
        );
        return `Adjusted EBITDA of $${ebitda} million on revenue of ${money(now.revenue)} is a margin of ${w.share(ebitda, count(now.revenue))}%.`;
      },
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Why does ${q.who} publish figures outside GAAP, and what caution does it add?`,
          `What use does ${q.who} make of measures that accounting rules do not define?`,
        ),
      about: () => 'the use of measures outside GAAP',
      answer: (_, __, f) =>
        `${f.company.name} uses adjusted EBITDA and free cash flow to judge performance across cycles, and cautions that they are not defined by generally accepted accounting principles and may be calculated differently elsewhere.`,
    },
  ],
});
