/** People, places, customers and suppliers. */
import { count, decimal, list } from '../../format';
import { note } from '../../note';
import { sectorWords } from '../words';

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
        w.some(`Suppliers are audited for quality, safety and labor standards.`),
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
      answer: (_, { input, top }, f) =>
        `${f.company.name} buys mainly ${input}; the ten largest suppliers account for ${top}% of purchases.`,
    },
  ],
});
