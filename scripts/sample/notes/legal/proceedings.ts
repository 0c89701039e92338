/** Environmental, regulatory and tax proceedings, settlements, insurance. */
import { cell, count, list, money, words } from '../../format';
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
        ['(in millions)', f.brief()],
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
      answer: (_, { sites, penalty, site }) =>
        `It is a potentially responsible party at ${sites} sites, and an agency proposed a penalty of $${count(penalty)} thousand for releases in ${site}.`,
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
          `Possible results include fines, exclusion from programmes, monitoring and changes in practice.`,
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
      answer: (_, { subject, year }) => `It concerns ${subject} and began in ${year}.`,
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

export const settlement = note({
  key: 'settlement',
  topics: ['Legal', 'Financials'],
  facts: (f) => {
    const amount = f.flow('settlement', 0.006) + 2;
    const insured = Math.round(amount * f.level(`settlement-insured/${f.now.key}`, 0.2, 0.55));
    return {
      amount,
      insured,
      instalments: f.whole('instalments', 2, 6),
      plaintiffs: f.choose(`settlement-with/${f.now.year}`, [
        'a class of direct purchasers',
        'forty-one states',
        'a former joint venture partner',
        'indirect purchasers',
        'a supplier',
        'a group of municipalities',
      ]),
      month: f.choose(`settlement-month/${f.now.key}`, ['January', 'February', 'March', 'April', 'May', 'June']),
    };
  },
  write: (w, { amount, insured, instalments, plaintiffs, month }, f) =>
    w.note(
      w.one('Settlements', 'Litigation Settlement', 'Legal Proceedings: Settlement Agreement'),
      w.para(
        `In ${month} ${f.now.year} ${f.company.legalName} agreed with ${plaintiffs} to settle all claims for ${money(amount)}, without admitting fault.`,
        `Insurers will bear ${money(insured)}; the rest has been charged to ${w.one('other expense', 'selling, general and administrative expense')}.`,
      ),
      w.para(
        `The sum is payable in ${words(instalments)} equal instalments. The agreement still needs the approval of the court.`,
        w.one(
          `Objections may be raised until the final hearing.`,
          `If more than a set share of the class opts out, ${w.we} may withdraw.`,
        ),
        w.some(`The charge is treated as an adjustment in non-GAAP results.`),
        w.some(`The settlement also binds the company to report on compliance for some years.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What does the agreement with its opponents cost ${q.who} after insurers have paid their part?`,
          `How much of the ${q.filing.now.year} settlement does ${q.who} bear itself?`,
        ),
      about: () => 'the net cost of the settlement',
      answer: (w, { amount, insured }) =>
        `Of ${money(amount)} insurers bear ${money(insured)}, which leaves $${w.difference(count(amount), count(insured))} million.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `With whom did ${q.who} come to terms in ${q.period}, and is the deal final?`,
          `Which dispute did ${q.who} end in ${q.period}, and how will it pay?`,
        ),
      about: () => 'the dispute that was settled',
      answer: (_, { plaintiffs, amount, instalments }) =>
        `It settled with ${plaintiffs} for ${money(amount)}, payable in ${words(instalments)} equal instalments and subject to the approval of the court.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q, { plaintiffs }) =>
        q.one(
          `What percentage of the settlement with ${plaintiffs} is insured at ${q.who}?`,
          `How much of the compromise with ${plaintiffs} do insurers of ${q.who} cover, in percent?`,
        ),
      about: () => 'the insured part of the settlement',
      answer: (w, { amount, insured }) =>
        `Insurers bear ${money(insured)} of ${money(amount)}, or ${w.share(count(insured), count(amount))}%.`,
    },
  ],
});

export const insurance = note({
  key: 'insurance',
  topics: ['Legal', 'Risk'],
  facts: (f) => ({
    retention: f.stock('retention', 0.002),
    limit: f.stock('liability-limit', 0.02),
    recoverable: f.stock('recoverable', 0.003),
    excluded: f.choose('excluded', [
      ['war', 'pandemics', 'cyberattacks'],
      ['gradual pollution', 'windstorm', 'wilful acts'],
      ['product recall', 'terrorism', 'earthquake'],
    ]),
    captive: f.choose('captive', [
      'a captive insurer in Vermont',
      'a captive insurer in Bermuda',
      'a mutual of the industry',
    ]),
  }),
  write: (w, { retention, limit, recoverable, excluded, captive }, f) =>
    w.note(
      w.one('Insurance and Indemnification', 'Liability Insurance', 'Insurance Programme'),
      w.para(
        `Liability is insured above a retention of ${money(retention)} a claim and up to a limit of ${money(limit)}, partly through ${captive}.`,
        `Policies exclude ${list(excluded)}. Recoveries of ${money(recoverable)} were recorded as receivable at ${f.date()}.`,
      ),
      w.para(
        `Directors and officers of ${f.company.legalName} are indemnified to the extent that the law permits.`,
        w.one(
          `Premiums rose at the last renewal, and some layers could not be placed.`,
          `Cover was renewed on similar terms with higher retentions.`,
        ),
        w.some(`A recovery is recorded only when it is probable; disputes with insurers have occurred.`),
        w.some(`Business interruption is insured only in part.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(`Against which events is ${q.who} not covered?`, `What do the liability policies of ${q.who} leave out?`),
      about: () => 'the gaps in liability cover',
      answer: (_, { excluded }) => `Policies exclude ${list(excluded)}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How many retentions fit into the liability limit of ${q.who}?`,
          `How wide is the insured band of ${q.who}, limit over retention?`,
        ),
      about: () => 'the width of liability cover',
      answer: (w, { limit, retention }) =>
        `A limit of ${money(limit)} over a retention of ${money(retention)} is ${w.ratio(count(limit), count(retention), 1)} times.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Through whom does ${q.who} insure itself, and what does it expect to get back?`,
          `Which recoveries does ${q.who} show as receivable at ${q.filing.date()}?`,
        ),
      about: () => 'expected insurance recoveries',
      answer: (_, { captive, recoverable }) =>
        `Cover runs partly through ${captive}; recoveries of ${money(recoverable)} were recorded as receivable.`,
    },
  ],
});

export const taxDispute = note({
  key: 'tax-dispute',
  topics: ['Legal', 'Accounting'],
  facts: (f) => ({
    assessed: f.stock('assessed', 0.016),
    deposit: f.stock('deposit', 0.005),
    years: `${f.whole('dispute-from', 2010, 2013)} to ${f.whole('dispute-to', 2014, 2017)}`,
    country: f.choose('dispute-country', ['the United States', 'Brazil', 'Italy', 'India', 'Canada', 'Norway']),
    subject: f.choose('dispute-subject', [
      'prices between group companies',
      'the deduction of interest',
      'the place of effective management',
      'withholding tax on services',
    ]),
  }),
  write: (w, { assessed, deposit, years, country, subject }, f) =>
    w.note(
      w.one('Tax Matters in Dispute', 'Tax Litigation', 'Legal Proceedings: Taxes'),
      w.para(
        `The tax authority of ${country} has assessed ${f.company.legalName} with ${money(assessed)} of tax and interest for ${years}. The dispute is about ${subject}.`,
        `${w.We} ${w.verb('have', 'has')} appealed and paid a deposit of ${money(deposit)}, which is part of other assets at ${f.date()}.`,
      ),
      w.para(
        w.one(
          `A hearing is expected within eighteen months.`,
          `The court of first instance has found for the authority, and the case is on appeal.`,
          `Talks between the two governments may avoid double taxation.`,
        ),
        `${w.We} ${w.verb('believe', 'believes')} that the position will be upheld and ${w.verb('have', 'has')} accrued only what is more likely than not to be paid.`,
        w.some(`Later years could be assessed on the same grounds.`),
        w.some(`An adverse outcome would affect cash flow in a single period.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `What does the foreign or domestic revenue service contest at ${q.who}, and for which years?`,
          `Over which point is ${q.who} at odds with a tax authority?`,
        ),
      about: () => 'the point at issue with the tax authority',
      answer: (_, { country, subject, years }) => `The tax authority of ${country} contests ${subject} for ${years}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What proportion of the contested assessment has ${q.who} already paid as a deposit?`,
          `How much of the tax under appeal did ${q.who} put down in advance, in percent?`,
        ),
      about: () => 'the deposit for contested taxes',
      answer: (w, { assessed, deposit }) =>
        `A deposit of ${money(deposit)} on an assessment of ${money(assessed)} is ${w.share(count(deposit), count(assessed))}%.`,
    },
  ],
});
