import { Mt19937 } from './mt19937';

/** CPython's `Random._randbelow_with_getrandbits`: as many bits as `bound` has, drawn again while too large. */
function randomBelow(rng: Mt19937, bound: number): number {
  const spareBits = Math.clz32(bound);
  let draw = rng.next32() >>> spareBits;
  while (draw >= bound) draw = rng.next32() >>> spareBits;
  return draw;
}

/**
 * The order that Python's `random.Random(seed).shuffle(items)` gives (CPython 3.11 and later, `random.py`).
 *
 * @param seed integer from 0 to 2^53 − 1
 * @returns a new array; `items` is left as it is
 * @throws ExplorerError `bad-parameter` for any other seed
 */
export function pythonShuffle<T>(seed: number, items: readonly T[]): T[] {
  const rng = new Mt19937(seed);
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = randomBelow(rng, i + 1);
    // Both places exist: 0 ≤ j ≤ i < length.
    const held = shuffled[i] as T;
    shuffled[i] = shuffled[j] as T;
    shuffled[j] = held;
  }
  return shuffled;
}
