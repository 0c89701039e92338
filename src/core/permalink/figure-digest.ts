import type { Figure, Figures, SuiteResult, SystemResult } from '../evaluation/suite';
import { checksum } from './link-text';

/** The parts of a suite that have a check sum of their own, in the order in which a link names them. */
export const DIGEST_SECTIONS = [
  'global',
  'in-record',
  'hard-random',
  'strata',
  'rewrites',
  'filter',
  'minisearch',
] as const;
export type DigestSection = (typeof DIGEST_SECTIONS)[number];

/** A check sum per section; a section without figures is absent. */
export type FigureDigest = Readonly<Partial<Record<DigestSection, string>>>;

/**
 * Finer than any change of a ranking. BM25, TF-IDF and the measures compute alike in every engine to the last bit;
 * MiniSearch takes the engine's own logarithm, and most differences in its last place vanish at twelve digits.
 */
const SIGNIFICANT_DIGITS = 12;

/**
 * The digest of a suite's figures, for a link that proves itself: per section the 32-bit FNV-1a check sum of one line a
 * figure (`path value worst best n`, numbers at 12 significant digits), lines sorted. MiniSearch, which is slow and may
 * be left out, has one section for all of its figures.
 */
export function digestFigures(result: SuiteResult): FigureDigest {
  const lines: Record<DigestSection, string[]> = {
    global: [],
    'in-record': [],
    'hard-random': [],
    strata: [],
    rewrites: [],
    filter: filterLines(result),
    minisearch: [],
  };
  for (const [name, system] of Object.entries(result.systems)) {
    for (const [section, own] of systemLines(name, system)) {
      lines[name === 'minisearch' ? 'minisearch' : section].push(...own);
    }
  }
  const digest: Partial<Record<DigestSection, string>> = {};
  for (const section of DIGEST_SECTIONS) {
    if (lines[section].length > 0) digest[section] = checksum(lines[section].sort().join('\n'));
  }
  return digest;
}

/** `global:1k9x…,in-record:…`, as it stands in a link. */
export function formatDigest(digest: FigureDigest): string {
  return DIGEST_SECTIONS.flatMap((section) =>
    digest[section] === undefined ? [] : [`${section}:${digest[section]}`],
  ).join(',');
}

/** Reads the text of a link's digest; null where it is none. */
export function parseDigest(text: string): FigureDigest | null {
  const digest: Partial<Record<DigestSection, string>> = {};
  for (const entry of text.split(',')) {
    const [, name, sum] = /^([a-z-]+):([0-9a-z]{7})$/.exec(entry) ?? [];
    const section = DIGEST_SECTIONS.find((candidate) => candidate === name);
    if (section === undefined || sum === undefined || digest[section] !== undefined) return null;
    digest[section] = sum;
  }
  return digest;
}

/** What can be said of two digests, section by section. */
export interface DigestComparison {
  readonly same: readonly DigestSection[];
  readonly different: readonly DigestSection[];
  /** In the link, and not computed here. */
  readonly notComputed: readonly DigestSection[];
}

/** Compares the digest of a link with that of figures computed here. What only the latter has says nothing. */
export function compareDigests(linked: FigureDigest, computed: FigureDigest): DigestComparison {
  const named = DIGEST_SECTIONS.filter((section) => linked[section] !== undefined);
  return {
    same: named.filter((section) => computed[section] === linked[section]),
    different: named.filter((section) => computed[section] !== undefined && computed[section] !== linked[section]),
    notComputed: named.filter((section) => computed[section] === undefined),
  };
}

type SystemSection = Exclude<DigestSection, 'filter' | 'minisearch'>;

function systemLines(name: string, system: SystemResult): readonly (readonly [SystemSection, readonly string[]])[] {
  const { PairAcc, RandAcc, ...inRecord } = system.inRecord;
  const pairwise = { ...(PairAcc ? { PairAcc } : {}), ...(RandAcc ? { RandAcc } : {}) };
  return [
    ['global', figureLines(name, system.global)],
    ['in-record', figureLines(name, inRecord)],
    ['hard-random', [...figureLines(name, pairwise), ...system.randomBySeed.map((entry) => seedLine(name, entry))]],
    ['strata', strataLines(name, system.strata)],
    [
      'rewrites',
      system.rewrites === null
        ? []
        : [
            ...figureLines(`${name} raw`, system.rewrites.raw),
            ...figureLines(`${name} with_rewrites`, system.rewrites.withRewrites),
          ],
    ],
  ];
}

function strataLines(name: string, strata: SystemResult['strata']): string[] {
  return Object.entries(strata).flatMap(([field, groups]) =>
    Object.entries(groups).flatMap(([value, figures]) => figureLines(`${name} ${field}=${value}`, figures)),
  );
}

function filterLines({ filtered }: SuiteResult): string[] {
  if (filtered === null) return [];
  const { figures, hnEliminated, meanCandidates, recordsLosingAnyGold, recordsLosingAllGolds } = filtered;
  const counts = { hnEliminated, meanCandidates, recordsLosingAnyGold, recordsLosingAllGolds };
  return [
    ...figureLines('filter', figures),
    ...Object.entries(counts).map(([name, value]) => `filter ${name} ${value === null ? 'none' : digits(value)}`),
  ];
}

function figureLines(path: string, figures: Figures): string[] {
  return Object.entries(figures).map(([measure, figure]) => `${path} ${measure} ${figureText(figure)}`);
}

function seedLine(name: string, { seed, randAcc }: SystemResult['randomBySeed'][number]): string {
  return `${name} seed ${seed} ${randAcc === null ? 'none' : digits(randAcc)}`;
}

function figureText({ value, worst, best, n }: Figure): string {
  return `${digits(value)} ${digits(worst)} ${digits(best)} ${n}`;
}

function digits(value: number): string {
  return value.toPrecision(SIGNIFICANT_DIGITS);
}
