/** Debt, its maturities and the bank facility. */
import { nth } from '../../lists';
import { cell, count, decimal, money, sum } from '../../format';
import { note } from '../../note';

/** Coupons are eighths of a percent. */
const coupon = (value: number): string => `${decimal(value, 3).replace(/0$/, '')}%`;

export const debtTable = note({
  key: 'debt-table',
  topics: ['Footnotes', 'Risk', 'Financials'],
  facts: (f) => ({
    notes: f.notes(),
    paper: f.now.closing.paper,
    total: f.now.closing.notes + f.now.closing.paper,
    totalBefore: f.now.opening.notes + f.now.opening.paper,
    interest: f.now.interest,
  }),
  write: (w, { notes, paper, total, totalBefore, interest }, f) =>
    w.note(
      w.one('Debt', 'Note: Long-Term Debt and Borrowings', 'Outstanding Debt'),
      w.table(
        ['(in millions)', f.date()],
        [
          ...notes.map((series) => [
            `${coupon(series.coupon)} senior notes due ${series.matures}`,
            cell(series.principal),
          ]),
          ['Commercial paper', cell(paper)],
          ['Total debt, principal', cell(total)],
        ],
      ),
      w.para(
        `Total principal at ${f.startDate} was ${money(totalBefore)}. Interest expense was ${money(interest)} for ${f.span()}.`,
        w.one(
          `The notes are senior, unsecured and redeemable at a make-whole premium.`,
          `All series rank equally with ${w.our} other unsecured and unsubordinated obligations.`,
        ),
        w.some(
          `The indentures limit secured borrowing and sale-and-leaseback transactions, and ${w.we} ${w.verb('were', 'was')} in compliance at the end of the period.`,
        ),
        w.some(`Fair values, based on quoted prices, are given in the note on fair value.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What average cost of borrowing results for ${q.who} in ${q.period}, interest over closing principal?`,
          `Divide the interest charge of ${q.who} by its closing debt for ${q.period}. Which rate results?`,
        ),
      about: () => 'the average cost of debt',
      answer: (w, { interest, total }) =>
        `Interest of ${money(interest)} on closing principal of ${money(total)} is a rate of ${w.share(count(interest), count(total))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which bond of ${q.who} matures last, and at which coupon?`,
          `What is the longest-dated series that ${q.who} has outstanding at ${q.filing.date()}?`,
        ),
      about: () => 'the longest-dated notes',
      answer: (_, { notes }) => {
        const last = nth(notes, notes.length - 1);
        return `The longest series are the ${coupon(last.coupon)} senior notes due ${last.matures}, with ${money(last.principal)} outstanding.`;
      },
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How much did ${q.who} add to or take off its borrowings in ${q.period}?`,
          `What was the net movement in total principal owed by ${q.who} over ${q.period}?`,
        ),
      about: () => 'the net change in borrowings',
      answer: (w, { total, totalBefore }) =>
        `Principal went from ${money(totalBefore)} to ${money(total)}, a change of $${w.difference(count(total), count(totalBefore))} million.`,
    },
  ],
});

export const debtMaturities = note({
  key: 'debt-maturities',
  topics: ['Footnotes', 'Risk'],
  facts: (f) => {
    const first = f.now.year + 1;
    const years = [0, 1, 2, 3, 4].map((i) => first + i);
    const notes = f.notes();
    const due = years.map(
      (year, i) =>
        sum(notes.filter((series) => series.matures === year).map((series) => series.principal)) +
        (i === 0 ? f.now.closing.paper : 0),
    );
    const total = f.now.closing.notes + f.now.closing.paper;
    return { years, due, later: total - sum(due), total };
  },
  write: (w, { years, due, later, total }, f) =>
    w.note(
      w.one('Maturities of Long-Term Debt', 'Scheduled Debt Maturities', 'Contractual Maturities'),
      w.para(
        `Principal payments on debt outstanding at ${f.date()} fall due as follows.`,
        w.some(
          `Commercial paper is shown in the first year although ${w.we} ${w.verb('intend', 'intends')} to roll it over.`,
        ),
      ),
      w.table(
        ['Due in', '(in millions)'],
        [
          ...years.map((year, i) => [String(year), cell(nth(due, i))]),
          ['Thereafter', cell(later)],
          ['Total', cell(total)],
        ],
      ),
      w.para(
        w.one(
          `${w.We} ${w.verb('expect', 'expects')} to meet near maturities from cash flow and new issues.`,
          `Maturities are spread so that no single year dominates.`,
          `Refinancing at current rates would raise the interest charge, because several series carry coupons from years of low rates.`,
        ),
        w.some(`There are no sinking fund requirements.`),
        w.some(
          `A downgrade below investment grade would raise the coupon of two series by a quarter point for each notch.`,
        ),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What part of the debt of ${q.who} falls due within five years, according to the filing for ${q.period}?`,
          `How much principal, in percent, must ${q.who} repay before the bucket "thereafter"?`,
        ),
      about: () => 'near-term maturities',
      answer: (w, { later, total }) =>
        `All but ${money(later)} of ${money(total)} falls due within five years, or ${w.compute('(total - later) / total * 100', { total: count(total), later: count(later) }, 1)}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `In which of the coming years does ${q.who} face its largest repayment?`,
          `When is the peak of the repayment schedule of ${q.who}, and how much falls due then?`,
        ),
      about: () => 'the peak of the repayment schedule',
      answer: (_, { years, due }) => {
        const peak = due.indexOf(Math.max(...due));
        return `The largest repayment within five years falls in ${nth(years, peak)}, with ${money(nth(due, peak))}.`;
      },
    },
  ],
});

export const creditFacility = note({
  key: 'credit-facility',
  topics: ['Footnotes', 'Risk'],
  facts: (f) => ({
    size: Math.ceil(f.stock('facility', 0.08) / 50) * 50,
    letters: f.stock('letters', 0.006),
    ratio: decimal(f.rate('covenant', 3, 4.6), 1),
    actual: decimal(f.rate('covenant-actual', 0.8, 2.6), 1),
    expires: f.now.year + f.whole('facility-term', 3, 5),
    margin: decimal(f.level('margin', 0.875, 1.5), 3),
    banks: f.whole('banks', 11, 29),
  }),
  write: (w, { size, letters, ratio, actual, expires, margin, banks }, f) =>
    w.note(
      w.one('Revolving Credit Facility', 'Credit Agreement', 'Bank Facilities and Covenants'),
      w.para(
        `${w.We} ${w.verb('have', 'has')} a committed revolving credit facility of ${money(size)} with a group of ${banks} banks that expires in ${expires}.`,
        `Borrowings bear interest at the secured overnight financing rate plus ${margin}%, a margin that varies with ${w.our} credit rating.`,
        `At ${f.date()} nothing was drawn, and letters of credit of ${money(letters)} had been issued.`,
      ),
      w.para(
        `The agreement contains one financial covenant: net debt may not exceed ${ratio} times EBITDA. The ratio at ${f.date()} was ${actual}.`,
        w.one(
          `Other covenants restrict liens, mergers and changes in the nature of the business.`,
          `Customary events of default include non-payment, false representations and a change of control.`,
        ),
        w.some(`The facility also backs the commercial paper program.`),
        w.some(`A commitment fee is paid on the undrawn amount.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How much headroom under its leverage covenant did ${q.who} have at ${q.filing.date()}, in turns?`,
          `By how many turns of EBITDA could the leverage of ${q.who} rise before its banks object?`,
        ),
      about: () => 'covenant headroom',
      answer: (w, { ratio, actual }) =>
        `The covenant allows ${ratio} times EBITDA and the ratio was ${actual}, which leaves ${w.difference(ratio, actual, 1)} turns.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `On which terms can ${q.who} draw on its banks, and until when?`,
          `Describe the bank line of ${q.who}: expiry, price and use.`,
        ),
      about: () => 'the terms of the bank line',
      answer: (_, { expires, margin, letters }) =>
        `The facility expires in ${expires} and costs the secured overnight financing rate plus ${margin}%; nothing was drawn apart from letters of credit of ${money(letters)}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What amount under the committed line is still free for ${q.who} after letters of credit?`,
          `How much could ${q.who} borrow from its banks at the end of ${q.period}, net of letters of credit?`,
        ),
      about: () => 'the unused bank line',
      answer: (w, { size, letters }) =>
        `Of ${money(size)}, letters of credit use ${money(letters)}, so $${w.difference(count(size), count(letters))} million is free.`,
    },
  ],
});
