import { collectionSteps, type CollectionBuild } from './build-test-collection';
import { ErrorList, firstErrors } from './error-list';
import { inBatches, type DatasetProgress } from './in-batches';
import { normalisationSteps, takeCurated } from './normalise';
import { parseJsonl, type ParsedJsonl } from './parse-jsonl';
import { questionIdMismatches } from './question-id';
import { readRawRecord, type RawRow } from './raw-record';
import type { FinRankRecord } from './record';
import type { DatasetReport, Refusal } from './report';
import { runToEnd } from './run-to-end';
import { Validator } from './validate';

/** A file that was accepted. */
export interface ProcessedDataset {
  /** Normalised, in file order. */
  readonly records: readonly FinRankRecord[];
  /** Record → its line in the file, from 1. */
  readonly lines: Uint32Array;
  readonly build: CollectionBuild;
  readonly report: DatasetReport;
}

export type DatasetOutcome =
  { readonly ok: true; readonly dataset: ProcessedDataset } | { readonly ok: false; readonly refusal: Refusal };

/** How a file is to be taken. */
export interface ProcessOptions {
  /** True for a file that its makers have curated, and that figures are published of: it is taken as it stands. */
  readonly curated: boolean;
}

/** Steps that `collectionSteps` takes. */
const COLLECTION_STEPS = 4;

/**
 * All that follows parsing, from the schema to the test collection, in small steps: the caller may stop after any of
 * them. A file with an error is refused whole, with every error counted; broken label rules are only reported. A curated
 * file is not normalised, but validated like any other.
 *
 * @param fileName only named in a refusal
 */
export function* processDataset(
  parsed: ParsedJsonl,
  fileName: string,
  { curated }: ProcessOptions,
): Generator<DatasetProgress, DatasetOutcome, undefined> {
  const errors = new ErrorList();
  const seenIds = new Map<string, number>();
  const read = yield* inBatches({ name: 'Reading records', from: 0, to: 0.3 }, parsed.rows, (row) =>
    readRawRecord(row, seenIds, errors),
  );
  const rows = read.filter((row): row is RawRow => row !== null);
  if (rows.length === 0 && errors.count + parsed.errors.count === 0) {
    errors.add({ line: null, id: null, field: null, reason: 'the file has no records' });
  }
  const errorCount = errors.count + parsed.errors.count;
  if (errorCount > 0) {
    return { ok: false, refusal: { fileName, errors: firstErrors(parsed.errors, errors), errorCount } };
  }

  const raws = rows.map(({ record }) => record);
  const { records, repairs } = curated ? takeCurated(raws) : yield* normalisationSteps(raws, 0.3, 0.65);
  const lines = Uint32Array.from(rows, ({ line }) => line);

  const validator = new Validator();
  const violations = yield* inBatches({ name: 'Validating', from: 0.65, to: 0.85 }, records, (record, i) =>
    validator.check(record, lines[i] ?? 0, rows[i]?.wrongTypes),
  );
  const build = yield* building(0.85, 1, records);
  const report: DatasetReport = {
    repairs,
    violations: violations.flat(),
    questionIdMismatches: records.flatMap(questionIdMismatches),
  };
  yield { fraction: 1, stage: 'Data set built' };
  return { ok: true, dataset: { records, lines, build, report } };
}

/** Parses and processes a whole text in one go, for files that are small or for callers that need no progress. */
export function processText(
  text: string,
  fileName: string,
  options: ProcessOptions = { curated: false },
): DatasetOutcome {
  return runToEnd(processDataset(parseJsonl(text), fileName, options));
}

/** Reports each step of building the collection as an equal share of the way from `from` to `to`. */
function* building(
  from: number,
  to: number,
  records: readonly FinRankRecord[],
): Generator<DatasetProgress, CollectionBuild, undefined> {
  const steps = collectionSteps(records);
  for (let done = 0; ; done++) {
    const step = steps.next();
    if (step.done) return step.value;
    yield { fraction: from + ((to - from) * done) / COLLECTION_STEPS, stage: step.value };
  }
}
