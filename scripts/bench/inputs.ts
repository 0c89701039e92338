import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processText } from '../../src/core/dataset/process-dataset';
import type { TestCollection } from '../../src/core/dataset/test-collection';
import { explainRefusal } from '../dataset/summary';
import { end, EXIT } from '../exit';
import { generateSample } from '../sample/generate';

/** The name of the generated sample among the inputs; all others are paths. */
export const SAMPLE = 'synthetic sample';

const STAND_INS = fileURLToPath(new URL('../../../shared/standin/', import.meta.url));

/** What to measure on: the files that were asked for, else the sample and the stand-ins that are there. */
export function benchInputs(files: readonly string[]): readonly string[] {
  if (files.length > 0) return files;
  const standIns = ['tatqa.jsonl', 'financebench.jsonl'].map((name) => `${STAND_INS}${name}`);
  return [SAMPLE, ...standIns.filter((path) => existsSync(path))];
}

/** Reads an input, which is no part of what is measured; says why and ends the program where a file is refused. */
export function readCollection(input: string): TestCollection {
  const text = input === SAMPLE ? generateSample().join('\n') : readFileSync(input, 'utf8');
  const outcome = processText(text, basename(input));
  if (!outcome.ok) return end(EXIT.refused, explainRefusal(outcome.refusal));
  return { datasetId: basename(input), ...outcome.dataset.build.collection };
}
