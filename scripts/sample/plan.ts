import type { Company, Sector } from './companies';
import { COMPANIES } from './companies';
import type { Form } from './model/filing';
import type { Reasoning, Topic } from './note';
import { Random } from './random';

export type Difficulty = 'Easy' | 'Medium' | 'Hard';
export type PassageType = 'Single-Passage' | 'Two-Passage' | 'Multi-Passage';

/** What a record is to be, before anything is written. */
export interface Slot {
  readonly company: Company;
  readonly topic: Topic;
  readonly form: Form;
  /** Filing year. */
  readonly year: number;
  readonly reasoning: Reasoning;
  readonly difficulty: Difficulty;
  readonly passageType: PassageType;
  readonly rewritten: boolean;
}

/** Records of the full sample: FinRank's number (paper, abstract). */
export const FULL_SIZE = 1185;

type Counts<Key extends string> = readonly (readonly [Key, number])[];

/** Paper, appendix H, Table 13. */
const TOPICS: Readonly<Record<Sector, Counts<Topic>>> = {
  Automotive: [
    ['Accounting', 35],
    ['Company Overview', 33],
    ['Financials', 32],
    ['Footnotes', 23],
    ['Governance', 27],
    ['Legal', 30],
    ['Risk', 36],
    ['Shareholder Return', 32],
  ],
  'Oil & Gas': [
    ['Accounting', 60],
    ['Company Overview', 55],
    ['Financials', 53],
    ['Footnotes', 57],
    ['Governance', 55],
    ['Legal', 55],
    ['Risk', 51],
    ['Shareholder Return', 52],
  ],
  Pharmaceuticals: [
    ['Accounting', 63],
    ['Company Overview', 65],
    ['Financials', 67],
    ['Footnotes', 62],
    ['Governance', 59],
    ['Legal', 61],
    ['Risk', 63],
    ['Shareholder Return', 59],
  ],
};
/** Tables 14 and 15: form and filing year, `10-Q` in oil and gas only. */
const OIL_GAS_FORMS: Counts<Form> = [
  ['10-K', 301],
  ['10-Q', 137],
];
const YEARS: Readonly<Record<Form, Counts<'2024' | '2025'>>> = {
  '10-K': [
    ['2024', 283],
    ['2025', 765],
  ],
  '10-Q': [
    ['2024', 13],
    ['2025', 124],
  ],
};
/** Tables 16 and 17. */
const REASONING: Counts<Reasoning> = [
  ['Qualitative', 809],
  ['Quantitative', 376],
];
const DIFFICULTIES: Readonly<Record<Reasoning, Counts<Difficulty>>> = {
  Qualitative: [
    ['Easy', 229],
    ['Medium', 348],
    ['Hard', 232],
  ],
  Quantitative: [
    ['Easy', 134],
    ['Medium', 136],
    ['Hard', 106],
  ],
};
const PASSAGE_TYPES: Readonly<Record<Reasoning, Counts<PassageType>>> = {
  Qualitative: [
    ['Single-Passage', 276],
    ['Two-Passage', 322],
    ['Multi-Passage', 211],
  ],
  Quantitative: [
    ['Single-Passage', 133],
    ['Two-Passage', 150],
    ['Multi-Passage', 93],
  ],
};
/** Section 7.4: records with a rewrite. Easy ones have none as a rule (appendix A.6). */
const REWRITTEN = 819;
const REWRITTEN_EASY = 17;

/** `total` items in the proportions of `counts`: exact when the proportions sum to it, by largest remainder otherwise. */
export function apportion<Key>(counts: readonly (readonly [Key, number])[], total: number): Key[] {
  const whole = counts.reduce((sum, [, count]) => sum + count, 0);
  const shares = counts.map(([key, count], i) => {
    const exact = (count * total) / whole;
    return { key, i, base: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const left = total - shares.reduce((sum, share) => sum + share.base, 0);
  const lucky = new Set(
    [...shares]
      .sort((a, b) => b.rest - a.rest || a.i - b.i)
      .slice(0, left)
      .map(({ i }) => i),
  );
  return shares.flatMap(({ key, i, base }) => Array<Key>(base + (lucky.has(i) ? 1 : 0)).fill(key));
}

/** Plans `size` records: company by company, topic by topic, in FinRank's proportions. */
export function planRecords(size: number, seed: string): readonly Slot[] {
  const random = new Random(`${seed}/plan`);
  const companies = apportion(
    COMPANIES.map((company) => [company, company.records]),
    size,
  );
  const topics = perSector(companies, (sector, n) => apportion(TOPICS[sector], n), random);
  const forms = perSector(
    companies,
    (sector, n) => (sector === 'Oil & Gas' ? apportion(OIL_GAS_FORMS, n) : Array<Form>(n).fill('10-K')),
    random,
  );
  const years = new Map(
    (['10-K', '10-Q'] as const).map((form) => [
      form,
      random.shuffle(apportion(YEARS[form], forms.filter((f) => f === form).length)),
    ]),
  );
  const labels = random.shuffle(planLabels(size, random));
  const slots = companies.map((company, i) => {
    const form = forms[i] ?? '10-K';
    return {
      company,
      form,
      topic: topics[i] ?? 'Financials',
      year: Number(years.get(form)?.pop()),
      ...(labels[i] ?? {
        reasoning: 'Qualitative' as const,
        difficulty: 'Easy' as const,
        passageType: 'Single-Passage' as const,
        rewritten: false,
      }),
    };
  });
  return slots;
}

/** Deals a sector's labels to the sector's records at random. */
function perSector<Label>(
  companies: readonly Company[],
  labels: (sector: Sector, n: number) => readonly Label[],
  random: Random,
): Label[] {
  const dealt = new Map<Sector, Label[]>();
  for (const sector of new Set(companies.map((company) => company.sector))) {
    dealt.set(sector, random.shuffle(labels(sector, companies.filter((company) => company.sector === sector).length)));
  }
  return companies.flatMap((company) => dealt.get(company.sector)?.pop() ?? []);
}

type Labels = Pick<Slot, 'reasoning' | 'difficulty' | 'passageType' | 'rewritten'>;

/** Reasoning, difficulty and scope; hard questions lean towards several passages. */
function planLabels(size: number, random: Random): Labels[] {
  const labels = apportion(REASONING, size);
  const drafts = (['Qualitative', 'Quantitative'] as const).flatMap((reasoning) => {
    const n = labels.filter((label) => label === reasoning).length;
    const scopes = leaning(apportion(PASSAGE_TYPES[reasoning], n), random);
    return leaning(apportion(DIFFICULTIES[reasoning], n), random).map((difficulty, i) => ({
      reasoning,
      difficulty,
      passageType: scopes[i] ?? 'Single-Passage',
    }));
  });
  const rewritten = Math.round((size * REWRITTEN) / FULL_SIZE);
  const easy = Math.min(
    Math.round((size * REWRITTEN_EASY) / FULL_SIZE),
    drafts.filter((draft) => draft.difficulty === 'Easy').length,
  );
  let easyLeft = easy;
  let othersLeft = rewritten - easy;
  return random.shuffle(drafts).map((draft) => ({
    ...draft,
    rewritten: draft.difficulty === 'Easy' ? easyLeft-- > 0 : othersLeft-- > 0,
  }));
}

/** Nearly sorted: every item moves at most about half of the list away from its place. */
function leaning<T>(sorted: readonly T[], random: Random): T[] {
  return sorted
    .map((item, i) => ({ item, key: i / sorted.length + random.real(0, 0.9) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
