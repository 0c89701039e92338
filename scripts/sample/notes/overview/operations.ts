/** Operating figures, research, rules. */
import { nth } from '../../lists';
import { count, money, split } from '../../format';
import type { Report } from '../../model/shares';
import { note } from '../../note';
import { direction } from '../../workings';
import { sectorWords } from '../words';

const OPERATING = {
  pharma: {
    title: 'Pipeline and Launches',
    rows: ['Compounds in phase 1', 'Compounds in phase 2', 'Compounds in phase 3', 'Under review'],
    total: 'Programs in all',
    unit: 'number of programs',
    scale: 62,
    weights: [36, 30, 20, 14],
  },
  upstream: {
    title: 'Production and Sales Volumes',
    rows: ['Crude oil', 'Natural gas liquids', 'Natural gas', 'Other'],
    total: 'Total production',
    unit: 'thousand barrels of oil equivalent a day',
    scale: 640,
    weights: [44, 18, 34, 4],
  },
  midstream: {
    title: 'Throughput',
    rows: ['Firm contracts', 'Interruptible service', 'Gathering', 'Processing'],
    total: 'Total volumes',
    unit: 'billion British thermal units a day',
    scale: 9200,
    weights: [46, 12, 24, 18],
  },
  automotive: {
    title: 'Wholesales and Deliveries',
    rows: ['Trucks and vans', 'Crossovers', 'Cars', 'Electric vehicles'],
    total: 'Total vehicles',
    unit: 'thousand vehicles',
    scale: 1900,
    weights: [36, 38, 17, 9],
  },
} as const;

export const operatingData = note({
  key: 'operating-data',
  topics: ['Company Overview', 'Financials'],
  facts: (f) => {
    const kind = OPERATING[f.company.trade];
    /** Volumes follow revenue; vehicles are counted over the period, the others as a rate. */
    const at = (report: Report): { parts: number[]; total: number } => {
      const counted = f.company.trade === 'automotive' ? 1 : 4 / report.quarters;
      const activity = (report.revenue / f.company.revenue) * counted;
      const total = Math.round(
        kind.scale * activity * f.level('operating', 0.4, 1.2) * f.level(`operating/${report.key}`, 0.98, 1.02),
      );
      const weights = kind.weights.map(
        (weight, i) =>
          weight * f.level(`operating/${i}`, 0.7, 1.3) * f.level(`operating/${i}/${report.key}`, 0.95, 1.05),
      );
      return { total, parts: split(total, weights) };
    };
    return { ...kind, now: at(f.now), before: at(f.before), utilization: f.wholeOf('utilization', 71, 97) };
  },
  write: (w, { title, rows, total, unit, now, before, utilization }, f) =>
    w.note(
      w.one(title, `Operating Data: ${title}`, `Operational Highlights: ${title}`),
      w.table(
        [`(${unit})`, f.column(), f.column(f.before)],
        [
          ...rows.map((label, i) => [label, count(nth(now.parts, i)), count(nth(before.parts, i))]),
          [total, count(now.total), count(before.total)],
        ],
      ),
      w.para(
        `The total ${direction(now.total, before.total, 'increased', 'decreased')} because of ${now.total >= before.total ? sectorWords(f).tailwind : 'maintenance, divestitures and weaker demand'}.`,
        `Capacity was used to ${utilization}% on average.`,
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
      answer: (_, { now, before, utilization }, f) =>
        `The total ${direction(now.total, before.total)} because of ${now.total >= before.total ? sectorWords(f).tailwind : 'maintenance, divestitures and weaker demand'}; capacity was used to ${utilization}% on average.`,
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
        `${rows[0]}: ${count(nth(now.parts, 0))} of ${count(now.total)}, or ${w.share(count(nth(now.parts, 0)), count(now.total))}%.`,
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
    center: f.choose('research-site', f.company.sites),
    partners: f.whole('research-partners', 3, 17),
    label: sectorWords(f).research,
    field: f.choose('research-asset', f.company.assets),
  }),
  write: (w, { now, before, patents, center, partners, label, field }, f) =>
    w.note(
      w.one('Research, Development and Technology', 'Innovation and Intellectual Property', 'Technology'),
      w.para(
        `${label} was ${money(now.research)} for ${f.span()}, compared with ${money(before.research)} for ${f.span(before)}. The main center is in ${center}.`,
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
      answer: (w, { now, before, label }) =>
        `${label} ${direction(now.research, before.research)} ${w.percent(count(now.research), count(before.research))}%, from ${money(before.research)} to ${money(now.research)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `On what does ${q.who} focus its development work, and with whom?`,
          `Where and on what do the researchers of ${q.who} work?`,
        ),
      about: () => 'the focus of development work',
      answer: (_, { field, partners, center }) =>
        `Work concentrates on ${field.name} and what may follow it, with ${partners} partners; the main center is in ${center}.`,
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
      answer: (_, { regulator, inspections }) =>
        `Supervision lies above all with ${regulator}; there were ${inspections} inspections.`,
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
        `Compliance spending ${direction(cost, costBefore)} ${w.percent(count(cost), count(costBefore))}%, from ${money(costBefore)} to ${money(cost)}.`,
    },
  ],
});
