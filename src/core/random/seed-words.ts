import { ExplorerError } from '../errors';

/**
 * The 32-bit words of a seed, least significant first, at least one: how both numpy and Python read an integer seed.
 *
 * @throws ExplorerError `bad-parameter` unless `seed` is an integer from 0 to 2^53 − 1.
 */
export function seedWords(seed: number): number[] {
  if (!Number.isSafeInteger(seed) || seed < 0) {
    throw new ExplorerError('bad-parameter', `A seed must be an integer from 0 to 2^53 − 1, not ${seed}.`);
  }
  const high = Math.floor(seed / 0x100000000);
  return high === 0 ? [seed] : [seed >>> 0, high];
}
