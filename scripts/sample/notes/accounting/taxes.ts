/** The income tax note. */
import { nth } from '../../lists';
import { cell, count, money, split } from '../../format';
import { note } from '../../note';
import { direction } from '../../workings';
import { row } from '../../writer';

export const taxProvision = note({
  key: 'tax-provision',
  topics: ['Accounting', 'Footnotes'],
  facts: (f) => ({
    now: f.now,
    domestic: Math.round(f.now.pretaxIncome * f.level(`domestic/${f.now.key}`, 0.42, 0.72)),
    federal: Math.round(f.now.currentTax * 0.58),
    foreign: Math.round(f.now.currentTax * 0.31),
  }),
  write: (w, { now, domestic, federal, foreign }, f) =>
    w.note(
      w.one('Income Taxes', 'Note: Components of the Tax Provision', 'Income Taxes: Current and Deferred'),
      w.periods([
        row('Current', f, (r) => r.currentTax),
        row('Deferred', f, (r) => r.deferredTax),
        row('Provision for income taxes', f, (r) => r.tax),
      ]),
      w.para(
        `Of the current provision for ${f.span()}, ${money(federal)} was federal, ${money(foreign)} foreign and ${money(now.currentTax - federal - foreign)} due to states.`,
        `Income before taxes was ${money(domestic)} in the United States and ${money(now.pretaxIncome - domestic)} abroad.`,
      ),
      w.para(
        w.one(
          `Deferred taxes arise mainly from depreciation and from amortization that is not deductible at the same pace.`,
          `The deferred charge is due chiefly to accelerated tax depreciation.`,
        ),
        w.some(
          `Undistributed earnings of foreign subsidiaries are considered reinvested for an indefinite time; the tax that their distribution would cause has not been determined.`,
        ),
        w.some(`Tax credits for research and clean energy reduce the current charge.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What part of the tax expense of ${q.who} was deferred in ${q.period}?`,
          `How much of the tax charge of ${q.who} for ${q.period} does not have to be paid yet, in percent?`,
        ),
      about: () => 'the deferred part of the tax charge',
      answer: (w, { now }) =>
        `Deferred tax of ${money(now.deferredTax)} is ${w.share(count(now.deferredTax), count(now.tax))}% of the provision of ${money(now.tax)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Does ${q.who} earn its profit before tax mainly at home or abroad in ${q.period}?`,
          `How is pre-tax income of ${q.who} divided between the United States and other countries in ${q.period}?`,
        ),
      about: () => 'the origin of pre-tax income',
      answer: (_, { now, domestic }) =>
        `${domestic * 2 >= now.pretaxIncome ? 'Mainly at home' : 'Mainly abroad'}: ${money(domestic)} arose in the United States and ${money(now.pretaxIncome - domestic)} abroad.`,
    },
  ],
});

export const deferredTaxes = note({
  key: 'deferred-taxes',
  topics: ['Accounting', 'Footnotes'],
  facts: (f) => {
    const net = f.now.closing.deferredTaxes;
    const assets = f.stock('deferred-assets', 0.05);
    const allowance = Math.max(1, Math.round(assets * f.level(`allowance/${f.now.key}`, 0.06, 0.2)));
    const kinds = split(assets, [f.level('dta-0', 28, 40), f.level('dta-1', 18, 26), f.level('dta-2', 18, 26), 16]);
    return {
      net,
      assets,
      allowance,
      kinds,
      liabilities: net + assets - allowance,
      before: f.now.opening.deferredTaxes,
      expiry: f.now.year + f.whole('nol-years', 6, 14),
    };
  },
  write: (w, { net, assets, allowance, kinds, liabilities, expiry }, f) =>
    w.note(
      w.one('Deferred Income Taxes', 'Deferred Tax Assets and Liabilities', 'Note: Deferred Taxes'),
      w.table(
        ['(in millions)', f.date()],
        [
          ['Accruals and reserves', cell(nth(kinds, 0))],
          ['Employee benefits', cell(nth(kinds, 1))],
          ['Loss and credit carryforwards', cell(nth(kinds, 2))],
          ['Other', cell(nth(kinds, 3))],
          ['Deferred tax assets', cell(assets)],
          ['Valuation allowance', cell(-allowance)],
          ['Deferred tax liabilities', cell(-liabilities)],
          ['Net deferred tax liability', cell(-net)],
        ],
      ),
      w.para(
        `Carryforwards begin to expire in ${expiry}. A valuation allowance of ${money(allowance)} is held against those that will probably not be used.`,
        w.one(
          `The judgment rests on past profits, the reversal of temporary differences and plans for future income.`,
          `Positive and negative evidence is weighed for each country; recent losses weigh most.`,
        ),
        w.some(`Rates in force when the differences reverse are applied.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What percentage of its deferred tax assets does ${q.who} not expect to realize at ${q.filing.date()}?`,
          `How large is the valuation allowance of ${q.who} against deferred tax assets, in percent?`,
        ),
      about: () => 'the valuation allowance',
      answer: (w, { allowance, assets }) =>
        `The allowance of ${money(allowance)} is ${w.share(count(allowance), count(assets))}% of deferred tax assets of ${money(assets)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `When do tax losses carried forward at ${q.who} start to lapse, and is an allowance held?`,
          `How does ${q.who} judge whether its tax carryforwards can be used?`,
        ),
      about: () => 'the use of tax carryforwards',
      answer: (_, { expiry, allowance }) =>
        `Carryforwards begin to expire in ${expiry}, and a valuation allowance of ${money(allowance)} is held against those that will probably not be used.`,
    },
  ],
});

export const uncertainTax = note({
  key: 'uncertain-tax',
  topics: ['Accounting', 'Legal', 'Risk'],
  facts: (f) => {
    const start = f.stock('unrecognized', 0.03, 'start');
    const end = f.stock('unrecognized', 0.03);
    const settled = Math.round(start * f.level(`tax-settled/${f.now.key}`, 0.05, 0.14));
    const current = Math.max(1, end - start + settled);
    return {
      start,
      current,
      settled,
      end: start + current - settled,
      favourable: Math.round(end * f.level('tax-favourable', 0.62, 0.9)),
      open: f.now.year - f.whole('tax-open', 4, 8),
      interest: f.stock('tax-interest', 0.004),
    };
  },
  write: (w, { start, current, settled, end, favourable, open, interest }, f) =>
    w.note(
      w.one('Unrecognized Tax Benefits', 'Uncertain Tax Positions', 'Tax Contingencies'),
      w.table(
        ['(in millions)', f.column()],
        [
          [`Balance at ${f.startDate}`, cell(start)],
          ['Additions for tax positions', cell(current)],
          ['Settlements and lapses', cell(-settled)],
          [`Balance at ${f.date()}`, cell(end)],
        ],
      ),
      w.para(
        `If recognized, ${money(favourable)} would lower the effective tax rate. Accrued interest and penalties were ${money(interest)}.`,
        `In the United States the years from ${open} on are open to examination.`,
        w.one(
          `The Internal Revenue Service is examining transfer prices; ${w.we} ${w.verb('believe', 'believes')} that reserves are adequate.`,
          `Audits are under way in several countries, and their outcome cannot be foreseen with certainty.`,
        ),
      ),
      w.some(
        `It is reasonably possible that the balance will change within twelve months, but the range cannot be estimated.`,
        0.6,
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What share of its uncertain tax positions would help the tax rate of ${q.who} if it prevailed?`,
          `How much of the unrecognized benefits of ${q.who} at ${q.filing.date()} would reduce the effective rate, in percent?`,
        ),
      about: () => 'the tax positions that would lower the rate',
      answer: (w, { favourable, end }) =>
        `${money(favourable)} of ${money(end)} would lower the rate, or ${w.share(count(favourable), count(end))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which tax years of ${q.who} can still be examined, and what has been set aside for interest?`,
          `How far back may tax authorities look at ${q.who}?`,
        ),
      about: () => 'the tax years open to examination',
      answer: (_, { open, interest }) =>
        `The years from ${open} on are open in the United States; accrued interest and penalties were ${money(interest)}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By what percentage did unrecognized benefits of ${q.who} change in ${q.period}?`,
          `How did the reserve for disputed taxes at ${q.who} develop over ${q.period}?`,
        ),
      about: () => 'the change in reserves for disputed taxes',
      answer: (w, { start, end }) =>
        `The balance ${direction(end, start)} ${w.percent(count(end), count(start))}%, from ${money(start)} to ${money(end)}.`,
    },
  ],
});

export const rateReconciliation = note({
  key: 'rate-reconciliation',
  topics: ['Accounting', 'Financials'],
  facts: (f) => {
    const statutory = Math.round(f.now.pretaxIncome * 0.21);
    const states = Math.round(f.now.pretaxIncome * f.level('state-tax', 0.006, 0.018));
    const credits = Math.round(f.now.pretaxIncome * f.level('credit-tax', 0.01, 0.022));
    const rest = f.now.tax - statutory - states + credits;
    // A line of zero would print as a dash and could not be quoted.
    return rest === 0
      ? { now: f.now, statutory, states: states + 1, credits, foreign: -1 }
      : { now: f.now, statutory, states, credits, foreign: rest };
  },
  write: (w, { now, statutory, states, credits, foreign }, f) =>
    w.note(
      w.one('Reconciliation of the Statutory Rate', 'Tax Rate Reconciliation', 'Income Taxes: Statutory to Effective'),
      `The provision for ${f.span()} is reconciled with the amount at the federal statutory rate of 21% as follows.`,
      w.table(
        ['(in millions)', f.column()],
        [
          ['Tax at the statutory rate', cell(statutory)],
          ['State taxes, net', cell(states)],
          ['Credits', cell(-credits)],
          ['Foreign operations and other', cell(foreign)],
          ['Provision for income taxes', cell(now.tax)],
        ],
      ),
      w.para(
        w.one(
          `Foreign operations include the effect of the tax on global intangible income and of the deduction for foreign-derived income.`,
          `Foreign operations and other contain rate differences, withholding taxes and changes in reserves.`,
        ),
        w.some(
          `A change of one point in the rate would have altered net income by ${money(Math.round(now.pretaxIncome / 100))}.`,
        ),
        w.some(`Pillar Two rules did not add materially to the charge.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How far below or above the statutory amount was the actual tax charge of ${q.who} in ${q.period}, in million dollars?`,
          `What gap separates the statutory from the actual charge of ${q.who} for ${q.period}?`,
        ),
      about: () => 'the gap between statutory and actual tax',
      answer: (w, { now, statutory }) =>
        `The provision of ${money(now.tax)} compares with ${money(statutory)} at the statutory rate, a gap of $${w.difference(count(now.tax), count(statutory))} million.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which items bring the tax charge of ${q.who} away from the federal rate in ${q.period}?`,
          `What raises and what lowers the tax of ${q.who} against the federal rate?`,
        ),
      about: () => 'the items that move the tax rate',
      answer: (_, { states, credits, foreign }) =>
        `State taxes add ${money(states)}, credits deduct ${money(credits)}, and foreign operations and other ${foreign < 0 ? 'deduct' : 'add'} ${money(foreign)}.`,
    },
  ],
});
