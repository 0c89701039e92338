import type { Voice } from './companies';
import { capitalise, cell } from './format';
import type { Filing } from './model/filing';
import type { Report } from './model/shares';
import { Random } from './random';

/** A table row: a label and one cell a column. */
export type Row = readonly string[];

/** A row of amounts over the reporting periods. */
export function row(label: string, filing: Filing, value: (report: Report) => number): Row {
  return [label, ...filing.reports.map((report) => cell(value(report)))];
}

/** How each voice names the company, and the verb form that goes with it. */
const VOICES: Readonly<Record<Voice, (name: string) => { subject: string; possessive: string; plural: boolean }>> = {
  we: () => ({ subject: 'we', possessive: 'our', plural: true }),
  company: () => ({ subject: 'the Company', possessive: 'the Company’s', plural: false }),
  name: (name) => ({ subject: name, possessive: name.endsWith('s') ? `${name}’` : `${name}’s`, plural: false }),
};

/**
 * Writes one passage in the company's own style. Choices are seeded by company and note, not by year: a company repeats its
 * wording from filing to filing, which is what makes the other year's passage so easily confused.
 */
export class Writer {
  readonly filing: Filing;
  readonly #random: Random;
  readonly #plural: boolean;
  /** `we`, `the Company` or the name; capitalised forms for the start of a sentence. */
  readonly we: string;
  readonly We: string;
  readonly our: string;
  readonly Our: string;

  constructor(filing: Filing, noteKey: string) {
    this.filing = filing;
    this.#random = new Random(`${filing.seed}/style/${noteKey}`);
    const voice = VOICES[filing.company.voice](filing.company.name);
    this.we = voice.subject;
    this.our = voice.possessive;
    this.We = capitalise(this.we);
    this.Our = capitalise(this.our);
    this.#plural = voice.plural;
  }

  /** The verb form for the voice: `verb('are', 'is')`. */
  verb(plural: string, singular: string): string {
    return this.#plural ? plural : singular;
  }

  /** One of several wordings. */
  one(...variants: readonly string[]): string {
    return this.#random.pick(variants);
  }

  /** A sentence that some companies write. */
  some(text: string, probability = 0.5): string {
    return this.#random.chance(probability) ? text : '';
  }

  /** Joins the sentences that are not empty. */
  para(...sentences: readonly string[]): string {
    return sentences.filter((sentence) => sentence !== '').join(' ');
  }

  /** A passage: heading, then blocks that are not empty. Some excerpts begin below their heading. */
  note(title: string, ...blocks: readonly string[]): string {
    const headed = this.#random.chance(0.8);
    const heading = this.filing.company.tables === 'markdown' ? `### ${title}` : title.toUpperCase();
    return [headed ? heading : '', ...blocks].filter((block) => block !== '').join('\n\n');
  }

  /** A text table. `head` has one entry more than the number of columns: the first stands over the labels. */
  table(head: Row, rows: readonly Row[]): string {
    if (this.filing.company.tables === 'markdown') {
      const line = (cells: Row): string => `| ${cells.join(' | ')} |`;
      return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
    }
    const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]?.length ?? 0)));
    const line = (cells: Row): string =>
      cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[i] ?? 0) + 3))).join('');
    return [head, ...rows].map((row) => line(row).trimEnd()).join('\n');
  }

  /** A table over the reporting periods, in millions. */
  periods(rows: readonly Row[], unit = 'in millions'): string {
    return this.table([`${this.filing.columnHead} (${unit})`, ...this.filing.columnYears], rows);
  }

  /** A table over the two balance sheet dates, in millions. */
  balances(rows: readonly Row[], unit = 'in millions'): string {
    return this.table([`(${unit})`, this.filing.date(), this.filing.startDate], rows);
  }
}
