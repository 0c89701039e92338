/** What changes the accounts from outside: acquisitions and new standards. */
import { nth } from '../../lists';
import { cell, count, list, money } from '../../format';
import { note } from '../../note';
import { sectorWords } from '../words';

export const purchasePrice = note({
  key: 'purchase-price',
  topics: ['Accounting', 'Footnotes', 'Company Overview'],
  facts: (f) => {
    const { now } = f;
    const net = f.flow('net-working', 0.002);
    return {
      now,
      net,
      target: targetOf(f.choose(`target/${now.year}`, TARGETS), f.now.year),
      price: now.acquisitions + net,
      life: f.whole('deal-life', 7, 18),
      month: f.choose(`deal-month/${now.year}`, ['January', 'March', 'April', 'May']),
      segment: nth(f.company.segments, 0).name,
    };
  },
  write: (w, { now, net, target, price, life, month, segment }, f) =>
    w.note(
      w.one('Acquisitions', 'Business Combinations', 'Note: Acquisition of a Business'),
      w.para(
        `In ${month} ${now.year} ${w.we} acquired all outstanding shares of ${target} for ${money(price)} in cash. The business is reported in the ${segment} segment.`,
        w.one(
          `The purchase adds ${sectorWords(f).product} that complement ${w.our} own and is expected to save overhead.`,
          `The purpose is to enter neighboring markets and to make use of ${w.our} distribution.`,
        ),
      ),
      w.table(
        ['Fair value at acquisition (in millions)', ''],
        [
          ['Working capital, net of cash', cell(net)],
          ['Property, plant and equipment', cell(now.acquiredProperty)],
          ['Identifiable intangible assets', cell(now.acquiredIntangibles)],
          ['Goodwill', cell(now.acquiredGoodwill)],
          ['Purchase price', cell(price)],
        ],
      ),
      w.para(
        `Identifiable intangible assets are amortized over ${life} years.`,
        w.one(
          `The allocation is preliminary; it may be adjusted for up to a year.`,
          `The measurement period remains open for taxes and contingencies.`,
        ),
        w.some(`Transaction costs were expensed.`),
        w.some(`Pro forma results are not given because the effect is not material.`),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q, { target }) =>
        q.one(
          `What portion of the price for ${target} was booked as goodwill?`,
          `How much of what ${q.who} paid for its purchase in ${q.filing.now.year} ended up as goodwill, in percent?`,
        ),
      about: (_, { target }) => `the goodwill share of the price for ${target}`,
      answer: (w, { now, price }) =>
        `Goodwill of ${money(now.acquiredGoodwill)} is ${w.share(count(now.acquiredGoodwill), count(price))}% of the price of ${money(price)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which business did ${q.who} buy in ${q.filing.now.year}, and where is it reported?`,
          `What did ${q.who} acquire in ${q.filing.now.year}, and at which price?`,
        ),
      about: () => 'the latest acquisition',
      answer: (_, { target, month, now, price, segment }, f) =>
        `In ${month} ${now.year} ${f.company.name} acquired ${target} for ${money(price)}; the business is reported in the ${segment} segment.`,
    },
  ],
});

const TARGETS = [
  'Alderwick',
  'Penhallow',
  'Brisewater',
  'Corrie Vale',
  'Stanmere',
  'Ellerdine',
  'Tolvaddon',
  'Marrick',
  'Yarrowby',
  'Hexwood',
  'Lanrick',
  'Oakhanger',
  'Quenby',
  'Stroudley',
  'Winscar',
  'Thirlby',
] as const;

function targetOf(name: string, year: number): string {
  return `${name} ${year % 2 === 0 ? 'Holdings' : 'Group'}`;
}

export const newStandards = note({
  key: 'new-standards',
  topics: ['Accounting'],
  facts: (f) => ({
    adopted: f.now.year >= 2024 ? 'ASU 2023-07 on segment disclosures' : 'ASU 2022-04 on supplier finance programs',
    pending:
      f.now.year >= 2025
        ? ['ASU 2024-03 on the breakdown of expenses', 'ASU 2025-05 on credit losses']
        : ['ASU 2023-09 on income tax disclosures', 'ASU 2024-03 on the breakdown of expenses'].slice(
            0,
            f.now.year >= 2024 ? 2 : 1,
          ),
    effect: f.choose('standard-effect', [
      'wider disclosures without effect on results',
      'more detail in the notes only',
      'additional tables in the annual report',
    ]),
  }),
  write: (w, { adopted, pending, effect }, f) =>
    w.note(
      w.one('Recent Accounting Pronouncements', 'New Accounting Standards', 'Recently Issued and Adopted Standards'),
      w.para(
        `${w.We} adopted ${adopted} in the period ended ${f.date()}, with ${effect}.`,
        w.some(`The standard was applied to all periods presented.`),
      ),
      w.para(
        `Not yet adopted: ${list(pending)}.`,
        w.one(
          `${w.We} ${w.verb('are', 'is')} collecting the data that the new rules demand and ${w.verb('expect', 'expects')} no effect on recognition or measurement.`,
          `The rules will lengthen the notes; ${w.we} ${w.verb('do', 'does')} not plan to adopt early.`,
          `Systems are being changed so that the required categories can be reported.`,
        ),
        w.some(`Other standards issued but not yet in force are not expected to matter.`),
      ),
      w.some(
        `The climate disclosure rules that the Securities and Exchange Commission adopted in March 2024 are stayed, and ${w.we} ${w.verb('follow', 'follows')} the proceedings.`,
        0.6,
      ),
    ),
  aspects: [
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which new standard did ${q.who} put into effect in ${q.period}, and with what result?`,
          `What changed in the reporting of ${q.who} through standards adopted in ${q.period}?`,
        ),
      about: () => 'newly adopted standards',
      answer: (_, { adopted, effect }, f) => `${f.company.name} adopted ${adopted}, with ${effect}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `Which rules still lie ahead of ${q.who} after ${q.period}?`,
          `What pronouncements has ${q.who} not yet applied?`,
        ),
      about: () => 'standards that are still to come',
      answer: (_, { pending }) => `Not yet adopted: ${list(pending)}.`,
    },
  ],
});
