/** Environmental proceedings and investigations. */
import { cell, count, money } from '../../format';
import { note } from '../../note';
import { sectorWords } from '../words';

export const environmental = note({
  key: 'environmental',
  topics: ['Legal', 'Risk', 'Footnotes'],
  facts: (f) => {
    const start = f.stock('environmental', 0.01, 'start');
    const end = f.stock('environmental', 0.01);
    const paid = Math.round(start * f.level(`cleanup/${f.now.key}`, 0.1, 0.2));
    const added = Math.max(1, end - start + paid);
    return {
      start,
      paid,
      added,
      end: start + added - paid,
      sites: f.wholeOf('superfund', 6, 58),
      years: f.whole('cleanup-years', 10, 30),
      penalty: f.wholeOf('penalty', 4, 29) * 100,
      site: f.choose('penalty-site', f.company.sites),
    };
  },
  write: (w, { start, paid, added, end, sites, years, penalty, site }, f) =>
    w.note(
      w.one('Environmental Matters', 'Environmental Proceedings', 'Legal Proceedings: Environmental'),
      w.para(
        `${f.company.legalName} has been named a potentially responsible party at ${sites} sites under federal and state law, mostly together with others.`,
        `Costs of cleaning up are accrued when they are probable and can be estimated, without discounting and before recoveries.`,
      ),
      w.table(
        ['(in millions)', f.column()],
        [
          [`Balance at ${f.startDate}`, cell(start)],
          ['Accruals', cell(added)],
          ['Payments', cell(-paid)],
          [`Balance at ${f.date()}`, cell(end)],
        ],
      ),
      w.para(
        `Payments will stretch over about ${years} years. In ${f.now.year} an agency proposed a penalty of $${count(penalty)} thousand for releases at ${w.our} ${sectorWords(f).facility} in ${site}.`,
        w.one(
          `Proceedings with possible penalties above one million dollars are disclosed.`,
          `The amount is being negotiated.`,
        ),
        w.some(`Stricter standards for persistent chemicals could raise the costs.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How many years would the clean-up reserve of ${q.who} last at the pace of payments in ${q.period}?`,
          `Divide the closing environmental accrual of ${q.who} by the payments of ${q.period}. What results?`,
        ),
      about: () => 'the reach of the clean-up reserve',
      answer: (w, { end, paid }) =>
        `A balance of ${money(end)} and payments of ${money(paid)} give a reach of ${w.ratio(count(end), count(paid), 1)} such periods.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `At how many polluted places may ${q.who} have to pay, and which fine is it threatened with?`,
          `What is the extent of the clean-up duties of ${q.who}, and where was a penalty proposed in ${q.period}?`,
        ),
      about: () => 'clean-up duties and penalties',
      answer: (_, { sites, penalty, site }, f) =>
        `${f.company.name} is a potentially responsible party at ${sites} sites, and an agency proposed a penalty of $${count(penalty)} thousand for releases in ${site}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `Did accruals for clean-up at ${q.who} outrun payments in ${q.period}, and by how much?`,
          `By what amount did new environmental accruals of ${q.who} differ from payments in ${q.period}?`,
        ),
      about: () => 'new environmental accruals against payments',
      answer: (w, { added, paid }) =>
        `Accruals were ${money(added)} and payments ${money(paid)}, a difference of $${w.difference(count(added), count(paid))} million.`,
    },
  ],
});

const AGENCIES = {
  pharma: ['the Department of Justice', 'the Federal Trade Commission', 'the attorney general of Texas'],
  upstream: ['the Environmental Protection Agency', 'the Bureau of Land Management', 'the Department of the Interior'],
  midstream: [
    'the Pipeline and Hazardous Materials Safety Administration',
    'the Federal Energy Regulatory Commission',
    'the Texas Railroad Commission',
  ],
  automotive: [
    'the National Highway Traffic Safety Administration',
    'the California Air Resources Board',
    'the Securities and Exchange Commission',
  ],
} as const;

const SUBJECTS = {
  pharma: [
    'payments to physicians who speak at events',
    'the marketing of a medicine beyond its label',
    'patient assistance through charities',
  ],
  upstream: ['flaring and venting of gas', 'measurement of production on federal land', 'the bonding of idle wells'],
  midstream: [
    'integrity management of older pipe',
    'the allocation of capacity during a storm',
    'construction practices at river crossings',
  ],
  automotive: [
    'the timeliness of a recall',
    'certification of fuel economy',
    'statements on the range of electric vehicles',
  ],
} as const;

export const investigation = note({
  key: 'investigation',
  topics: ['Legal', 'Governance', 'Risk'],
  instances: () => 2,
  facts: (f, i) => ({
    agency: f.choose(`agency/${i}`, AGENCIES[f.company.trade]),
    subject: f.choose(`subject/${i}`, SUBJECTS[f.company.trade]),
    year: f.whole(`inquiry-year/${i}`, 2019, 2022),
    documents: f.wholeOf(`documents/${i}`, 20, 480) * 1000,
    interviews: f.wholeOf(`interviews/${i}`, 7, 46),
    cost: f.flow(`inquiry-cost/${i}`, 0.0012),
  }),
  write: (w, { agency, subject, year, documents, interviews, cost }, f) =>
    w.note(
      w.one('Government Investigations', 'Regulatory Inquiries', 'Legal Proceedings: Investigations'),
      w.para(
        w.one(
          `In ${year} ${f.company.legalName} received a subpoena from ${agency} that asks for records on ${subject}.`,
          `Since ${year} ${agency} has been looking into ${subject} at ${f.company.legalName}.`,
        ),
        `${w.We} ${w.verb('are', 'is')} cooperating and ${w.verb('have', 'has')} so far handed over about ${count(documents)} documents; ${interviews} employees have been interviewed.`,
      ),
      w.para(
        `Costs of the inquiry were ${money(cost)} for ${f.span()}. Nothing has been accrued for an outcome, because a loss is not yet probable.`,
        w.one(
          `Possible results include fines, exclusion from programs, monitoring and changes in practice.`,
          `The matter could end without action, by settlement or in a civil complaint.`,
        ),
        w.some(`A committee of independent directors follows the matter.`),
        w.some(`Parallel requests have come from authorities abroad.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q, { agency }) =>
        q.one(
          `What is ${agency} looking into at ${q.who}?`,
          `Which subject does the inquiry of ${agency} into ${q.who} concern, and since when?`,
        ),
      about: (_, { agency }) => `the inquiry of ${agency}`,
      answer: (_, { agency, subject, year }) => `The inquiry of ${agency} concerns ${subject} and began in ${year}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q, { agency }) =>
        q.one(
          `Why has ${q.who} booked no reserve for the inquiry of ${agency}, and how might it end?`,
          `How far has the cooperation of ${q.who} with ${agency} gone?`,
        ),
      about: (_, { agency }) => `the state of the inquiry of ${agency}`,
      answer: (_, { documents, interviews }) =>
        `Nothing has been accrued because a loss is not yet probable; about ${count(documents)} documents were handed over and ${interviews} employees interviewed.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q, { subject }) =>
        q.one(
          `How many documents per interviewed employee has the inquiry into ${subject} at ${q.who} produced?`,
          `Relate documents to interviews in the inquiry into ${subject} at ${q.who}.`,
        ),
      about: (_, { subject }) => `the extent of the inquiry into ${subject}`,
      answer: (w, { documents, interviews }) =>
        `${count(documents)} documents and ${interviews} interviews are ${w.ratio(count(documents), String(interviews), 0)} documents an interview.`,
    },
  ],
});
