/** Judgments about what assets are worth: goodwill, long-lived assets, receivables. */
import { cell, count, decimal, list, money } from '../../format';
import { note } from '../../note';
import { sectorWords } from '../words';

export const goodwillTest = note({
  key: 'goodwill-test',
  topics: ['Accounting', 'Risk'],
  facts: (f) => ({
    unit: f.choose('test-unit', f.company.segments).name,
    headroom: f.wholeOf('headroom', 9, 74),
    rate: decimal(f.rate('wacc', 8, 11.5), 1),
    growth: decimal(f.rate('terminal', 1.2, 2.6), 1),
    goodwill: f.now.closing.goodwill,
  }),
  write: (w, { unit, headroom, rate, growth, goodwill }, f) =>
    w.note(
      w.one(
        'Critical Accounting Estimates: Goodwill',
        'Goodwill Impairment Test',
        'Critical Accounting Policies: Impairment of Goodwill',
      ),
      w.para(
        `At ${f.date()} goodwill amounted to ${money(goodwill)}. ${w.We} ${w.verb('compare', 'compares')} the fair value of each reporting unit with its carrying amount, using discounted cash flows and, as a check, market multiples.`,
        w.some(`A qualitative assessment came first; where it left doubt, the quantitative test was done.`),
      ),
      w.para(
        `In the latest test the unit with the thinnest cushion was ${unit}, whose fair value exceeded its carrying amount by ${headroom}%.`,
        `The discount rate was ${rate}% and the growth rate after the forecast period ${growth}%.`,
        w.one(
          `An increase of one percentage point in the discount rate would not have led to a charge.`,
          `Had forecast cash flows been a tenth lower, no unit would have failed the test.`,
        ),
      ),
      w.para(
        `The assumptions with the greatest effect are sales growth, margins and the discount rate, all of which need judgment.`,
        w.one(
          `A lasting decline in the share price or the loss of a large customer could require an earlier test.`,
          `Triggers for an interim test include ${sectorWords(f).headwind}, adverse rulings and a plan to sell.`,
        ),
        w.some(`No trigger was found between the annual test and the date of this report.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which reporting unit of ${q.who} came closest to a write-down, and by what margin did it pass?`,
          `Where is the cushion thinnest in the yearly impairment review of ${q.who}?`,
        ),
      about: () => 'the cushion in the goodwill review',
      answer: (_, { unit, headroom }) =>
        `${unit} had the thinnest cushion: its fair value exceeded its carrying amount by ${headroom}%.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What spread lies between discount rate and terminal growth in the valuation model of ${q.who}?`,
          `By how many percentage points does the discount rate exceed long-run growth in the goodwill model of ${q.who}?`,
        ),
      about: () => 'the spread between discount rate and growth',
      answer: (w, { rate, growth }) =>
        `A discount rate of ${rate}% and growth of ${growth}% leave a spread of ${w.difference(rate, growth, 1)} points.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which inputs drive the value of the reporting units of ${q.who}?`,
          `What judgments matter most when ${q.who} values its units?`,
        ),
      about: () => 'the inputs of the valuation',
      answer: (_, { rate }) =>
        `Sales growth, margins and the discount rate, here ${rate}%, have the greatest effect and need judgment.`,
    },
  ],
});

const TRIGGERS = {
  pharma: ['a failed clinical trial', 'an earlier generic entry', 'a competitor’s approval'],
  upstream: ['a lasting fall in forward prices', 'a downward revision of reserves', 'a decision not to drill'],
  midstream: [
    'the loss or renegotiation of a large contract',
    'falling supply behind a system',
    'an adverse rate order',
  ],
  automotive: ['the end of a model line', 'slower adoption of electric vehicles', 'idle capacity'],
} as const;

export const longLivedAssets = note({
  key: 'long-lived-assets',
  topics: ['Accounting', 'Footnotes'],
  facts: (f) => ({
    triggers: TRIGGERS[f.company.trade],
    asset: f.choose('impaired', f.company.assets),
    impairment: f.now.impairment,
    before: f.before.impairment,
    remaining: f.stock('remaining-value', 0.02),
  }),
  write: (w, { triggers, asset, impairment, before, remaining }, f) =>
    w.note(
      w.one(
        'Impairment of Long-Lived Assets',
        'Critical Accounting Estimates: Long-Lived Assets',
        'Recoverability of Long-Lived Assets',
      ),
      w.para(
        `Long-lived assets are reviewed when events suggest that the carrying amount may not be recoverable. Such events include ${list(triggers)}.`,
        `If undiscounted cash flows fall short of the carrying amount, the asset is written down to fair value.`,
        w.some(`Assets are grouped at the lowest level that has largely independent cash flows.`),
      ),
      w.para(
        `For ${f.span()} ${w.we} recorded charges of ${money(impairment)}, against ${money(before)} for ${f.span(f.before)}. They concern ${asset.name}, ${asset.what}.`,
        `After the charge the asset is carried at ${money(remaining)}.`,
        w.one(
          `Fair value was derived from expected cash flows at a rate that a market participant would use.`,
          `The estimate of fair value rests on Level 3 inputs, among them prices, volumes and costs.`,
        ),
      ),
      w.one(
        `It is reasonably possible that further charges will be needed if the outlook weakens.`,
        `A further deterioration of the assumptions could lead to additional charges, which might be material to the results of a quarter.`,
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How much heavier or lighter were the write-downs of ${q.who} in ${q.period} than a year earlier, in million dollars?`,
          `By what amount did impairment charges at ${q.who} differ between ${q.period} and the prior period?`,
        ),
      about: () => 'the change in write-downs',
      answer: (w, { impairment, before }) =>
        `Charges were ${money(impairment)} against ${money(before)}, a difference of $${w.difference(count(impairment), count(before))} million.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What would make ${q.who} test its long-lived assets?`,
          `Which events does ${q.who} name as signs that assets may not be recoverable?`,
        ),
      about: () => 'the triggers for testing assets',
      answer: (_, { triggers }) => `Triggers include ${list(triggers)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which asset did ${q.who} write down in ${q.period}, and what is it still carried at?`,
          `To what does the impairment of ${q.who} in ${q.period} relate?`,
        ),
      about: () => 'the asset that was written down',
      answer: (_, { asset, remaining }) =>
        `The charges concern ${asset.name}, ${asset.what}; after them it is carried at ${money(remaining)}.`,
    },
  ],
});

export const creditLosses = note({
  key: 'credit-losses',
  topics: ['Accounting', 'Risk'],
  facts: (f) => {
    const start = f.stock('allowance', 0.004, 'start');
    const end = f.stock('allowance', 0.004);
    const written = Math.round(start * f.level(`written-off/${f.now.key}`, 0.3, 0.6));
    return {
      start,
      written,
      added: Math.max(1, end - start + written),
      gross: f.now.closing.receivables,
      overdue: decimal(f.rate('overdue', 1.2, 6.4), 1),
    };
  },
  write: (w, { start, written, added, gross, overdue }, f) =>
    w.note(
      w.one('Allowance for Credit Losses', 'Receivables and Expected Credit Losses', 'Trade Receivables'),
      w.para(
        `Receivables from ${sectorWords(f).customers} are carried net of an allowance for losses expected over their life. The allowance reflects past losses, the age of balances, customers’ credit standing and the economic outlook.`,
        `Net receivables were ${money(gross)} at ${f.date()}; about ${overdue}% of invoices were more than 90 days overdue.`,
      ),
      w.table(
        ['Allowance (in millions)', f.column()],
        [
          [`Balance at ${f.startDate}`, cell(start)],
          ['Provision', cell(added)],
          ['Written off', cell(-written)],
          [`Balance at ${f.date()}`, cell(start + added - written)],
        ],
      ),
      w.para(
        w.one(
          `Large balances are reviewed one by one.`,
          `Customers of lower standing must give letters of credit or parent guarantees.`,
        ),
        f.company.trade === 'pharma'
          ? w.some(`Balances with national health systems are paid late but have not led to losses.`)
          : w.some(`Balances with state companies are paid late but have not led to losses.`),
        f.company.trade === 'automotive' ? `Collateral is obtained for finance receivables.` : '',
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What fraction of receivables does the loss allowance of ${q.who} represent at ${q.filing.date()}?`,
          `How large is the reserve for bad debts of ${q.who} relative to its receivables at the end of ${q.period}?`,
        ),
      about: () => 'the weight of the bad-debt reserve',
      answer: (w, { start, added, written, gross }) =>
        `An allowance of ${money(start + added - written)} against net receivables of ${money(gross)} is ${w.compute('allowance / receivables * 100', { allowance: count(start + added - written), receivables: count(gross) }, 2)}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What goes into the estimate of bad debts at ${q.who}, and how much is seriously overdue?`,
          `Which factors determine the loss allowance of ${q.who}?`,
        ),
      about: () => 'the estimate of bad debts',
      answer: (_, { overdue }) =>
        `The allowance reflects past losses, the age of balances, customers’ credit standing and the economic outlook; about ${overdue}% of invoices were more than 90 days overdue.`,
    },
  ],
});
