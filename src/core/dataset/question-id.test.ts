import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../../tests/records';
import { parseQuestionId, questionIdMismatches } from './question-id';

describe('parseQuestionId', () => {
  it('reads the five labels, canonical', () => {
    expect(parseQuestionId('JNJ_CompanyOverview_Hard_MultiPassage_Quantitative_03')).toEqual({
      ticker: 'JNJ',
      topic: 'Company Overview',
      difficulty: 'Hard',
      passage_type: 'Multi-Passage',
      reasoning_type: 'Quantitative',
    });
  });

  it('understands parts that are written with underscores or misspelt', () => {
    expect(parseQuestionId('ford_Shareholder_Return_easy_One_Passage_Qalitative_3')).toEqual({
      ticker: 'F',
      topic: 'Shareholder Return',
      difficulty: 'Easy',
      passage_type: 'Single-Passage',
      reasoning_type: 'Qualitative',
    });
  });

  it('gives null for a part that names no label', () => {
    expect(parseQuestionId('string_Weather_Easy_ManyPassage_Poetic_01')).toEqual({
      ticker: null,
      topic: null,
      difficulty: 'Easy',
      passage_type: null,
      reasoning_type: null,
    });
  });

  it.each([
    '',
    'Q17',
    'F_Risk_Easy_Single_01',
    'F_Risk_Easy_SinglePassage_Qualitative',
    'F_Easy_SinglePassage_Qualitative_01',
  ])('sees no structure in %j', (questionId) => {
    expect(parseQuestionId(questionId)).toBeNull();
  });
});

describe('questionIdMismatches', () => {
  it('lists the labels that the id contradicts, and leaves them alone', () => {
    const record = makeRecord({ ticker: 'TSLA', question_id: 'GM_Risk_Medium_SinglePassage_Unclear_01' });
    expect(questionIdMismatches(record)).toEqual([
      { id: 'r1', field: 'ticker', stored: 'TSLA', questionIdSays: 'GM' },
      { id: 'r1', field: 'difficulty', stored: 'Easy', questionIdSays: 'Medium' },
    ]);
  });

  it('has nothing to say of an id without structure', () => {
    expect(questionIdMismatches(makeRecord({ question_id: 'Q17' }))).toEqual([]);
  });
});
