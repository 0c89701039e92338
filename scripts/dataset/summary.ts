import { STREAM_NAMES, type Manifest, type SourceKind } from '../../src/core/dataset/manifest';
import type { DatasetError, Refusal } from '../../src/core/dataset/report';

const KINDS: Readonly<Record<SourceKind, string>> = {
  finrank: 'FinRank, the pinned release (verified by its git blob id)',
  'synthetic-sample': 'the SYNTHETIC SAMPLE made by this project, not FinRank',
  'own-file': 'an own file, not the pinned FinRank release',
};

/** What a build made, for people. */
export function summarise(manifest: Manifest): string {
  const { source, counts, streams, datasetId } = manifest;
  const packed = STREAM_NAMES.reduce((sum, name) => sum + streams[name].compressedBytes, 0);
  const sizes = STREAM_NAMES.map(
    (name) =>
      `  ${name.padEnd(10)} ${count(streams[name].rows).padStart(7)} rows ${kilobytes(streams[name].compressedBytes).padStart(9)}`,
  );
  return [
    `This is ${KINDS[source.kind]}.`,
    `${source.fileName}, ${kilobytes(source.bytes)}, git blob ${source.blobId}; data set id ${datasetId}`,
    `${count(counts.records)} records, ${count(counts.documents)} documents, ${count(counts.goldJudgments)} gold passages, ${count(counts.hardNegativeJudgments)} hard negatives, ${count(counts.queriesWithRewrites)} records with rewrites`,
    `${count(total(manifest.repairs))} repairs, ${count(total(manifest.validation))} warnings`,
    ...sizes,
    `  streams together ${kilobytes(packed)}, ${((100 * packed) / source.bytes).toFixed(1)} % of the JSONL`,
  ].join('\n');
}

/** Why a file was refused, error by error. */
export function explainRefusal({ fileName, errors, errorCount }: Refusal): string {
  const more = errorCount - errors.length;
  return [
    `${fileName} was refused: ${count(errorCount)} ${errorCount === 1 ? 'error' : 'errors'}.`,
    ...errors.map((error) => `  ${describe(error)}`),
    ...(more > 0 ? [`  … and ${count(more)} more`] : []),
  ].join('\n');
}

function describe({ line, id, field, reason }: DatasetError): string {
  const place = [line === null ? null : `line ${line}`, id === null ? null : `id ${id}`, field].filter(
    (part) => part !== null,
  );
  return place.length === 0 ? reason : `${place.join(', ')}: ${reason}`;
}

function total(counts: Readonly<Partial<Record<string, number>>>): number {
  return Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}

function count(n: number): string {
  return n.toLocaleString('en-GB');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('en-GB', { maximumFractionDigits: 0 })} kB`;
}
