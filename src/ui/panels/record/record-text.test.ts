import { describe, expect, it } from 'vitest';
import type { JudgmentView, RecordView } from '../../../app/record-page.svelte';
import { judgmentName, outranking, rawFields, recordJson, recordQrels } from './record-text';

function judgment(kind: JudgmentView['kind'], order: number, document: number, bm25: number): JudgmentView {
  return {
    kind,
    order,
    document,
    text: `text ${document}`,
    ticker: 'F',
    year: '2024',
    docType: '10-K',
    page: '7',
    passageId: `r1:${kind === 'gold' ? 'p' : 'hn'}${order}`,
    hardNegativeClass: null,
    overlaps: [],
    ranks: { bm25: { rank: 1, score: bm25, tied: 1 } },
  };
}
const GOLDS = [judgment('gold', 0, 9, 2), judgment('gold', 1, 4, 5), judgment('gold', 2, 9, 2)];
const RECORD: RecordView = {
  query: 0,
  id: 'r1',
  questionId: 'F_Risk',
  question: 'why?',
  answer: 'so',
  rewrites: ['how?'],
  labels: { industry: 'Automotive', ticker: 'F' },
  folderName: 'x',
  raw: {},
  warnings: [],
  splitParts: [],
  judgments: [...GOLDS, judgment('hard-negative', 0, 6, 5)],
};

describe('judgmentName', () => {
  it('counts from one', () => {
    expect(judgmentName({ kind: 'hard-negative', order: 2 })).toBe('Negative 3');
    expect(judgmentName({ kind: 'gold', order: 0 })).toBe('Gold 1');
  });
});

describe('outranking', () => {
  it('takes a strictly higher score than every gold passage’s', () => {
    expect(outranking(judgment('hard-negative', 0, 6, 5.1), GOLDS)).toEqual(['bm25']);
    expect(outranking(judgment('hard-negative', 0, 6, 5), GOLDS)).toEqual([]);
    expect(outranking(judgment('hard-negative', 0, 6, 5), [])).toEqual([]);
  });
});

describe('rawFields', () => {
  it('finds the fields of one passage', () => {
    const raw = { year: '"x"', 'hard_negatives[2].year': '"2024.0"', 'hard_negatives[21].year': '"y"' };
    expect(rawFields(raw, { kind: 'hard-negative', order: 2 })).toEqual([['year', '"2024.0"']]);
    expect(rawFields(raw, { kind: 'gold', order: 2 })).toEqual([]);
  });
});

describe('copies', () => {
  it('write qrels with each gold document once', () => {
    expect(recordQrels(RECORD)).toBe('query-id\tcorpus-id\tscore\nr1\t4\t1\nr1\t9\t1\n');
  });
  it('write the record under the schema’s names', () => {
    const json = JSON.parse(recordJson(RECORD)) as Record<string, unknown>;
    expect(json).toMatchObject({ id: 'r1', industry: 'Automotive', query_rewrite: ['how?'] });
    expect(json['passages']).toHaveLength(3);
    expect(json['hard_negatives']).toEqual([
      {
        text: 'text 6',
        page_number: '7',
        passage_id: 'r1:hn0',
        document: 6,
        ticker: 'F',
        year: '2024',
        doc_type: '10-K',
      },
    ]);
  });
});
