import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeNegative, makePassage, makeRecord } from '../../../tests/records';
import { buildCollection } from '../../core/dataset/build-test-collection';
import type { FinRankRecord } from '../../core/dataset/record';
import type { DatasetReport } from '../../core/dataset/report';
import { toJudgments, toTestCollection, valueAt } from './collection';
import { decodeTable, encodeTable, type Tables } from './schemas';
import { buildTables } from './tables';

const NO_REPORT: DatasetReport = { repairs: [], violations: [], questionIdMismatches: [] };

function tablesOf(records: readonly FinRankRecord[], report = NO_REPORT): Tables {
  return buildTables(records, buildCollection(records), report);
}

/** Through bytes and back, as a page gets them. */
function sent(tables: Tables): Tables {
  return {
    records: decodeTable('records', encodeTable('records', tables)),
    documents: decodeTable('documents', encodeTable('documents', tables)),
    judgments: decodeTable('judgments', encodeTable('judgments', tables)),
    rewrites: decodeTable('rewrites', encodeTable('rewrites', tables)),
    splits: decodeTable('splits', encodeTable('splits', tables)),
  };
}

// Few texts, tickers and years, so that texts repeat within and across records; a blank text now and then.
const text = fc.constantFrom('a', 'b', 'c ', 'c', ' ', 'Ünï');
const ticker = fc.constantFrom('F', 'GM', 'XOM');
const year = fc.constantFrom(2024, 2025, 'n/a');
const docType = fc.constantFrom('10-K', '10-Q', 'Unknown');
const negative = fc
  .tuple(text, ticker, year, docType, fc.option(fc.constantFrom('3', '4–5')))
  .map(([body, ticker, year, doc_type, page_number]) => makeNegative(body, { ticker, year, doc_type, page_number }));
const record = fc.record({
  ticker,
  year,
  doc_type: docType,
  industry: fc.constantFrom('Automotive', 'Oil & Gas'),
  passages: fc.array(
    text.map((body) => makePassage(body)),
    { maxLength: 3 },
  ),
  hard_negatives: fc.array(negative, { maxLength: 4 }),
  query_rewrite: fc.array(fc.constantFrom('', ' ', 'rewritten', 'twice'), { maxLength: 3 }),
});
const records = fc
  .array(record, { minLength: 1, maxLength: 8 })
  .map((list) => list.map((fields, index) => makeRecord({ id: `r${index}`, ...fields })));

describe('the five tables', () => {
  it('hold the very test collection that was built from the records', () => {
    fc.assert(
      fc.property(records, (list) => {
        const { collection } = buildCollection(list);
        expect(toTestCollection('id', sent(tablesOf(list)))).toEqual({ datasetId: 'id', ...collection });
      }),
    );
  });

  it('hold every judgment, blank texts and the occurrence’s own filing included', () => {
    fc.assert(
      fc.property(records, (list) => {
        expect(toJudgments(sent(tablesOf(list)).judgments)).toEqual(buildCollection(list).judgments);
      }),
    );
  });

  it('show a document with the page and passage id of its first occurrence', () => {
    const tables = tablesOf([
      makeRecord({ id: 'r0', passages: [makePassage('x', 'r0:p0')], hard_negatives: [] }),
      makeRecord({ id: 'r1', passages: [{ ...makePassage('x', 'r1:p0'), page_number: '9' }], hard_negatives: [] }),
    ]);
    expect(tables.documents.passage_id).toEqual(['r0:p0']);
    expect(tables.documents.page_number).toEqual(['1']);
    expect(tables.judgments.passage_id).toEqual(['r0:p0', 'r1:p0']);
    expect(tables.judgments.page_number).toEqual(['1', '9']);
  });

  it('keep raw values, unknown fields and warnings beside their record', () => {
    const list = [
      makeRecord({ id: 'r0' }),
      makeRecord({ id: 'r1', raw: { year: '2025', topic: null }, extra: { sub_industry: { code: 7 } } }),
    ];
    const { records: table } = sent(
      tablesOf(list, {
        ...NO_REPORT,
        violations: [{ rule: 'invalid-year', id: 'r1', line: 2, field: 'year', reason: 'not an integer' }],
      }),
    );
    expect(table.raw_fields).toEqual([[], ['year', 'topic']]);
    expect(table.raw_values).toEqual([[], ['"2025"', 'null']]);
    expect(table.extra_fields).toEqual([[], ['sub_industry']]);
    expect(table.extra_values).toEqual([[], ['{"code":7}']]);
    expect(table.warning_rules).toEqual([[], ['invalid-year']]);
    expect(table.warnings).toEqual([[], ['year: not an integer']]);
  });

  it('keep a split part that has no member', () => {
    const tables = sent(tablesOf([makeRecord({ year: 2024, doc_type: '10-K' })]));
    expect(tables.splits.part.values).toContain('doctype/test');
    const members = Array.from(tables.splits.query, (_, row) => valueAt(tables.splits.part, row));
    expect(members).not.toContain('doctype/test');
    expect(members).toContain('year/test');
  });
});
