import type { Random } from '../random';

/** Another way to type a label. */
type Wear = (label: string) => string;

const lower: Wear = (label) => label.toLowerCase();
const upper: Wear = (label) => label.toUpperCase();
const leading: Wear = (label) => ` ${label}`;
const trailing: Wear = (label) => `${label} `;
const underscored: Wear = (label) => label.replaceAll(/[ -]/g, '_');
const joined: Wear = (label) => label.replaceAll(/[ -]/g, '');
const spaced: Wear = (label) => label.replaceAll('-', ' ').toLowerCase();
/** Swaps the third and fourth letter, as quick fingers do; short labels would become ambiguous. */
const swapped: Wear = (label) =>
  label.length < 6 ? label.toLowerCase() : `${label.slice(0, 2)}${label.charAt(3)}${label.charAt(2)}${label.slice(4)}`;

const ANY: readonly Wear[] = [lower, upper, leading, trailing];

/**
 * What annotators typed for a label. The first lists are the paper's (Table 12) and the repair log's, word for word; the
 * wear is ours and stands in no log, so that a normaliser cannot pass by memory.
 */
const TYPED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  difficulty: { Easy: ['easy'], Medium: ['medium', ' Medium'], Hard: ['hard', ' Hard'] },
  reasoning_type: {
    Qualitative: ['Qaltitative', 'Qualtitative', 'Qalitative'],
    Quantitative: ['Quantitative ', 'Quantitive'],
  },
  passage_type: {
    'Single-Passage': ['One-Passage', 'One_Passage', 'OnePassage', 'One-passage'],
    'Two-Passage': ['Tow-Passage', 'Two-Page'],
    'Multi-Passage': ['Mutli-Passage', 'Multi_Passage', 'Multi-passage'],
  },
  topic: {
    Footnotes: ['Foodnotes'],
    'Company Overview': ['CompanyOverview'],
    'Shareholder Return': ['ShareholderReturn'],
    Financials: ['Financial'],
  },
  industry: {
    Pharmaceuticals: ['Pharmaceutical', 'Phamaceuticals'],
    'Oil & Gas': ['Oil and Gas', 'Oil & Gas E&P', 'Oil & Gas Midstream', 'Oil & Gas Integrated'],
  },
};
const WEAR: Readonly<Record<string, readonly Wear[]>> = {
  difficulty: [...ANY, swapped],
  reasoning_type: ANY,
  passage_type: [...ANY, underscored, joined, spaced],
  topic: [...ANY, underscored, joined, swapped],
  industry: [...ANY, swapped],
};

/** A label as it might have been typed: two times out of three in a way that is on record, otherwise in a new one. */
export function worn(field: string, label: string, random: Random): string {
  const typed = TYPED[field]?.[label] ?? [];
  const wear = WEAR[field] ?? ANY;
  return typed.length > 0 && random.chance(0.67) ? random.pick(typed) : random.pick(wear)(label);
}

/** A form as it might have been typed. */
export function wornForm(form: string, random: Random): string {
  return random.pick([form.toLowerCase(), form.replace('-', ' '), `Form ${form}`, form.replace('-', ''), `${form} `]);
}
