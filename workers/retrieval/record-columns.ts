import { HARD_NEGATIVE_CLASSES, LABEL_FIELDS } from '../../src/core/dataset/record';
import type { LabelField } from '../../src/core/dataset/record';
import { questionWords } from '../../src/core/dataset/question-length';
import type { LabelColumn } from '../../src/core/dataset/test-collection';
import type { RecordColumns } from '../api';
import type { LoadedDataset } from '../loaded-dataset';

/** What facets, sorting and the list need of every record. */
export function recordColumns({ collection, tables, judgments }: LoadedDataset): RecordColumns {
  const { records } = tables;
  const goldCounts = new Uint32Array(records.id.length);
  const hardNegativeCounts = new Uint32Array(records.id.length);
  for (const { kind, query } of judgments) {
    const counts = kind === 'gold' ? goldCounts : hardNegativeCounts;
    counts[query] = (counts[query] ?? 0) + 1;
  }
  return {
    ids: records.id,
    questionIds: records.question_id,
    labels: Object.fromEntries(LABEL_FIELDS.map((field) => [field, records[field]])) as Record<LabelField, LabelColumn>,
    goldCounts,
    golds: collection.gold.offsets.subarray(1).map((end, query) => end - (collection.gold.offsets[query] ?? 0)),
    questionWords: Uint32Array.from(collection.queries, questionWords),
    hardNegativeCounts,
    rewriteCounts: Uint32Array.from(collection.rewrites, (rewrites) => rewrites.length),
    negativeClasses: queriesByClass(judgments),
    splits: collection.splits,
    warnings: warningsByRule(records.warning_rules),
  };
}

/** Judgments stand by query, so that one look at the last query keeps each once. */
function queriesByClass(judgments: LoadedDataset['judgments']): RecordColumns['negativeClasses'] {
  return HARD_NEGATIVE_CLASSES.map((name) => {
    const queries: number[] = [];
    for (const { hardNegativeClass, query } of judgments) {
      if (hardNegativeClass === name && queries.at(-1) !== query) queries.push(query);
    }
    return { name, queries: Uint32Array.from(queries) };
  }).filter(({ queries }) => queries.length > 0);
}

function warningsByRule(rulesOf: readonly (readonly string[])[]): RecordColumns['warnings'] {
  const queriesOf = new Map<string, number[]>();
  for (const [query, rules] of rulesOf.entries()) {
    for (const rule of new Set(rules)) {
      const queries = queriesOf.get(rule) ?? [];
      queries.push(query);
      queriesOf.set(rule, queries);
    }
  }
  return Array.from(queriesOf, ([rule, queries]) => ({ rule, queries: Uint32Array.from(queries) }));
}
