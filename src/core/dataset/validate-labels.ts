import { isPlaceholder, passageTypeOf } from './canonical-labels';
import { isBlank } from './python-text';
import { questionIdMismatches } from './question-id';
import { VOCABULARIES, type FinRankRecord } from './record';
import type { RuleViolation } from './report';

/** A violation that does not know its record yet. */
export type Finding = Pick<RuleViolation, 'rule' | 'field' | 'reason'>;

const FIRST_YEAR = 2000;
const LAST_YEAR = 2030;

/** The rules that a record's own labels and texts have to keep. */
export function checkLabels(record: FinRankRecord): Finding[] {
  return [
    ...labelsOutsideVocabulary(record),
    ...invalidYears(record),
    ...placeholders(record),
    ...wrongCounts(record),
    ...questionIdMismatches(record).map(({ field, stored, questionIdSays }): Finding => ({
      rule: 'question-id-mismatch',
      field,
      reason: `stored as ${quote(stored)}, but the question_id says ${quote(questionIdSays)}`,
    })),
  ];
}

/** Short enough for a line of a report. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function labelsOutsideVocabulary(record: FinRankRecord): Finding[] {
  const fields = Object.entries(VOCABULARIES) as [keyof typeof VOCABULARIES, readonly string[]][];
  return fields
    .filter(([field, vocabulary]) => !vocabulary.includes(record[field]))
    .map(([field, vocabulary]) => ({
      rule: 'label-outside-vocabulary',
      field,
      reason: `${quote(record[field])} is none of ${vocabulary.join(', ')}`,
    }));
}

function invalidYears(record: FinRankRecord): Finding[] {
  const years: [string, number | string][] = [
    ['year', record.year],
    ...record.hard_negatives.map(({ year }, i): [string, number | string] => [`hard_negatives[${i}].year`, year]),
  ];
  return years
    .filter(([, year]) => !Number.isInteger(year) || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR)
    .map(([field, year]) => ({
      rule: 'invalid-year',
      field,
      reason: `${quote(String(year))} is no year from ${FIRST_YEAR} to ${LAST_YEAR}`,
    }));
}

function placeholders(record: FinRankRecord): Finding[] {
  const labels: [string, string][] = [
    ['ticker', record.ticker],
    ['question', record.question],
    ['answer', record.answer],
    ...record.query_rewrite.map((text, i): [string, string] => [`query_rewrite[${i}]`, text]),
    ...record.hard_negatives.map(({ ticker }, i): [string, string] => [`hard_negatives[${i}].ticker`, ticker]),
  ];
  // A blank passage has a rule of its own, `empty-text`.
  const texts = [
    ...record.passages.map(({ text }, i): [string, string] => [`passages[${i}].text`, text]),
    ...record.hard_negatives.map(({ text }, i): [string, string] => [`hard_negatives[${i}].text`, text]),
  ].filter(([, text]) => !isBlank(text));
  return [...labels, ...texts]
    .filter(([, text]) => isPlaceholder(text))
    .map(([field, text]) => ({
      rule: 'placeholder-value',
      field,
      reason: isBlank(text) ? 'is blank' : `${quote(text)} is a placeholder`,
    }));
}

function wrongCounts(record: FinRankRecord): Finding[] {
  const count = record.passages.length;
  const findings: Finding[] = [];
  if (record.passage_type !== passageTypeOf(count)) {
    const reason = `${quote(record.passage_type)}, but the number of gold passages is ${count}`;
    findings.push({ rule: 'passage-type-mismatch', field: 'passage_type', reason });
  }
  if (record.num_passages !== count) {
    const reason = `${record.num_passages}, but the number of gold passages is ${count}`;
    findings.push({ rule: 'num-passages-mismatch', field: 'num_passages', reason });
  }
  return findings;
}
