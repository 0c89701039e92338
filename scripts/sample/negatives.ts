import type { Draft } from './compose';
import { figuresIn } from './figures';
import type { Excerpt, Library } from './library';
import { apportion } from './plan';
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
  const deck = random.shuffle(apportion(RELATIONS, total));
  const chooser = new Chooser(questions, library, random);
  return questions.map((question, i) => chooser.choose(question, deck.splice(0, sizes[i] ?? 5), overlaps[i] ?? 0));
}

type Pool = () => readonly Excerpt[];

class Chooser {
  readonly #library: Library;
  readonly #random: Random;
  /** Text ids of the gold passages of all records. */
  readonly #gold: ReadonlySet<number>;
  /** Text id → how often it has been chosen. */
  readonly #uses = new Map<number, number>();
  /** `sector/note` and `sector/topic` → passages. */
  readonly #groups = new Map<string, Excerpt[]>();
  readonly #printed = new Map<Excerpt, ReadonlySet<string>>();

  constructor(questions: readonly Question[], library: Library, random: Random) {
    this.#library = library;
    this.#random = random;
    this.#gold = new Set(questions.flatMap(({ draft }) => draft.gold.map(({ textId }) => textId)));
    for (const excerpt of library.excerpts) {
      const { sector } = excerpt.filing.company;
      for (const name of [excerpt.note.key, excerpt.note.topics[0]]) {
        const group = this.#groups.get(`${sector}/${name}`);
        if (group === undefined) this.#groups.set(`${sector}/${name}`, [excerpt]);
        else group.push(excerpt);
      }
    }
  }

  /**
   * One negative for each relation, all different from each other and from the record's gold.
   * @param overlapping how many of them are to be gold of another record
   */
  choose(question: Question, relations: readonly Relation[], overlapping: number): readonly Excerpt[] {
    const { gold } = question.draft;
    const excluded = new Set(gold.map(({ textId }) => textId));
    let overlapsLeft = overlapping;
    return relations.flatMap((relation, i) => {
      const model = gold[i % gold.length];
      if (model === undefined) return [];
      const chosen = this.#pick(this.#pools(relation, model, question), excluded, overlapsLeft > 0);
      if (chosen === undefined) throw new RangeError(`no negative (${relation}) for ${question.draft.key}`);
      if (this.#gold.has(chosen.textId)) overlapsLeft--;
      excluded.add(chosen.textId);
      this.#uses.set(chosen.textId, (this.#uses.get(chosen.textId) ?? 0) + 1);
      return [chosen];
    });
  }

  /** Candidates that could be mistaken for `model`, the most confusable pool first. */
  #pools(relation: Relation, model: Excerpt, { slot, draft }: Question): readonly Pool[] {
    const { company, year, form } = slot;
    const sameNote = this.#groups.get(`${company.sector}/${model.note.key}`) ?? [];
    const sameTopic = this.#groups.get(`${company.sector}/${model.note.topics[0]}`) ?? [];
    switch (relation) {
      case 'other company': {
        const fits = ({ filing }: Excerpt): boolean => filing.company !== company;
        return [
          () => sameNote.filter((excerpt) => fits(excerpt) && excerpt.filing.form === form),
          () => sameNote.filter(fits),
          () => sameTopic.filter(fits),
        ];
      }
      case 'other filing': {
        const fits = (excerpt: Excerpt): boolean =>
          excerpt.filing.company === company && excerpt.filing !== model.filing && !this.#answers(excerpt, draft);
        return [() => sameNote.filter(fits), () => sameTopic.filter(fits)];
      }
      case 'same filing': {
        const fits = (excerpt: Excerpt): boolean => !draft.gold.includes(excerpt) && !this.#answers(excerpt, draft);
        const filing = this.#library.filing(company, year, form);
        return [
          () => filing.filter(({ note }) => note.topics[0] === model.note.topics[0]).filter(fits),
          () => filing.filter(fits),
        ];
      }
      case 'other sector':
        return [
          () =>
            this.#library.excerpts.filter(
              ({ filing, note }) => filing.company.sector !== company.sector && note.key === model.note.key,
            ),
        ];
    }
  }

  /** A least used candidate of the first pool that has one; `overlapping` asks for a passage that is gold elsewhere. */
  #pick(pools: readonly Pool[], excluded: ReadonlySet<number>, overlapping: boolean): Excerpt | undefined {
    for (const gold of [overlapping, !overlapping]) {
      for (const pool of pools) {
        const fresh = pool().filter(({ textId }) => !excluded.has(textId) && this.#gold.has(textId) === gold);
        const uses = fresh.map(({ textId }) => this.#uses.get(textId) ?? 0);
        const fewest = Math.min(...uses);
        if (fresh.length > 0) return this.#random.pick(fresh.filter((_, i) => uses[i] === fewest));
      }
    }
    return undefined;
  }

  /** True when a passage prints every figure of the answer: it would answer the question about this company as well. */
  #answers(excerpt: Excerpt, { formulas, answer }: Draft): boolean {
    const computed = new Set(formulas.map(({ value }) => value));
    const stated = [...formulas.flatMap(({ figures }) => Object.values(figures)), ...figuresIn(answer)];
    const needed = stated.filter((figure) => !computed.has(figure));
    const printed = this.#printed.get(excerpt) ?? new Set(figuresIn(excerpt.text));
    this.#printed.set(excerpt, printed);
    return needed.length > 0 && needed.every((figure) => printed.has(figure));
  }
}
