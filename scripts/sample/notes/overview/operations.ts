/** People, places, operating figures, research, rules. */
import { count, decimal, list, money, split } from '../../format';
import { note } from '../../note';
import { direction } from '../../workings';
import { sectorWords } from '../words';

const OPERATING = {
  pharma: {
    title: 'Pipeline and Launches',
    rows: ['Compounds in phase 1', 'Compounds in phase 2', 'Compounds in phase 3', 'Under review'],
    total: 'Programmes in all',
    unit: 'number of programmes',
    scale: 62,
  },
  upstream: {
    title: 'Production and Sales Volumes',
    rows: ['Crude oil', 'Natural gas liquids', 'Natural gas', 'Other'],
    total: 'Total production',
    unit: 'thousand barrels of oil equivalent a day',
    scale: 640,
  },
  midstream: {
    title: 'Throughput',
    rows: ['Firm contracts', 'Interruptible service', 'Gathering', 'Processing'],
    total: 'Total volumes',
    unit: 'billion British thermal units a day',
    scale: 9200,
  },
  automotive: {
    title: 'Wholesales and Deliveries',
    rows: ['Trucks and vans', 'Crossovers', 'Cars', 'Electric vehicles'],
    total: 'Total vehicles',
    unit: 'thousand vehicles',
    scale: 1900,
  },
} as const;

export const operatingData = note({
  key: 'operating-data',
  topics: ['Company Overview', 'Financials'],
  facts: (f) => {
    const kind = OPERATING[f.company.trade];
    const at = (report: typeof f.now): { parts: number[]; total: number } => {
      const yearly = f.company.trade === 'automotive' ? report.quarters / 4 : 1;
      const total = Math.round(
        kind.scale * yearly * f.level('operating', 0.5, 1.5) * f.level(`operating/${report.year}`, 0.94, 1.08),
      );
      return {
        total,
        parts: split(
          total,
          [0, 1, 2, 3].map(
            (i) => f.level(`operating/${i}`, 0.6, 1.4) * f.level(`operating/${i}/${report.key}`, 0.95, 1.05),
          ),
        ),
      };
    };
    return { ...kind, now: at(f.now), before: at(f.before), utilisation: f.wholeOf('utilisation', 71, 97) };
  },
  write: (w, { title, rows, total, unit, now, before, utilisation }, f) =>
    w.note(
      w.one(title, `Operating Data: ${title}`, `Operational Highlights: ${title}`),
      w.table(
        [`(${unit})`, f.brief(), f.brief(f.before)],
        [
          ...rows.map((label, i) => [label, count(now.parts[i] ?? 0), count(before.parts[i] ?? 0)]),
          [total, count(now.total), count(before.total)],
        ],
      ),
      w.para(
        `The total ${direction(now.total, before.total, 'increased', 'decreased')} because of ${now.total >= before.total ? sectorWords(f).tailwind : 'maintenance, divestitures and weaker demand'}.`,
        `Capacity was used to ${utilisation}% on average.`,
        w.one(
          `Figures include ${w.our} share of equity affiliates.`,
          `Figures are net to the interest of ${f.company.legalName}.`,
          `Comparative figures have not been restated for disposals.`,
        ),
        w.some(`Planned shutdowns are concentrated in the spring.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q, { total }) =>
        q.one(
          `By what percentage did ${total.toLowerCase()} change at ${q.who} in ${q.period}?`,
          `How did operating activity of ${q.who}, ${total.toLowerCase()}, develop in ${q.period}?`,
        ),
      about: (_, { total }) => `the trend of ${total.toLowerCase()}`,
      answer: (w, { now, before, total }) =>
        `${total} ${direction(now.total, before.total)} ${w.percent(count(now.total), count(before.total))}%, from ${count(before.total)} to ${count(now.total)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Why did operating volumes of ${q.who} move in ${q.period}, and how busy was its capacity?`,
          `What lies behind the operating figures of ${q.who} for ${q.period}?`,
        ),
      about: () => 'the reasons behind the operating figures',
      answer: (_, { now, before, utilisation }, f) =>
        `The total ${direction(now.total, before.total)} because of ${now.total >= before.total ? sectorWords(f).tailwind : 'maintenance, divestitures and weaker demand'}; capacity was used to ${utilisation}% on average.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q, { rows }) =>
        q.one(
          `What share of the total does the line “${rows[0].toLowerCase()}” have at ${q.who} in ${q.period}?`,
          `How large is the part of ${rows[0].toLowerCase()} in the operating data of ${q.who}, in percent?`,
        ),
      about: (_, { rows }) => `the weight of ${rows[0].toLowerCase()}`,
      answer: (w, { now, rows }) =>
        `${rows[0]}: ${count(now.parts[0] ?? 0)} of ${count(now.total)}, or ${w.share(count(now.parts[0] ?? 0), count(now.total))}%.`,
    },
  ],
});

export const workforce = note({
  key: 'workforce',
  topics: ['Company Overview', 'Governance'],
  forms: ['10-K'],
  facts: (f) => {
    const employees = Math.max(100, Math.round((f.now.revenue * f.level('employees', 0.9, 2.1)) / 100) * 100);
    const abroad = Math.round((employees * f.level(`abroad/${f.now.year}`, 0.2, 0.5)) / 100) * 100;
    return {
      employees,
      abroad,
      turnover: decimal(f.rate('turnover', 5, 13.5), 1),
      incident: decimal(f.rate('incident', 2, 9) / 10, 2),
      women: f.wholeOf('women-share', 19, 51),
      training: f.wholeOf('training', 18, 61),
    };
  },
  write: (w, { employees, abroad, turnover, incident, women, training }, f) =>
    w.note(
      w.one('Human Capital', 'Employees', 'Human Capital Resources'),
      w.para(
        `At ${f.date()} ${f.company.legalName} employed about ${count(employees)} people, of whom ${count(abroad)} worked outside the United States.`,
        `Women made up ${women}% of the workforce; voluntary turnover was ${turnover}%.`,
      ),
      w.para(
        `Safety comes first: the recordable incident rate was ${incident} for every 200,000 hours worked.`,
        `On average each employee received ${training} hours of training.`,
        w.one(
          `Engagement is surveyed every year, and managers discuss the results with their teams.`,
          `Pay is reviewed for fairness every two years by outside experts.`,
        ),
        w.some(`Relations with unions and works councils are good.`),
        w.some(`Apprenticeships and links with colleges help to find technicians.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What part of the staff of ${q.who} works abroad, for ${q.period}?`,
          `How international is the workforce of ${q.who}, in percent outside the United States?`,
        ),
      about: () => 'the staff abroad',
      answer: (w, { employees, abroad }) =>
        `${count(abroad)} of about ${count(employees)} people work outside the United States, or ${w.share(count(abroad), count(employees))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How safe is work at ${q.who}, and how many people leave of their own accord?`,
          `What do accident and turnover figures say about working at ${q.who} in ${q.period}?`,
        ),
      about: () => 'work safety and turnover',
      answer: (_, { incident, turnover }) =>
        `The recordable incident rate was ${incident} for every 200,000 hours worked, and voluntary turnover was ${turnover}%.`,
    },
  ],
});

export const properties = note({
  key: 'properties',
  topics: ['Company Overview'],
  forms: ['10-K'],
  facts: (f) => ({
    owned: f.wholeOf('owned', 9, 160),
    leased: f.wholeOf('leased', 7, 120),
    area: decimal(f.rate('area', 2, 48), 1),
    sites: f.company.sites,
    pledged: f.choose('pledged', [
      'None of the properties is mortgaged.',
      'One building is mortgaged.',
      'A small number of sites secures local loans.',
    ]),
  }),
  write: (w, { owned, leased, area, sites, pledged }, f) =>
    w.note(
      w.one('Properties', 'Description of Property', 'Principal Facilities'),
      w.para(
        `The head office is in ${f.company.city}. ${f.company.legalName} owns ${owned} and leases ${leased} production, storage, research and office sites with ${area} million square feet in all.`,
        `The principal ones are in ${list(sites)}.`,
      ),
      w.para(
        `${pledged} The sites are suitable, well kept and adequate for present needs.`,
        w.one(
          `Capacity can be raised by adding shifts or equipment.`,
          `Two sites are to be closed, and their work moved, over the next two years.`,
          `Some sites stand on land leased from port authorities.`,
        ),
        w.some(`Each ${sectorWords(f).facility} holds the permits that it needs.`),
        w.some(`Insurance is based on replacement value.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What proportion of its sites does ${q.who} own rather than rent?`,
          `How many percent of the premises of ${q.who} belong to it, in the filing for ${q.period}?`,
        ),
      about: () => 'owned against rented sites',
      answer: (w, { owned, leased }) =>
        `${owned} sites are owned and ${leased} leased, so ${w.compute('owned / (owned + leased) * 100', { owned: String(owned), leased: String(leased) }, 1)}% are owned.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Where are the main premises of ${q.who}, and are they encumbered?`,
          `Which are the chief locations of ${q.who}?`,
        ),
      about: () => 'the main locations',
      answer: (_, { sites, pledged }) => `The principal sites are in ${list(sites)}. ${pledged}`,
    },
  ],
});

export const research = note({
  key: 'research-program',
  topics: ['Company Overview', 'Financials'],
  facts: (f) => ({
    now: f.now,
    before: f.before,
    patents: f.wholeOf('patents', 90, 3900),
    centre: f.choose('research-site', f.company.sites),
    partners: f.whole('research-partners', 3, 17),
    label: sectorWords(f).research,
    field: f.choose('research-asset', f.company.assets),
  }),
  write: (w, { now, before, patents, centre, partners, label, field }, f) =>
    w.note(
      w.one('Research, Development and Technology', 'Innovation and Intellectual Property', 'Technology'),
      w.para(
        `${label} was ${money(now.research)} for ${f.span()}, compared with ${money(before.research)} for ${f.span(before)}. The main centre is in ${centre}.`,
        `Work concentrates on ${field.name} and what may follow it, with ${partners} universities and companies as partners.`,
      ),
      w.para(
        `${f.company.legalName} holds about ${count(patents)} patents and applications. No single one, apart from those that protect the largest products, is essential.`,
        w.one(
          `Trade secrets and know-how are protected by agreements with employees.`,
          `Brands are registered in all important markets.`,
        ),
        w.some(`Some technology is licensed from others against royalties.`),
        w.some(`Artificial intelligence is used in design and planning under rules set by a committee.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How did spending on new technology or exploration change at ${q.who} in ${q.period}, in percent?`,
          `By what percentage did ${q.who} raise or cut its research effort in ${q.period}?`,
        ),
      about: () => 'the change in research spending',
      answer: (w, { now, before }) =>
        `It ${direction(now.research, before.research)} ${w.percent(count(now.research), count(before.research))}%, from ${money(before.research)} to ${money(now.research)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `On what does ${q.who} focus its development work, and with whom?`,
          `Where and on what do the researchers of ${q.who} work?`,
        ),
      about: () => 'the focus of development work',
      answer: (_, { field, partners, centre }) =>
        `Work concentrates on ${field.name} and what may follow it, with ${partners} partners; the main centre is in ${centre}.`,
    },
  ],
});

export const regulation = note({
  key: 'regulation',
  topics: ['Company Overview', 'Risk', 'Legal'],
  forms: ['10-K'],
  facts: (f) => ({
    regulator: sectorWords(f).regulator,
    cost: f.flow('compliance', 0.008),
    costBefore: f.flow('compliance', 0.008, f.before),
    permits: f.wholeOf('permits', 14, 320),
    inspections: f.wholeOf('inspections', 6, 88),
  }),
  write: (w, { regulator, cost, costBefore, permits, inspections }, f) =>
    w.note(
      w.one('Government Regulation', 'Regulation', 'Regulatory Matters'),
      w.para(
        `The business of ${f.company.legalName} is regulated by ${regulator} and by many other federal, state and foreign agencies.`,
        `In ${f.now.year} there were ${inspections} inspections, and ${permits} permits were in force or under renewal.`,
      ),
      w.para(
        `Spending on compliance was ${money(cost)}, compared with ${money(costBefore)} a year before.`,
        w.one(
          `New rules usually allow time to adapt, but costs can rise quickly.`,
          `Rules differ among states, and some contradict each other.`,
        ),
        w.some(`Failure to comply may lead to fines, loss of permits and criminal charges.`),
        w.some(`Changes of government have led to changes in enforcement.`),
        w.some(`Trade associations represent ${w.our} views in hearings.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which agency above all oversees ${q.who}, and how closely?`,
          `Who supervises ${q.who}, and how many checks took place in ${q.period}?`,
        ),
      about: () => 'supervision by agencies',
      answer: (_, { regulator, inspections }) => `Above all ${regulator}; there were ${inspections} inspections.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How did the cost of obeying rules develop at ${q.who} in ${q.period}, in percent?`,
          `By what percentage did compliance spending of ${q.who} change in ${q.period}?`,
        ),
      about: () => 'the cost of compliance',
      answer: (w, { cost, costBefore }) =>
        `It ${direction(cost, costBefore)} ${w.percent(count(cost), count(costBefore))}%, from ${money(costBefore)} to ${money(cost)}.`,
    },
  ],
});

export const suppliersAndCustomers = note({
  key: 'suppliers-customers',
  topics: ['Company Overview', 'Risk'],
  facts: (f) => ({
    first: f.wholeOf('customer-first', 12, 29),
    second: f.wholeOf('customer-second', 6, 11),
    suppliers: f.wholeOf('suppliers', 400, 9800),
    top: f.wholeOf('supplier-top', 14, 46),
    contract: f.whole('contract-years', 2, 15),
    input: sectorWords(f).input,
    customers: sectorWords(f).customers,
  }),
  write: (w, { first, second, suppliers, top, contract, input, customers }, f) =>
    w.note(
      w.one('Customers and Suppliers', 'Marketing, Customers and Raw Materials', 'Sales, Distribution and Supply'),
      w.para(
        `${f.company.name} sells to ${customers}. The two largest customers accounted for ${first}% and ${second}% of revenue for ${f.span()}.`,
        `Large contracts run for ${contract} years on average.`,
      ),
      w.para(
        `Inputs, mainly ${input}, come from about ${count(suppliers)} suppliers; the ten largest account for ${top}% of purchases.`,
        w.one(
          `Most inputs are available from several sources, some only from one.`,
          `Long-term contracts secure the most critical inputs.`,
        ),
        w.some(`Suppliers are audited for quality, safety and labour standards.`),
        w.some(`Prices for inputs have eased but remain above earlier levels.`),
        w.some(`Orders are usually filled within weeks, so that backlog says little.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How much of the revenue of ${q.who} comes from its top two buyers together in ${q.period}?`,
          `What combined weight do the two biggest buyers of ${q.who} have?`,
        ),
      about: () => 'the weight of the two biggest buyers',
      answer: (w, { first, second }) =>
        `${first}% and ${second}% add up to ${w.total([String(first), String(second)])}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What does ${q.who} buy, and how concentrated are its sources?`,
          `How dependent is ${q.who} on its largest suppliers?`,
        ),
      about: () => 'the concentration of suppliers',
      answer: (_, { input, top }) =>
        `It buys mainly ${input}; the ten largest suppliers account for ${top}% of purchases.`,
    },
  ],
});
