/** Dealings of insiders and affiliates, and the dialogue with owners. */
import { nth } from '../../lists';
import { count, money } from '../../format';
import { directors, executives } from '../../model/people';
import { note } from '../../note';

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
    other: nth(directors(f), 3).name,
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
          `Who at ${q.who} adopted a prearranged selling program, and when?`,
        ),
      about: () => 'prearranged sales by insiders',
      answer: (_, { person, shares, day, month }, f) =>
        `${person.name}, ${person.title}, adopted a plan to sell up to ${count(shares)} shares on ${month} ${day}, ${f.now.year}.`,
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
      answer: (_, { stake, venture }, f) =>
        `${f.company.name} owns ${stake}% of ${venture}, trades with it on terms comparable to those with others, and requires committee approval for transactions above $120,000 in which insiders have an interest.`,
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
