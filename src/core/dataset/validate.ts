import { pythonStrip } from './python-text';
import type { FinRankRecord } from './record';
import type { RuleViolation } from './report';
import { checkEvidence, placed } from './validate-evidence';
import { checkLabels, type Finding } from './validate-labels';

/** Checks the records of one file, one after another in file order. */
export class Validator {
  readonly #passageIds = new Map<string, string>();
  readonly #questionAnswers = new Map<string, string>();

  /**
   * Every rule that a normalised record breaks (PROTOCOL "Normalisation and validation"). A passage id or a
   * question–answer pair that an earlier record has counts against the later one.
   *
   * @param line of the file, from 1
   * @param wrongTypes what reading the line found
   */
  check(record: FinRankRecord, line: number, wrongTypes: readonly Finding[] = []): RuleViolation[] {
    const findings = [
      ...wrongTypes,
      ...checkLabels(record),
      ...checkEvidence(record),
      ...this.#repeatedPassageIds(record, line),
      ...this.#repeatedQuestionAnswer(record, line),
    ];
    return findings.map(({ rule, field, reason }) => ({ rule, id: record.id, line, field, reason }));
  }

  #repeatedPassageIds(record: FinRankRecord, line: number): Finding[] {
    return placed(record).flatMap(([field, passage]): Finding[] => {
      const first = this.#passageIds.get(passage.passage_id);
      if (first === undefined) {
        this.#passageIds.set(passage.passage_id, `${field} on line ${line}`);
        return [];
      }
      return [{ rule: 'duplicate-passage-id', field: `${field}.passage_id`, reason: `is already the id of ${first}` }];
    });
  }

  #repeatedQuestionAnswer(record: FinRankRecord, line: number): Finding[] {
    const pair = JSON.stringify([pythonStrip(record.question), pythonStrip(record.answer)]);
    const first = this.#questionAnswers.get(pair);
    if (first === undefined) {
      this.#questionAnswers.set(pair, `${record.id} on line ${line}`);
      return [];
    }
    return [{ rule: 'duplicate-question-answer', field: 'question', reason: `has question and answer of ${first}` }];
  }
}
