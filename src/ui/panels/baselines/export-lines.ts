import { CODE_VERSION } from '../../../app/code-version';
import type { PublishedColumn } from '../../../app/published.svelte';
import type { Manifest } from '../../../core/dataset/manifest';
import type { SuiteResult } from '../../../core/evaluation/suite';
import { provenanceLines } from '../../../core/formats/provenance';
import { datasetName } from '../../provenance';

/** What an exported ledger says of itself: data, code, ties, parameters of every system, and whose the published column is. */
export function exportLines(
  manifest: Manifest,
  result: SuiteResult | null,
  { figures, fileName }: PublishedColumn,
): readonly string[] {
  const { spec } = result ?? manifest.results;
  const systems = Object.values(result?.systems ?? {}).map((system) => system.spec);
  const source =
    figures.source === null
      ? (fileName ?? 'a file')
      : `${figures.source.label}, ${figures.source.repository} ${figures.source.commit}`;
  return [
    ...provenanceLines({
      dataset: datasetName(manifest),
      datasetId: manifest.datasetId,
      codeVersion: CODE_VERSION,
      tieRule: spec.tieRule,
      systems,
      seed: spec.seed,
      part: spec.part,
      overlaps: spec.overlaps,
    }),
    `published column: ${source}`,
  ];
}
