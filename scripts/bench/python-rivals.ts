import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestCollection } from '../../src/core/dataset/test-collection';
import { RELEASE_STRATA } from '../../src/core/evaluation/published/release-keys';
import type { Duration } from './duration';

/** Means in the order R@1, R@5, R@10, R@20, RR, nDCG@10. */
type PoolMeans = readonly number[];

/** One system's figures as the Python harness computed them, 0–1. */
export interface PythonFigures {
  readonly global: PoolMeans;
  /** InRecord.RR, InRecord.nDCG@5, PairAcc, RandAcc. */
  readonly inRecord: readonly number[];
  readonly strata: Readonly<Record<string, Readonly<Record<string, PoolMeans>>>>;
  readonly rewrites?: PoolMeans;
  readonly filtered?: PoolMeans;
}
export interface PythonResult {
  readonly figures: Readonly<Record<'tfidf' | 'bm25', PythonFigures>>;
  readonly times: Readonly<Record<string, Duration>>;
}

const SCRIPT = fileURLToPath(new URL('python/rivals.py', import.meta.url));
/**
 * Settings for the OpenBLAS of another numpy: a machine may carry them for the release's own environment, and they
 * slow the current one, whose times would then flatter ours.
 */
const OTHERS_SETTINGS = ['OPENBLAS_CORETYPE', 'OPENBLAS_L2_SIZE'];
const MODULES = 'import numpy, sklearn, rank_bm25, bm25s';

/** The Python that has the rivals: `PYTHON`, else python3; null where it lacks one of them. */
export function findPython(environment: Readonly<Record<string, string | undefined>>): string | null {
  const python = environment['PYTHON'] ?? 'python3';
  return spawnSync(python, ['-c', MODULES]).status === 0 ? python : null;
}

/**
 * Runs the Python rivals on a collection.
 *
 * @throws Error with what Python printed, where it fails
 */
export function runPythonRivals(python: string, collection: TestCollection): PythonResult {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const path = join(folder, 'input.json');
    writeFileSync(path, JSON.stringify(pythonInput(collection)));
    const { status, stdout, stderr } = spawnSync(python, [SCRIPT, path], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !OTHERS_SETTINGS.includes(name))),
    });
    if (status !== 0) throw new Error(`${python} ${SCRIPT} failed:\n${stderr}`);
    return JSON.parse(stdout) as PythonResult;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pythonInput(collection: TestCollection): object {
  const { corpus, queries, rewrites, gold, hardNegatives, queryFiling, labels } = collection;
  const lists = ({ offsets, values }: TestCollection['gold']): number[][] =>
    queries.map((_, query) => [...values.subarray(offsets[query], offsets[query + 1])]);
  const labelsOf = (field: (typeof RELEASE_STRATA)[number]): string[] =>
    Array.from(labels[field].codes, (code) => labels[field].values[code] ?? '');
  return {
    texts: corpus.texts,
    queries,
    rewritten: queries.flatMap((text, query) => {
      const own = rewrites[query] ?? [];
      return own.length === 0 ? [] : [{ query, text: [text, ...own].join(' ') }];
    }),
    gold: lists(gold),
    hardNegatives: lists(hardNegatives),
    queryFiling: [...queryFiling],
    documentFiling: [...corpus.filing],
    strata: Object.fromEntries(RELEASE_STRATA.map((field) => [field, labelsOf(field)])),
  };
}
