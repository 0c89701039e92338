import { measureNamed } from '../measures/names';

/**
 * The anchor of a measure's definition in the Methods view: `nDCG` for `nDCG@10`, `RR` for `InRecord.RR`.
 *
 * @throws ExplorerError `bad-parameter` where the name is no measure's
 */
export function measureAnchor(name: string): string {
  return measureNamed(name).family.symbol;
}
