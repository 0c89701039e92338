import { REPAIR_COVERAGE } from '../dataset/repair-coverage';
import type { RepairCoverage, RepairSource } from '../dataset/repair-coverage';
import { VALIDATION_RULES } from '../dataset/report';
import type { ValidationRule } from '../dataset/report';
import { list, table, text } from './blocks';
import type { MethodChapter } from './blocks';

const RULE_TEXTS: Readonly<Record<ValidationRule, string>> = {
  'wrong-type':
    'A field holds a list, an object or a truth value where a text or a number belongs; its JSON is read as text.',
  'label-outside-vocabulary':
    'A topic, sector, difficulty, reasoning type, scope or form is none of the closed vocabulary.',
  'invalid-year': 'A year is no integer from 2000 to 2030.',
  'placeholder-value': 'A field still holds what the annotation template had there: “string”, “integer”, or nothing.',
  'passage-type-mismatch': 'The scope disagrees with the number of gold passages (1, 2, 3 or more).',
  'num-passages-mismatch': '`num_passages` disagrees with the number of gold passages.',
  'too-few-hard-negatives': 'A record has fewer than four distinct hard negatives.',
  'hard-negative-doc-type': 'A hard negative’s form is neither 10-K nor 10-Q.',
  'hard-negative-equals-gold': 'A hard negative’s trimmed text equals a gold passage of its own record.',
  'duplicate-gold': 'A record lists a gold passage twice.',
  'duplicate-hard-negative': 'A record lists a hard negative twice.',
  'duplicate-passage-id': 'A passage id is used twice.',
  'duplicate-question-answer': 'Two records have the same question and answer.',
  'empty-text': 'A passage has no text.',
  'invalid-page-number': 'A page is neither absent nor blank nor digits nor digits–digits.',
  'annotation-file-name': 'An annotation file name (`TICKER-10-K-20xx.md`) was left in a text.',
  'outside-source-marker': 'A text bears the marks of a source outside the filings.',
  'synthetic-negative': 'A hard negative reads like a rationale of relevance instead of a filing.',
  'question-id-mismatch': 'A label disagrees with the one in the structured `question_id`. Nothing is overwritten.',
};

const SOURCE_TEXTS: Readonly<Record<RepairSource, string>> = {
  value: 'the value',
  record: 'the record',
  file: 'the file',
  'not-derivable': 'nothing at hand',
};

const sumOfChanges = (coverage: readonly RepairCoverage[]): number =>
  coverage.reduce((sum, { changes }) => sum + changes, 0);
const total = sumOfChanges(REPAIR_COVERAGE);
const derived = sumOfChanges(REPAIR_COVERAGE.filter(({ source }) => source !== 'not-derivable'));
const count = (value: number): string => value.toLocaleString('en-GB');

/** What is done to a file before it is evaluated on, and what is said of it. */
export const CURATION: MethodChapter = {
  title: 'Curation',
  sections: [
    {
      anchor: 'normalisation',
      title: 'Normalisation',
      blocks: [
        text(
          'The pipeline mends labels as the release’s curation pass does. It is deterministic and idempotent, keeps every changed value beside the new one, logs every change with its rule, and never drops a record. The pinned FinRank release is left alone: it has been through its makers’ own pass, and the published figures are of its records as they stand, so its file, known by its git blob id, is validated but never normalised. In every other file, variants that the release’s log does not happen to contain (other case, spaces, hyphens, near typos) are mended by the same rules; a label that could mean two things is left alone.',
        ),
        table(
          ['Field', 'Rule'],
          [
            ['difficulty', 'Trimmed, title case.'],
            ['reasoning type, topic', 'The tables of the paper; near typos of exactly one member of the vocabulary.'],
            [
              'scope',
              'Letters only: one/single, two/tow/Two-Page, multi/mutli; then set by the number of gold passages.',
            ],
            ['sector', '`Oil & Gas …`, `Oil and Gas …` → Oil & Gas; Pharmaceutical, Phamaceuticals → Pharmaceuticals.'],
            ['year', 'To an integer; a placeholder by the majority of the same ticker and form in the file.'],
            ['form', '10-K and 10-Q in any case; a value that names several sources → Unknown.'],
            ['page', 'Null unless digits or digits–digits.'],
            [
              'ticker',
              'Ford → F; a numeric ticker beside an alphabetic page changes places with it; ticker and form that changed places are put back.',
            ],
            ['`num_passages`', 'The number of gold passages.'],
            ['placeholders', 'From the parts of `question_id`, `TICKER_Topic_Difficulty_PassageType_Reasoning_NN`.'],
            [
              'passages, rewrites',
              'Placeholder, duplicate or empty ones are removed, and negatives that equal a gold passage of their record.',
            ],
          ],
        ),
        text(
          `The release’s log has ${count(total)} changes. ${count(derived)} of them follow by these rules from a value, its record or its file; the others do not, because the log does not hold what they depend on, or because they drop records, which this pass never does: it [warns](#validation) instead.`,
        ),
        table(
          ['Rule in the log', 'Changes', 'Follows from', 'How, or why not'],
          REPAIR_COVERAGE.map(({ rule, changes, source, reason }) => [
            `\`${rule}\``,
            String(changes),
            SOURCE_TEXTS[source],
            reason,
          ]),
        ),
      ],
      source: 'FinRank paper, section 3.8 and Table 12; the release’s repair_log.json.',
    },
    {
      anchor: 'validation',
      title: 'Validation',
      blocks: [
        text(
          'Broken rules do not refuse a file: they are counted on the Overview, listed with ids, and can be filtered by in Records. A file is refused as a whole only for broken JSON, a missing or repeated id, a missing question, a record without passages, passages or hard negatives that are no list of objects, or bytes that are no UTF-8; up to 100 such errors are listed with line, id, field and reason.',
        ),
        table(
          ['Rule', 'It is broken when'],
          VALIDATION_RULES.map((rule) => [`\`${rule}\``, RULE_TEXTS[rule]]),
        ),
      ],
      source: 'The rules of the release’s validate_release.py and its reasons for removal (paper, appendix C).',
    },
    {
      anchor: 'labels',
      title: 'Names of labels',
      blocks: [
        list(
          'Sector is the file’s `industry`.',
          'Form is `doc_type`.',
          'Scope is `passage_type`: how many gold passages an answer needs.',
          'Reasoning is `reasoning_type`.',
        ),
      ],
      source: 'FinRank paper, appendix B.',
    },
  ],
};
