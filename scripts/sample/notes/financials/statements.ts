/** The three primary statements. */
import { nth } from '../../lists';
import { cell, count, decimal, money } from '../../format';
import { currentAssets, equity, totalAssets, totalLiabilities } from '../../model/statements';
import type { Balance } from '../../model/statements';
import { note } from '../../note';
import { direction } from '../../workings';
import { row } from '../../writer';
import { sectorWords } from '../words';

export const incomeStatement = note({
  key: 'income-statement',
  topics: ['Financials', 'Company Overview'],
  facts: (f) => ({ now: f.now, before: f.before, research: sectorWords(f).research }),
  write: (w, { research }, f) =>
    w.note(
      w.one(
        'Consolidated Statements of Income',
        'Consolidated Statements of Operations',
        'Consolidated Results of Operations',
      ),
      w.periods(
        [
          row(w.one('Revenue', 'Net sales', 'Revenues'), f, (r) => r.revenue),
          row(w.one('Cost of sales', 'Cost of products sold', 'Operating costs'), f, (r) => r.costOfSales),
          row(research, f, (r) => r.research),
          row('Selling, general and administrative', f, (r) => r.selling),
          row('Depreciation', f, (r) => r.depreciation),
          row('Amortization of intangible assets', f, (r) => r.amortization),
          row('Impairment charges', f, (r) => r.impairment),
          row('Restructuring', f, (r) => r.restructuring),
          row('Operating income', f, (r) => r.operatingIncome),
          row('Interest expense', f, (r) => -r.interest),
          row('Other income, net', f, (r) => r.otherIncome),
          row('Income before income taxes', f, (r) => r.pretaxIncome),
          row('Provision for income taxes', f, (r) => r.tax),
          row('Net income', f, (r) => r.netIncome),
          ['Earnings per share, basic', ...f.reports.map((r) => `$${decimal(r.shares.basicEps, 2)}`)],
          ['Earnings per share, diluted', ...f.reports.map((r) => `$${decimal(r.shares.dilutedEps, 2)}`)],
        ],
        'in millions, except per share amounts',
      ),
      w.some('The accompanying notes are an integral part of these consolidated financial statements.'),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What operating margin did ${q.who} earn in ${q.period}?`,
          `Work out ${q.whose} operating income as a percentage of its top line for ${q.period}. What is it?`,
        ),
      about: () => 'the operating margin',
      answer: (w, { now }) =>
        `Operating income of ${money(now.operatingIncome)} on revenue of ${money(now.revenue)} is a margin of ${w.share(count(now.operatingIncome), count(now.revenue))}%.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By what percentage did ${q.whose} bottom line change in ${q.period} against the comparable prior period?`,
          `How fast did profit after tax grow or shrink at ${q.who} in ${q.period}?`,
        ),
      about: () => 'the change in net earnings',
      answer: (w, { now, before }) =>
        `Net income ${direction(now.netIncome, before.netIncome)} ${w.percent(count(now.netIncome), count(before.netIncome))}%, from ${money(before.netIncome)} to ${money(now.netIncome)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which cost line weighs most on ${q.whose} operating result in ${q.period}, and what remained as diluted earnings a share?`,
          `What is the largest expense between sales and operating profit at ${q.who} for ${q.period}, and what did diluted EPS come to?`,
        ),
      about: () => 'the cost structure behind earnings per share',
      answer: (_, { now }) =>
        `The direct cost of sales is by far the largest expense at ${money(now.costOfSales)}; after all costs and taxes, diluted earnings were $${decimal(now.shares.dilutedEps, 2)} a share.`,
    },
  ],
});

export const balanceSheet = note({
  key: 'balance-sheet',
  topics: ['Financials', 'Risk'],
  facts: (f) => ({
    end: f.now.closing,
    start: f.now.opening,
    current: f.stock('current-debt', 0.012),
    currentBefore: f.stock('current-debt', 0.012, 'start'),
  }),
  write: (w, { end, start, current, currentBefore }, f) => {
    const line = (label: string, value: (b: Balance) => number): string[] => [
      label,
      cell(value(end)),
      cell(value(start)),
    ];
    const debt = (b: Balance): number => b.paper + b.notes;
    return w.note(
      w.one(
        'Consolidated Balance Sheets',
        'Consolidated Statements of Financial Position',
        'Condensed Balance Sheet Data',
      ),
      w.balances([
        line('Cash and cash equivalents', (b) => b.cash),
        line(w.one('Accounts receivable, net', 'Trade receivables, net'), (b) => b.receivables),
        line('Inventories', (b) => b.inventories),
        line('Prepaid expenses and other', (b) => b.otherCurrent),
        line('Total current assets', currentAssets),
        line('Property, plant and equipment, net', (b) => b.property),
        line('Goodwill', (b) => b.goodwill),
        line('Other intangible assets, net', (b) => b.intangibles),
        line('Total assets', totalAssets),
        line('Accounts payable', (b) => b.payables),
        line('Accrued liabilities', (b) => b.accrued),
        ['Current portion of debt', cell(current), cell(currentBefore)],
        [
          'Total current liabilities',
          cell(end.payables + end.accrued + current),
          cell(start.payables + start.accrued + currentBefore),
        ],
        ['Long-term debt', cell(debt(end) - current), cell(debt(start) - currentBefore)],
        line('Deferred income taxes', (b) => b.deferredTaxes),
        line('Other liabilities', (b) => b.otherLiabilities),
        line('Total liabilities', totalLiabilities),
        line('Paid-in capital', (b) => b.paidIn),
        line('Retained earnings', (b) => b.retained),
        line('Treasury stock, at cost', (b) => -b.treasury),
        line(w.one('Total stockholders’ equity', 'Total equity'), equity),
        line('Total liabilities and equity', totalAssets),
      ]),
      w.some(`Balances at ${f.startDate} have been derived from audited statements.`, 0.3),
    );
  },
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What current ratio follows from ${q.whose} balance sheet at ${q.filing.date()}?`,
          `How well do short-term assets cover short-term obligations at ${q.who} as of ${q.filing.date()}, expressed as a ratio?`,
        ),
      about: () => 'the current ratio',
      answer: (w, { end, current }) => {
        const [assets, liabilities] = [count(currentAssets(end)), count(end.payables + end.accrued + current)];
        return `Current assets of $${assets} million against current liabilities of $${liabilities} million give a current ratio of ${w.ratio(assets, liabilities)}.`;
      },
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What share of ${q.whose} total assets was financed by liabilities at the balance sheet date of ${q.period}?`,
          `How leveraged is ${q.who} at the end of ${q.period}, measured as total liabilities over total assets?`,
        ),
      about: () => 'balance sheet leverage',
      answer: (w, { end }) =>
        `Liabilities of ${money(totalLiabilities(end))} finance ${w.share(count(totalLiabilities(end)), count(totalAssets(end)))}% of total assets of ${money(totalAssets(end))}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Is ${q.whose} asset base mainly tangible or acquired, judging by the balance sheet for ${q.period}?`,
          `What does the composition of long-lived assets say about how ${q.who} has grown, as of ${q.filing.date()}?`,
        ),
      about: () => 'the make-up of long-lived assets',
      answer: (_, { end }) => {
        const acquired = end.goodwill + end.intangibles;
        return end.property >= acquired
          ? `The asset base is mainly tangible: property, plant and equipment of ${money(end.property)} outweighs goodwill of ${money(end.goodwill)} and other intangible assets of ${money(end.intangibles)}, which points to growth by building.`
          : `The asset base is largely acquired: goodwill of ${money(end.goodwill)} and other intangible assets of ${money(end.intangibles)} exceed property, plant and equipment of ${money(end.property)}, which points to growth by purchase.`;
      },
    },
  ],
});

export const cashFlows = note({
  key: 'cash-flow-statement',
  topics: ['Financials', 'Shareholder Return'],
  facts: (f) => ({ now: f.now, before: f.before }),
  write: (w, _, f) =>
    w.note(
      w.one('Consolidated Statements of Cash Flows', 'Cash Flow Statements', 'Consolidated Cash Flows'),
      w.periods([
        row('Net income', f, (r) => r.netIncome),
        row('Depreciation and amortization', f, (r) => r.depreciation + r.amortization),
        row('Impairment charges', f, (r) => r.impairment),
        row('Deferred income taxes', f, (r) => r.deferredTax),
        row('Stock-based compensation', f, (r) => r.stockCompensation),
        row('Receivables', f, (r) => -r.receivablesIncrease),
        row('Inventories', f, (r) => -r.inventoriesIncrease),
        row('Other current assets', f, (r) => -r.otherAssetsIncrease),
        row('Payables and accrued liabilities', f, (r) => r.payablesIncrease + r.accruedIncrease),
        row('Net cash provided by operating activities', f, (r) => r.operatingCash),
        row(w.one('Capital expenditures', 'Additions to property, plant and equipment'), f, (r) => -r.capex),
        row('Acquisitions, net of cash acquired', f, (r) => -r.acquisitions),
        row('Net cash used in investing activities', f, (r) => r.investingCash),
        row('Issuance of notes', f, (r) => r.notesIssued),
        row('Repayment of notes', f, (r) => -r.notesRepaid),
        row('Commercial paper, net', f, (r) => r.paperIncrease),
        row('Dividends paid', f, (r) => -r.dividends),
        row('Repurchases of common stock', f, (r) => -r.buybacks),
        row('Net cash from (used in) financing activities', f, (r) => r.financingCash),
        row('Change in cash and cash equivalents', f, (r) => r.cashChange),
        row('Cash and cash equivalents, beginning of period', f, (r) => r.opening.cash),
        row('Cash and cash equivalents, end of period', f, (r) => r.closing.cash),
      ]),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How much free cash flow did ${q.who} generate in ${q.period} after capital spending?`,
          `Deduct capital outlays from the cash that ${q.whose} operations produced in ${q.period}. What is left?`,
        ),
      about: () => 'free cash flow',
      answer: (w, { now }) =>
        `Operations provided ${money(now.operatingCash)} and capital spending took ${money(now.capex)}, so free cash flow was $${w.difference(count(now.operatingCash), count(now.capex))} million.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How much cash in total did ${q.who} hand to shareholders during ${q.period} through dividends and repurchases?`,
          `Add the dividends and the buybacks in ${q.whose} cash flow statement for ${q.period}. What total went to owners?`,
        ),
      about: () => 'the total cash paid to shareholders',
      answer: (w, { now }) =>
        `Dividends of ${money(now.dividends)} and repurchases of ${money(now.buybacks)} together returned $${w.total([count(now.dividends), count(now.buybacks)])} million.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Where did ${q.whose} operating cash go in ${q.period}?`,
          `What were the main uses of cash at ${q.who} in ${q.period}?`,
        ),
      about: () => 'the uses of cash',
      answer: (_, { now }) => {
        const uses = [
          { name: 'capital expenditures', value: now.capex },
          { name: 'acquisitions', value: now.acquisitions },
          { name: 'dividends', value: now.dividends },
          { name: 'share repurchases', value: now.buybacks },
        ].sort((a, b) => b.value - a.value);
        return `The largest use was ${nth(uses, 0).name} at ${money(nth(uses, 0).value)}, followed by ${nth(uses, 1).name} at ${money(nth(uses, 1).value)} and ${nth(uses, 2).name} at ${money(nth(uses, 2).value)}.`;
      },
    },
  ],
});
