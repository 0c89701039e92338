/** What executives are paid, and by which plans. */
import { nth } from '../../lists';
import { count, decimal, words } from '../../format';
import { executives } from '../../model/people';
import type { Filing } from '../../model/filing';
import { note } from '../../note';

/** Pay of the named executives in thousands of dollars, scaled by the size of the company. */
function pay(f: Filing) {
  const scale = 1 + Math.min(3, f.now.revenue / 40000);
  return executives(f).map((person, i) => {
    const part = (label: string, base: number): number =>
      Math.round(
        base *
          scale *
          f.level(`pay/${label}/${i}`, 0.85, 1.15) *
          f.level(`pay/${label}/${i}/${f.now.year}`, 0.95, 1.06),
      );
    const [salary, bonus, stock, other] =
      i === 0
        ? [part('salary', 700), part('bonus', 1300), part('stock', 5200), part('other', 160)]
        : [part('salary', 430), part('bonus', 480), part('stock', 1500), part('other', 70)];
    return { ...person, salary, bonus, stock, other, total: salary + bonus + stock + other };
  });
}

export const summaryPay = note({
  key: 'summary-compensation',
  topics: ['Governance'],
  forms: ['10-K'],
  facts: (f) => ({ rows: pay(f) }),
  write: (w, { rows }, f) =>
    w.note(
      w.one('Summary Compensation Table', 'Executive Compensation', 'Compensation of Named Executive Officers'),
      `Compensation of the named executive officers for ${f.now.year}:`,
      w.table(
        ['(in thousands of dollars)', 'Salary', 'Bonus', 'Stock', 'Other', 'Total'],
        rows.map((person) => [
          `${person.name}, ${person.title}`,
          count(person.salary),
          count(person.bonus),
          count(person.stock),
          count(person.other),
          count(person.total),
        ]),
      ),
      w.para(
        `Stock awards are shown at grant-date fair value; what is finally paid depends on performance.`,
        w.one(
          `Other compensation consists of retirement contributions, insurance and security.`,
          `Personal use of aircraft is limited and included in other compensation.`,
        ),
        w.some(`Amounts do not include changes in pension value, which were not material.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What fraction of the chief executive’s total package at ${q.who} came in stock for ${q.period}?`,
          `How stock-heavy was the pay of the head of ${q.who} in ${q.period}, in percent?`,
        ),
      about: () => 'the stock part of the chief executive’s pay',
      answer: (w, { rows }) =>
        `${nth(rows, 0).name} received stock of $${count(nth(rows, 0).stock)} thousand out of $${count(nth(rows, 0).total)} thousand, or ${w.share(count(nth(rows, 0).stock), count(nth(rows, 0).total))}%.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How many times the finance chief’s total pay does the chief executive of ${q.who} earn in ${q.period}?`,
          `Compare the packages of the first and second officer in the pay table of ${q.who} for ${q.period}: what multiple results?`,
        ),
      about: () => 'the gap between first and second officer',
      answer: (w, { rows }) =>
        `$${count(nth(rows, 0).total)} thousand against $${count(nth(rows, 1).total)} thousand is a multiple of ${w.ratio(count(nth(rows, 0).total), count(nth(rows, 1).total))}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Who are the two best-placed officers in the pay table of ${q.who} for ${q.period}, and at what value are their awards shown?`,
          `How does ${q.who} value stock awards in its pay table, and who heads it?`,
        ),
      about: () => 'the valuation of awards in the pay table',
      answer: (_, { rows }) =>
        `${nth(rows, 0).name} and ${nth(rows, 1).name} head the table; stock awards are shown at grant-date fair value.`,
    },
  ],
});

export const payRatio = note({
  key: 'pay-ratio',
  topics: ['Governance'],
  forms: ['10-K'],
  facts: (f) => {
    const chief = nth(pay(f), 0);
    const median = Math.round(f.level('median-pay', 58000, 142000) * f.level(`median-pay/${f.now.year}`, 0.97, 1.05));
    return { total: chief.total, median, support: f.wholeOf('say-on-pay', 84, 97), name: chief.name };
  },
  write: (w, { total, median, support, name }, f) =>
    w.note(
      w.one('Pay Ratio', 'CEO Pay Ratio and Say on Pay', 'Chief Executive Pay Ratio'),
      w.para(
        `Total compensation of ${name} for ${f.now.year} was $${count(total)} thousand. The employee at the median of all employees other than the chief executive earned $${count(median)}.`,
        `The median was identified from payroll records as of ${w.one('October 1', 'November 1', 'December 31')}, without statistical sampling; pay was not adjusted for the cost of living.`,
      ),
      w.para(
        `At the last annual meeting ${support}% of the votes cast approved the pay of the named executive officers.`,
        w.one(
          `Following talks with large holders, the weight of relative return in the long-term plan was raised.`,
          `The committee made no change to the plans in response to the vote.`,
        ),
        w.some(`Other companies may use other methods, so that ratios are hard to compare.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How many times the median employee does the head of ${q.who} earn, for ${q.period}?`,
          `Compute the ratio of chief executive to median pay at ${q.who} for ${q.period}.`,
        ),
      about: () => 'the pay ratio',
      answer: (w, { total, median }) =>
        `$${count(total)} thousand against a median of $${count(median)} is about ${w.compute('chief * 1000 / median', { chief: count(total), median: count(median) }, 0)} times as much.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How much support did executive pay at ${q.who} find among shareholders?`,
          `How did owners of ${q.who} vote on pay, and did the committee react?`,
        ),
      about: () => 'the shareholder vote on pay',
      answer: (_, { support }) => `${support}% of the votes cast approved the pay of the named executive officers.`,
    },
  ],
});

export const incentivePlan = note({
  key: 'incentive-plan',
  topics: ['Governance'],
  forms: ['10-K'],
  facts: (f) => {
    const first = f.whole('weight-first', 35, 55);
    const second = f.whole('weight-second', 20, 35);
    return {
      first,
      second,
      third: 100 - first - second,
      payout: f.wholeOf('payout', 62, 168),
      multiple: f.whole('ceo-multiple', 5, 8),
      clawback: f.whole('clawback', 3, 5),
      metrics: f.choose('metrics', [
        ['operating income', 'free cash flow', 'safety'],
        ['earnings per share', 'sales growth', 'pipeline progress'],
        ['return on capital', 'cost per unit', 'emissions'],
        ['adjusted EBITDA', 'cash conversion', 'quality'],
      ]),
    };
  },
  write: (w, { first, second, third, payout, multiple, clawback, metrics }, f) =>
    w.note(
      w.one(
        'Annual Incentive Plan',
        'Compensation Discussion: Annual Bonus, Ownership and Recoupment',
        'Incentive Compensation and Clawback',
      ),
      w.para(
        `The annual bonus rests on three measures: ${nth(metrics, 0)} (${first}%), ${nth(metrics, 1)} (${second}%) and ${nth(metrics, 2)} (${third}%). For ${f.now.year} the committee certified a payout of ${payout}% of target.`,
        w.some(`The committee may adjust the formula result by up to a tenth for individual performance.`),
      ),
      w.para(
        `The chief executive must own stock worth ${words(multiple)} times the base salary, other executives three times.`,
        `Incentive pay of the ${words(clawback)} years before an accounting restatement is recovered if it was too high, whether or not anybody was at fault.`,
        w.one(
          `Severance after a change of control is due only if employment ends as well.`,
          `There are no employment agreements, and no tax gross-ups are paid.`,
        ),
        w.some(`Compensation risk was reviewed and found not to encourage excessive risk-taking.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `On which yardsticks does the yearly bonus of executives at ${q.who} depend, and how well did they score for ${q.period}?`,
          `What decides the annual bonus at ${q.who}?`,
        ),
      about: () => 'the yardsticks of the bonus plan',
      answer: (_, { metrics, payout }) =>
        `The bonus rests on ${metrics.slice(0, 2).join(', ')} and ${nth(metrics, 2)}; the payout was ${payout}% of target.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What combined weight do the two main bonus measures have at ${q.who}?`,
          `How much of the bonus formula of ${q.who} rests on its first two measures together?`,
        ),
      about: () => 'the weight of the main bonus measures',
      answer: (w, { first, second, metrics }) =>
        `The two main measures, ${nth(metrics, 0)} at ${first}% and ${nth(metrics, 1)} at ${second}%, together weigh ${w.total([String(first), String(second)])}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `When can bonuses be taken back from executives of ${q.who}?`,
          `How far back does the recoupment rule of ${q.who} reach, and does it need misconduct?`,
        ),
      about: () => 'the recoupment of bonuses',
      answer: (_, { clawback }) =>
        `Incentive pay of the ${words(clawback)} years before an accounting restatement is recovered, whether or not anybody was at fault.`,
    },
  ],
});

export const equityPlans = note({
  key: 'equity-plans',
  topics: ['Governance', 'Shareholder Return'],
  forms: ['10-K'],
  facts: (f) => ({
    outstanding: decimal(f.now.shares.closing * f.level(`plan-out/${f.now.year}`, 0.012, 0.03), 1),
    available: decimal(f.now.shares.closing * f.level(`plan-free/${f.now.year}`, 0.02, 0.05), 1),
    plan: f.whole('plan-year', 2014, 2021),
    shares: decimal(f.now.shares.closing, 1),
  }),
  write: (w, { outstanding, available, plan, shares }, f) =>
    w.note(
      w.one(
        'Equity Compensation Plan Information',
        'Securities Authorized for Issuance under Equity Plans',
        'Equity Plans',
      ),
      w.table(
        ['(in millions of shares)', f.date()],
        [
          ['To be issued under outstanding awards', outstanding],
          ['Available for future awards', available],
          ['Common shares outstanding', shares],
        ],
      ),
      w.para(
        `All awards come from the ${plan} incentive plan, which shareholders of ${f.company.legalName} approved. There are no plans without such approval.`,
        w.one(
          `Shares of forfeited awards become available again; shares withheld for taxes do not.`,
          `Each full-value share counts twice against the limit of the plan.`,
        ),
        w.some(`Repricing needs the approval of shareholders.`),
        w.some(`Employees may also buy stock at a discount of 15% under a separate purchase plan.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How much could owners of ${q.who} be diluted by awards granted and still possible, in percent of shares?`,
          `What overhang do the equity plans of ${q.who} create at the end of ${q.period}?`,
        ),
      about: () => 'the overhang of equity plans',
      answer: (w, { outstanding, available, shares }) =>
        `${outstanding} million under awards and ${available} million available, on ${shares} million shares, are an overhang of ${w.compute('(awards + available) / shares * 100', { awards: outstanding, available, shares }, 1)}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Did owners of ${q.who} approve all of its equity plans?`,
          `From which plan do the awards of ${q.who} come?`,
        ),
      about: () => 'the approval of equity plans',
      answer: (_, { plan }) =>
        `All awards come from the ${plan} incentive plan, which shareholders approved; there are no plans without such approval.`,
    },
  ],
});
