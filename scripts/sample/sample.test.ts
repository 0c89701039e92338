import { describe, expect, it } from 'vitest';
import { processText } from '../../src/core/dataset/process-dataset';
import { collectSuite } from '../../src/core/evaluation/run-suite';
import { PUBLISHED_SUITE } from '../../src/core/evaluation/published-suite';
import { PUBLISHED_BM25 } from '../../src/core/retrieval/run';
import { openSparseRetrievers } from '../../src/core/retrieval/sparse-retrievers';
import { figuresIn } from './figures';
import { generateSample } from './generate';
import type { SampleRecord } from './records';
import { evaluate, numberOf } from './workings';

const lines = generateSample();
const records = lines.map((line) => JSON.parse(line) as SampleRecord);
const outcome = processText(`${lines.join('\n')}\n`, 'synthetic.jsonl');
if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal, null, 2));
const { dataset } = outcome;

function counts<T>(items: readonly T[], label: (item: T) => string | number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const item of items) found[label(item)] = (found[label(item)] ?? 0) + 1;
  return found;
}

describe('the synthetic sample', () => {
  it('has the label counts of FinRank (summary of the release; paper, Figure 2 and appendix H)', () => {
    expect(records).toHaveLength(1185);
    expect(counts(records, (r) => r.industry)).toEqual({ Pharmaceuticals: 499, 'Oil & Gas': 438, Automotive: 248 });
    expect(counts(records, (r) => r.topic)).toEqual({
      Accounting: 158,
      'Company Overview': 153,
      Financials: 152,
      Risk: 150,
      Legal: 146,
      'Shareholder Return': 143,
      Footnotes: 142,
      Governance: 141,
    });
    expect(counts(records, (r) => r.difficulty)).toEqual({ Medium: 484, Easy: 363, Hard: 338 });
    expect(counts(records, (r) => r.passage_type)).toEqual({
      'Two-Passage': 472,
      'Single-Passage': 409,
      'Multi-Passage': 304,
    });
    expect(counts(records, (r) => `${r.year} | ${r.doc_type}`)).toEqual({
      '2024 | 10-K': 283,
      '2024 | 10-Q': 13,
      '2025 | 10-K': 765,
      '2025 | 10-Q': 124,
    });
    expect(counts(records, (r) => `${r.difficulty} | ${r.reasoning_type}`)).toMatchObject({
      'Easy | Qualitative': 229,
      'Hard | Quantitative': 106,
      'Medium | Qualitative': 348,
    });
    expect(new Set(records.filter((r) => r.doc_type === '10-Q').map((r) => r.industry))).toEqual(
      new Set(['Oil & Gas']),
    );
    const companies = Object.values(counts(records, (r) => r.ticker));
    expect([companies.length, Math.min(...companies), Math.max(...companies)]).toEqual([22, 9, 142]);
    expect(records.filter((r) => r.query_rewrite.length > 0)).toHaveLength(819);
  });

  it('has about as many passages and negatives as FinRank, related in the same proportions', () => {
    const { collection } = dataset.build;
    expect(collection.corpus.texts.length).toBeGreaterThan(4700);
    expect(collection.corpus.texts.length).toBeLessThan(5400);
    expect(counts(collection.hardNegativeClasses, (name) => name)).toEqual({
      same_industry_other_company: 4807,
      same_company_other_year_or_doc: 794,
      same_company_same_year_doc: 419,
      cross_industry: 1,
    });
    const overlaps = collection.hardNegativeOverlaps.filter((overlap) => overlap === 1).length;
    expect(Math.abs(overlaps - 442)).toBeLessThan(40);
    const lengths = collection.corpus.texts.map((text) => text.length);
    const mean = lengths.reduce((a, b) => a + b, 0) / lengths.length;
    expect(mean).toBeGreaterThan(1000);
    expect(mean).toBeLessThan(1500);
  });

  it('gives every record at least four distinct negatives, none of which is its own gold', () => {
    for (const record of records) {
      const gold = new Set(record.passages.map(({ text }) => text));
      const negatives = new Set(record.hard_negatives.map(({ text }) => text));
      expect(negatives.size, record.id).toBeGreaterThanOrEqual(4);
      expect(negatives.size, record.id).toBe(record.hard_negatives.length);
      expect(
        [...negatives].some((text) => gold.has(text)),
        record.id,
      ).toBe(false);
    }
  });

  it('answers with figures that a gold passage prints, or that a stored formula computes from printed ones', () => {
    for (const record of records) {
      const printed = record.passages.map(({ text }) => new Set(figuresIn(text)));
      for (const { value, expression, decimals, figures } of record.answer_formula) {
        const operands = Object.entries(figures);
        for (const [, { text, passage }] of operands)
          expect(printed[passage]!.has(text), `${record.id}: ${text}`).toBe(true);
        const result = evaluate(
          expression,
          Object.fromEntries(operands.map(([name, { text }]) => [name, numberOf(text)])),
        );
        expect(Math.abs(result - numberOf(value)), `${record.id}: ${expression}`).toBeLessThanOrEqual(
          0.5 / 10 ** decimals + 1e-9,
        );
      }
      const computed = new Set(record.answer_formula.map(({ value }) => value));
      const unsupported = figuresIn(record.answer).filter(
        (figure) => !computed.has(figure) && !printed.some((set) => set.has(figure)),
      );
      expect(unsupported, `${record.id}: ${record.answer}`).toEqual([]);
    }
  });

  it('needs no repair and breaks no rule', () => {
    expect(dataset.report).toEqual({ repairs: [], violations: [], questionIdMismatches: [] });
  });

  it('says of every record that it is synthetic', () => {
    expect(
      lines.every((line) => line.includes('"folder_name":"synthetic"') && line.endsWith('"synthetic":true}')),
    ).toBe(true);
  });

  it('is as hard for BM25 as FinRank is: R@10 of 25 to 60 %, negatives at least 5 points harder than random ones', () => {
    const collection = { ...dataset.build.collection, datasetId: 'synthetic' };
    const bm25 = openSparseRetrievers(collection.corpus.texts).create(PUBLISHED_BM25);
    const { systems } = collectSuite(collection, [bm25], PUBLISHED_SUITE);
    const recall = systems.bm25!.global['R@10']!.value;
    expect(recall).toBeGreaterThanOrEqual(0.25);
    expect(recall).toBeLessThanOrEqual(0.6);
    const { PairAcc, RandAcc } = systems.bm25!.inRecord;
    expect(RandAcc!.value - PairAcc!.value).toBeGreaterThanOrEqual(0.05);
  });

  it('is the same for the same seed and another for another', () => {
    expect(generateSample()).toEqual(lines);
    expect(generateSample({ records: 40, seed: 5 })).not.toEqual(generateSample({ records: 40, seed: 6 }));
  });
});

describe('its raw form', () => {
  it.each([
    [2026, 1185],
    [1, 300],
    [2, 300],
  ])('is mended into the clean file (seed %i, %i records)', (seed, size) => {
    const clean = processText(generateSample({ seed, records: size }).join('\n'), 'clean');
    const raw = processText(generateSample({ seed, records: size, raw: true }).join('\n'), 'raw');
    if (!clean.ok || !raw.ok) throw new Error('a sample was refused');
    const bare = (outcomeRecords: typeof clean.dataset.records) =>
      outcomeRecords.map((record) => ({ ...record, raw: {} }));
    expect(raw.dataset.report.repairs.length).toBeGreaterThan(2 * size);
    expect(raw.dataset.report.violations).toEqual([]);
    expect(bare(raw.dataset.records)).toEqual(bare(clean.dataset.records));
  });

  it('shows every kind of fault that one record alone can have', () => {
    const raw = processText(generateSample({ raw: true }).join('\n'), 'raw');
    if (!raw.ok) throw new Error('the raw sample was refused');
    const rules = new Set(raw.dataset.report.repairs.map(({ rule }) => rule));
    expect([...rules].sort()).toEqual([
      'difficulty-canonicalize',
      'doctype-canonicalize',
      'duplicate-gold-in-record',
      'duplicate-hn-in-record',
      'empty-text-hn',
      'hn-doctype-canonicalize',
      'hn-ticker-doc-swap',
      'hn-ticker-page-swap',
      'invalid-page-normalized',
      'num_passages-recomputed',
      'passage-type-canonicalize',
      'passage-type-relabeled-from-count',
      'placeholder-gold-removed',
      'placeholder-inferred-majority-ticker-doc',
      'placeholder-recovered-from-question_id',
      'reasoning-canonicalize',
      'rewrite-placeholders-stripped',
      'same-record-duplicate-of-gold',
      'sector-fold',
      'ticker-canonicalize',
      'topic-canonicalize',
      'year-to-int',
    ]);
  });
});
