/** Fair values, derivatives, commitments, accrued liabilities. */
import { nth } from '../../lists';
import { cell, count, money, split, sum } from '../../format';
import { note } from '../../note';
import { row } from '../../writer';
import { sectorWords } from '../words';

export const fairValue = note({
  key: 'fair-value',
  topics: ['Footnotes', 'Accounting'],
  facts: (f) => {
    const debt = f.now.closing.notes + f.now.closing.paper;
    return {
      levels: [f.stock('level-1', 0.03), f.stock('level-2', 0.02), f.stock('level-3', 0.008)] as const,
      debt,
      market: Math.round(debt * f.level(`debt-price/${f.now.key}`, 0.88, 0.99)),
      contingent: f.stock('contingent-consideration', 0.004),
    };
  },
  write: (w, { levels, debt, market, contingent }, f) =>
    w.note(
      w.one('Fair Value Measurements', 'Note: Fair Value', 'Financial Instruments at Fair Value'),
      w.para(
        `Fair value is measured in three levels: quoted prices in active markets (Level 1), other observable inputs (Level 2) and unobservable inputs (Level 3).`,
        w.some(`There were no transfers between the levels in the periods presented.`),
      ),
      w.table(
        ['Assets at fair value (in millions)', f.date()],
        [
          ['Level 1: money market funds and shares', cell(levels[0])],
          ['Level 2: derivatives and bonds', cell(levels[1])],
          ['Level 3: private holdings', cell(levels[2])],
          ['Total', cell(sum(levels))],
        ],
      ),
      w.para(
        `Debt with a carrying amount of ${money(debt)} had a fair value of ${money(market)}, based on quoted prices.`,
        `A liability for contingent consideration of ${money(contingent)} is measured with a discounted cash flow model in Level 3.`,
        w.one(
          `The carrying amounts of receivables and payables approximate fair value because of their short terms.`,
          `Private holdings are valued from financing rounds and comparable companies.`,
        ),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `At what discount to its carrying amount does the market value the debt of ${q.who} at ${q.filing.date()}?`,
          `How far below book do the bonds of ${q.who} trade at the end of ${q.period}, in percent?`,
        ),
      about: () => 'the market value of debt',
      answer: (w, { debt, market }) =>
        `Debt carried at ${money(debt)} had a fair value of ${money(market)}, a gap of ${w.percent(count(market), count(debt))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which instruments of ${q.who} depend on unobservable inputs?`,
          `What does ${q.who} measure with models rather than market prices?`,
        ),
      about: () => 'measurements that rest on unobservable inputs',
      answer: (_, { levels, contingent }) =>
        `Level 3 holds private holdings of ${money(levels[2])} and a liability for contingent consideration of ${money(contingent)}.`,
    },
  ],
});

export const derivatives = note({
  key: 'derivatives',
  topics: ['Footnotes', 'Risk'],
  facts: (f) => ({
    currency: f.stock('notional-fx', 0.11),
    rates: f.stock('notional-rates', 0.06),
    commodity: f.stock('notional-commodity', 0.05),
    gain: f.flow('hedge-gain', 0.003),
    months: f.whole('hedge-months', 12, 36),
  }),
  write: (w, { currency, rates, commodity, gain, months }, f) =>
    w.note(
      w.one('Derivatives and Hedging', 'Note: Derivative Financial Instruments', 'Hedging Activities'),
      w.para(
        `${w.We} ${w.verb('use', 'uses')} forwards, swaps and options to reduce exposure to exchange rates, interest rates and commodity prices, and ${w.verb('do', 'does')} not hold derivatives for trading.`,
        `Cash flow hedges extend up to ${months} months ahead.`,
      ),
      w.table(
        ['Notional amounts (in millions)', f.date()],
        [
          ['Foreign exchange contracts', cell(currency)],
          ['Interest rate swaps', cell(rates)],
          ['Commodity contracts', cell(commodity)],
          ['Total', cell(currency + rates + commodity)],
        ],
      ),
      w.para(
        `Gains of ${money(gain)} are expected to be reclassified from other comprehensive income to earnings within twelve months.`,
        w.one(
          `Counterparties are banks of high credit standing, and netting agreements limit the loss if one fails.`,
          `Collateral is exchanged when the fair value of contracts with a bank exceeds a threshold.`,
        ),
        w.some(`Ineffectiveness was not material.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What part of the hedge book of ${q.who} is for currencies at ${q.filing.date()}?`,
          `How large is the currency portion of the total notional of ${q.who}, in percent?`,
        ),
      about: () => 'the currency part of the hedge book',
      answer: (w, { currency, rates, commodity }) => {
        const total = count(currency + rates + commodity);
        return `Foreign exchange contracts of ${money(currency)} are ${w.share(count(currency), total)}% of total notional of $${total} million.`;
      },
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `For what purpose and how far ahead does ${q.who} hedge?`,
          `Does ${q.who} speculate with derivatives, and over what horizon does it hedge?`,
        ),
      about: () => 'the purpose and horizon of hedging',
      answer: (_, { months }) =>
        `Derivatives reduce exposure to exchange rates, interest rates and commodity prices and are not held for trading; cash flow hedges extend up to ${months} months.`,
    },
  ],
});

export const commitments = note({
  key: 'commitments',
  topics: ['Footnotes', 'Risk', 'Legal'],
  facts: (f) => {
    const purchases = f.stock('purchase-obligations', 0.14);
    return {
      purchases,
      schedule: split(purchases, [45, 25, 14, 16]),
      guarantees: f.stock('guarantees', 0.012),
      supplier: f.choose('supplier-city', f.company.sites),
      first: f.now.year + 1,
    };
  },
  write: (w, { purchases, schedule, guarantees, supplier, first }, f) =>
    w.note(
      w.one('Commitments and Guarantees', 'Purchase Obligations', 'Note: Commitments'),
      w.para(
        `${w.We} ${w.verb('have', 'has')} binding agreements to buy goods and services, mainly ${sectorWords(f).input}. Take-or-pay amounts at ${f.date()} were as follows.`,
      ),
      w.table(
        ['Due in (in millions)', 'Amount'],
        [
          [String(first), cell(nth(schedule, 0))],
          [String(first + 1), cell(nth(schedule, 1))],
          [String(first + 2), cell(nth(schedule, 2))],
          ['Thereafter', cell(nth(schedule, 3))],
          ['Total', cell(purchases)],
        ],
      ),
      w.para(
        `Guarantees of the debt of affiliates and others had a maximum potential amount of ${money(guarantees)}; no material liability has been recorded for them.`,
        w.one(
          `The largest contract supplies ${w.our} operations in ${supplier}.`,
          `Some contracts may be canceled against a fee that declines over time.`,
        ),
        w.some(
          `Indemnities given in the sale of businesses are usual for such deals and are not expected to lead to payments.`,
        ),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What share of the take-or-pay obligations of ${q.who} falls due in the first year?`,
          `How front-loaded are the purchase commitments of ${q.who} at ${q.filing.date()}, in percent?`,
        ),
      about: () => 'the timing of purchase commitments',
      answer: (w, { purchases, schedule, first }) =>
        `${first} takes ${money(nth(schedule, 0))} of ${money(purchases)}, or ${w.share(count(nth(schedule, 0)), count(purchases))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What has ${q.who} guaranteed for others, and does it expect to pay?`,
          `How large could the guarantees of ${q.who} become, and are they accrued?`,
        ),
      about: () => 'guarantees given for others',
      answer: (_, { guarantees }) =>
        `Guarantees have a maximum potential amount of ${money(guarantees)}, and no material liability has been recorded for them.`,
    },
  ],
});

export const accruedLiabilities = note({
  key: 'accrued-liabilities',
  topics: ['Footnotes'],
  facts: (f) => {
    const weights = [25, 35, 12, 8, 20];
    return {
      end: f.mix('accrued', f.now.closing.accrued, weights),
      start: f.mix('accrued', f.now.opening.accrued, weights, 'start'),
      total: f.now.closing.accrued,
      totalBefore: f.now.opening.accrued,
      now: f.now,
    };
  },
  write: (w, { end, start, total, totalBefore }, f) => {
    const labels = [
      'Salaries and incentive pay',
      'Customer rebates, incentives and refunds',
      'Taxes other than income',
      'Interest',
      'Other',
    ];
    return w.note(
      w.one(
        'Accrued Liabilities',
        'Note: Supplemental Balance Sheet Information',
        'Accrued and Other Current Liabilities',
      ),
      w.balances([
        ...labels.map((label, i) => [label, cell(nth(end, i)), cell(nth(start, i))]),
        ['Total accrued liabilities', cell(total), cell(totalBefore)],
      ]),
      w.periods([
        row('Interest paid', f, (r) => Math.round(r.interest * 0.97)),
        row('Income taxes paid', f, (r) => Math.round(r.currentTax * 0.94)),
        row('Non-cash additions to property', f, (r) => Math.round(r.capex * 0.08)),
      ]),
      w.para(
        w.one(
          `Rebates and incentives are estimated from contracts, experience and current channel stock.`,
          `Incentive pay is settled in the first quarter of the following year.`,
        ),
        w.some(`Other accruals include legal and environmental amounts expected to be paid within a year.`),
        w.some(
          `A supply chain finance program lets suppliers sell their invoices to a bank; amounts due under it are part of accounts payable.`,
        ),
      ),
    );
  },
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What proportion of accrued liabilities of ${q.who} is owed to customers as rebates and incentives?`,
          `How much of ${q.whose} accruals at ${q.filing.date()} relates to rebates and refunds, in percent?`,
        ),
      about: () => 'the weight of customer rebates in accruals',
      answer: (w, { end, total }) =>
        `Customer rebates, incentives and refunds of ${money(nth(end, 1))} are ${w.share(count(nth(end, 1)), count(total))}% of ${money(total)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which item dominates the accruals of ${q.who} at ${q.filing.date()}, and how much tax was paid in cash in ${q.period}?`,
          `What cash taxes and cash interest did ${q.who} pay in ${q.period}?`,
        ),
      about: () => 'cash taxes and the largest accrual',
      answer: (_, { now, end }) =>
        `Customer rebates, incentives and refunds come to ${money(nth(end, 1))}; income taxes paid were ${money(Math.round(now.currentTax * 0.94))} and interest paid ${money(Math.round(now.interest * 0.97))}.`,
    },
  ],
});
