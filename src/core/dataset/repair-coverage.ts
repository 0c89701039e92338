import type { RepairRule } from './repair-log';

/**
 * What decides a change of the release's `repair_log.json`:
 * `value`: the old value alone; `record`: the old value and the rest of its record; `file`: other records of the file;
 * `not-derivable`: something that neither record nor file holds, or that a pass which drops no record must not do.
 */
export type RepairSource = 'value' | 'record' | 'file' | 'not-derivable';

/** Rules of the release that ours has no counterpart of: it drops no record and cuts no text. */
type RemovalRule =
  | 'annotation-filename-stripped'
  | 'external-source-removed'
  | 'duplicate-qa-removed'
  | 'synthetic-negative-removed'
  | 'fewer-than-4-hard-negatives-removed'
  | 'placeholder-content-removed';

export interface RepairCoverage {
  /** As the release's log names it. */
  readonly rule: RepairRule | RemovalRule;
  /** Entries of the log (commit ea3aabf) that this line is about. */
  readonly changes: number;
  readonly source: RepairSource;
  /** How our pass derives the change, or why it cannot. */
  readonly reason: string;
}

/** Every change of the release's repair log, by rule: which ones our normalisation makes, from what, and which not, and why. */
export const REPAIR_COVERAGE: readonly RepairCoverage[] = [
  {
    rule: 'sector-fold',
    changes: 501,
    source: 'value',
    reason: 'Sub-industries and misspellings fold into the three sectors.',
  },
  { rule: 'year-to-int', changes: 500, source: 'value', reason: 'Four digits in a text become a number.' },
  { rule: 'difficulty-canonicalize', changes: 265, source: 'value', reason: 'Case and blanks.' },
  {
    rule: 'passage-type-canonicalize',
    changes: 167,
    source: 'value',
    reason: 'Number word, case, hyphens, near typos.',
  },
  {
    rule: 'invalid-page-normalized',
    changes: 108,
    source: 'value',
    reason: 'What is neither digits nor digits–digits becomes unknown.',
  },
  { rule: 'topic-canonicalize', changes: 97, source: 'value', reason: 'Missing blanks and near typos.' },
  { rule: 'hn-ticker-page-swap', changes: 10, source: 'value', reason: 'A number as ticker beside letters as page.' },
  { rule: 'hn-doctype-canonicalize', changes: 6, source: 'value', reason: 'Case, blanks, dashes.' },
  {
    rule: 'reasoning-canonicalize',
    changes: 4,
    source: 'value',
    reason: 'Blanks, near typos, and the paper’s own table.',
  },
  { rule: 'hn-ticker-doc-swap', changes: 2, source: 'value', reason: 'A form as ticker beside letters as form.' },
  { rule: 'uninferable-multi-source-doc_type', changes: 2, source: 'value', reason: 'Two forms in one value.' },
  { rule: 'ticker-alias-Ford', changes: 1, source: 'value', reason: 'The company’s name in place of its ticker.' },
  { rule: 'num_passages-recomputed', changes: 508, source: 'record', reason: 'The number of gold passages.' },
  {
    rule: 'rewrite-placeholders-stripped',
    changes: 234,
    source: 'record',
    reason: 'A rewrite that is only a placeholder is dropped (1 item → 0).',
  },
  {
    rule: 'duplicate-hn-in-record',
    changes: 28,
    source: 'record',
    reason: 'An earlier hard negative of the record has the same trimmed text.',
  },
  { rule: 'passage-type-relabeled-from-count', changes: 18, source: 'record', reason: 'The number of gold passages.' },
  {
    rule: 'placeholder-recovered-from-question_id',
    changes: 11,
    source: 'record',
    reason: 'The structured question_id repeats the label.',
  },
  {
    rule: 'same-record-duplicate-of-gold',
    changes: 11,
    source: 'record',
    reason: 'A gold passage of the record has the same trimmed text.',
  },
  {
    rule: 'duplicate-gold-in-record',
    changes: 2,
    source: 'record',
    reason: 'An earlier gold passage of the record has the same trimmed text.',
  },
  { rule: 'empty-text-hn', changes: 1, source: 'record', reason: 'The text is blank.' },
  {
    rule: 'placeholder-gold-removed',
    changes: 1,
    source: 'record',
    reason: 'The text is a placeholder, and other gold passages remain.',
  },
  {
    rule: 'placeholder-inferred-majority-ticker-doc',
    changes: 1,
    source: 'file',
    reason: 'The year of most records with the same ticker and doc_type.',
  },
  {
    rule: 'hn-year-inferred-majority',
    changes: 1,
    source: 'file',
    reason: 'The year of most records with the negative’s ticker and doc_type.',
  },
  {
    rule: 'rewrite-placeholders-stripped',
    changes: 3,
    source: 'not-derivable',
    reason:
      'The number of rewrites stays the same (1, 6, 7), and the log does not say what changed in them. We trim rewrites.',
  },
  {
    rule: 'annotation-filename-stripped',
    changes: 41,
    source: 'not-derivable',
    reason:
      'The log does not keep the text, so what was cut is unknown. We warn of file names that are left (annotation-file-name).',
  },
  {
    rule: 'external-source-removed',
    changes: 51,
    source: 'not-derivable',
    reason: 'A record is dropped; ours warns instead (outside-source-marker).',
  },
  {
    rule: 'duplicate-qa-removed',
    changes: 4,
    source: 'not-derivable',
    reason: 'A record is dropped; ours warns instead (duplicate-question-answer).',
  },
  {
    rule: 'synthetic-negative-removed',
    changes: 4,
    source: 'not-derivable',
    reason: 'A record is dropped; ours warns instead (synthetic-negative).',
  },
  {
    rule: 'fewer-than-4-hard-negatives-removed',
    changes: 3,
    source: 'not-derivable',
    reason: 'A record is dropped; ours warns instead (too-few-hard-negatives).',
  },
  {
    rule: 'placeholder-content-removed',
    changes: 3,
    source: 'not-derivable',
    reason: 'A record is dropped; ours warns instead (placeholder-value).',
  },
];
