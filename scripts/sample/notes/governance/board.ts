/** The board, its committees, its pay and its rules. */
import { nth } from '../../lists';
import { capitalise, count, list, words } from '../../format';
import { directors } from '../../model/people';
import type { Filing } from '../../model/filing';
import { note } from '../../note';

function boardFacts(f: Filing) {
  const all = directors(f);
  const independent = all.filter((director) => director.independent);
  return {
    all,
    independent,
    chair: nth(independent, 0),
    meetings: f.wholeOf('meetings', 6, 14),
    attendance: f.wholeOf('attendance', 93, 99),
    women: f.whole('women', 3, 5),
  };
}

export const boardComposition = note({
  key: 'board-composition',
  topics: ['Governance'],
  forms: ['10-K'],
  facts: boardFacts,
  write: (w, { all, independent, chair, meetings, attendance, women }, f) =>
    w.note(
      w.one('Board of Directors', 'Directors and Director Independence', 'Composition of the Board'),
      w.para(
        `The board has ${all.length} members, of whom ${independent.length} are independent under the listing standards. ${chair.name}, ${chair.background}, serves as ${w.one('independent chair', 'lead independent director')}.`,
        `It met ${meetings} times in ${f.now.year}, and average attendance was ${attendance}%. ${capitalise(words(women))} directors are women.`,
      ),
      w.table(
        ['Director', 'Age', 'Since', 'Independent'],
        all.map((director) => [
          director.name,
          String(director.age),
          String(director.since),
          director.independent ? 'yes' : 'no',
        ]),
      ),
      w.para(
        w.one(
          `Directors are elected every year by a majority of the votes cast.`,
          `A director who receives more votes against than for must offer to resign.`,
        ),
        w.some(`Nobody may stand for election after reaching the age of 75.`),
        w.some(`The independent members meet without management at every regular meeting.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What percentage of the directors of ${q.who} counts as independent?`,
          `How independent is the board of ${q.who} in the filing for ${q.period}, as a percentage of seats?`,
        ),
      about: () => 'board independence',
      answer: (w, { all, independent }) =>
        `${independent.length} of ${all.length} directors are independent, or ${w.share(String(independent.length), String(all.length))}%.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Who leads the outside directors of ${q.who}, and what is that person’s background?`,
          `Which outside director presides over the board of ${q.who}?`,
        ),
      about: () => 'the leadership of the outside directors',
      answer: (_, { chair }) => `${chair.name}, ${chair.background}, leads the independent directors.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How diligent were the directors of ${q.who} in ${q.period}, judged by meetings and attendance?`,
          `How often did the board of ${q.who} meet in ${q.period}, and who came?`,
        ),
      about: () => 'meetings and attendance of the board',
      answer: (_, { meetings, attendance }) =>
        `The board met ${meetings} times, with an average attendance of ${attendance}%.`,
    },
  ],
});

const COMMITTEES = [
  {
    name: 'Audit Committee',
    duties: 'the integrity of the accounts, the choice and fees of the auditor, internal audit and compliance',
    report: 'It recommended that the audited statements be included in the annual report.',
  },
  {
    name: 'Compensation Committee',
    duties: 'the pay of the executive officers, incentive plans, ownership guidelines and succession',
    report: 'It is advised by an independent consultant who does no other work for the company.',
  },
  {
    name: 'Nominating and Governance Committee',
    duties: 'candidates for the board, its yearly self-assessment, governance guidelines and shareholder proposals',
    report: 'It considers candidates whom shareholders suggest on the same terms as others.',
  },
  {
    name: 'Safety and Sustainability Committee',
    duties: 'safety, the environment, product quality and climate reporting',
    report: 'It visits at least one site a year.',
  },
] as const;

export const committee = note({
  key: 'committee',
  topics: ['Governance'],
  forms: ['10-K'],
  instances: () => COMMITTEES.length,
  facts: (f, i) => {
    const { independent } = boardFacts(f);
    const kind = nth(COMMITTEES, i);
    const size = f.whole(`committee-size/${i}`, 3, 4);
    const members = Array.from({ length: size }, (_, k) => nth(independent, i * 2 + k).name);
    return {
      ...kind,
      members,
      chair: nth(members, 0),
      meetings: f.wholeOf(`committee/${i}`, 4, 11),
      fee: f.whole(`committee-fee/${i}`, 15, 40),
    };
  },
  write: (w, { name, duties, report, members, chair, meetings, fee }, f) =>
    w.note(
      w.one(name, `Board Committees: ${name}`, `Report on the ${name}`),
      w.para(
        `The ${name} oversees ${duties}. Its members are ${list(members)}; ${chair} is the chair.`,
        `It met ${meetings} times in ${f.now.year}. The chair receives an additional retainer of $${count(fee * 1000)}.`,
      ),
      w.para(
        `All members are independent. ${report}`,
        w.one(
          `The charter is available on ${w.our} website and is reviewed every year.`,
          `Under its charter the committee may hire advisers at the expense of ${f.company.legalName}.`,
        ),
        name === 'Audit Committee'
          ? `The board has determined that ${chair} is an audit committee financial expert.`
          : w.some(`The committee reports to the full board after each meeting.`),
        w.some(`Minutes are circulated to all directors.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q, { name }) =>
        q.one(
          `What falls within the remit of the ${name} of ${q.who}?`,
          `For which matters is the ${name} at ${q.who} responsible?`,
        ),
      about: (_, { name }) => `the remit of the ${name}`,
      answer: (_, { name, duties }) => `The ${name} oversees ${duties}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q, { name }) =>
        q.one(
          `Who chairs the ${name} of ${q.who}, and how often did it convene in ${q.period}?`,
          `How active was the ${name} of ${q.who} in ${q.period}, and under whose chair?`,
        ),
      about: (_, { name }) => `the chair and activity of the ${name}`,
      answer: (_, { name, chair, meetings }) => `${chair} chairs the ${name}, which met ${meetings} times.`,
    },
  ],
});

export const directorPay = note({
  key: 'director-pay',
  topics: ['Governance'],
  forms: ['10-K'],
  facts: (f) => ({
    cash: f.whole('director-cash', 18, 27) * 5000,
    stock: f.whole('director-stock', 32, 46) * 5000,
    lead: f.whole('director-lead', 6, 14) * 5000,
    multiple: f.whole('director-multiple', 5, 7),
    years: f.whole('director-years', 4, 6),
  }),
  write: (w, { cash, stock, lead, multiple, years }, f) =>
    w.note(
      w.one('Director Compensation', 'Compensation of Non-Employee Directors', 'Pay of Outside Directors'),
      w.para(
        `In ${f.now.year} each non-employee director received a cash retainer of $${count(cash)} and deferred stock units worth $${count(stock)} at grant. The director who leads the independent members received a further $${count(lead)}.`,
        `There are no meeting fees. Directors who are employees receive nothing for their service on the board.`,
      ),
      w.para(
        `Directors are expected to hold stock worth ${words(multiple)} times the cash retainer within ${words(years)} years of joining.`,
        w.one(
          `Units are paid out in shares when a director leaves.`,
          `Units vest after one year and may be deferred until a director leaves.`,
        ),
        w.some(`Total pay of a director may not exceed $750,000 in any year under the equity plan.`),
        w.some(`Pay was benchmarked against a peer group by an independent consultant.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `What part of an ordinary outside director’s pay at ${q.who} is in stock for ${q.period}?`,
          `How much of a regular board seat at ${q.who} is rewarded in equity, in percent?`,
        ),
      about: () => 'the equity part of director pay',
      answer: (w, { cash, stock }) =>
        `Stock units of $${count(stock)} and cash of $${count(cash)} put ${w.compute('stock / (stock + cash) * 100', { stock: count(stock), cash: count(cash) }, 1)}% of the pay in stock.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How much stock must outside directors of ${q.who} own?`,
          `Which shareholding rule applies to members of the board of ${q.who}?`,
        ),
      about: () => 'the shareholding rule for directors',
      answer: (_, { multiple, years }) =>
        `Outside directors are expected to hold stock worth ${words(multiple)} times the cash retainer within ${words(years)} years of joining.`,
    },
  ],
});

export const ethicsCode = note({
  key: 'ethics-code',
  topics: ['Governance', 'Legal'],
  forms: ['10-K'],
  facts: (f) => ({
    trained: f.wholeOf('trained', 94, 99),
    reports: f.wholeOf('hotline', 110, 940),
    substantiated: f.wholeOf('substantiated', 18, 37),
  }),
  write: (w, { trained, reports, substantiated }, f) =>
    w.note(
      w.one(
        'Code of Conduct and Insider Trading Policy',
        'Code of Ethics',
        'Business Conduct and Trading in Company Stock',
      ),
      w.para(
        `A code of conduct binds all employees, officers and directors of ${f.company.legalName}. ${trained}% of employees completed the yearly training in ${f.now.year}.`,
        `The hotline received ${reports} reports, of which ${substantiated}% were substantiated in whole or in part.`,
      ),
      w.para(
        `The insider trading policy forbids trading while in possession of material information that is not public, and closes the window from two weeks before quarter-end until results are out. Hedging and pledging of stock are forbidden for executives and directors.`,
        w.one(
          `Waivers for executives need the approval of the board and are published; none was given.`,
          `Amendments and waivers are published on the website within four business days.`,
        ),
        w.some(`Retaliation against anybody who reports in good faith is itself a breach of the code.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `When may insiders of ${q.who} not trade, and may they pledge their shares?`,
          `Which dealings in its own stock does ${q.who} forbid to executives?`,
        ),
      about: () => 'the limits on insiders’ dealings',
      answer: () =>
        `Trading is forbidden with material non-public information and from two weeks before quarter-end until results are out; hedging and pledging are forbidden for executives and directors.`,
    },
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `About how many hotline reports at ${q.who} proved founded in ${q.period}?`,
          `Work out the number of substantiated complaints at ${q.who} for ${q.period}.`,
        ),
      about: () => 'the number of founded complaints',
      answer: (w, { reports, substantiated }) =>
        `${substantiated}% of ${reports} reports, or about ${w.compute('reports * rate / 100', { reports: String(reports), rate: String(substantiated) }, 0)}.`,
    },
  ],
});
