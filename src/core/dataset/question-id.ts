import {
  canonicalDifficulty,
  canonicalPassageType,
  canonicalReasoning,
  canonicalTicker,
  canonicalTopic,
  isPlaceholder,
  tickerOfAlias,
} from './canonical-labels';
import type { FinRankRecord } from './record';
import type { QuestionIdMismatch } from './report';

/** The labels that a structured question_id repeats, in its order. */
export const QUESTION_ID_FIELDS = ['ticker', 'topic', 'difficulty', 'passage_type', 'reasoning_type'] as const;
export type QuestionIdField = (typeof QUESTION_ID_FIELDS)[number];

/** Canonical labels of a question_id; null for a part that names none. */
export type QuestionIdLabels = Readonly<Record<QuestionIdField, string | null>>;

/**
 * Reads `TICKER_Topic_Difficulty_PassageType_Reasoning_NN` (paper section 3.5). A topic or passage type that is itself
 * written with underscores (`One_Passage`) is understood: the difficulty between them is found first.
 *
 * @returns null where the id has no such structure
 */
export function parseQuestionId(questionId: string): QuestionIdLabels | null {
  const [ticker = '', ...rest] = questionId.split('_');
  const number = rest.pop() ?? '';
  const reasoning = rest.pop() ?? '';
  const middle = rest.findIndex((part) => canonicalDifficulty(part) !== null);
  if (!/^\d+$/.test(number) || middle < 1 || middle === rest.length - 1) return null;
  return {
    ticker: isPlaceholder(ticker) ? null : (tickerOfAlias(ticker) ?? canonicalTicker(ticker)),
    topic: canonicalTopic(rest.slice(0, middle).join('')),
    difficulty: canonicalDifficulty(rest[middle] ?? ''),
    passage_type: canonicalPassageType(rest.slice(middle + 1).join('')),
    reasoning_type: canonicalReasoning(reasoning),
  };
}

/** Labels of a normalised record that its question_id contradicts (paper section 4.1). Nothing is overwritten. */
export function questionIdMismatches(record: FinRankRecord): QuestionIdMismatch[] {
  const labels = parseQuestionId(record.question_id);
  if (!labels) return [];
  return QUESTION_ID_FIELDS.flatMap((field) => {
    const questionIdSays = labels[field];
    const stored = record[field];
    return questionIdSays === null || questionIdSays === stored
      ? []
      : [{ id: record.id, field, stored, questionIdSays }];
  });
}
