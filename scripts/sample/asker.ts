import type { Filing } from './model/filing';
import type { Random } from './random';

/** Names the company and the period in a question, the way the record's author happens to do it. */
export class Asker {
  readonly filing: Filing;
  readonly who: string;
  readonly whose: string;
  /** `fiscal 2024`, `the latest fiscal year`, `the first six months of 2025`: follows `in`, `during`, `for`. */
  readonly period: string;
  readonly #random: Random;

  private constructor(filing: Filing, who: string, period: string, random: Random) {
    this.filing = filing;
    this.who = who;
    this.whose = who.endsWith('s') ? `${who}’` : `${who}’s`;
    this.period = period;
    this.#random = random;
  }

  /** The naming of a record's question: mostly the short name, sometimes none at all. */
  static forQuestion(filing: Filing, random: Random): Asker {
    const { name, legalName, ticker } = filing.company;
    const who = random.pick([name, name, name, name, name, legalName, ticker, 'the company', 'the company']);
    const { now } = filing;
    const period =
      now.quarters === 4
        ? random.pick([
            `fiscal ${now.year}`,
            `fiscal year ${now.year}`,
            String(now.year),
            `FY${now.year}`,
            'the most recent fiscal year',
          ])
        : random.pick([filing.brief(), filing.span(), 'the latest interim period', `${now.year} to date`]);
    return new Asker(filing, who, period, random);
  }

  /** The naming of a sub-question: short name or "the company", the period explicit. */
  static forRewrite(filing: Filing, random: Random): Asker {
    const who = random.chance(0.6) ? filing.company.name : 'the company';
    return new Asker(filing, who, filing.now.quarters === 4 ? `fiscal ${filing.now.year}` : filing.brief(), random);
  }

  one(...variants: readonly string[]): string {
    return this.#random.pick(variants);
  }
}
