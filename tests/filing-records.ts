/** A small collection of filings with everything that a page shows: shared texts, rewrites, blank texts, raw labels. */
import type { FinRankRecord } from '../src/core/dataset/record';
import { makeNegative, makePassage, makeRecord } from './records';

const TICKERS = ['F', 'GM', 'PFE', 'XOM'] as const;
const WORDS = 'revenue debt lease tax risk goodwill pension inventory segment dividend covenant litigation'.split(' ');

/** Passage `n`: a dozen words whose mix depends on `n`, so that scores differ and some tie. */
function passageText(n: number): string {
  const words = Array.from({ length: 12 }, (_, i) => WORDS[(n * (i + 1) + i * i) % WORDS.length] ?? '');
  return `Note ${n} of the filing. ${words.join(' ')}.`;
}

/** Every combination of company, year and form occurs. */
function filingOf(n: number): { readonly ticker: string; readonly year: number; readonly doc_type: string } {
  return {
    ticker: TICKERS[n % TICKERS.length] ?? 'F',
    year: 2023 + (Math.floor(n / 4) % 2),
    doc_type: n % 3 === 0 ? '10-Q' : '10-K',
  };
}

/** @param count records, at least 4 */
export function filingRecords(count: number): FinRankRecord[] {
  return Array.from({ length: count }, (_, n) => {
    const id = `rec-${n}`;
    const filing = filingOf(n);
    const { ticker } = filing;
    const passages = [makePassage(passageText(n), `${id}:p0`)];
    if (n % 3 === 0) passages.push(makePassage(passageText(n + 1000), `${id}:p1`));
    return makeRecord({
      id,
      ...filing,
      industry: ticker === 'PFE' ? 'Pharmaceuticals' : ticker === 'XOM' ? 'Oil & Gas' : 'Automotive',
      question: `What do ${WORDS[n % WORDS.length] ?? ''} and ${WORDS[(n * 5 + 1) % WORDS.length] ?? ''} amount to?`,
      query_rewrite: n % 2 === 0 ? [`How large is ${WORDS[n % WORDS.length] ?? ''}?`, '  '] : [],
      passages,
      hard_negatives: [0, 1, 2, 3].map((i) => {
        const other = (n + i + 1) % count;
        return makeNegative(passageText(i === 0 ? other : other + 2000), {
          passage_id: `${id}:hn${i}`,
          ...filingOf(other),
        });
      }),
    });
  });
}
