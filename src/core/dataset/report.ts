/** Reports of the data pipeline: values, never exceptions. */

/** An error that refuses the whole file. */
export interface DatasetError {
  /** Line of the file, from 1; null for a problem of the file as a whole. */
  readonly line: number | null;
  readonly id: string | null;
  readonly field: string | null;
  readonly reason: string;
}

/** A broken rule that does not refuse the file; the site shows it. */
export interface RuleViolation {
  readonly rule: ValidationRule;
  readonly id: string;
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** Every rule of PROTOCOL.md's validator that yields a warning, plus the release's removal reasons. */
export const VALIDATION_RULES = [
  'wrong-type',
  'label-outside-vocabulary',
  'invalid-year',
  'placeholder-value',
  'passage-type-mismatch',
  'num-passages-mismatch',
  'too-few-hard-negatives',
  'hard-negative-doc-type',
  'hard-negative-equals-gold',
  'duplicate-gold',
  'duplicate-hard-negative',
  'duplicate-passage-id',
  'duplicate-question-answer',
  'empty-text',
  'invalid-page-number',
  'annotation-file-name',
  'outside-source-marker',
  'synthetic-negative',
  'question-id-mismatch',
] as const;
export type ValidationRule = (typeof VALIDATION_RULES)[number];

/** A value as the release's `repair_log.json` prints it: lists as `3 item(s)`, removals as `present` → `REMOVED`. */
export type RepairValue = string | number | null;

/**
 * One change made by normalisation. Field names as in the release's `repair_log.json`, e.g. `hard_negatives[2].year`
 * with the index that the negative had in the file; `page_number` for any page of the record.
 */
export interface Repair {
  readonly id: string;
  readonly field: string;
  readonly old: RepairValue;
  readonly new: RepairValue;
  readonly rule: string;
}

/** A stored label that disagrees with the structured question_id (shipped for audit, never overwritten). */
export interface QuestionIdMismatch {
  readonly id: string;
  readonly field: string;
  readonly stored: string;
  readonly questionIdSays: string;
}

/** All that the pipeline has to say of a file that it accepted. */
export interface DatasetReport {
  readonly repairs: readonly Repair[];
  readonly violations: readonly RuleViolation[];
  readonly questionIdMismatches: readonly QuestionIdMismatch[];
}

/** All that it has to say of a file that it refused: at most 100 errors, and how many there were. */
export interface Refusal {
  readonly fileName: string;
  readonly errors: readonly DatasetError[];
  readonly errorCount: number;
}
