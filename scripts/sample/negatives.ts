import type { Draft } from './compose';
import { figuresIn } from './figures';
import type { Excerpt, Library } from './library';
import { apportion, FULL_SIZE } from './plan';
import type { Slot } from './plan';
import { Random } from './random';

/** How a negative's filing relates to its record's (paper, Figure 1). */
type Relation = 'other company' | 'other filing' | 'same filing' | 'other sector';

/** Figure 1 on the released records. */
const RELATIONS: readonly (readonly [Relation, number])[] = [
  ['other company', 4807],
  ['other filing', 794],
  ['same filing', 419],
  ['other sector', 1],
];
/** Hard negatives a record → records, in the release's `hn_taxonomy.json`. */
const PER_RECORD: readonly (readonly [number, number])[] = [
  [4, 29],
  [5, 1063],
  [6, 69],
  [7, 19],
  [8, 3],
  [9, 1],
  [10, 1],
];
/** Section 3.7: 442 negatives of 305 records are gold elsewhere. Here: that many records have so many such negatives. */
const OVERLAPS: readonly (readonly [number, number])[] = [
  [0, 880],
  [1, 198],
  [2, 77],
  [3, 30],
];

/** What the records need to choose their negatives from. */
export interface Question {
  readonly slot: Slot;
  readonly draft: Draft;
}

/** Chooses every record's negatives, in order of the records. */
export function chooseNegatives(
  questions: readonly Question[],
  library: Library,
  seed: string,
): readonly (readonly Excerpt[])[] {
  const random = new Random(`${seed}/negatives`);
  const scaled = <Key>(counts: readonly (readonly [Key, number])[]): Key[] =>
    random.shuffle(apportion(counts, questions.length));
  const sizes = scaled(PER_RECORD);
  const overlaps = scaled(OVERLAPS);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const deck = random.shuffle(apportion(RELATIONS, questions.length === FULL_SIZE ? 6021 : total));
  const chooser = new Chooser(questions, library, random);
  return questions.map((question, i) => chooser.choose(question, deck.splice(0, sizes[i] ?? 5), overlaps[i] ?? 0));
}

class Chooser {
  readonly #library: Library;
  readonly #random: Random;
  readonly #gold: ReadonlySet<string>;
  readonly #uses = new Map<string, number>();
  /** Sector and note → passages. */
  readonly #sameNote = new Map<string, Excerpt[]>();
  readonly #sameTopic = new Map<string, Excerpt[]>();

  constructor(questions: readonly Question[], library: Library, random: Random) {
    this.#library = library;
    this.#random = random;
    this.#gold = new Set(questions.flatMap(({ draft }) => draft.gold.map(({ text }) => text)));
    for (const excerpt of library.excerpts) {
      const { sector } = excerpt.filing.company;
      append(this.#sameNote, `${sector}/${excerpt.note.key}`, excerpt);
      append(this.#sameTopic, `${sector}/${excerpt.note.topics[0]}`, excerpt);
    }
  }

  choose(question: Question, relations: readonly Relation[], overlapping: number): readonly Excerpt[] {
    const { gold } = question.draft;
    const chosen: Excerpt[] = [];
    const texts = new Set(gold.map(({ text }) => text));
    let overlapsLeft = overlapping;
    relations.forEach((relation, i) => {
      const model = gold[i % gold.length];
      if (model === undefined) return;
      const wantsGold = overlapsLeft > 0;
      const next = this.#pick(this.#pools(relation, model, question), texts, wantsGold);
      if (next === undefined) throw new RangeError(`no negative (${relation}) for ${question.draft.key}`);
      if (this.#gold.has(next.text)) overlapsLeft--;
      texts.add(next.text);
      this.#uses.set(next.text, (this.#uses.get(next.text) ?? 0) + 1);
      chosen.push(next);
    });
    return chosen;
  }

  /** Candidates for a negative, the most confusable pool first. */
  #pools(relation: Relation, model: Excerpt, { slot, draft }: Question): readonly (readonly Excerpt[])[] {
    const { company } = slot;
    const noteKey = `${company.sector}/${model.note.key}`;
    const topicKey = `${company.sector}/${model.note.topics[0]}`;
    const sameNote = this.#sameNote.get(noteKey) ?? [];
    const sameTopic = this.#sameTopic.get(topicKey) ?? [];
    switch (relation) {
      case 'other company': {
        const others = (excerpt: Excerpt): boolean => excerpt.filing.company !== company;
        return [
          sameNote.filter((e) => others(e) && e.filing.form === slot.form),
          sameNote.filter(others),
          sameTopic.filter(others),
        ];
      }
      case 'other filing': {
        const other = (e: Excerpt): boolean =>
          e.filing.company === company && e.filing.id !== model.filing.id && !answers(e, draft);
        return [sameNote.filter(other), sameTopic.filter(other)];
      }
      case 'same filing': {
        const same = (e: Excerpt): boolean =>
          e.filing.id === model.filing.id && !draft.gold.includes(e) && !answers(e, draft);
        const here = this.#library.filing(company, slot.year, slot.form);
        return [sameTopic.filter(same), here.filter(same)];
      }
      case 'other sector':
        return [
          this.#library.excerpts.filter(
            (e) => e.filing.company.sector !== company.sector && e.note.key === model.note.key,
          ),
        ];
    }
  }

  /** The least used candidate of the first pool that has one; `wantsGold` asks for a passage that is gold elsewhere. */
  #pick(
    pools: readonly (readonly Excerpt[])[],
    excluded: ReadonlySet<string>,
    wantsGold: boolean,
  ): Excerpt | undefined {
    for (const gold of [wantsGold, !wantsGold]) {
      for (const pool of pools) {
        const fresh = pool.filter(({ text }) => !excluded.has(text) && this.#gold.has(text) === gold);
        const fewest = Math.min(...fresh.map(({ text }) => this.#uses.get(text) ?? 0));
        const candidates = fresh.filter(({ text }) => (this.#uses.get(text) ?? 0) === fewest);
        if (candidates.length > 0) return this.#random.pick(candidates);
      }
    }
    return undefined;
  }
}

/** True when a passage of the same company prints every figure of the answer, and so would answer the question as well. */
function answers(excerpt: Excerpt, draft: Draft): boolean {
  const printed = new Set(figuresIn(excerpt.text));
  const wanted = [...draft.formulas.flatMap(({ figures }) => Object.values(figures)), ...figuresIn(draft.answer)];
  const computed = new Set(draft.formulas.map(({ value }) => value));
  const stated = wanted.filter((figure) => !computed.has(figure));
  return stated.length > 0 && stated.every((figure) => printed.has(figure));
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
