import type { LabelField } from './record';

/** A share that the question-generation criteria ask for (paper section 3.2 and Table 2). */
export interface TargetShare {
  readonly field: LabelField;
  readonly value: string;
  /** 0–1; null where the criteria only call for balance. */
  readonly target: number | null;
  /** Realised share in the released FinRank, 0–1, as Table 2 prints it. */
  readonly published: number;
}

/** Paper Table 2. */
export const TARGET_SHARES: readonly TargetShare[] = [
  { field: 'difficulty', value: 'Easy', target: 0.3, published: 0.306 },
  { field: 'difficulty', value: 'Medium', target: 0.4, published: 0.408 },
  { field: 'difficulty', value: 'Hard', target: 0.3, published: 0.285 },
  { field: 'passage_type', value: 'Single-Passage', target: 0.4, published: 0.345 },
  { field: 'passage_type', value: 'Two-Passage', target: 0.3, published: 0.398 },
  { field: 'passage_type', value: 'Multi-Passage', target: 0.3, published: 0.257 },
  { field: 'reasoning_type', value: 'Qualitative', target: null, published: 0.683 },
  { field: 'reasoning_type', value: 'Quantitative', target: null, published: 0.317 },
];
