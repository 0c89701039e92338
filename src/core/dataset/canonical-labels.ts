/**
 * What each label field's surface forms mean (paper section 3.8 and Table 12; PROTOCOL "Normalisation and validation").
 * Every function gives the canonical value, or null where the form is none that it can be sure of.
 */
import { foldLabel, matchLabel, spellings, type Spellings } from './near-match';
import { pythonStrip } from './python-text';
import { DIFFICULTIES, PASSAGE_TYPES, REASONING_TYPES, SECTORS, TOPICS } from './record';

const [SINGLE, TWO, MULTI] = PASSAGE_TYPES;

const TOPIC_SPELLINGS = spellings(TOPICS);
/** `Qualtitative` is one edit away from either type; the paper's table says which it is. */
const REASONING_SPELLINGS = spellings(REASONING_TYPES, { qualtitative: 'Qualitative' });
const DIFFICULTY_SPELLINGS = spellings(DIFFICULTIES);
const SECTOR_SPELLINGS = spellings(SECTORS, { oilandgas: 'Oil & Gas' });
const PASSAGE_TYPE_SPELLINGS: Spellings = new Map(
  Object.entries({
    single: SINGLE,
    one: SINGLE,
    '1': SINGLE,
    two: TWO,
    tow: TWO,
    '2': TWO,
    multi: MULTI,
    multiple: MULTI,
  }).flatMap(([count, type]) => ['', 'passage', 'page'].map((unit): [string, string] => [count + unit, type])),
);

export function canonicalTopic(label: string): string | null {
  return matchLabel(label, TOPIC_SPELLINGS);
}

export function canonicalReasoning(label: string): string | null {
  return matchLabel(label, REASONING_SPELLINGS);
}

export function canonicalDifficulty(label: string): string | null {
  return matchLabel(label, DIFFICULTY_SPELLINGS);
}

export function canonicalPassageType(label: string): string | null {
  return matchLabel(label, PASSAGE_TYPE_SPELLINGS);
}

/** Folds sub-industries (`Oil & Gas Midstream`) into the three sectors; other sectors are left alone. */
export function canonicalSector(label: string): string | null {
  if (/^oil(?:and)?gas/.test(foldLabel(label))) return 'Oil & Gas';
  return matchLabel(label, SECTOR_SPELLINGS);
}

/** The passage type that a number of gold passages makes. */
export function passageTypeOf(count: number): string {
  if (count <= 1) return SINGLE;
  return count === 2 ? TWO : MULTI;
}

/** `10-K` or `10-Q` in any dress: `10-k`, `10 Q`, `Form 10‑K`, `1OK`. Amendments (`10-K/A`) are forms of their own. */
export function canonicalForm(label: string): '10-K' | '10-Q' | null {
  const letter = /^(?:form)?1[0o]([kq])$/.exec(foldLabel(label))?.[1];
  if (letter === undefined) return null;
  return letter === 'k' ? '10-K' : '10-Q';
}

/** A record's form, or `Unknown` in any dress. */
export function canonicalDocType(label: string): string | null {
  return foldLabel(label) === 'unknown' ? 'Unknown' : canonicalForm(label);
}

/** `Unknown` for a doc_type that names several forms, as `10-K, 10-Q, PDF` does; null for every other. */
export function docTypeOfSeveral(label: string): string | null {
  const forms = new Set(foldLabel(label).match(/1[0o][kq]/g));
  return forms.size > 1 ? 'Unknown' : null;
}

/** Tickers are upper-case by convention of the exchanges; which ones there are is open. */
export function canonicalTicker(label: string): string {
  return pythonStrip(label).toUpperCase();
}

/** Companies whose name stands in place of their ticker. */
const TICKER_ALIASES: ReadonlyMap<string, string> = new Map([
  ['FORD', 'F'],
  ['FORD MOTOR', 'F'],
  ['FORD MOTOR COMPANY', 'F'],
]);

/** The ticker of a company given by name, or null. */
export function tickerOfAlias(label: string): string | null {
  return TICKER_ALIASES.get(canonicalTicker(label)) ?? null;
}

/** `2025`, ` 2025 `, `FY 2025`, `2025.0` → 2025; null for all that is no four-digit year. */
export function canonicalYear(label: string): number | null {
  const digits = /^(?:FY[ -]?)?(\d{4})(?:\.0+)?$/i.exec(pythonStrip(label))?.[1];
  return digits === undefined ? null : Number(digits);
}

const PAGE = /^(\d+)(?:\s*([-–‐‑−—])\s*(\d+))?$/;

/** Digits, or digits–digits with a hyphen or an en dash; null for every other page reference. */
export function canonicalPage(page: string): string | null {
  const match = PAGE.exec(pythonStrip(page));
  if (!match) return null;
  const [, first = '', dash, last] = match;
  if (last === undefined) return first;
  return `${first}${dash === '–' ? '–' : '-'}${last}`;
}

const PLACEHOLDERS: ReadonlySet<string> = new Set(['', 'string', 'integer']);
const LONGEST_PLACEHOLDER = 7;

/** True for what the annotators' template left behind: `string`, `integer`, or nothing. */
export function isPlaceholder(text: string): boolean {
  const stripped = pythonStrip(text);
  return stripped.length <= LONGEST_PLACEHOLDER && PLACEHOLDERS.has(stripped.toLowerCase());
}
