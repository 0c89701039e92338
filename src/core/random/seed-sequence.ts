import { seedWords } from './seed-words';

const POOL_WORDS = 4;
const INIT_A = 0x43b0d7e5;
const MULTIPLIER_A = 0x931e8875;
const INIT_B = 0x8b51f9dd;
const MULTIPLIER_B = 0x58f38ded;
const MIX_LEFT = 0xca01f9dd;
const MIX_RIGHT = 0x4973f715;

function foldHigh(value: number): number {
  return (value ^ (value >>> 16)) >>> 0;
}

/** Multiplies a running hash constant into the words that pass through it. */
function createHash(start: number, multiplier: number): (word: number) => number {
  let constant = start;
  return (word) => {
    const mixed = word ^ constant;
    constant = Math.imul(constant, multiplier);
    return foldHigh(Math.imul(mixed, constant));
  };
}

function mix(left: number, right: number): number {
  return foldHigh(Math.imul(MIX_LEFT, left) - Math.imul(MIX_RIGHT, right));
}

function entropyPool(seed: number): Uint32Array {
  const entropy = seedWords(seed);
  const hash = createHash(INIT_A, MULTIPLIER_A);
  const pool = Uint32Array.from({ length: POOL_WORDS }, (_, i) => hash(entropy[i] ?? 0));
  for (let source = 0; source < POOL_WORDS; source++) {
    for (let target = 0; target < POOL_WORDS; target++) {
      if (source !== target) pool[target] = mix(pool[target] ?? 0, hash(pool[source] ?? 0));
    }
  }
  return pool;
}

/**
 * `numpy.random.SeedSequence(seed).generate_state(count, uint32)` (numpy 2.x, `bit_generator.pyx`).
 *
 * @param seed integer from 0 to 2^53 − 1
 * @param count words wanted
 * @throws ExplorerError `bad-parameter` for any other seed
 */
export function generateState(seed: number, count: number): Uint32Array {
  const pool = entropyPool(seed);
  const hash = createHash(INIT_B, MULTIPLIER_B);
  return Uint32Array.from({ length: count }, (_, i) => hash(pool[i % POOL_WORDS] ?? 0));
}
