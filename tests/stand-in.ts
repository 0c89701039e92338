import { readFileSync } from 'node:fs';
import { processText } from '../src/core/dataset/process-dataset';
import type { Rows, TestCollection } from '../src/core/dataset/test-collection';
import { sharedPath } from './shared';

/** The stand-ins that ../shared has reference values for. */
export const STAND_INS = ['tatqa', 'financebench'] as const;
export type StandInName = (typeof STAND_INS)[number];

interface StandInPassage {
  readonly text: string;
}
interface StandInRecord {
  readonly id: string;
  readonly question: string;
  readonly passages: readonly StandInPassage[];
  readonly hard_negatives?: readonly StandInPassage[];
}

/** A stand-in as PROTOCOL "Corpus C" reads it, apart from the dataset layer, so that a parity test leans on one layer only. */
export interface StandIn {
  readonly ids: readonly string[];
  readonly questions: readonly string[];
  readonly texts: readonly string[];
  readonly gold: Rows;
  readonly hardNegatives: Rows;
}

function toRows(lists: readonly (readonly number[])[]): Rows {
  const offsets = new Uint32Array(lists.length + 1);
  lists.forEach((list, i) => {
    offsets[i + 1] = offsets[i]! + list.length;
  });
  return { offsets, values: Uint32Array.from(lists.flat()) };
}

export function readStandIn(name: StandInName): StandIn {
  const lines = readFileSync(sharedPath('standin', `${name}.jsonl`), 'utf8').split('\n');
  const records = lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as StandInRecord);
  const numbers = new Map<string, number>();
  const numbersOf = (passages: readonly StandInPassage[]): number[] =>
    passages
      .filter(({ text }) => text.trim() !== '')
      .map(({ text }) => {
        const number = numbers.get(text) ?? numbers.size;
        numbers.set(text, number);
        return number;
      });
  const gold: number[][] = [];
  const hardNegatives: number[][] = [];
  for (const record of records) {
    gold.push([...new Set(numbersOf(record.passages))].sort((a, b) => a - b));
    hardNegatives.push(numbersOf(record.hard_negatives ?? []));
  }
  return {
    ids: records.map(({ id }) => id),
    questions: records.map(({ question }) => question),
    texts: [...numbers.keys()],
    gold: toRows(gold),
    hardNegatives: toRows(hardNegatives),
  };
}

/** A stand-in as the dataset layer reads it. */
export function standInCollection(name: StandInName): TestCollection {
  const outcome = processText(readFileSync(sharedPath('standin', `${name}.jsonl`), 'utf8'), name);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return { datasetId: name, ...outcome.dataset.build.collection };
}

/** The rows of `rows` as arrays. */
export function rowLists({ offsets, values }: Rows): number[][] {
  return Array.from({ length: offsets.length - 1 }, (_, i) => [...values.subarray(offsets[i], offsets[i + 1])]);
}
