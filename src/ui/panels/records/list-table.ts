import type { Listing, RecordTable } from '../../../app/record-catalogue.svelte';
import { labelAt } from '../../../app/record-catalogue.svelte';
import type { Manifest } from '../../../core/dataset/manifest';
import { LABEL_FIELDS } from '../../../core/dataset/record';
import type { ExportTable } from '../../../core/formats/export-table';
import type { RecordList } from '../../../core/dataset/record-list';
import { FIELD_LABELS } from '../../labels';
import { provenanceLines } from '../../provenance';

/** A list as it leaves the page: ids and labels of its records in its order, no texts, with what it was restricted to. */
export function listTable(manifest: Manifest, { columns }: RecordTable, { list, order, search }: Listing): ExportTable {
  const relevance = search === null ? [] : [{ label: 'Relevance', numeric: true }];
  return {
    caption: `Records of data set ${manifest.datasetId}`,
    columns: [
      { label: 'Number', numeric: true },
      { label: 'Record id', numeric: false },
      { label: 'Question id', numeric: false },
      ...LABEL_FIELDS.map((field) => ({ label: FIELD_LABELS[field], numeric: false })),
      { label: 'Gold passages', numeric: true },
      { label: 'Hard negatives', numeric: true },
      ...relevance,
    ],
    rows: Array.from(order, (query) => [
      String(query),
      columns.ids[query] ?? '',
      columns.questionIds[query] ?? '',
      ...LABEL_FIELDS.map((field) => labelAt(columns, field, query)),
      String(columns.goldCounts[query] ?? 0),
      String(columns.hardNegativeCounts[query] ?? 0),
      ...(search === null ? [] : [String(search.relevance[query] ?? 0)]),
    ]),
    provenance: provenanceLines(manifest, `Filter: ${restrictions(list)}`, `Order: ${orderOf(list)}`),
  };
}

function restrictions({ filter, search }: RecordList): string {
  const chosen = Object.entries(filter).map(([field, values]) => `${field} = ${values.join(' or ')}`);
  const all = search.trim() === '' ? chosen : [...chosen, `search = ${search.trim()}`];
  return all.length === 0 ? 'none' : all.join('; ');
}

const orderOf = ({ sort, descending }: RecordList): string => (descending ? `${sort}, descending` : sort);
