import { expect, it } from 'vitest';
import { describeShared, readSharedJson } from '../../../tests/shared';
import { readStandIn, standInCollection } from '../../../tests/stand-in';
import { releaseKey } from '../evaluation/published/release-keys';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../retrieval/run';
import { openSparseRetrievers } from '../retrieval/sparse-retrievers';
import { buildSystemTable } from './build-system-table';
import type { SystemTable } from './system-table';

interface PerQueryReference {
  readonly stable: Record<string, number>;
  readonly top20: Record<string, [number, number][]>;
  readonly per_query_stable: Record<'recall@10' | 'mrr' | 'ndcg@10', number[]>;
}
type Systems<T> = Record<'tfidf' | 'bm25', T>;

function collect<T>(steps: Generator<number, T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

describeShared('rows of a system for SQL, on financebench', () => {
  const collection = standInCollection('financebench');
  const { ids } = readStandIn('financebench');
  const retrievers = openSparseRetrievers(collection.corpus.texts);
  const reference = readSharedJson<Systems<PerQueryReference>>('reference', 'financebench', 'per-query.json');
  const { models } = readSharedJson<{ models: Systems<Record<string, number>> }>(
    'reference',
    'financebench',
    'results.json',
  );
  const valuesOf = (table: SystemTable, key: string): number[] => [
    ...(table.values.find(({ measure }) => releaseKey(measure) === key)?.value ?? []),
  ];
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

  for (const spec of [PUBLISHED_TFIDF, PUBLISHED_BM25]) {
    const table = collect(buildSystemTable(collection, retrievers.create(spec), spec.name));
    const { stable, top20, per_query_stable } = reference[spec.name];

    it(`hold ${spec.name}'s measures of every query`, () => {
      // The reference rounds recall to 6 decimals, the others to 8.
      for (const [key, expected] of Object.entries(per_query_stable)) {
        const own = valuesOf(table, key);
        expect(own).toHaveLength(expected.length);
        own.forEach((value, query) => {
          expect(Math.abs(value - (expected[query] ?? NaN))).toBeLessThan(1e-6);
        });
      }
    });

    it(`average to ${spec.name}'s figures`, () => {
      const inRecord = ['inrec_mrr', 'inrec_ndcg@5', 'hn_acc', 'rand_acc'].map((key) => [key, models[spec.name][key]]);
      for (const [key, percent] of [...Object.entries(stable), ...inRecord] as [string, number][]) {
        expect(Math.abs(mean(valuesOf(table, key)) - percent / 100), key).toBeLessThan(1e-9);
      }
    });

    it(`rank as ${spec.name} does, each document once`, () => {
      const { record, document, rank } = table.runs;
      const ranked = new Map<number, number[]>();
      record.forEach((query, i) => {
        const own = ranked.get(query) ?? [];
        ranked.set(query, own);
        if ((rank[i] ?? 0) <= 20) own[(rank[i] ?? 0) - 1] = document[i] ?? -1;
      });
      // The reference lists the rankings of some records.
      for (const [id, hits] of Object.entries(top20)) {
        expect(ranked.get(ids.indexOf(id))).toEqual(hits.map(([number]) => number));
      }
      expect(new Set(Array.from(record, (query, i) => `${query} ${document[i] ?? ''}`)).size).toBe(record.length);
    });

    it(`hold the rank of every gold and hard negative under ${spec.name}`, () => {
      const held = new Set(Array.from(table.runs.record, (query, i) => `${query} ${table.runs.document[i] ?? ''}`));
      for (const { offsets, values } of [collection.gold, collection.hardNegatives]) {
        for (const query of collection.queries.keys()) {
          for (const document of values.subarray(offsets[query], offsets[query + 1])) {
            expect(held.has(`${query} ${document}`)).toBe(true);
          }
        }
      }
    });
  }
});
