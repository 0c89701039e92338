import { createJsonlParser, type ParsedJsonl } from '../core/dataset/parse-jsonl';
import { FINRANK_BLOB_ID } from '../core/dataset/pinned-release';
import {
  processDataset,
  type DatasetOutcome,
  type ProcessedDataset,
  type ProcessOptions,
} from '../core/dataset/process-dataset';
import type { DatasetError, Refusal } from '../core/dataset/report';
import { PUBLISHED_SUITE } from '../core/evaluation/published-suite';
import { runSuite } from '../core/evaluation/run-suite';
import type { SuiteResult } from '../core/evaluation/suite';
import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../core/retrieval/run';
import { openSparseRetrievers } from '../core/retrieval/sparse-retrievers';
import type { BuildOutcome } from './build-outcome';
import { describeDataset, type SourceIdentity } from './describe-dataset';
import { gzip } from './gzip';
import { packStreams, type PackedStreams } from './pack-streams';
import { Pace, type Listener } from './pace';
import { sourceKind } from './source-kind';
import { decodePieces, readSourceFile, type SourceFile } from './source-file';
import { buildTables } from './streams/tables';

/** Fractions of the whole at which the stages begin, by their share of the time on FinRank's scale. */
const STAGES = { read: 0, parse: 0.1, process: 0.2, pack: 0.4, score: 0.75 } as const;

/** What became of a file before its suite has run. */
export type FileOutcome =
  | {
      readonly ok: true;
      readonly source: SourceIdentity;
      readonly dataset: ProcessedDataset;
      readonly packed: PackedStreams;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Makes a data set of a JSONL file: parse, normalise, validate, pool, encode, and the sparse suite at the published
 * setting. The same function runs in Node and in a worker, and gives the same bytes in both.
 *
 * A file with an error is refused as a whole (a value). Progress and cancellation are heard every 50 ms, but for single
 * steps that grow with the file (pooling, indexing).
 *
 * @param pinnedBlobId of the file that is called FinRank. It is curated, and the published figures are of its records as
 *   they stand: it is not normalised
 * @throws ExplorerError `cancelled`; `insecure-context` where WebCrypto is absent
 */
export async function buildDataset(
  file: SourceFile,
  listener: Listener = {},
  pinnedBlobId: string = FINRANK_BLOB_ID,
): Promise<BuildOutcome> {
  const pace = new Pace(listener);
  const outcome = await packFile(file, pace, pinnedBlobId);
  if (!outcome.ok) return outcome;
  const { source, dataset, packed } = outcome;
  const results = await scoreDataset(packed.datasetId, dataset, pace);
  const report = await gzip(new TextEncoder().encode(JSON.stringify(dataset.report)), pace);
  await pace.report(1, 'Done');
  return {
    ok: true,
    manifest: describeDataset(source, dataset, packed, results),
    streams: packed.streams,
    report,
  };
}

/** {@link buildDataset} up to the suite, for those who run one of their own. */
export function readDataset(
  file: SourceFile,
  listener: Listener = {},
  pinnedBlobId: string = FINRANK_BLOB_ID,
): Promise<FileOutcome> {
  return packFile(file, new Pace(listener), pinnedBlobId);
}

async function packFile(file: SourceFile, pace: Pace, pinnedBlobId: string): Promise<FileOutcome> {
  if (file.content.size === 0) {
    return refuse(file, { line: null, id: null, field: null, reason: 'the file is empty (0 bytes)' });
  }
  const { bytes, blobId } = await readSourceFile(file, pace, (fraction) =>
    pace.report(within('read', 'parse', fraction), 'Reading the file'),
  );
  const parsed = await parseBytes(bytes, pace);
  if ('reason' in parsed) return refuse(file, parsed);
  const outcome = await processRows(parsed, file.name, { curated: blobId === pinnedBlobId }, pace);
  if (!outcome.ok) return outcome;

  const { dataset } = outcome;
  const tables = buildTables(dataset.records, dataset.build, dataset.report);
  const packed = await packStreams(tables, pace, (fraction, name) =>
    pace.report(within('pack', 'score', fraction), `Packing ${name}`),
  );
  const kind = sourceKind(blobId, pinnedBlobId, dataset.records);
  return { ok: true, source: { kind, fileName: file.name, bytes: bytes.length, blobId }, dataset, packed };
}

function refuse(file: SourceFile, error: DatasetError): Extract<FileOutcome, { ok: false }> {
  return { ok: false, refusal: { fileName: file.name, errors: [error], errorCount: 1 } };
}

/** The parsed lines, or the error where the bytes are no text. */
async function parseBytes(bytes: Uint8Array, pace: Pace): Promise<ParsedJsonl | DatasetError> {
  const parser = createJsonlParser();
  await pace.report(STAGES.parse, 'Parsing lines');
  const pieces = decodePieces(bytes);
  let parsedUnits = 0;
  for (let piece = pieces.next(); ; piece = pieces.next()) {
    if (piece.done) return piece.value ?? parser.finish();
    parser.push(piece.value);
    parsedUnits += piece.value.length;
    await pace.step(within('parse', 'process', parsedUnits / bytes.length), 'Parsing lines');
  }
}

async function processRows(
  parsed: ParsedJsonl,
  fileName: string,
  options: ProcessOptions,
  pace: Pace,
): Promise<DatasetOutcome> {
  const steps = processDataset(parsed, fileName, options);
  await pace.report(STAGES.process, 'Reading records');
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await pace.step(within('process', 'pack', step.value.fraction), step.value.stage);
  }
}

async function scoreDataset(datasetId: string, { build }: ProcessedDataset, pace: Pace): Promise<SuiteResult> {
  await pace.report(STAGES.score, 'Indexing the corpus');
  const retrievers = openSparseRetrievers(build.collection.corpus.texts);
  const steps = runSuite(
    { datasetId, ...build.collection },
    [retrievers.create(PUBLISHED_TFIDF), retrievers.create(PUBLISHED_BM25)],
    PUBLISHED_SUITE,
  );
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    const { done, total, stage } = step.value;
    await pace.step(STAGES.score + (1 - STAGES.score) * (done / total), stage);
  }
}

/** A fraction of one stage as a fraction of the whole. */
function within(stage: keyof typeof STAGES, next: keyof typeof STAGES, fraction: number): number {
  return STAGES[stage] + (STAGES[next] - STAGES[stage]) * fraction;
}
