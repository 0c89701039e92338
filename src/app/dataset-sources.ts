import type { DatasetSource } from '../engine/views';
import { SCHEMA_VERSION } from '../core/dataset/manifest';
import type { Manifest } from '../core/dataset/manifest';
import type { DatasetReport } from '../core/dataset/report';
import { ExplorerError } from '../core/errors';
import { sourceOf } from '../data/dataset-source';
import type { KeptDataset } from '../data/storage';

export type { DatasetSource };

/** Where the build script puts the site's data set, relative to the page. */
const DATA_FOLDER = 'data/';

/** @throws ExplorerError `fetch-failed` when it does not come, `data-corrupt` when it is something else, or of another schema. */
export async function fetchManifest(): Promise<Manifest> {
  const manifest = readManifest(await (await fetchFile('manifest.json')).text());
  if (manifest.schemaVersion !== SCHEMA_VERSION) {
    throw new ExplorerError(
      'data-corrupt',
      `data/manifest.json is of schema ${String(manifest.schemaVersion)}; this page reads schema ${SCHEMA_VERSION}. Build the data again.`,
    );
  }
  return manifest as Manifest;
}

/** A host may answer what is missing with a page of its own, and 200. */
function readManifest(text: string): Partial<Manifest> {
  try {
    return JSON.parse(text) as Partial<Manifest>;
  } catch (cause) {
    throw new ExplorerError('data-corrupt', 'data/manifest.json is no JSON: the server sent something else for it.', {
      cause,
    });
  }
}

/** The streams beside the page, by absolute URL: a worker would resolve a relative one against its own script. */
export function siteSource(manifest: Manifest): DatasetSource {
  return sourceOf(manifest, (name) => ({ url: dataUrl(manifest.streams[name].file) }));
}

/** Streams that are in memory: of a file that was dropped, or kept in this browser. */
export function memorySource({ manifest, streams }: KeptDataset): DatasetSource {
  return sourceOf(manifest, (name) => ({ bytes: streams[name] }));
}

/** Loaded with the first report, which the first screen does not show. */
const reading = () => import('../data/read-report');

/** The report of a data set that is in memory. */
export async function memoryReport({ report }: KeptDataset): Promise<DatasetReport> {
  const { readReport } = await reading();
  return readReport(report);
}

/** @throws ExplorerError `fetch-failed` when it does not come, `data-corrupt` when it is no report */
export async function fetchReport({ reportFile }: Manifest): Promise<DatasetReport> {
  const [response, { readReport }] = await Promise.all([fetchFile(reportFile), reading()]);
  return readReport(new Uint8Array(await response.arrayBuffer()));
}

const dataUrl = (file: string): string => new URL(DATA_FOLDER + file, document.baseURI).href;

async function fetchFile(file: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(dataUrl(file));
  } catch (cause) {
    throw new ExplorerError('fetch-failed', `data/${file} could not be fetched: the server did not answer.`, { cause });
  }
  if (!response.ok)
    throw new ExplorerError(
      'fetch-failed',
      `data/${file} could not be fetched: the server answered ${response.status}.`,
    );
  return response;
}
