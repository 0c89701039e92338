/** Stock awards and pensions. */
import { cell, count, decimal, dollars, money } from '../../format';
import { note } from '../../note';
import { row } from '../../writer';

export const stockAwards = note({
  key: 'stock-awards',
  topics: ['Footnotes', 'Governance'],
  facts: (f) => {
    const start = f.stock('unvested', 0.25, 'start');
    const forfeited = Math.round(start * 0.04);
    const vested = Math.round(start * f.level(`vested/${f.now.key}`, 0.25, 0.4));
    const granted = Math.max(10, f.stock('unvested', 0.25) - start + forfeited + vested);
    return {
      now: f.now,
      granted,
      start,
      vested,
      forfeited,
      end: start + granted - vested - forfeited,
      unrecognized: Math.round(f.now.stockCompensation * (4 / f.now.quarters) * f.level('unrecognized', 1.2, 1.9)),
      period: decimal(f.rate('vesting', 1.4, 2.6), 1),
      value: f.now.shares.averagePrice,
    };
  },
  write: (w, { granted, start, vested, forfeited, end, unrecognized, period, value }, f) =>
    w.note(
      w.one('Stock-Based Compensation', 'Note: Share-Based Payments', 'Restricted Stock Units'),
      w.para(
        `Restricted stock units vest in equal parts over three years; performance units vest after three years at between zero and 200% of target, depending on ${w.one('total return against a peer group', 'earnings per share', 'return on capital and relative return')}.`,
        `Compensation expense is recognized over the vesting period; forfeitures are ${w.one('estimated', 'counted as they occur')}.`,
      ),
      w.periods([
        row('Stock-based compensation expense', f, (r) => r.stockCompensation),
        row('Related tax benefit', f, (r) => Math.round(r.stockCompensation * 0.19)),
      ]),
      w.table(
        ['Units (thousands)', f.column()],
        [
          ['Unvested, beginning', count(start)],
          ['Granted', count(granted)],
          ['Vested', `(${count(vested)})`],
          ['Forfeited', `(${count(forfeited)})`],
          ['Unvested, end', count(end)],
        ],
      ),
      w.para(
        `The average grant-date fair value was ${dollars(value)}. Unrecognized expense of ${money(unrecognized)} will be recognized over ${period} years on average.`,
        w.some(`No stock options have been granted since ${f.whole('last-options', 2017, 2020)}.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What did the units granted by ${q.who} in ${q.period} cost at grant-date value, in million dollars?`,
          `Multiply the new units of ${q.who} for ${q.period} by their fair value: which amount results?`,
        ),
      about: () => 'the value of new stock awards',
      answer: (w, { granted, value }) =>
        `${count(granted)} thousand units at ${dollars(value)} were worth $${w.compute('units * price / 1000', { units: count(granted), price: decimal(value, 2) }, 1)} million.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How do the equity awards of ${q.who} vest, and how much expense is still to come?`,
          `What are the vesting terms of performance units at ${q.who}?`,
        ),
      about: () => 'the vesting terms of equity awards',
      answer: (_, { unrecognized, period }) =>
        `Restricted stock units vest in equal parts over three years and performance units after three years at between zero and 200% of target; unrecognized expense of ${money(unrecognized)} will be recognized over ${period} years.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By how many thousand did unvested units rise or fall at ${q.who} in ${q.period}?`,
          `What was the net change in unvested awards at ${q.who} over ${q.period}?`,
        ),
      about: () => 'the change in unvested awards',
      answer: (w, { start, end }) =>
        `Unvested units went from ${count(start)} thousand to ${count(end)} thousand, a change of ${w.difference(count(end), count(start))} thousand.`,
    },
  ],
});

export const pensions = note({
  key: 'pensions',
  topics: ['Footnotes', 'Risk'],
  facts: (f) => {
    const obligation = f.stock('pension-obligation', 0.13);
    const assets = Math.round(obligation * f.level(`funded/${f.now.key}`, 0.78, 0.97));
    const service = f.flow('pension-service', 0.0035);
    const interest = f.flow('pension-interest', 0.006);
    const expected = f.flow('pension-return', 0.0065);
    return {
      obligation,
      assets,
      service,
      interest,
      expected,
      contribution: f.flow('pension-contribution', 0.004),
      discount: decimal(f.rate('pension-rate', 4.6, 5.6), 1),
      equityShare: f.wholeOf('pension-equity', 22, 48),
    };
  },
  write: (w, { obligation, assets, service, interest, expected, contribution, discount, equityShare }, f) =>
    w.note(
      w.one('Pension and Other Postretirement Benefits', 'Note: Employee Benefit Plans', 'Retirement Plans'),
      w.para(
        `${w.We} ${w.verb('sponsor', 'sponsors')} defined benefit plans in the United States and several other countries, most of them closed to new entrants.`,
        `The projected benefit obligation was ${money(obligation)} and the fair value of plan assets ${money(assets)} at ${f.date()}.`,
        `The discount rate was ${discount}%. About ${equityShare}% of plan assets are held in equities, the rest mainly in long bonds.`,
      ),
      w.table(
        ['Net periodic benefit cost (in millions)', f.column()],
        [
          ['Service cost', cell(service)],
          ['Interest cost', cell(interest)],
          ['Expected return on plan assets', cell(-expected)],
          ['Net periodic benefit cost', cell(service + interest - expected)],
        ],
      ),
      w.para(
        `Contributions were ${money(contribution)} in ${f.brief()}.`,
        w.one(
          `Assumptions follow from yield curves of high-quality corporate bonds.`,
          `A drop of half a point in the discount rate would raise the obligation by roughly six percent.`,
        ),
        w.some(`Defined contribution plans cover most employees hired since ${f.whole('pension-closed', 2006, 2014)}.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What funded percentage do the retirement plans of ${q.who} show at ${q.filing.date()}?`,
          `How far do plan assets cover pension promises at ${q.who} at the end of ${q.period}?`,
        ),
      about: () => 'the funding of pension promises',
      answer: (w, { obligation, assets }) =>
        `Plan assets of ${money(assets)} cover ${w.share(count(assets), count(obligation))}% of an obligation of ${money(obligation)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How are the retirement assets of ${q.who} invested, and which discount rate is applied?`,
          `Are the benefit plans of ${q.who} open to new staff, and how is their money invested?`,
        ),
      about: () => 'the investment of pension assets',
      answer: (_, { equityShare, discount }) =>
        `Most plans are closed to new entrants; about ${equityShare}% of plan assets are held in equities and the rest mainly in long bonds, and the discount rate was ${discount}%.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What shortfall, in million dollars, do the pension plans of ${q.who} have?`,
          `By how much does the pension obligation of ${q.who} exceed plan assets at the end of ${q.period}?`,
        ),
      about: () => 'the pension shortfall',
      answer: (w, { obligation, assets }) =>
        `The obligation of ${money(obligation)} exceeds plan assets of ${money(assets)} by $${w.difference(count(obligation), count(assets))} million.`,
    },
  ],
});
