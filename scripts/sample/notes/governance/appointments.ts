/** Who runs the company, and who audits it. */
import { nth } from '../../lists';
import { capitalise, count, words } from '../../format';
import { executives } from '../../model/people';
import { note } from '../../note';

export const executiveOfficer = note({
  key: 'executive-officer',
  topics: ['Governance', 'Company Overview'],
  forms: ['10-K'],
  instances: () => 3,
  facts: (f, i) => ({
    person: nth(executives(f), i),
    revenue: f.now.revenue,
    reports: f.wholeOf(`reports/${i}`, 4, 11),
  }),
  write: (w, { person, reports }, f) =>
    w.note(
      w.one(
        'Information about Our Executive Officers',
        'Executive Officers of the Registrant',
        `Executive Officers: ${person.title}`,
      ),
      w.para(
        `${person.name}, ${person.age}, has been ${person.title} of ${f.company.legalName} since ${person.since} (age as of ${f.date()}). Before that ${w.one('the officer', 'this executive')} was ${person.before}.`,
        `${capitalise(words(reports))} managers report to the position, which is based in ${f.company.city}.`,
      ),
      w.para(
        w.one(
          `Officers are appointed by the board for one year at its first meeting after the annual meeting.`,
          `There are no family relationships among directors and executive officers.`,
        ),
        w.some(`No officer was selected under an arrangement with another person.`),
        w.some(`None of the officers has been involved in proceedings that would have to be disclosed.`),
        w.some(`The board discusses succession twice a year, once without the chief executive.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q, { person }) =>
        q.one(
          `Who is ${person.title} of ${q.who}, and what did that person do before?`,
          `What is the background of the ${person.title} at ${q.who}?`,
        ),
      about: (_, { person }) => `the background of the ${person.title}`,
      answer: (_, { person }) =>
        `${person.name}, ${person.age}, has held the position since ${person.since} and was ${person.before} before.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q, { person }) =>
        q.one(
          `At about what age did the ${person.title} of ${q.who} take office, going by the filing of ${q.filing.year}?`,
          `How old was the ${person.title} of ${q.who} on appointment?`,
        ),
      about: (_, { person }) => `the age of the ${person.title} on appointment`,
      answer: (w, { person }, f) =>
        `Aged ${person.age} in a report on ${f.now.year} and in office since ${person.since}: about ${w.compute('age - (year - since)', { age: String(person.age), year: String(f.now.year), since: String(person.since) }, 0)}.`,
    },
  ],
});

export const auditFees = note({
  key: 'audit-fees',
  topics: ['Governance', 'Accounting'],
  forms: ['10-K'],
  facts: (f) => {
    const fee = (year: number): number =>
      Math.round((900 + Math.min(26000, f.company.revenue * 0.28)) * f.level(`audit/${year}`, 0.93, 1.07));
    const audit = fee(f.now.year);
    return {
      audit,
      auditBefore: fee(f.now.year - 1),
      related: Math.round(audit * f.level('audit-related', 0.06, 0.16)),
      tax: Math.round(audit * f.level('audit-tax', 0.05, 0.14)),
      auditor: f.choose('auditor', [
        'Harcastle & Moyne LLP',
        'Brandreth Lowe LLP',
        'Selwyn Achterberg LLP',
        'Orme Castellan LLP',
      ]),
      since: f.whole('auditor-since', 1978, 2012),
    };
  },
  write: (w, { audit, auditBefore, related, tax, auditor, since }, f) =>
    w.note(
      w.one(
        'Principal Accountant Fees and Services',
        'Fees of the Independent Auditor',
        'Independent Registered Public Accounting Firm',
      ),
      w.para(
        `${auditor} has audited ${w.our} accounts since ${since}. Fees for ${f.now.year}, in thousands of dollars:`,
      ),
      w.table(
        ['Fees', String(f.now.year)],
        [
          ['Audit', count(audit)],
          ['Audit-related', count(related)],
          ['Tax', count(tax)],
          ['Total', count(audit + related + tax)],
        ],
      ),
      w.para(
        `Audit fees for ${f.now.year - 1} were $${count(auditBefore)} thousand.`,
        `The audit committee approves every engagement in advance; the chair may approve small ones and reports them at the next meeting.`,
        w.one(
          `The lead partner changes after five years at the latest.`,
          `The committee considered whether the other services were compatible with independence.`,
        ),
        w.some(`One critical audit matter is described in the auditor’s report.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What share of the auditor’s bill at ${q.who} was for the audit itself in ${q.period}?`,
          `How much of what ${q.who} paid its accountants for ${q.period} was pure audit work, in percent?`,
        ),
      about: () => 'the audit part of the auditor’s bill',
      answer: (w, { audit, related, tax }) =>
        `Audit fees of $${count(audit)} thousand out of $${count(audit + related + tax)} thousand are ${w.share(count(audit), count(audit + related + tax))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which firm checks the books of ${q.who}, since when, and who approves its work?`,
          `How long has the present auditor served ${q.who}?`,
        ),
      about: () => 'the auditor and its tenure',
      answer: (_, { auditor, since }) =>
        `${auditor} has been the auditor since ${since}; the audit committee approves every engagement in advance.`,
    },
  ],
});
