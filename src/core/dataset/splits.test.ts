import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeShared, readSharedJson, sharedPath } from '../../../tests/shared';
import { buildSplits, randomSplit, splitParts, type DatasetSplits, type SplitRecord } from './splits';

function splitRecord(id: string, fields: Partial<SplitRecord> = {}): SplitRecord {
  return { id, ticker: 'F', industry: 'Automotive', year: 2025, doc_type: '10-K', ...fields };
}

describe('buildSplits', () => {
  it('holds out the tickers with the fewest records, names breaking ties, until a tenth is reached', () => {
    const tickers = [
      'D',
      'D',
      'C',
      'C',
      'C',
      'C',
      'C',
      'C',
      'C',
      'C',
      'C',
      'C',
      'C',
      'C',
      'C',
      'C',
      'C',
      'b',
      'A',
      'A',
    ];
    const { ticker } = buildSplits(tickers.map((name, i) => splitRecord(String(i).padStart(2, '0'), { ticker: name })));
    expect(ticker.held_out_test_tickers).toEqual(['b', 'A']);
    expect(ticker.held_out_dev_tickers).toEqual(['D']);
    expect(ticker.test).toEqual(['17', '18', '19']);
    expect(ticker.dev).toEqual(['00', '01']);
  });

  it('names a sector by its industry with underscores, and tests on 2024 and on 10-Q', () => {
    const splits = buildSplits([
      splitRecord('b', { industry: 'Oil & Gas', year: '2024' }),
      splitRecord('a', { industry: 'Oil & Gas', doc_type: '10-Q' }),
      splitRecord('c', { year: 2023 }),
    ]);
    expect(Object.keys(splits.sector)).toEqual(['test_Oil_&_Gas', 'test_Automotive']);
    expect(splits.sector['test_Oil_&_Gas']).toEqual({ train: ['c'], test: ['a', 'b'] });
    expect(splits.year).toEqual({ train: ['a', 'c'], test: ['b'] });
    expect(splits.doctype).toEqual({ train: ['b', 'c'], test: ['a'] });
  });

  it('partitions the records in every split, whatever they are', () => {
    const anyRecord = fc.record({
      ticker: fc.constantFrom('F', 'GM', 'TSLA', 'PFE'),
      industry: fc.constantFrom('Automotive', 'Oil & Gas', ''),
      year: fc.constantFrom(2024, 2025, 'integer'),
      doc_type: fc.constantFrom('10-K', '10-Q'),
    });
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 40 }), (rows) => {
        const records = rows.map((row, i) => splitRecord(`r${i}`, row));
        const ids = records.map((record) => record.id);
        const parts = splitParts(ids, buildSplits(records));
        const families = new Map<string, number[]>();
        for (const { name, queries } of parts) {
          expect([...queries]).toEqual([...queries].sort((a, b) => a - b));
          const family = name.slice(0, name.lastIndexOf('/'));
          families.set(family, [...(families.get(family) ?? []), ...queries]);
        }
        for (const members of families.values()) expect(members.sort((a, b) => a - b)).toEqual(ids.map((_, i) => i));
      }),
    );
  });
});

describeShared('splits against the reference', () => {
  it.each(['tatqa', 'financebench'])('%s: splits.json to the letter', (name) => {
    const text = readFileSync(sharedPath('standin', `${name}.jsonl`), 'utf8');
    const records = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as SplitRecord);
    const reference = readSharedJson<DatasetSplits>('reference', name, 'splits.json');
    expect(JSON.stringify(buildSplits(records))).toBe(JSON.stringify(reference));
  });

  it('the released random split follows from the record order of hn_taxonomy.json', () => {
    const taxonomy = readSharedJson<{ record_id: string }[]>('finrank-release', 'hn_taxonomy.json');
    const ids = [...new Set(taxonomy.map((negative) => negative.record_id))];
    expect(ids.length).toBe(1185);
    const released = readSharedJson<DatasetSplits>('finrank-release', 'splits.json');
    expect(randomSplit(ids)).toEqual(released.random);
  });
});
