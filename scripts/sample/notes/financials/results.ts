/** Management's discussion of results: sales, costs, segments, tax rate. */
import { nth } from '../../lists';
import { cell, count, decimal, list, money, split } from '../../format';
import { note } from '../../note';
import { direction } from '../../workings';
import { row } from '../../writer';
import { sectorWords } from '../words';

export const salesDiscussion = note({
  key: 'sales-discussion',
  topics: ['Financials', 'Company Overview'],
  facts: (f) => {
    const rise = f.now.revenue - f.before.revenue;
    const [volume = 0, price = 0, currency = 0] = split(rise, [
      f.level(`volume/${f.now.key}`, 0.5, 0.8),
      f.level(`price/${f.now.key}`, 0.3, 0.6),
      -0.12,
    ]);
    return {
      now: f.now,
      before: f.before,
      volume,
      price,
      currency,
      driver: f.choose(`driver/${f.now.key}`, f.company.assets),
    };
  },
  write: (w, { now, before, volume, price, currency, driver }, f) => {
    const words = sectorWords(f);
    const rose = now.revenue >= before.revenue;
    return w.note(
      w.one('Revenue', 'Results of Operations: Sales', 'Comparison of Net Sales'),
      w.para(
        w.one(
          `Revenue for ${f.span()} was ${money(now.revenue)}, compared with ${money(before.revenue)} for ${f.span(before)}.`,
          `For ${f.span()}, ${w.we} reported revenue of ${money(now.revenue)} against ${money(before.revenue)} in ${f.span(before)}.`,
        ),
        `The ${rose ? 'increase' : 'decrease'} came mainly from ${rose ? words.tailwind : words.headwind}, with ${driver.name} the largest single contributor.`,
        w.some(`${w.We} ${w.verb('sell', 'sells')} ${words.product} to ${words.customers}.`),
      ),
      w.table(
        ['Effect on revenue (in millions)', f.column()],
        [
          ['Volume and mix', cell(volume)],
          ['Price', cell(price)],
          ['Currency and other', cell(currency)],
          ['Total change', cell(now.revenue - before.revenue)],
        ],
      ),
      w.para(
        w.one(
          `Price includes contractual escalators and discounts granted to large customers.`,
          `The price effect is shown net of rebates, incentives and similar deductions.`,
          `Volume and mix include products sold for the first time in either period.`,
        ),
        w.some(`No acquisition contributed more than one percent of revenue in the period.`, 0.4),
      ),
    );
  },
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What was the percentage change in the top line of ${q.who} in ${q.period}?`,
          `How much faster or slower did ${q.who} sell in ${q.period} than a year before, in percent?`,
        ),
      about: () => 'the growth of the top line',
      answer: (w, { now, before }) =>
        `Revenue ${direction(now.revenue, before.revenue)} ${w.percent(count(now.revenue), count(before.revenue))}%, from ${money(before.revenue)} to ${money(now.revenue)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What does management name as the main reason for the move in ${q.whose} sales in ${q.period}?`,
          `Which factor, and which single contributor, explains the sales trend at ${q.who} in ${q.period}?`,
        ),
      about: () => 'the drivers of sales',
      answer: (_, { now, before, driver }, f) =>
        `Management points to ${now.revenue >= before.revenue ? sectorWords(f).tailwind : sectorWords(f).headwind}, with ${driver.name} as the largest single contributor.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How many million dollars of the sales change at ${q.who} in ${q.period} were due to price, and how many to volume and mix?`,
          `Split the sales bridge of ${q.who} for ${q.period}: what did volume and mix contribute, and what did price?`,
        ),
      about: () => 'the split between price and volume',
      answer: (w, { volume, price }) =>
        `Volume and mix moved revenue by ${cell(volume)} million dollars and price by ${cell(price)}, ${volume * price > 0 ? `$${w.total([count(volume), count(price)])} million together` : 'working against each other'}.`,
    },
  ],
});

export const costDiscussion = note({
  key: 'cost-discussion',
  topics: ['Financials'],
  facts: (f) => ({
    now: f.now,
    before: f.before,
    savings: f.flow('savings', 0.004),
    target: f.stock('savings-target', 0.012),
  }),
  write: (w, { now, before, savings, target }, f) => {
    const { research, input } = sectorWords(f);
    return w.note(
      w.one('Costs and Expenses', 'Operating Expenses', 'Discussion of Costs'),
      w.para(
        `Cost of sales ${direction(now.costOfSales, before.costOfSales, 'increased', 'decreased')} to ${money(now.costOfSales)} from ${money(before.costOfSales)}, ${w.one('in line with activity and with prices for', 'reflecting volumes and the cost of')} ${input}.`,
      ),
      w.para(
        `${research} was ${money(now.research)} in ${f.brief()} and ${money(before.research)} in the earlier period.`,
        `Selling, general and administrative expense ${direction(now.selling, before.selling)} to ${money(now.selling)} from ${money(before.selling)}, ${now.selling >= before.selling ? 'because of wages, systems and promotional spending' : 'because of headcount reductions and lower fees for advisers'}.`,
      ),
      w.para(
        `Restructuring charges of ${money(now.restructuring)} relate to a program that is designed to save ${money(target)} a year when complete.`,
        `Savings realized in the period were about ${money(savings)}.`,
        w.some(`Most of the remaining actions concern back-office functions and leased space.`),
      ),
    );
  },
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What was the percentage change in overheads for selling and administration at ${q.who} in ${q.period}?`,
          `By what percentage did ${q.whose} SG&A line move in ${q.period}?`,
        ),
      about: () => 'the change in selling and administrative cost',
      answer: (w, { now, before }) =>
        `Selling, general and administrative expense ${direction(now.selling, before.selling)} ${w.percent(count(now.selling), count(before.selling))}%, from ${money(before.selling)} to ${money(now.selling)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What is the purpose of the restructuring under way at ${q.who}, and how far has it paid off by ${q.period}?`,
          `What does ${q.who} expect to gain from its efficiency program?`,
        ),
      about: () => 'the restructuring program and its savings',
      answer: (_, { savings, target }) =>
        `The program is designed to save ${money(target)} a year when complete; savings realized in the period were about ${money(savings)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Why did overheads at ${q.who} move the way they did in ${q.period}?`,
          `To what does ${q.who} attribute the development of its selling and administrative spending in ${q.period}?`,
        ),
      about: () => 'the reasons for the movement in overheads',
      answer: (_, { now, before }) =>
        now.selling >= before.selling
          ? `Selling, general and administrative expense rose because of wages, systems and promotional spending.`
          : `Selling, general and administrative expense fell because of headcount reductions and lower fees for advisers.`,
    },
  ],
});

export const segmentDiscussion = note({
  key: 'segment-discussion',
  topics: ['Financials', 'Company Overview'],
  instances: (f) => f.company.segments.length,
  facts: (f, i) => ({
    name: nth(f.company.segments, i).name,
    does: nth(f.company.segments, i).does,
    sales: nth(f.now.segmentRevenue, i),
    salesBefore: nth(f.before.segmentRevenue, i),
    profit: nth(f.now.segmentProfit, i),
    profitBefore: nth(f.before.segmentProfit, i),
    i,
  }),
  write: (w, { name, does, sales, salesBefore, profit, profitBefore, i }, f) => {
    const words = sectorWords(f);
    return w.note(
      w.one(`${name} Segment`, `Segment Results: ${name}`, name),
      w.para(
        `The ${name} segment ${does}.`,
        `Its revenue was ${money(sales)} for ${f.span()}, against ${money(salesBefore)} for ${f.span(f.before)}.`,
        `The ${sales >= salesBefore ? 'rise' : 'decline'} reflects ${sales >= salesBefore ? words.tailwind : words.headwind}.`,
      ),
      w.periods([
        row('Segment revenue', f, (r) => nth(r.segmentRevenue, i)),
        row('Segment costs', f, (r) => nth(r.segmentCosts, i)),
        row('Segment profit (loss)', f, (r) => nth(r.segmentProfit, i)),
      ]),
      w.para(
        `Segment profit ${direction(profit, profitBefore, 'improved', 'weakened')}, ${profit >= profitBefore ? 'as sales grew faster than fixed costs' : 'as cost inflation outran pricing'}.`,
        w.some(`Corporate costs are not allocated to the segment.`),
      ),
    );
  },
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q, { name }) =>
        q.one(
          `By what percentage did sales of the ${name} business of ${q.who} change in ${q.period}?`,
          `How did ${name} sales develop at ${q.who} in ${q.period}, in percent?`,
          `What growth rate did the ${name} division post for ${q.period}?`,
        ),
      about: (_, { name }) => `the sales trend of ${name}`,
      answer: (w, { name, sales, salesBefore }) =>
        `${name} revenue ${direction(sales, salesBefore)} ${w.percent(count(sales), count(salesBefore))}%, from ${money(salesBefore)} to ${money(sales)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q, { name }) =>
        q.one(
          `Why did the profitability of ${name} move as it did at ${q.who} in ${q.period}?`,
          `What explains the profit trend of ${q.whose} ${name} division in ${q.period}?`,
        ),
      about: (_, { name }) => `the profitability of ${name}`,
      answer: (_, { name, profit, profitBefore }) =>
        profit >= profitBefore
          ? `Profit of ${name} improved as sales grew faster than fixed costs.`
          : `Profit of ${name} weakened as cost inflation outran pricing.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q, { name }) =>
        q.one(
          `What does the ${name} division of ${q.who} do, and what drove its sales in ${q.period}?`,
          `Describe the business of ${name} and the force behind its sales in ${q.period}.`,
        ),
      about: (_, { name }) => `the business of ${name}`,
      answer: (_, { name, does, sales, salesBefore }, f) =>
        `${name} ${does}; its sales ${direction(sales, salesBefore)} because of ${sales >= salesBefore ? sectorWords(f).tailwind : sectorWords(f).headwind}.`,
    },
  ],
});

export const taxRate = note({
  key: 'effective-tax-rate',
  topics: ['Financials', 'Accounting'],
  facts: (f) => ({
    now: f.now,
    before: f.before,
    reasons: f.choose(`tax-reason/${f.now.key}`, [
      ['the mix of earnings among countries', 'research credits'],
      ['deductions for foreign-derived income', 'stock-based compensation'],
      ['the release of a valuation allowance', 'state taxes'],
      ['settlements with tax authorities', 'manufacturing credits'],
    ]),
  }),
  write: (w, { now, before, reasons }, f) =>
    w.note(
      w.one('Provision for Income Taxes', 'Effective Tax Rate', 'Taxes on Income'),
      w.para(
        `The provision for income taxes was ${money(now.tax)} on income before income taxes of ${money(now.pretaxIncome)} for ${f.span()}.`,
        `For ${f.span(before)} the provision was ${money(before.tax)} on pre-tax income of ${money(before.pretaxIncome)}, an effective rate of ${decimal((before.tax / before.pretaxIncome) * 100, 1)}%.`,
      ),
      w.para(
        `${w.Our} effective rate differs from the federal statutory rate of 21% mainly because of ${list(reasons)}.`,
        w.one(
          `Several countries in which ${w.we} ${w.verb('operate', 'operates')} have enacted the global minimum tax of 15%; its effect in the period was not material.`,
          `${w.We} ${w.verb('continue', 'continues')} to study guidance on the global minimum tax of 15%.`,
        ),
        w.some(`Cash taxes paid differ from the provision because of the timing of installments.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What effective tax rate did ${q.who} bear in ${q.period}?`,
          `Relate the tax charge of ${q.who} to its profit before tax for ${q.period}: what rate results?`,
        ),
      about: () => 'the effective tax rate',
      answer: (w, { now }) =>
        `A provision of ${money(now.tax)} on pre-tax income of ${money(now.pretaxIncome)} is an effective rate of ${w.share(count(now.tax), count(now.pretaxIncome))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Why did ${q.who} not pay the statutory rate in ${q.period}?`,
          `What are the main reconciling factors between the statutory and the actual tax burden of ${q.who}?`,
        ),
      about: () => 'the reasons why the tax burden departs from the statutory rate',
      answer: (_, { reasons }) =>
        `The effective rate departs from the federal statutory rate of 21% mainly because of ${list(reasons)}.`,
    },
  ],
});
