import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { PIPELINE_VERSION, SCHEMA_VERSION, type Manifest, type StreamName } from '../core/dataset/manifest';
import { ExplorerError } from '../core/errors';

/** A data set that was dropped on the page, whole. */
export interface KeptDataset {
  readonly manifest: Manifest;
  /** Gzipped IPC streams. */
  readonly streams: Readonly<Record<StreamName, Uint8Array>>;
  /** The `DatasetReport`, as gzipped JSON. */
  readonly report: Uint8Array<ArrayBuffer>;
}

/** What the list of kept data sets shows. */
export interface KeptEntry {
  readonly manifest: Manifest;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Compressed size of its streams. */
  readonly bytes: number;
}

interface StorageSchema extends DBSchema {
  /** Apart from the contents, so that listing does not read megabytes. */
  entries: { key: string; value: KeptEntry };
  contents: { key: string; value: Pick<KeptDataset, 'streams' | 'report'> };
}

const DATABASE = 'finrank-explorer';
/**
 * A new schema or pipeline empties the storage: what an older version kept would have another form, or another id
 * for the same file. The file itself is still with the person who dropped it.
 */
const DATABASE_VERSION = SCHEMA_VERSION * 1000 + PIPELINE_VERSION;

/** Kept data sets, newest first. @throws ExplorerError `storage-failed` */
export function listKept(): Promise<readonly KeptEntry[]> {
  return withDatabase('list the data sets kept in this browser', async (database) => {
    const entries = await database.getAll('entries');
    return entries.sort((a, b) => b.savedAt - a.savedAt);
  });
}

/**
 * Keeps a data set in this browser, in place of one with the same id. Either all of it is kept or nothing.
 * @throws ExplorerError `storage-failed` when the storage is full, blocked or absent
 */
export function keepDataset({ manifest, streams, report }: KeptDataset): Promise<KeptEntry> {
  const bytes = Object.values(streams).reduce((sum, stream) => sum + stream.length, 0);
  const entry: KeptEntry = { manifest, savedAt: Date.now(), bytes };
  return withDatabase(`keep ${manifest.source.fileName} (${megabytes(bytes)}) in this browser`, async (database) => {
    const transaction = database.transaction(['entries', 'contents'], 'readwrite');
    await Promise.all([
      transaction.objectStore('contents').put({ streams, report }, manifest.datasetId),
      transaction.objectStore('entries').put(entry, manifest.datasetId),
      transaction.done,
    ]);
    return entry;
  });
}

/** A kept data set, or null when there is none of that id. @throws ExplorerError `storage-failed` */
export function readKept(datasetId: string): Promise<KeptDataset | null> {
  return withDatabase('read the data set kept in this browser', async (database) => {
    const transaction = database.transaction(['entries', 'contents']);
    const [entry, contents] = await Promise.all([
      transaction.objectStore('entries').get(datasetId),
      transaction.objectStore('contents').get(datasetId),
    ]);
    return entry && contents ? { manifest: entry.manifest, ...contents } : null;
  });
}

/** Deletes a kept data set; one that is not there is no error. @throws ExplorerError `storage-failed` */
export function deleteKept(datasetId: string): Promise<void> {
  return withDatabase('delete the data set kept in this browser', async (database) => {
    const transaction = database.transaction(['entries', 'contents'], 'readwrite');
    await Promise.all([
      transaction.objectStore('entries').delete(datasetId),
      transaction.objectStore('contents').delete(datasetId),
      transaction.done,
    ]);
  });
}

/** Opens the database for one piece of work. Kept open, it would block another tab's upgrade. */
async function withDatabase<T>(
  purpose: string,
  work: (database: IDBPDatabase<StorageSchema>) => Promise<T>,
): Promise<T> {
  let database: IDBPDatabase<StorageSchema> | undefined;
  try {
    database = await openDatabase();
    return await work(database);
  } catch (cause) {
    throw new ExplorerError('storage-failed', `Could not ${purpose}: ${reasonOf(cause)}`, { cause });
  } finally {
    database?.close();
  }
}

async function openDatabase(): Promise<IDBPDatabase<StorageSchema>> {
  if (!('indexedDB' in globalThis)) throw new Error('it offers no storage to this page.');
  let givenUp = false;
  return new Promise((resolve, reject) => {
    openDB<StorageSchema>(DATABASE, DATABASE_VERSION, {
      upgrade(database) {
        for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store);
        database.createObjectStore('entries');
        database.createObjectStore('contents');
      },
      blocked() {
        givenUp = true;
        reject(new Error('another tab has an older version of this page open. Close it and try again.'));
      },
    }).then((database) => {
      // The other tab may close after all, when nobody waits any more.
      if (givenUp) database.close();
      else resolve(database);
    }, reject);
  });
}

function reasonOf(cause: unknown): string {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  switch (name) {
    case 'QuotaExceededError':
      return 'the storage is full. Delete a kept data set, or free space on this device.';
    case 'SecurityError':
    case 'InvalidStateError':
      return 'storage is blocked, as it is in some private windows.';
    case 'VersionError':
      return 'a newer version of this page has used the storage. Reload the page.';
    default:
      return cause instanceof Error ? cause.message : String(cause);
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
