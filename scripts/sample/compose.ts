import { Asker } from './asker';
import type { Excerpt } from './library';
import { aim, closing, relation, sequence, synthesis } from './frames';
import type { Aspect } from './note';
import type { Slot } from './plan';
import type { Random } from './random';
import { Workings } from './workings';
import type { Formula } from './workings';

/** A question with its evidence, before it becomes a record. */
export interface Draft {
  readonly gold: readonly Excerpt[];
  readonly question: string;
  readonly answer: string;
  readonly formulas: readonly Formula[];
  readonly rewrites: readonly string[];
  /** The same for two drafts that ask for the same things. */
  readonly key: string;
}

/** An aspect of a passage. */
interface Part {
  readonly excerpt: Excerpt;
  readonly aspect: Aspect;
}

const ATTEMPTS = 400;

/**
 * Composes a question that fits the slot from the passages of its filing.
 * @param taken keys and questions of the drafts that exist already; the new one's are added.
 * @throws RangeError when the notes give no further question for such a slot: the templates are too few.
 */
export function compose(slot: Slot, excerpts: readonly Excerpt[], taken: Set<string>, random: Random): Draft {
  const own = excerpts.filter(({ note }) => note.topics[0] === slot.topic);
  const related = excerpts.filter(({ note }) => note.topics[0] !== slot.topic && note.topics.includes(slot.topic));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const parts = pickParts(slot, own, related, random);
    if (parts === undefined) continue;
    const key = keyOf(parts);
    const draft = { ...phrase(slot, parts, random), key };
    if (taken.has(key) || taken.has(draft.question)) continue;
    taken.add(key).add(draft.question);
    return draft;
  }
  const { company, form, year, topic, difficulty, passageType, reasoning } = slot;
  throw new RangeError(
    `no question left for ${company.ticker} ${form} ${year}: ${topic}, ${difficulty}, ${passageType}, ${reasoning}`,
  );
}

/** Names what is asked for: filing, notes and aspects. */
function keyOf(parts: readonly Part[]): string {
  return parts
    .map(({ excerpt: { filing, note, instance }, aspect }) =>
      [filing.id, note.key, instance, note.aspects.indexOf(aspect)].join('/'),
    )
    .sort()
    .join('+');
}

/** How many passages: two thirds of FinRank's multi-passage records have three, the rest more (1.96 a record overall). */
function passageCount(slot: Slot, random: Random): number {
  if (slot.passageType === 'Single-Passage') return 1;
  if (slot.passageType === 'Two-Passage') return 2;
  return random.chance(0.84) ? 3 : random.chance(0.8) ? 4 : 5;
}

/** Chooses passages and one or more aspects of each; undefined when the choice does not fit the slot. */
function pickParts(
  slot: Slot,
  own: readonly Excerpt[],
  related: readonly Excerpt[],
  random: Random,
): readonly Part[] | undefined {
  const n = passageCount(slot, random);
  const fits = (excerpt: Excerpt): boolean =>
    slot.reasoning === 'Quantitative' || excerpt.note.aspects.some(({ reasoning }) => reasoning === 'Qualitative');
  const first = random.shuffle(own.filter(fits));
  const others = random.shuffle(related.filter(fits));
  const chosen: Excerpt[] = [];
  while (chosen.length < n) {
    const pool = chosen.length > 0 && others.length > 0 && (first.length === 0 || random.chance(0.2)) ? others : first;
    const next = pool.pop();
    if (next === undefined) return undefined;
    chosen.push(next);
  }
  const parts = chosen.map((excerpt) => ({ excerpt, aspect: random.pick(suitable(excerpt, slot)) }));
  if (n === 1 && slot.difficulty !== 'Easy') parts.push(...furtherAspects(slot, parts, random));
  if (slot.reasoning === 'Quantitative' && !parts.some(({ aspect }) => aspect.reasoning === 'Quantitative'))
    return undefined;
  return parts.sort((a, b) => a.excerpt.page - b.excerpt.page);
}

function suitable({ note }: Excerpt, slot: Slot): readonly Aspect[] {
  return slot.reasoning === 'Quantitative'
    ? note.aspects
    : note.aspects.filter(({ reasoning }) => reasoning === 'Qualitative');
}

/** A question about one passage becomes harder by asking for more of what it says. */
function furtherAspects(slot: Slot, parts: readonly Part[], random: Random): readonly Part[] {
  const used = parts.map(({ aspect }) => aspect);
  return parts.flatMap(({ excerpt }) =>
    random
      .shuffle(suitable(excerpt, slot).filter((aspect) => !used.includes(aspect)))
      .slice(0, slot.difficulty === 'Hard' ? 2 : 1)
      .map((aspect) => ({ excerpt, aspect })),
  );
}

/** Puts question, answer and sub-questions into words. */
function phrase(slot: Slot, parts: readonly Part[], random: Random): Omit<Draft, 'key'> {
  const filing = parts[0]?.excerpt.filing;
  if (filing === undefined) throw new RangeError('a question needs a passage');
  const q = Asker.forQuestion(filing, random);
  const sub = Asker.forRewrite(filing, random);
  const workings = new Workings();
  const answers = parts.map(({ excerpt, aspect }) => aspect.answer(workings, filing, excerpt.instance));
  if (slot.difficulty === 'Hard') answers.push(closing(slot.topic));
  return {
    gold: [...new Set(parts.map(({ excerpt }) => excerpt))],
    question: question(slot, parts, q, sub),
    answer: answers.join(' '),
    formulas: workings.formulas,
    rewrites: slot.rewritten ? rewrites(slot, parts, sub) : [],
  };
}

function question(slot: Slot, parts: readonly Part[], q: Asker, sub: Asker): string {
  const direct = parts.map(({ excerpt, aspect }, i) => aspect.ask(i === 0 ? q : sub, excerpt.instance));
  const about = parts.map(({ excerpt, aspect }) => aspect.about(q, excerpt.instance));
  if (parts.length === 1) {
    return slot.difficulty === 'Hard'
      ? `${direct.join('')} What does this imply for its ${aim(slot.topic, q)}?`
      : direct.join('');
  }
  if (slot.difficulty === 'Easy') return sequence(direct);
  return slot.difficulty === 'Medium' ? relation(q, about) : synthesis(q, slot.topic, about);
}

/** Sub-questions that decompose the question: one a fact, and for a hard one the synthesis (appendix A.6). */
function rewrites(slot: Slot, parts: readonly Part[], sub: Asker): readonly string[] {
  const facts = parts.map(({ excerpt, aspect }) => aspect.ask(sub, excerpt.instance));
  const [only] = parts;
  if (parts.length === 1 && only !== undefined)
    facts.unshift(`What does the filing report on ${only.aspect.about(sub, only.excerpt.instance)}?`);
  if (slot.difficulty === 'Hard')
    facts.push(`What do these facts together say about ${sub.whose} ${aim(slot.topic, sub)}?`);
  return facts;
}
