import type { Asker } from './asker';
import type { Trade } from './companies';
import type { Filing, Form } from './model/filing';
import type { Workings } from './workings';
import { Random } from './random';
import { Writer } from './writer';

export type Topic =
  | 'Company Overview'
  | 'Financials'
  | 'Footnotes'
  | 'Governance'
  | 'Accounting'
  | 'Legal'
  | 'Risk'
  | 'Shareholder Return';
export type Reasoning = 'Qualitative' | 'Quantitative';

/** One thing that can be asked about a note. `facts` is what the note's own text was written from. */
export interface AspectSpec<Facts> {
  readonly reasoning: Reasoning;
  /** A direct question, with a question mark. */
  readonly ask: (q: Asker, facts: Facts) => string;
  /** A noun phrase for composed questions, without the company: `the growth of segment sales`. */
  readonly about: (q: Asker, facts: Facts) => string;
  /** One or two sentences. Every figure in them is printed in the note, or computed by `w`. */
  readonly answer: (w: Workings, facts: Facts, filing: Filing) => string;
}

export interface NoteSpec<Facts> {
  readonly key: string;
  /** First its own topic, then those whose questions may also draw on it. */
  readonly topics: readonly [Topic, ...Topic[]];
  readonly forms?: readonly Form[];
  readonly trades?: readonly Trade[];
  /** How many passages of this kind a filing has (one a segment, one a lawsuit …); 1 by default. */
  readonly instances?: (filing: Filing) => number;
  readonly facts: (filing: Filing, instance: number) => Facts;
  readonly write: (w: Writer, facts: Facts, filing: Filing) => string;
  readonly aspects: readonly AspectSpec<Facts>[];
}

/** A kind of passage with the questions about it, its type of facts closed over. */
export interface Note {
  readonly key: string;
  readonly topics: readonly [Topic, ...Topic[]];
  /** How many passages of this kind the filing has; 0 where the form or the trade has none. */
  readonly instances: (filing: Filing) => number;
  readonly write: (filing: Filing, instance: number) => string;
  readonly aspects: readonly Aspect[];
}

export interface Aspect {
  readonly reasoning: Reasoning;
  readonly ask: (q: Asker, instance: number) => string;
  readonly about: (q: Asker, instance: number) => string;
  readonly answer: (w: Workings, filing: Filing, instance: number) => string;
}

/** Sentences that could stand beside several notes of a section; a company spreads them over those notes in its own order. */
export type Background = (w: Writer, filing: Filing) => readonly string[];

/** How many sentences passages take from their section's background: excerpts of filings are of very different lengths. */
const SENTENCES = [0, 2, 3, 4, 4, 5, 6, 9, 14];

/**
 * The note with some of its section's background sentences at the end, as an annotator's excerpt runs on.
 * @param position number of the note within its section: neighbours take different sentences.
 */
export function withBackground(note: Note, background: Background, position: number): Note {
  return {
    ...note,
    write: (filing, instance) => {
      const random = new Random(`${filing.seed}/background/${note.key}/${instance}`);
      const all = new Random(`${filing.seed}/background`).shuffle(background(new Writer(filing, 'background'), filing));
      const first = (position + instance * 3) * 4;
      const length = Math.min(random.pick(SENTENCES), all.length);
      const taken = Array.from({ length }, (_, i) => all[(first + i) % all.length]);
      // A legal name that ends in a full stop may end a sentence.
      return [note.write(filing, instance), taken.join(' ')].join('\n\n').trim().replaceAll('..', '.');
    },
  };
}

/** Closes a note over its facts, so that notes with different facts fit one list. */
export function note<Facts>(spec: NoteSpec<Facts>): Note {
  const { key, topics, forms = ['10-K', '10-Q'], trades, facts } = spec;
  return {
    key,
    topics,
    instances: (filing) => {
      const fits = forms.includes(filing.form) && (trades === undefined || trades.includes(filing.company.trade));
      return fits ? (spec.instances?.(filing) ?? 1) : 0;
    },
    write: (filing, instance) => spec.write(new Writer(filing, `${key}/${instance}`), facts(filing, instance), filing),
    aspects: spec.aspects.map((aspect) => ({
      reasoning: aspect.reasoning,
      ask: (q, instance) => aspect.ask(q, facts(q.filing, instance)),
      about: (q, instance) => aspect.about(q, facts(q.filing, instance)),
      answer: (w, filing, instance) => aspect.answer(w, facts(filing, instance), filing),
    })),
  };
}
