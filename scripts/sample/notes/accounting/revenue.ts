/** Policies on revenue and on the costs peculiar to a trade. */
import { nth } from '../../lists';
import { count, money } from '../../format';
import { note } from '../../note';
import { direction } from '../../workings';
import { sectorWords } from '../words';

const REVENUE = {
  pharma: {
    moment: 'when control of the product passes to the customer, usually on delivery to a wholesaler',
    variable: 'rebates to insurers and government programs, chargebacks, discounts and returns',
    judgment: 'the share of sales that will flow through Medicaid and the 340B program is known only months later',
    other:
      'Royalties are recognized when the licensee sells, and milestone payments when it is probable that they will not be reversed.',
  },
  upstream: {
    moment: 'when oil, gas or liquids are delivered to the purchaser at a metering point',
    variable: 'price differentials, transport deductions and quality adjustments',
    judgment:
      'final settlement statements arrive one to two months after delivery, so that volumes and prices are first estimated',
    other:
      'Revenue covers the working interest only; amounts that belong to royalty owners and partners are not recognized.',
  },
  midstream: {
    moment: 'over time, as capacity is made available or volumes are moved',
    variable: 'volume-based fees, deficiency payments and inflation escalators',
    judgment:
      'customers may make up unused volumes later, so that deficiency payments are deferred until the right is unlikely to be used',
    other:
      'Some processing contracts are settled by keeping part of the liquids, whose value is recognized as revenue when they are sold.',
  },
  automotive: {
    moment: 'when the vehicle is shipped to the dealer or handed to the retail buyer',
    variable: 'marketing incentives, dealer bonuses and residual value support',
    judgment:
      'incentives are set after vehicles have been shipped, so that the expected level must be estimated model by model',
    other:
      'The part of the price that pays for connected services and software updates is deferred and recognized over the service period.',
  },
} as const;

export const revenueRecognition = note({
  key: 'revenue-recognition',
  topics: ['Accounting'],
  facts: (f) => ({
    ...REVENUE[f.company.trade],
    deferred: f.stock('deferred-revenue', 0.018),
    deferredBefore: f.stock('deferred-revenue', 0.018, 'start'),
    days: f.whole('terms', 30, 75),
  }),
  write: (w, { moment, variable, judgment, other, deferred, deferredBefore, days }, f) =>
    w.note(
      w.one('Revenue Recognition', 'Significant Accounting Policies: Revenue', 'Revenue from Contracts with Customers'),
      w.para(
        `${w.We} ${w.verb('recognize', 'recognizes')} revenue ${moment}. The transaction price is reduced by estimates of ${variable}.`,
        `Payment is generally due within ${days} days, and contracts contain no significant financing component.`,
      ),
      w.para(
        w.one(`The main judgment is that ${judgment}.`, `Estimation is needed because ${judgment}.`),
        `Estimates are constrained so that a significant reversal of cumulative revenue is improbable.`,
        other,
        w.some(`Taxes collected from customers for governments are excluded.`),
        w.some(`Shipping after control has passed is treated as a cost of fulfillment.`),
      ),
      w.para(
        `Contract liabilities were ${money(deferred)} at ${f.date()} and ${money(deferredBefore)} at ${f.startDate}.`,
        w.one(
          `Most of the opening balance was recognized during the period.`,
          `They relate mainly to payments received ahead of performance.`,
        ),
        w.some(
          `The practical expedient for contracts of one year or less is applied to remaining performance obligations.`,
        ),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `At which moment does ${q.who} book a sale, and what is deducted from the price?`,
          `When do sales count as earned at ${q.who}, and which items make the price variable?`,
        ),
      about: () => 'the moment at which sales are booked',
      answer: (_, { moment, variable }) =>
        `Revenue is recognized ${moment}; the price is reduced by estimates of ${variable}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Where does judgment enter the sales figure of ${q.who}?`,
          `Why must ${q.who} estimate part of its sales?`,
        ),
      about: () => 'the judgment in measuring sales',
      answer: (_, { judgment }) => `Estimation is needed because ${judgment}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How did amounts received in advance from customers change at ${q.who} over ${q.period}, in percent?`,
          `By what percentage did contract liabilities of ${q.who} move between the two balance sheet dates?`,
        ),
      about: () => 'the change in contract liabilities',
      answer: (w, { deferred, deferredBefore }) =>
        `Contract liabilities ${direction(deferred, deferredBefore)} ${w.percent(count(deferred), count(deferredBefore))}%, from ${money(deferredBefore)} to ${money(deferred)}.`,
    },
  ],
});

const SPENDING = {
  pharma: {
    title: 'Research and Development',
    policy:
      'Research and development is expensed as incurred, and so are upfront payments for compounds that are not yet approved',
    exception:
      'milestone payments made after approval, which are capitalized and amortized over the life of the product',
    share: 0.012,
    item: 'acquired in-process research',
  },
  upstream: {
    title: 'Oil and Gas Properties: Successful Efforts',
    policy:
      'The successful efforts method is used: the cost of a dry exploratory well is expensed, and so are geological and geophysical costs',
    exception:
      'the cost of an exploratory well that found resources, which stays capitalized while progress towards a decision is being made',
    share: 0.014,
    item: 'suspended well costs',
  },
  midstream: {
    title: 'Project Development Costs and Capitalized Interest',
    policy: 'Costs of studying a pipeline or terminal are expensed until the project is probable',
    exception: 'engineering, permitting and interest after that point, which become part of the asset',
    share: 0.02,
    item: 'capitalized project development',
  },
  automotive: {
    title: 'Engineering and Special Tools',
    policy:
      'Engineering, research and development is expensed as incurred, and so are pre-production costs that no supplier contract covers',
    exception: 'special tools, which are capitalized and amortized over the expected units of a model cycle',
    share: 0.03,
    item: 'special tools, net',
  },
} as const;

export const spendingPolicy = note({
  key: 'spending-policy',
  topics: ['Accounting', 'Footnotes'],
  facts: (f) => {
    const kind = SPENDING[f.company.trade];
    return {
      ...kind,
      end: f.stock('capitalized', kind.share),
      start: f.stock('capitalized', kind.share, 'start'),
      now: f.now,
    };
  },
  write: (w, { title, policy, exception, item, end, start, now }, f) =>
    w.note(
      w.one(title, `Significant Accounting Policies: ${title}`, `Accounting Policy for ${title}`),
      w.para(
        `${policy}. The exception is ${exception}.`,
        `${sectorWords(f).research} charged to income was ${money(now.research)} for ${f.span()}.`,
        w.some(`Payments made in advance are recorded as prepaid and expensed when the work is done.`),
      ),
      w.para(
        `The balance of ${item} was ${money(end)} at ${f.date()} and ${money(start)} at ${f.startDate}.`,
        w.one(
          `Each item is reviewed every quarter, and written off when the underlying plan is given up.`,
          `A committee of engineers and accountants decides whether the conditions for capitalization are still met.`,
        ),
        w.some(`Costs shared with partners are presented net of what the partners reimburse.`),
        w.some(`Government grants are deducted from the cost that they are meant to cover.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q, { item }) =>
        q.one(
          `Which outlays does ${q.who} capitalize rather than expense in connection with ${item}?`,
          `What is the exception to immediate expensing at ${q.who} in its policy on ${item}?`,
        ),
      about: (_, { item }) => `the policy on ${item}`,
      answer: (_, { policy, exception }) => `${policy}; the exception is ${exception}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q, { item }) =>
        q.one(
          `How did the balance of ${item} change at ${q.who} over ${q.period}, in percent?`,
          `By what percentage did ${item} grow or fall at ${q.who} during ${q.period}?`,
        ),
      about: (_, { item }) => `the change in ${item}`,
      answer: (w, { item, end, start }) =>
        `The balance of ${item} ${direction(end, start)} ${w.percent(count(end), count(start))}%, from ${money(start)} to ${money(end)}.`,
    },
  ],
});

export const useOfEstimates = note({
  key: 'use-of-estimates',
  topics: ['Accounting'],
  facts: (f) => ({
    areas: f.choose('estimate-areas', [
      ['rebates and returns', 'the recoverability of goodwill', 'income taxes'],
      ['useful lives', 'contingencies', 'pension assumptions'],
      ['the fair value of acquired assets', 'environmental costs', 'deferred taxes'],
      ['revenue deductions', 'litigation', 'the lives of wells and plants'],
    ]),
    years: f.whole('consolidation-years', 1, 3),
    investments: f.stock('equity-method', 0.03),
    share: f.flow('equity-income', 0.003),
  }),
  write: (w, { areas, investments, share }, f) =>
    w.note(
      w.one(
        'Basis of Presentation and Use of Estimates',
        'Summary of Accounting Policies',
        'Principles of Consolidation and Estimates',
      ),
      w.para(
        `The consolidated statements include ${f.company.legalName} and its controlled subsidiaries; transactions within the group are eliminated.`,
        `Affiliates over which ${w.we} ${w.verb('have', 'has')} significant influence are accounted for by the equity method. Their carrying amount was ${money(investments)} at ${f.date()}, and ${w.our} share of their income was ${money(share)} for ${f.span()}.`,
      ),
      w.para(
        `Preparing the statements requires estimates and assumptions. The most significant concern ${nth(areas, 0)}, ${nth(areas, 1)} and ${nth(areas, 2)}.`,
        `Actual results may differ.`,
        f.form === '10-Q'
          ? `Interim statements are unaudited and should be read with the annual report on Form 10-K; results of an interim period need not be indicative of the year.`
          : `Certain amounts of earlier years were reclassified to the present form.`,
        w.some(`Estimates are based on experience and on other factors that are believed to be reasonable.`),
      ),
      w.one(
        `The functional currency of most foreign subsidiaries is the local currency.`,
        `Variable interest entities are consolidated where ${w.we} ${w.verb('are', 'is')} the primary beneficiary.`,
        `The fiscal year ends on December 31.`,
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `In which areas do the accounts of ${q.who} depend most on estimates?`,
          `Which assumptions does ${q.who} call most significant for its statements?`,
        ),
      about: () => 'the most significant estimates',
      answer: (_, { areas }) =>
        `The most significant estimates concern ${nth(areas, 0)}, ${nth(areas, 1)} and ${nth(areas, 2)}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What return did the affiliates of ${q.who} earn for it in ${q.period} on their carrying amount?`,
          `Relate the income from associates of ${q.who} in ${q.period} to the book value of those stakes, in percent.`,
        ),
      about: () => 'the return on affiliates',
      answer: (w, { share, investments }) =>
        `Income of ${money(share)} on a carrying amount of ${money(investments)} is a return of ${w.share(count(share), count(investments))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How does ${q.who} account for companies that it influences but does not control?`,
          `Which method applies to associates of ${q.who}, and what are they carried at in the filing for ${q.period}?`,
        ),
      about: () => 'the treatment of affiliates',
      answer: (_, { investments }) =>
        `Affiliates are accounted for by the equity method and carried at ${money(investments)}.`,
    },
  ],
});
