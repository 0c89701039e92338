/** Working capital. */
import { count, money } from '../../format';
import { currentAssets } from '../../model/statements';
import type { Balance } from '../../model/statements';
import { note } from '../../note';
import { direction } from '../../workings';
import { sectorWords } from '../words';

const notCash = (b: Balance): number => currentAssets(b) - b.cash;

export const workingCapital = note({
  key: 'working-capital',
  topics: ['Financials', 'Risk'],
  facts: (f) => {
    const { closing: end, opening: start, revenue, quarters } = f.now;
    return { end, start, days: Math.round((end.receivables / revenue) * 365 * (quarters / 4)) };
  },
  write: (w, { end, start, days }, f) =>
    w.note(
      w.one('Working Capital', 'Changes in Working Capital', 'Components of Working Capital'),
      w.para(
        `At ${f.date()}, ${w.our} current assets other than cash were ${money(notCash(end))}, compared with ${money(notCash(start))} at ${f.startDate}.`,
        w.one(
          `Receivables stood at ${money(end.receivables)} and represented about ${days} days of sales.`,
          `Receivables of ${money(end.receivables)} correspond to roughly ${days} days of sales outstanding.`,
        ),
        w.some(`${w.We} ${w.verb('do', 'does')} not factor receivables with recourse.`),
      ),
      w.para(
        `Inventories ${direction(end.inventories, start.inventories, 'increased', 'decreased')} to ${money(end.inventories)} from ${money(start.inventories)}, ${end.inventories >= start.inventories ? sectorWords(f).buildUp : sectorWords(f).drawDown}.`,
        `Accounts payable were ${money(end.payables)} and accrued liabilities ${money(end.accrued)}.`,
        w.one(
          `${w.We} ${w.verb('manage', 'manages')} payment terms with suppliers centrally and ${w.verb('offer', 'offers')} a voluntary supply chain finance program through a third-party bank.`,
          `${w.We} ${w.verb('expect', 'expects')} working capital to follow activity levels, with the usual seasonal peak in the third quarter.`,
          `Movements in working capital can differ from the balance sheet changes because of acquisitions and exchange rates.`,
        ),
      ),
    ),
  aspects: [
    {
      reasoning: 'Quantitative',
      ask: (q) =>
        q.one(
          `By how many million dollars did stock on hand change at ${q.who} over ${q.period}?`,
          `How much did ${q.whose} stocks of goods move between the two balance sheet dates in the filing for ${q.period}?`,
        ),
      about: () => 'the movement in inventories',
      answer: (w, { end, start }) =>
        `Inventories ${direction(end.inventories, start.inventories)} by $${w.difference(count(end.inventories), count(start.inventories))} million, from ${money(start.inventories)} to ${money(end.inventories)}.`,
    },
    {
      reasoning: 'Qualitative',
      ask: (q) =>
        q.one(
          `How quickly does ${q.who} collect from customers, and what lies behind the move in its stocks in ${q.period}?`,
          `What does ${q.who} say about collection times and about the reason for the change in stocks?`,
        ),
      about: () => 'collection times and the reason for the inventory move',
      answer: (_, { end, start, days }, f) =>
        `Receivables represented about ${days} days of sales. Inventories ${direction(end.inventories, start.inventories)} ${end.inventories >= start.inventories ? sectorWords(f).buildUp : sectorWords(f).drawDown}.`,
    },
  ],
});
