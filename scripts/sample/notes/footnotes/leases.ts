/** Leases. */
import { nth } from '../../lists';
import { cell, count, decimal, money, split } from '../../format';
import { note } from '../../note';

export const leases = note({
  key: 'leases',
  topics: ['Footnotes', 'Accounting'],
  facts: (f) => {
    const payments = f.stock('lease-payments', 0.05);
    const schedule = split(payments, [24, 20, 16, 12, 9, 19]);
    const interest = Math.round(payments * f.level('lease-interest', 0.1, 0.17));
    return {
      schedule,
      payments,
      interest,
      liability: payments - interest,
      cost: f.flow('lease-cost', 0.009),
      short: f.flow('short-lease', 0.003),
      term: decimal(f.rate('lease-term', 4.5, 9.5), 1),
      discount: decimal(f.rate('lease-discount', 3.1, 5.4), 1),
      first: f.now.quarters === 4 ? f.now.year + 1 : f.now.year,
    };
  },
  write: (w, { schedule, payments, interest, liability, cost, short, term, discount, first }, f) =>
    w.note(
      w.one('Leases', 'Note: Operating Leases', 'Lease Commitments'),
      w.para(
        `${w.We} ${w.verb('lease', 'leases')} offices, warehouses, vehicles and equipment. Options to extend are counted when it is reasonably certain that they will be used.`,
        `Operating lease cost was ${money(cost)} for ${f.span()}, and short-term lease cost ${money(short)}.`,
        `The weighted average remaining term is ${term} years and the weighted average discount rate ${discount}%.`,
      ),
      w.table(
        ['Future payments (in millions)', f.date()],
        [
          ...schedule.slice(0, 5).map((value, i) => [String(first + i), cell(value)]),
          ['Thereafter', cell(nth(schedule, 5))],
          ['Total payments', cell(payments)],
          ['Less imputed interest', cell(-interest)],
          ['Lease liabilities', cell(liability)],
        ],
      ),
      w.para(
        w.one(
          `Non-lease components are not separated for real estate.`,
          `As the rate implicit in a lease is rarely known, the incremental borrowing rate is used.`,
        ),
        w.some(`Finance leases are not material.`),
        w.some(`Leases signed but not yet begun are of small amount.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What part of the undiscounted lease payments of ${q.who} is interest, at ${q.filing.date()}?`,
          `By what percentage does discounting reduce the rental obligations of ${q.who}?`,
        ),
      about: () => 'the effect of discounting on rental obligations',
      answer: (w, { interest, payments, liability }) =>
        `Imputed interest of ${money(interest)} is ${w.share(count(interest), count(payments))}% of total payments of ${money(payments)}; the liability is ${money(liability)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How long do the rental contracts of ${q.who} still run on average, and which discount rate applies?`,
          `What does ${q.who} rent, and for how much longer on average?`,
        ),
      about: () => 'the remaining term of rental contracts',
      answer: (_, { term, discount }, f) =>
        `${f.company.name} leases offices, warehouses, vehicles and equipment; the weighted average remaining term is ${term} years at a discount rate of ${discount}%.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What did renting cost ${q.who} altogether in ${q.period}, short-term contracts included?`,
          `Add up the operating and the short-term lease expense of ${q.who} for ${q.period}.`,
        ),
      about: () => 'total rental cost',
      answer: (w, { cost, short }) =>
        `Operating lease cost of ${money(cost)} and short-term lease cost of ${money(short)} total $${w.total([count(cost), count(short)])} million.`,
    },
  ],
});
