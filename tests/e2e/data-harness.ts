/** The data layer's parts that only a browser can test, as a page's script finds them. */
import { buildDataset } from '../../src/data/build-dataset';
import { loadTables } from '../../src/data/load';
import { deleteKept, keepDataset, listKept, readKept } from '../../src/data/storage';

const harness = { buildDataset, loadTables, deleteKept, keepDataset, listKept, readKept };

declare global {
  /** Put here for `page.evaluate`. */
  var dataLayer: typeof harness;
}

globalThis.dataLayer = harness;
