/** Controls, security, changes at the top: governance items that quarterly reports carry too. */
import { nth } from '../../lists';
import { count, money, words } from '../../format';
import { directors, executives } from '../../model/people';
import { note } from '../../note';

export const disclosureControls = note({
  key: 'disclosure-controls',
  topics: ['Governance', 'Accounting'],
  facts: (f) => ({
    chief: nth(executives(f), 0).name,
    finance: nth(executives(f), 1).name,
    system: f.choose('system', [
      'an enterprise resource planning system',
      'a consolidation system',
      'a payroll platform',
      'a treasury system',
    ]),
    sites: f.wholeOf('erp-sites', 3, 28),
    total: f.wholeOf('erp-total', 30, 60),
  }),
  write: (w, { chief, finance, system, sites, total }, f) =>
    w.note(
      w.one(
        'Controls and Procedures',
        'Evaluation of Disclosure Controls',
        'Internal Control over Financial Reporting',
      ),
      w.para(
        `${chief}, chief executive officer, and ${finance}, chief financial officer, have evaluated the disclosure controls of ${f.company.legalName} as of ${f.date()} and concluded that they were effective at the level of reasonable assurance.`,
        f.form === '10-K'
          ? `Management assessed internal control over financial reporting by the COSO framework of 2013 and found it effective; the auditor has issued an opinion of its own.`
          : `The certifications required by the Sarbanes-Oxley Act are filed as exhibits.`,
      ),
      w.para(
        `${w.We} ${w.verb('are', 'is')} replacing ${system}; ${sites} of ${total} sites have moved to the new one. Controls are changed as sites move.`,
        w.one(
          `Apart from that, nothing has changed in the period that materially affects internal control.`,
          `No other change was material.`,
        ),
        w.some(`Any system of controls has limits: errors and deliberate acts may go unnoticed.`),
        w.some(`A business acquired in the period was left out of the assessment, as the rules permit.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Did management of ${q.who} find its disclosure controls effective, and what is changing in its systems?`,
          `What conclusion did the two top officers of ${q.who} reach on controls at ${q.filing.date()}?`,
        ),
      about: () => 'the effectiveness of controls',
      answer: (_, { system }) =>
        `The controls were found effective at the level of reasonable assurance; the company is replacing ${system}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How far has the system change at ${q.who} come, in percent of sites?`,
          `What percentage of sites of ${q.who} works with the new system at ${q.filing.date()}?`,
        ),
      about: () => 'the progress of the system change',
      answer: (w, { sites, total }) =>
        `${sites} of ${total} sites have moved, or ${w.share(String(sites), String(total))}%.`,
    },
  ],
});

export const cyberOversight = note({
  key: 'cyber-oversight',
  topics: ['Governance', 'Risk'],
  facts: (f) => ({
    years: f.whole('ciso-years', 16, 29),
    tests: f.wholeOf('tabletop', 2, 7),
    phishing: f.wholeOf('phishing', 2, 9),
    reviews: f.whole('cyber-reviews', 2, 4),
    insured: f.stock('cyber-cover', 0.004),
  }),
  write: (w, { years, tests, phishing, reviews, insured }, f) =>
    w.note(
      w.one('Cybersecurity Governance', 'Cybersecurity', 'Oversight of Information Security'),
      w.para(
        `The information security officer, who has ${years} years of experience, reports to the audit committee ${words(reviews)} times a year and to the full board once.`,
        `The program follows the NIST framework and covers suppliers with access to ${w.our} networks.`,
      ),
      w.para(
        `In ${f.brief()} ${w.we} held ${words(tests)} exercises with mock incidents; ${phishing}% of employees clicked on a simulated phishing message.`,
        `No incident has materially affected ${f.company.legalName} so far, but there is no guarantee for the future.`,
        w.one(
          `Insurance covers losses of up to ${money(insured)}.`,
          `An insurance policy with a limit of ${money(insured)} is in place.`,
        ),
        w.some(`Plant control systems are kept apart from office networks.`),
        w.some(`An outside firm assesses the program every second year.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `To whom does the head of information security at ${q.who} report, and how often?`,
          `How does the board of ${q.who} watch over information security?`,
        ),
      about: () => 'the oversight of information security',
      answer: (_, { reviews }) =>
        `The information security officer reports to the audit committee ${words(reviews)} times a year and to the full board once.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How did staff of ${q.who} do in security tests during ${q.period}, and is there cover for losses?`,
          `What do exercises and insurance say about the readiness of ${q.who} for attacks?`,
        ),
      about: () => 'the readiness for attacks',
      answer: (_, { phishing, insured, tests }) =>
        `There were ${words(tests)} exercises with mock incidents, ${phishing}% of employees clicked on a simulated phishing message, and insurance covers losses of up to ${money(insured)}.`,
    },
  ],
});

export const managementChange = note({
  key: 'management-change',
  topics: ['Governance', 'Company Overview'],
  facts: (f) => {
    const team = executives(f);
    const successor = nth(directors(f), 5).name;
    return {
      leaving: nth(team, 3),
      successor,
      award: f.wholeOf('signing', 6, 38) * 100,
      salary: f.wholeOf('new-salary', 14, 19) * 50,
      month: f.choose(`change-month/${f.now.key}`, ['March', 'April', 'May', 'June']),
      tenure: f.now.year - nth(team, 3).since,
    };
  },
  write: (w, { leaving, successor, award, salary, month, tenure }, f) =>
    w.note(
      w.one('Changes in Management', 'Leadership Transition', 'Departure and Appointment of Officers'),
      w.para(
        `${leaving.name}, ${leaving.title}, will retire after ${tenure} years in the position. The board has chosen ${successor} as successor from ${month} ${f.now.year + 1}.`,
        `The agreement provides for a salary of $${count(salary)} thousand and a one-time stock award of $${count(award)} thousand that vests over three years.`,
      ),
      w.para(
        w.one(
          `The retiring officer will stay as an adviser for six months.`,
          `The retirement is not due to any disagreement on accounts, operations or policies.`,
        ),
        `The search was led by the independent directors of ${f.company.legalName} with the help of an outside firm.`,
        w.some(`Other members of the leadership team remain in office.`),
        w.some(`Severance terms follow the plan for executives that is filed as an exhibit.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which officer is leaving ${q.who}, and who follows?`,
          `What change at the top does ${q.who} announce in the filing for ${q.period}?`,
        ),
      about: () => 'the change at the top',
      answer: (_, { leaving, successor, month }, f) =>
        `${leaving.name}, ${leaving.title}, will retire; ${successor} follows from ${month} ${f.now.year + 1}.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How many times the yearly salary is the joining award of the new officer of ${q.who}?`,
          `Relate the one-time award of the incoming officer at ${q.who} to the salary: what multiple results?`,
        ),
      about: () => 'the joining award relative to salary',
      answer: (w, { award, salary }) =>
        `An award of $${count(award)} thousand against a salary of $${count(salary)} thousand is a multiple of ${w.ratio(count(award), count(salary))}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How was the search for a successor conducted at ${q.who}?`,
          `Who led the choice of the new officer at ${q.who}, and how long did the predecessor serve?`,
        ),
      about: () => 'the search for a successor',
      answer: (_, { tenure }) =>
        `The independent directors led the search with the help of an outside firm; the predecessor served ${tenure} years in the position.`,
    },
  ],
});
