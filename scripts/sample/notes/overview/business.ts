/** Item 1: what the company is, sells and plans. */
import { nth } from '../../lists';
import { capitalise, count, list, money } from '../../format';
import { note } from '../../note';
import { sectorWords } from '../words';

export const business = note({
  key: 'business',
  topics: ['Company Overview'],
  facts: (f) => ({
    names: f.company.segments.map((segment) => segment.name),
    employees: employeesOf(f.now.revenue, f.level('employees', 0.9, 2.1)),
    countries: f.whole('countries', 4, 61),
    revenue: f.now.revenue,
    yearly: Math.round((f.now.revenue * 4) / f.now.quarters),
  }),
  write: (w, { names, employees, countries, revenue }, f) =>
    w.note(
      w.one('Business', 'Overview', 'Nature of Operations'),
      w.para(
        `${f.company.legalName}, founded in ${f.company.founded} and incorporated in ${f.company.incorporated}, has its head office in ${f.company.city}. It sells ${sectorWords(f).product} to ${sectorWords(f).customers}.`,
        `Operations are organized in ${names.length} reporting segments: ${list(names)}.`,
      ),
      w.para(
        `Revenue for ${f.span()} was ${money(revenue)}. At ${f.date()} the group had about ${count(employees)} employees and was active in ${countries} countries or states.`,
        w.one(
          `The fiscal year is the calendar year.`,
          `Reports filed with the Securities and Exchange Commission are available free of charge on the website.`,
        ),
        w.some(`References to ${f.company.name} include its subsidiaries unless the context shows otherwise.`, 0.7),
      ),
      w.para(
        w.one(
          `${w.Our} business is seasonal only to a small degree.`,
          `Activity is usually strongest in the second and third quarters.`,
          `The order book is not a useful measure for ${w.our} business.`,
        ),
        w.some(
          `No segment depends on a single customer to such an extent that its loss would be material to the group.`,
        ),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What does ${q.who} do, and in which divisions?`,
          `How is the business of ${q.who} organized?`,
          `Into which reporting units does ${q.who} divide its activities?`,
        ),
      about: () => 'the organization of the business',
      answer: (_, { names }, f) => `${f.company.name} sells ${sectorWords(f).product} through ${list(names)}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What revenue per employee, in thousand dollars, did ${q.who} achieve in ${q.period}?`,
          `How productive was the workforce of ${q.who} in ${q.period}, sales per head?`,
        ),
      about: () => 'sales per head',
      answer: (w, { revenue, employees }) =>
        `Revenue of ${money(revenue)} and about ${count(employees)} employees give $${w.compute('revenue * 1000 / employees', { revenue: count(revenue), employees: count(employees) }, 0)} thousand a head.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Where is ${q.who} incorporated and run from, and how old is it?`,
          `Give the founding year, the seat and the state of incorporation of ${q.who}.`,
        ),
      about: () => 'origin and seat of the company',
      answer: (_, __, f) =>
        `${f.company.name} was founded in ${f.company.founded}, is incorporated in ${f.company.incorporated} and has its head office in ${f.company.city}.`,
    },
  ],
});

function employeesOf(revenue: number, perMillion: number): number {
  return Math.max(100, Math.round((revenue * perMillion) / 100) * 100);
}

export const segmentBusiness = note({
  key: 'segment-business',
  topics: ['Company Overview'],
  forms: ['10-K'],
  instances: (f) => f.company.segments.length,
  facts: (f, i) => ({
    segment: nth(f.company.segments, i),
    asset: nth(f.company.assets, i),
    sites: f.wholeOf(`segment-sites/${i}`, 3, 41),
    share: f.wholeOf(`segment-market/${i}`, 6, 34),
    people: f.wholeOf(`segment-people/${i}`, 6, 180) * 100,
  }),
  write: (w, { segment, asset, sites, share, people }, f) =>
    w.note(
      w.one(`Business: ${segment.name}`, segment.name, `Description of the ${segment.name} Segment`),
      w.para(
        `${segment.name} ${segment.does}. It runs ${sites} sites with about ${count(people)} employees; the most important are in ${f.choose(`segment-site/${segment.name}`, f.company.sites)}.`,
        `Among what it offers, ${asset.name}, ${asset.what}, matters most.`,
      ),
      w.para(
        `${w.We} ${w.verb('estimate', 'estimates')} the segment’s share of the markets that it serves at ${share}% in ${f.now.year}.`,
        w.one(
          `Customers are ${sectorWords(f).customers}, served by an own sales force.`,
          `Contracts run between one and ten years; many contain price formulas.`,
          `Sales follow the investment cycle of customers.`,
        ),
        w.some(`Main inputs are ${sectorWords(f).input}.`),
        w.some(`The segment competes on price, reliability and service.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q, { segment }) =>
        q.one(
          `What is the role of ${segment.name} within ${q.who}?`,
          `Describe what ${segment.name} does for ${q.who} and what counts most in its range.`,
        ),
      about: (_, { segment }) => `the role of ${segment.name}`,
      answer: (_, { segment, asset }) => `${segment.name} ${segment.does}; ${asset.name}, ${asset.what}, matters most.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q, { segment }) =>
        q.one(
          `How strong is the market position of ${segment.name} in ${q.period}?`,
          `Which share of its markets does ${q.who} claim for ${segment.name}?`,
        ),
      about: (_, { segment }) => `the market position of ${segment.name}`,
      answer: (_, { segment, share }) =>
        `The share of ${segment.name} in the markets that it serves is estimated at ${share}%.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q, { segment }) =>
        q.one(
          `How many people work at an average site of ${segment.name}?`,
          `Compute employees per site for the ${segment.name} division of ${q.who}.`,
        ),
      about: (_, { segment }) => `the size of the sites of ${segment.name}`,
      answer: (w, { segment, people, sites }) =>
        `${segment.name} has about ${count(people)} employees at ${sites} sites, or ${w.ratio(count(people), String(sites), 0)} a site.`,
    },
  ],
});

const ASSET_FACTS = {
  pharma: { title: 'Product Profile', measure: 'net sales', until: 'The compound patent expires in' },
  upstream: {
    title: 'Area of Operation',
    measure: 'revenue',
    until: 'Most leases are held by production; the others expire by',
  },
  midstream: { title: 'System Profile', measure: 'fee revenue', until: 'The average contract ends in' },
  automotive: { title: 'Model Line', measure: 'sales', until: 'The next generation is planned for' },
} as const;

export const assetProfile = note({
  key: 'asset-profile',
  topics: ['Company Overview', 'Risk'],
  instances: (f) => (f.form === '10-K' ? f.company.assets.length : 2),
  facts: (f, i) => ({
    asset: nth(f.company.assets, i),
    ...ASSET_FACTS[f.company.trade],
    sales: f.flow(`asset/${i}`, 0.09),
    salesBefore: f.flow(`asset/${i}`, 0.09, f.before),
    until: f.whole(`asset-until/${i}`, 2027, 2039),
    lead: ASSET_FACTS[f.company.trade].until,
    site: f.choose(`asset-site/${i}`, f.company.sites),
  }),
  write: (w, { asset, title, measure, sales, salesBefore, until, lead, site }, f) =>
    w.note(
      w.one(`${title}: ${asset.name}`, `${f.company.name}: ${asset.name}`, asset.name),
      w.para(
        `${w.one(`Among ${w.our} most valuable positions is ${asset.name}`, `One pillar of ${w.our} business is ${asset.name}`)}, ${asset.what}. It brought ${measure} of ${money(sales)} for ${f.span()}, after ${money(salesBefore)} for ${f.span(f.before)}.`,
        `${lead} ${until}.`,
      ),
      w.para(
        `Work is centered on ${site}.`,
        w.one(
          `Further development could widen its reach.`,
          `Spending on it is among the largest items of the budget.`,
          `Several rivals offer comparable alternatives.`,
        ),
        w.some(`Partners hold part of the economic interest.`),
        w.some(`Demand was ${sales >= salesBefore ? 'firm' : 'soft'} towards the end of the period.`),
      ),
      w.some(`Statements on future potential are subject to the risks described elsewhere in this report.`, 0.6),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q, { asset, measure }) =>
        q.one(
          `By what percentage did ${measure} from ${asset.name} change in ${q.period}?`,
          `How did ${asset.name} of ${q.who} do in ${q.period}, growth or decline in percent?`,
        ),
      about: (_, { asset }) => `the growth of ${asset.name}`,
      answer: (w, { sales, salesBefore, measure }) =>
        `${capitalise(measure)} went from ${money(salesBefore)} to ${money(sales)}, a change of ${w.percent(count(sales), count(salesBefore))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q, { asset }) =>
        q.one(
          `What is ${asset.name}, and how long is its position secured?`,
          `How durable is the position of ${q.who} in ${asset.name}?`,
        ),
      about: (_, { asset }) => `the durability of ${asset.name}`,
      answer: (_, { asset, lead, until }) => `${capitalise(asset.name)} is ${asset.what}. ${lead} ${until}.`,
    },
  ],
});

export const strategy = note({
  key: 'strategy',
  topics: ['Company Overview'],
  forms: ['10-K'],
  facts: (f) => ({
    pillars: f.choose('pillars', [
      ['growth in core markets', 'lower unit cost', 'a strong balance sheet'],
      ['innovation', 'focus on few areas', 'partnerships'],
      ['operational excellence', 'disciplined investment', 'lower emissions'],
      ['scale', 'digital tools', 'customer loyalty'],
    ]),
    target: f.now.year + f.whole('target-span', 3, 6),
    goal: f.whole('margin-goal', 12, 36),
    saved: f.flow('program-saved', 0.005),
    planned: f.stock('program-plan', 0.02),
    asset: f.choose('strategy-asset', f.company.assets),
  }),
  write: (w, { pillars, target, goal, saved, planned, asset }, f) =>
    w.note(
      w.one('Strategy', 'Our Strategy', 'Strategic Priorities'),
      w.para(
        `The strategy of ${f.company.name} rests on ${list(pillars)}. By ${target} ${w.we} ${w.verb('aim', 'aims')} at an operating margin before depreciation of ${goal}%.`,
        `Resources are shifted to where returns are highest, above all to ${asset.name}.`,
      ),
      w.para(
        `A productivity program is to yield ${money(planned)} in all; ${money(saved)} was achieved in ${f.now.year}.`,
        w.one(
          `Businesses that do not fit are sold or closed.`,
          `Purchases are considered where they speed up what ${w.we} would otherwise build.`,
          `Cooperation is preferred to ownership where technology is still unproven.`,
        ),
        w.some(`Management pay is tied to these aims.`),
        w.some(`The board reviews the strategy every summer over two days.`),
      ),
      w.some(`Whether the aims are met depends on factors outside ${w.our} control.`, 0.7),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `On which pillars does the plan of ${q.who} rest?`,
          `What are the strategic priorities of ${q.who}, and where does it put its money first?`,
        ),
      about: () => 'the strategic priorities',
      answer: (_, { pillars, asset }) =>
        `The strategy rests on ${list(pillars)}; resources are shifted above all to ${asset.name}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What part of its productivity aim did ${q.who} reach in ${q.period} alone?`,
          `How far did savings in ${q.period} bring ${q.who} towards its total, in percent?`,
        ),
      about: () => 'progress in the productivity program',
      answer: (w, { saved, planned }) =>
        `${money(saved)} of ${money(planned)} was achieved, or ${w.share(count(saved), count(planned))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which profitability does ${q.who} hope to reach, and by when?`,
          `What margin ambition has ${q.who} set itself?`,
        ),
      about: () => 'the margin ambition',
      answer: (_, { target, goal }, f) =>
        `By ${target} ${f.company.name} aims at an operating margin before depreciation of ${goal}%.`,
    },
  ],
});
