import { isPlaceholder, passageTypeOf } from './canonical-labels';
import type { Mended } from './normalise-labels';
import { pythonStrip } from './python-text';
import type { RawRecord } from './raw-record';
import type { FinRankRecord, HardNegative, Passage } from './record';
import { RepairLog, type RepairRule } from './repair-log';

type ListName = 'passages' | 'hard_negatives';

/** An item of a list with the place that it had in the file. */
interface Placed<T> {
  readonly item: T;
  readonly place: number;
}

/**
 * Removes what is no evidence (placeholder and duplicate golds; empty, repeated and own-gold negatives; texts compared
 * trimmed), and makes num_passages and passage_type say what the gold passages are. The last gold passage is never
 * removed, so no record is dropped. A missing passage_id becomes `<id>:p<i>` or `<id>:hn<i>`.
 */
export function normaliseEvidence({ record, repairs }: Mended<RawRecord>): Mended<FinRankRecord> {
  const log = new RepairLog(record.id, {});
  const gold = keepGold(record, log);
  const negatives = keepNegatives(record, new Set(gold.map(({ item }) => pythonStrip(item.text))), log);
  relabelFromCount(record, gold.length, log);
  const raw = {
    ...log.raw,
    ...replaceIndexes(record.raw, {
      passages: gold.map(({ place }) => place),
      hard_negatives: negatives.map(({ place }) => place),
    }),
  };
  return {
    record: withPassageIds({
      ...record,
      num_passages: gold.length,
      passage_type: passageTypeOf(gold.length),
      passages: gold.map(({ item }) => item),
      hard_negatives: negatives.map(({ item }) => item),
      raw,
    }),
    repairs: [...repairs, ...log.repairs],
  };
}

function keepGold(record: RawRecord, log: RepairLog): Placed<Passage>[] {
  const someReal = record.passages.some((passage) => !isPlaceholder(passage.text));
  return keepSound('passages', record.passages, log, (text, repeated) => {
    if (someReal && isPlaceholder(text)) return 'placeholder-gold-removed';
    return repeated ? 'duplicate-gold-in-record' : null;
  });
}

function keepNegatives(record: RawRecord, goldTexts: ReadonlySet<string>, log: RepairLog): Placed<HardNegative>[] {
  return keepSound('hard_negatives', record.hard_negatives, log, (text, repeated) => {
    if (text === '') return 'empty-text-hn';
    if (goldTexts.has(text)) return 'same-record-duplicate-of-gold';
    return repeated ? 'duplicate-hn-in-record' : null;
  });
}

/** @param faultOf the rule that a trimmed text falls to, or null; told whether an earlier item of the list has that text */
function keepSound<T extends Passage>(
  list: ListName,
  items: readonly T[],
  log: RepairLog,
  faultOf: (text: string, repeated: boolean) => RepairRule | null,
): Placed<T>[] {
  const seen = new Set<string>();
  return items.flatMap((item, place) => {
    const text = pythonStrip(item.text);
    const fault = faultOf(text, seen.has(text));
    seen.add(text);
    if (fault === null) return [{ item, place }];
    log.note(fault, `${list}[${place}]`, 'present', 'REMOVED');
    return [];
  });
}

function relabelFromCount(record: RawRecord, count: number, log: RepairLog): void {
  if (record.num_passages !== count) log.change('num_passages-recomputed', 'num_passages', record.num_passages, count);
  const type = passageTypeOf(count);
  if (record.passage_type !== type)
    log.change('passage-type-relabeled-from-count', 'passage_type', record.passage_type, type);
}

/** Gives passages and negatives that have no passage_id theirs. */
export function withPassageIds(record: FinRankRecord): FinRankRecord {
  return {
    ...record,
    passages: record.passages.map((passage, i) => withId(passage, `${record.id}:p${i}`)),
    hard_negatives: record.hard_negatives.map((negative, i) => withId(negative, `${record.id}:hn${i}`)),
  };
}

function withId<T extends Passage>(passage: T, id: string): T {
  return passage.passage_id === '' ? { ...passage, passage_id: id } : passage;
}

/** Moves raw values of list items along with their items, and lets go of those of removed items. */
function replaceIndexes(
  raw: Readonly<Record<string, unknown>>,
  kept: Readonly<Record<ListName, readonly number[]>>,
): Record<string, unknown> {
  const moved = Object.entries(raw).flatMap(([path, old]): [string, unknown][] => {
    const match = /^(passages|hard_negatives)\[(\d+)\]\.(.+)$/.exec(path);
    if (!match) return [[path, old]];
    const [, list, place, field] = match;
    const index = kept[list as ListName].indexOf(Number(place));
    return index < 0 ? [] : [[`${list}[${index}].${field}`, old]];
  });
  return Object.fromEntries(moved);
}
