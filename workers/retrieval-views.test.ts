import { beforeAll, describe, expect, it } from 'vitest';
import { sourceOfRecords } from '../tests/dataset-source';
import { filingRecords } from '../tests/filing-records';
import { makePassage } from '../tests/records';
import { rowLists } from '../tests/stand-in';
import { buildTestCollection } from '../src/core/dataset/build-test-collection';
import type { FinRankRecord } from '../src/core/dataset/record';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../src/core/retrieval/run';
import type { RetrieverSpec } from '../src/core/retrieval/run';
import { openSparseRetrievers } from '../src/core/retrieval/sparse-retrievers';
import { RetrievalService } from './retrieval-service';

const RECORDS: FinRankRecord[] = filingRecords(40);
/** A gold passage without text, the same gold passage as the record before, and labels that curation changed. */
RECORDS[7] = {
  ...RECORDS[7]!,
  passages: [...RECORDS[7]!.passages, makePassage('   ', 'rec-7:p1'), makePassage('debt Debt', 'rec-7:p2')],
  raw: { year: '2024.0', topic: ' risk' },
};
RECORDS[9] = { ...RECORDS[9]!, passages: [makePassage('Debt debt!', 'rec-9:p0')] };
const COLLECTION = buildTestCollection('small', RECORDS);
const TEXTS = COLLECTION.corpus.texts;
const SYSTEMS = [PUBLISHED_TFIDF, PUBLISHED_BM25];
const BAD_PARAMETER = expect.objectContaining({ name: 'bad-parameter' }) as Error;

const service = new RetrievalService();
beforeAll(async () => {
  const blank = { rule: 'empty-text', id: 'rec-7', line: 8, field: 'passages[1].text', reason: 'blank' } as const;
  const twice = { ...blank, field: 'passages[2].text', reason: 'blank too' };
  const year = { ...blank, rule: 'invalid-year', id: 'rec-3', field: 'year', reason: 'not a year' } as const;
  await service.load(1, await sourceOfRecords('small', RECORDS, { violations: [blank, twice, year] }), () => undefined);
});

function scoresOf(system: Exclude<RetrieverSpec, { name: 'minisearch' }>, query: string): Float64Array {
  const scores = new Float64Array(TEXTS.length);
  openSparseRetrievers(TEXTS).create(system).score(query, scores);
  return scores;
}

describe('a record', () => {
  it('comes with its labels, raw values, warnings, rewrites and split parts', () => {
    const record = service.record(7, SYSTEMS);
    expect(record).toMatchObject({
      query: 7,
      id: 'rec-7',
      questionId: RECORDS[7]!.question_id,
      question: RECORDS[7]!.question,
      answer: 'answer of rec-7',
      labels: { topic: 'Risk', ticker: 'XOM', industry: 'Oil & Gas', year: '2024', doc_type: '10-K' },
      folderName: 'fixtures',
      raw: { year: '"2024.0"', topic: '" risk"' },
      rewrites: [],
      splitParts: COLLECTION.splits.filter(({ queries }) => queries.includes(7)).map(({ name }) => name),
    });
    expect(record.warnings).toEqual(['passages[1].text: blank', 'passages[2].text: blank too']);
    expect(record.splitParts.length).toBeGreaterThan(0);
    expect(service.record(8, []).rewrites).toEqual([RECORDS[8]!.query_rewrite[0]]);
    expect(structuredClone(record)).toEqual(record);
  });

  it('shows gold, then hard negatives, in its own order and with its own metadata, blank texts left out', () => {
    const { judgments } = service.record(7, SYSTEMS);
    expect(judgments.map(({ passageId }) => passageId)).toEqual([
      'rec-7:p0',
      'rec-7:p2',
      'rec-7:hn0',
      'rec-7:hn1',
      'rec-7:hn2',
      'rec-7:hn3',
    ]);
    expect(judgments.map(({ kind, order }) => `${kind} ${order}`).slice(0, 3)).toEqual([
      'gold 0',
      'gold 2',
      'hard-negative 0',
    ]);
    const negative = judgments[2]!;
    const stated = RECORDS[7]!.hard_negatives[0]!;
    expect(negative).toMatchObject({
      text: stated.text,
      document: TEXTS.indexOf(stated.text),
      ticker: stated.ticker,
      year: String(stated.year),
      docType: '10-K',
      page: '1',
      overlaps: ['rec-8:p0'],
    });
    expect(negative.hardNegativeClass).toBe('cross_industry');
  });

  it('ranks each of its passages by every retriever, ties in corpus order', () => {
    for (const query of [0, 7, 21]) {
      for (const system of SYSTEMS) {
        const scores = scoresOf(system, RECORDS[query]!.question);
        const order = Array.from(scores, (_, d) => d).sort((a, b) => scores[b]! - scores[a]! || a - b);
        for (const { document, ranks } of service.record(query, SYSTEMS).judgments) {
          expect(ranks[system.name]).toEqual({
            rank: order.indexOf(document) + 1,
            score: scores[document],
            tied: scores.filter((score) => score === scores[document]).length,
          });
        }
      }
    }
  });

  it.each([-1, 40, 1.5, NaN])('number %s does not exist', (query) => {
    expect(() => service.record(query, SYSTEMS)).toThrow(BAD_PARAMETER);
    expect(() => service.rows([query])).toThrow(BAD_PARAMETER);
  });
});

describe('the records list', () => {
  it('has a column for everything that it filters and sorts by', () => {
    const columns = service.columns();
    expect(columns.ids).toEqual(RECORDS.map(({ id }) => id));
    expect(columns.labels).toEqual(COLLECTION.labels);
    expect(columns.splits).toEqual(COLLECTION.splits);
    expect([...columns.goldCounts]).toEqual(RECORDS.map(({ passages }) => passages.length));
    expect([...columns.golds]).toEqual(rowLists(COLLECTION.gold).map(({ length }) => length));
    expect([...columns.questionWords]).toEqual(RECORDS.map(({ question }) => question.split(' ').length));
    expect([...columns.hardNegativeCounts]).toEqual(RECORDS.map(() => 4));
    expect([...columns.rewriteCounts]).toEqual(RECORDS.map((_, n) => (n % 2 === 0 ? 1 : 0)));
    const { hardNegatives, hardNegativeClasses } = COLLECTION;
    const classesOf = (query: number) =>
      hardNegativeClasses.slice(hardNegatives.offsets[query], hardNegatives.offsets[query + 1]);
    for (const { name, queries } of columns.negativeClasses) {
      const having = RECORDS.flatMap((_, query) => (classesOf(query).includes(name) ? [query] : []));
      expect([...queries]).toEqual(having);
    }
    expect(new Set(columns.negativeClasses.map(({ name }) => name))).toEqual(new Set(hardNegativeClasses));
    expect(columns.warnings).toEqual([
      { rule: 'invalid-year', queries: Uint32Array.of(3) },
      { rule: 'empty-text', queries: Uint32Array.of(7) },
    ]);
    expect(structuredClone(columns)).toEqual(columns);
  });

  it('shows the rows that are asked for', () => {
    expect(service.rows([3, 0])).toEqual(
      [3, 0].map((query) => ({ query, question: RECORDS[query]!.question, answer: RECORDS[query]!.answer })),
    );
  });
});

describe('a document', () => {
  const shared = TEXTS.indexOf(RECORDS[8]!.passages[0]!.text);

  it('is shown with every record that judges it', () => {
    const { document, uses } = service.document(shared);
    expect(document).toMatchObject({ document: shared, text: TEXTS[shared] });
    const expected = RECORDS.flatMap(({ id, passages, hard_negatives }) => [
      ...passages.filter(({ text }) => text === TEXTS[shared]).map(() => [id, 'gold']),
      ...hard_negatives.filter(({ text }) => text === TEXTS[shared]).map(() => [id, 'hard-negative']),
    ]);
    expect(uses.map(({ recordId, kind }) => [recordId, kind])).toEqual(expected);
    expect(expected.length).toBeGreaterThan(1);
    expect(uses.find(({ kind }) => kind === 'gold')?.hardNegativeClass).toBeNull();
  });

  it('has its nearest passages by cosine beside it, never itself', () => {
    const { neighbours } = service.document(shared);
    expect(neighbours).toHaveLength(10);
    const similarities = neighbours.map(({ similarity }) => similarity);
    expect(similarities).toEqual([...similarities].sort((a, b) => b - a));
    expect(neighbours.every(({ document }) => document.document !== shared)).toBe(true);
    for (const { document, similarity } of neighbours) {
      expect(similarity).toBeGreaterThan(0);
      const cosine = scoresOf(PUBLISHED_TFIDF, document.text)[shared]!;
      expect(similarity).toBeCloseTo(cosine, 12);
    }
  });

  it('is as near as can be to one with the same words', () => {
    const { neighbours } = service.document(TEXTS.indexOf('debt Debt'));
    expect(neighbours[0]!.document.text).toBe('Debt debt!');
    expect(neighbours[0]!.similarity).toBeCloseTo(1, 12);
    expect(neighbours[0]!.similarity).toBeLessThanOrEqual(1);
  });

  it('carries the metadata of its first occurrence', () => {
    const stated = RECORDS[7]!.hard_negatives[0]!;
    const [first, second] = service.documents([0, shared]);
    expect(first!.passageId).toBe('rec-0:p0');
    expect(second).toEqual({
      document: shared,
      text: stated.text,
      ticker: stated.ticker,
      year: String(stated.year),
      docType: '10-K',
      page: '1',
      passageId: 'rec-7:hn0',
    });
  });

  it.each([-1, TEXTS.length, 0.5, NaN])('number %s does not exist', (document) => {
    expect(() => service.document(document)).toThrow(BAD_PARAMETER);
    expect(() => service.documents([0, document])).toThrow(BAD_PARAMETER);
    expect(() => service.explain(0, document, PUBLISHED_BM25)).toThrow(BAD_PARAMETER);
  });
});

describe('an explanation', () => {
  it('sums to the score, for a record’s question and for a text of one’s own', () => {
    for (const system of SYSTEMS) {
      for (const [query, text] of [
        [7, RECORDS[7]!.question],
        ['goodwill goodwill tax', 'goodwill goodwill tax'],
      ] as const) {
        const scores = scoresOf(system, text);
        for (let document = 0; document < TEXTS.length; document += 7) {
          const { score, terms } = service.explain(query, document, system);
          const sum = terms.reduce((total, { contribution }) => total + contribution, 0);
          expect(Math.abs(score - scores[document]!)).toBeLessThan(1e-9);
          expect(Math.abs(sum - scores[document]!)).toBeLessThan(1e-9);
        }
      }
    }
  });

  it('refuses a query that does not exist', () => {
    expect(() => service.explain(40, 0, PUBLISHED_BM25)).toThrow(BAD_PARAMETER);
  });
});
