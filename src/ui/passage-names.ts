interface PassageFiling {
  readonly ticker: string;
  readonly year: string;
  readonly docType: string;
}

/** The filing that a passage is from, `AAPL 2024 10-K`. */
export const filingName = ({ ticker, year, docType }: PassageFiling): string =>
  [ticker, year, docType].filter((part) => part !== '').join(' ');

/** The record that a passage id `<record id>:p<i>` or `<record id>:hn<i>` belongs to. */
export const recordOfPassage = (passageId: string): string => passageId.replace(/:(?:p|hn)\d+$/, '');
