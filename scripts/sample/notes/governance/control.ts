/** Controls, security, related parties, trading plans: the governance items that quarterly reports carry too. */
import { count, money, words } from '../../format';
import { directors, executives } from '../../model/people';
import { note } from '../../note';

export const disclosureControls = note({
  key: 'disclosure-controls',
  topics: ['Governance', 'Accounting'],
  facts: (f) => ({
    chief: executives(f)[0]?.name ?? '',
    finance: executives(f)[1]?.name ?? '',
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

export const tradingPlans = note({
  key: 'trading-plans',
  topics: ['Governance', 'Shareholder Return'],
  facts: (f) => ({
    person: f.choose(`plan-person/${f.now.key}`, executives(f)),
    shares: f.wholeOf('plan-shares', 8, 190) * 500,
    second: f.wholeOf('plan-second', 4, 60) * 500,
    day: f.wholeOf('plan-day', 1, 27),
    month: f.now.quarters === 4 ? 'November' : f.now.quarters === 2 ? 'May' : 'August',
    ends: f.now.year + 1,
    other: directors(f)[3]?.name ?? '',
  }),
  write: (w, { person, shares, second, day, month, ends, other }, f) =>
    w.note(
      w.one(
        'Rule 10b5-1 Trading Arrangements',
        'Insider Trading Arrangements',
        'Other Information: Trading Plans of Directors and Officers',
      ),
      w.para(
        `On ${month} ${day}, ${f.now.year}, ${person.name}, ${person.title}, adopted a trading arrangement under Rule 10b5-1 for the sale of up to ${count(shares)} shares of common stock until the middle of ${ends}.`,
        `${other}, a director, has an earlier arrangement for ${count(second)} shares.`,
      ),
      w.para(
        w.one(
          `No other director or officer adopted, changed or ended such an arrangement in the quarter.`,
          `Apart from these, no arrangement was adopted or terminated in the quarter.`,
        ),
        `Sales may not begin before the cooling-off period has passed.`,
        w.some(`The arrangements were reviewed by the legal department of ${f.company.legalName}.`),
        w.some(`Shares withheld to pay taxes on vested units do not count as sales.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which insider of ${q.who} set up a plan to sell stock late in ${q.period}?`,
          `Who at ${q.who} adopted a prearranged selling programme, and when?`,
        ),
      about: () => 'prearranged sales by insiders',
      answer: (_, { person, shares, day, month }, f) =>
        `${person.name}, ${person.title}, did on ${month} ${day}, ${f.now.year}, for up to ${count(shares)} shares.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `How many shares of ${q.who} altogether are covered by the insiders’ selling plans?`,
          `What total number of shares may be sold under the arrangements that ${q.who} names?`,
        ),
      about: () => 'the volume of insiders’ selling plans',
      answer: (w, { shares, second }) =>
        `${count(shares)} and ${count(second)} shares make ${w.total([count(shares), count(second)])}.`,
    },
  ],
});

export const relatedParties = note({
  key: 'related-parties',
  topics: ['Governance', 'Footnotes'],
  facts: (f) => ({
    sales: f.flow('related-sales', 0.011),
    purchases: f.flow('related-purchases', 0.017),
    due: f.stock('related-due', 0.003),
    venture: f.choose('venture', [
      'Strathmoor Venture',
      'Kilnbridge Partners',
      'Sable Point LLC',
      'Orrin Works joint venture',
      'Tidewell Services',
    ]),
    stake: f.whole('venture-stake', 30, 50),
  }),
  write: (w, { sales, purchases, due, venture, stake }, f) =>
    w.note(
      w.one(
        'Related Party Transactions',
        'Transactions with Affiliates',
        'Certain Relationships and Related Transactions',
      ),
      w.para(
        `${w.We} ${w.verb('own', 'owns')} ${stake}% of ${venture}, with which ${w.we} ${w.verb('trade', 'trades')} on terms comparable to those with others.`,
        `Sales to affiliates were ${money(sales)} and purchases from them ${money(purchases)} for ${f.span()}; ${money(due)} was due from them at ${f.date()}.`,
      ),
      w.para(
        `Transactions above $120,000 in which a director, officer or large holder has an interest need the approval of the ${w.one('audit', 'nominating and governance')} committee.`,
        w.one(
          `The committee approved no such transaction in the period.`,
          `One family member of an executive is employed at usual pay.`,
        ),
        w.some(
          `The policy asks whether the terms are fair to ${f.company.legalName} and whether independence would suffer.`,
        ),
        w.some(`Loans to directors and officers are forbidden.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By how much did purchases of ${q.who} from affiliates exceed or fall short of sales to them in ${q.period}?`,
          `What net trade balance does ${q.who} have with affiliates for ${q.period}?`,
        ),
      about: () => 'the trade balance with affiliates',
      answer: (w, { sales, purchases }) =>
        `Sales of ${money(sales)} and purchases of ${money(purchases)} differ by $${w.difference(count(sales), count(purchases))} million.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `In which affiliate does ${q.who} hold a stake, and on which terms do they trade?`,
          `How does ${q.who} guard against self-dealing by insiders?`,
        ),
      about: () => 'dealings with affiliates and insiders',
      answer: (_, { stake, venture }) =>
        `It owns ${stake}% of ${venture}, trades with it on terms comparable to those with others, and requires committee approval for transactions above $120,000 in which insiders have an interest.`,
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
        `The programme follows the NIST framework and covers suppliers with access to ${w.our} networks.`,
      ),
      w.para(
        `In ${f.brief()} ${w.we} held ${words(tests)} exercises with mock incidents; ${phishing}% of employees clicked on a simulated phishing message.`,
        `No incident has materially affected ${f.company.legalName} so far, but there is no guarantee for the future.`,
        w.one(
          `Insurance covers losses of up to ${money(insured)}.`,
          `An insurance policy with a limit of ${money(insured)} is in place.`,
        ),
        w.some(`Plant control systems are kept apart from office networks.`),
        w.some(`An outside firm assesses the programme every second year.`),
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
    const successor = directors(f)[5]?.name ?? '';
    return {
      leaving: team[3],
      successor,
      award: f.wholeOf('signing', 6, 38) * 100,
      salary: f.wholeOf('new-salary', 14, 19) * 50,
      month: f.choose(`change-month/${f.now.key}`, ['March', 'April', 'May', 'June']),
      tenure: f.now.year - (team[3]?.since ?? 2015),
    };
  },
  write: (w, { leaving, successor, award, salary, month, tenure }, f) =>
    w.note(
      w.one('Changes in Management', 'Leadership Transition', 'Departure and Appointment of Officers'),
      w.para(
        `${leaving?.name ?? ''}, ${leaving?.title ?? ''}, will retire after ${tenure} years in the position. The board has chosen ${successor} as successor from ${month} ${f.now.year + 1}.`,
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
        `${leaving?.name ?? ''}, ${leaving?.title ?? ''}, will retire; ${successor} follows from ${month} ${f.now.year + 1}.`,
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

export const engagement = note({
  key: 'shareholder-engagement',
  topics: ['Governance', 'Shareholder Return'],
  forms: ['10-K'],
  facts: (f) => ({
    contacted: f.wholeOf('contacted', 48, 79),
    met: f.wholeOf('met', 24, 45),
    support: f.wholeOf('proposal-support', 12, 47),
    proposal: f.choose(`proposal/${f.now.year}`, [
      'a report on lobbying',
      'an independent chair',
      'targets for emissions',
      'a lower threshold for special meetings',
      'a report on pay by gender',
    ]),
  }),
  write: (w, { contacted, met, support, proposal }, f) =>
    w.note(
      w.one('Shareholder Engagement', 'Dialogue with Shareholders', 'Shareholder Proposals and Outreach'),
      w.para(
        `In ${f.now.year} ${w.we} contacted holders of about ${contacted}% of the outstanding shares and met holders of ${met}%. Independent directors took part in many of the meetings.`,
        `The main subjects were ${w.one('strategy, pay and climate', 'board renewal, human capital and risk', 'capital allocation, pay and safety')}.`,
      ),
      w.para(
        `A shareholder proposal that asked for ${proposal} received ${support}% of the votes cast and was not adopted.`,
        w.one(
          `In response ${f.company.legalName} widened its reporting.`,
          `The board discussed the outcome and decided to leave the present practice unchanged.`,
        ),
        w.some(`Holders of 20% of the shares may call a special meeting.`),
        w.some(`A group of up to 20 holders of 3% may nominate directors in the proxy statement.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which outside motion came to a vote at ${q.who}, and how much support did it find?`,
          `What did activists ask of ${q.who}, and with what success?`,
        ),
      about: () => 'the outside motion and its support',
      answer: (_, { proposal, support }) =>
        `A shareholder proposal asked for ${proposal}; it received ${support}% of the votes cast and was not adopted.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `Of the shares whose holders were contacted by ${q.who} in ${q.period}, what share was represented in meetings?`,
          `What success rate did the outreach of ${q.who} have in ${q.period}?`,
        ),
      about: () => 'the success of the outreach',
      answer: (w, { contacted, met }) =>
        `Holders of ${met}% met the company out of ${contacted}% contacted, a rate of ${w.share(String(met), String(contacted))}%.`,
    },
  ],
});
