/** Settlements, insurance, taxes in dispute. */
import { count, list, money, words } from '../../format';
import { note } from '../../note';

export const settlement = note({
  key: 'settlement',
  topics: ['Legal', 'Financials'],
  facts: (f) => {
    const amount = f.flow('settlement', 0.006) + 2;
    const insured = Math.round(amount * f.level(`settlement-insured/${f.now.key}`, 0.2, 0.55));
    return {
      amount,
      insured,
      installments: f.whole('installments', 2, 6),
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
  write: (w, { amount, insured, installments, plaintiffs, month }, f) =>
    w.note(
      w.one('Settlements', 'Litigation Settlement', 'Legal Proceedings: Settlement Agreement'),
      w.para(
        `In ${month} ${f.now.year} ${f.company.legalName} agreed with ${plaintiffs} to settle all claims for ${money(amount)}, without admitting fault.`,
        `Insurers will bear ${money(insured)}; the rest has been charged to ${w.one('other expense', 'selling, general and administrative expense')}.`,
      ),
      w.para(
        `The sum is payable in ${words(installments)} equal installments. The agreement still needs the approval of the court.`,
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
      answer: (_, { plaintiffs, amount, installments }, f) =>
        `${f.company.name} settled with ${plaintiffs} for ${money(amount)}, payable in ${words(installments)} equal installments and subject to the approval of the court.`,
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
      w.one('Insurance and Indemnification', 'Liability Insurance', 'Insurance Program'),
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
