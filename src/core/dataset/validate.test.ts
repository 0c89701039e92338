import { describe, expect, it } from 'vitest';
import { makeNegative, makePassage, makeRecord } from '../../../tests/records';
import type { FinRankRecord } from './record';
import { VALIDATION_RULES, type RuleViolation, type ValidationRule } from './report';
import { Validator } from './validate';

function validate(...records: readonly FinRankRecord[]): RuleViolation[] {
  const validator = new Validator();
  return records.flatMap((record, i) => validator.check(record, i + 1));
}

/** Four sound hard negatives, the first with something else. */
function negatives(fields: Parameters<typeof makeNegative>[1], text = 'n0') {
  return [makeNegative(text, fields), ...['n1', 'n2', 'n3', 'n4'].map((other) => makeNegative(other))];
}

interface Broken {
  readonly rule: ValidationRule;
  /** The broken record, or what comes before it and it. */
  readonly records: readonly FinRankRecord[];
  readonly field: string;
  readonly reason: string;
}

const gold = makePassage('gold', 'r1:p0');
const BROKEN: readonly Broken[] = [
  {
    rule: 'label-outside-vocabulary',
    records: [makeRecord({ industry: 'Utilities' })],
    field: 'industry',
    reason: '"Utilities" is none of Pharmaceuticals, Oil & Gas, Automotive',
  },
  {
    rule: 'invalid-year',
    records: [makeRecord({ year: 1999 })],
    field: 'year',
    reason: '"1999" is no year from 2000 to 2030',
  },
  {
    rule: 'invalid-year',
    records: [makeRecord({ hard_negatives: negatives({ year: 'integer' }) })],
    field: 'hard_negatives[0].year',
    reason: '"integer" is no year from 2000 to 2030',
  },
  {
    rule: 'placeholder-value',
    records: [makeRecord({ answer: ' ' })],
    field: 'answer',
    reason: 'is blank',
  },
  {
    rule: 'placeholder-value',
    records: [makeRecord({ passages: [makePassage('String ', 'r1:p0')] })],
    field: 'passages[0].text',
    reason: '"String " is a placeholder',
  },
  {
    rule: 'passage-type-mismatch',
    records: [
      makeRecord({
        passage_type: 'Two-Passage',
        question_id: 'F_Risk_Easy_TwoPassage_Qualitative_01',
        passages: [gold],
      }),
    ],
    field: 'passage_type',
    reason: '"Two-Passage", but the number of gold passages is 1',
  },
  {
    rule: 'num-passages-mismatch',
    records: [makeRecord({ num_passages: 3 })],
    field: 'num_passages',
    reason: '3, but the number of gold passages is 1',
  },
  {
    rule: 'too-few-hard-negatives',
    records: [makeRecord({ hard_negatives: negatives({}).slice(0, 3) })],
    field: 'hard_negatives',
    reason: '3 distinct hard negatives, of at least 4',
  },
  {
    rule: 'hard-negative-doc-type',
    records: [makeRecord({ hard_negatives: negatives({ doc_type: 'Unknown' }) })],
    field: 'hard_negatives[0].doc_type',
    reason: '"Unknown" is none of 10-K, 10-Q',
  },
  {
    rule: 'hard-negative-equals-gold',
    records: [makeRecord({ passages: [gold], hard_negatives: negatives({}, ' gold\n') })],
    field: 'hard_negatives[0]',
    reason: 'has the text of passages[0]',
  },
  {
    rule: 'duplicate-gold',
    records: [
      makeRecord({
        passages: [gold, makePassage('gold ', 'r1:p1')],
        question_id: 'F_Risk_Easy_TwoPassage_Qualitative_01',
      }),
    ],
    field: 'passages[1]',
    reason: 'has the text of passages[0]',
  },
  {
    rule: 'duplicate-hard-negative',
    records: [makeRecord({ hard_negatives: [...negatives({}), makeNegative('n2\t', { passage_id: 'other' })] })],
    field: 'hard_negatives[5]',
    reason: 'has the text of hard_negatives[2]',
  },
  {
    rule: 'duplicate-passage-id',
    records: [makeRecord({ passages: [gold] }), makeRecord({ id: 'r2', passages: [makePassage('other', 'r1:p0')] })],
    field: 'passages[0].passage_id',
    reason: 'is already the id of passages[0] on line 1',
  },
  {
    rule: 'duplicate-question-answer',
    records: [makeRecord({ question: 'q', answer: 'a' }), makeRecord({ id: 'r2', question: ' q', answer: 'a\n' })],
    field: 'question',
    reason: 'has question and answer of r1 on line 1',
  },
  {
    rule: 'empty-text',
    records: [makeRecord({ hard_negatives: negatives({}, ' \n') })],
    field: 'hard_negatives[0].text',
    reason: 'is blank',
  },
  {
    rule: 'invalid-page-number',
    records: [makeRecord({ passages: [{ ...gold, page_number: 'F-12' }] })],
    field: 'passages[0].page_number',
    reason: '"F-12" is neither digits nor digits–digits',
  },
  {
    rule: 'annotation-file-name',
    records: [makeRecord({ passages: [makePassage('COP-10-Q-2025-Q2.md Total debt fell.', 'r1:p0')] })],
    field: 'passages[0].text',
    reason: 'holds "COP-10-Q-2025-Q2.md"',
  },
  {
    rule: 'outside-source-marker',
    records: [makeRecord({ hard_negatives: negatives({}, 'See https://doi.org/10.1111/opec.12345 for details.') })],
    field: 'hard_negatives[0].text',
    reason: 'holds "doi.org/10."',
  },
  {
    rule: 'synthetic-negative',
    records: [makeRecord({ hard_negatives: negatives({}, 'This note covers leases and does not address debt [2].') })],
    field: 'hard_negatives[0].text',
    reason: 'reads like a remark on relevance: "does not address"',
  },
  {
    rule: 'question-id-mismatch',
    records: [makeRecord({ question_id: 'F_Legal_Easy_SinglePassage_Qualitative_01' })],
    field: 'topic',
    reason: 'stored as "Risk", but the question_id says "Legal"',
  },
];

describe('Validator', () => {
  it('finds nothing in a record without fault, nor in one whose pages and rewrites are merely absent', () => {
    const unpaged = makeRecord({ id: 'r2', passages: [{ ...makePassage('g', 'r2:p0'), page_number: null }] });
    expect(validate(makeRecord(), unpaged)).toEqual([]);
  });

  it.each(BROKEN)('$rule: $reason', ({ rule, records, field, reason }) => {
    const broken = records.at(-1);
    const line = records.length;
    expect(validate(...records)).toEqual([{ rule, id: broken?.id, line, field, reason }]);
  });

  it('has a broken fixture for every rule but that of reading', () => {
    expect(new Set(BROKEN.map(({ rule }) => rule))).toEqual(
      new Set(VALIDATION_RULES.filter((rule) => rule !== 'wrong-type')),
    );
  });

  it('reports a second blank text as blank, not as a repetition or a gold', () => {
    const blank = (passage_id: string) => makeNegative(' ', { passage_id });
    const record = makeRecord({
      passages: [makePassage('', 'r1:p0')],
      hard_negatives: [...negatives({}), blank('x'), blank('y')],
    });
    expect(validate(record).map(({ rule, field }) => [rule, field])).toEqual([
      ['empty-text', 'passages[0].text'],
      ['empty-text', 'hard_negatives[5].text'],
      ['empty-text', 'hard_negatives[6].text'],
    ]);
  });

  it.each([
    ['a journal’s download mark', 'Downloaded from Wiley Online Library', 'outside-source-marker'],
    ['an institute’s login', 'via Shibboleth authentication', 'outside-source-marker'],
    ['the journal itself', 'OPEC Energy Review, March 2023', 'outside-source-marker'],
    ['a file name in lower case', 'see pfe-10-k-2024.md', 'annotation-file-name'],
  ] as const)('sees %s', (_, text, rule) => {
    expect(validate(makeRecord({ passages: [makePassage(text, 'r1:p0')] })).map((found) => found.rule)).toEqual([rule]);
  });

  it.each([
    ['a long text with footnotes', `${'Revenue rose. '.repeat(30)}The policy does not address leases [1].`],
    ['a remark without citation', 'The standard does not address hedges.'],
    ['a form’s own name', 'Our Annual Report on Form 10-K for 2024 (10-K-2024) is on file.'],
    ['a spring', 'The Springer County lease expires in 2026.'],
  ])('has no suspicion of %s', (_, text) => {
    expect(validate(makeRecord({ hard_negatives: negatives({}, text) }))).toEqual([]);
  });
});
