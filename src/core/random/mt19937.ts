import { seedWords } from './seed-words';

const SIZE = 624;
const SHIFT = 397;

/**
 * The Mersenne Twister MT19937 (Matsumoto & Nishimura 1998, `mt19937ar.c`), seeded through `init_by_array` as
 * CPython's `random.Random(seed)` seeds it with an integer.
 */
export class Mt19937 {
  private readonly state = new Uint32Array(SIZE);
  private position = SIZE;

  /**
   * @param seed integer from 0 to 2^53 − 1
   * @throws ExplorerError `bad-parameter` for any other seed
   */
  constructor(seed: number) {
    this.fill(19_650_218);
    this.mixIn(seedWords(seed));
  }

  /** The next 32 random bits. */
  next32(): number {
    if (this.position === SIZE) this.twist();
    let bits = this.state[this.position++] ?? 0;
    bits ^= bits >>> 11;
    bits ^= (bits << 7) & 0x9d2c5680;
    bits ^= (bits << 15) & 0xefc60000;
    return (bits ^ (bits >>> 18)) >>> 0;
  }

  /** `init_genrand`. */
  private fill(seed: number): void {
    this.state[0] = seed;
    for (let i = 1; i < SIZE; i++) this.state[i] = Math.imul(1_812_433_253, this.folded(i - 1)) + i;
  }

  /** `init_by_array`: two rounds over the state, the first with the key words. */
  private mixIn(key: readonly number[]): void {
    const { state } = this;
    let i = 1;
    for (let round = 0; round < SIZE; round++) {
      const j = round % key.length;
      state[i] = ((state[i] ?? 0) ^ Math.imul(this.folded(i - 1), 1_664_525)) + (key[j] ?? 0) + j;
      i = this.nextPlace(i);
    }
    for (let round = 0; round < SIZE - 1; round++) {
      state[i] = ((state[i] ?? 0) ^ Math.imul(this.folded(i - 1), 1_566_083_941)) - i;
      i = this.nextPlace(i);
    }
    state[0] = 0x80000000;
  }

  private folded(i: number): number {
    const word = this.state[i] ?? 0;
    return word ^ (word >>> 30);
  }

  /** Walks 1 … 623; at the end the last word is carried over to place 0. */
  private nextPlace(i: number): number {
    if (i + 1 < SIZE) return i + 1;
    this.state[0] = this.state[SIZE - 1] ?? 0;
    return 1;
  }

  private twist(): void {
    const { state } = this;
    for (let i = 0; i < SIZE; i++) {
      const joined = ((state[i] ?? 0) & 0x80000000) | ((state[(i + 1) % SIZE] ?? 0) & 0x7fffffff);
      const twisted = (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
      state[i] = (state[(i + SHIFT) % SIZE] ?? 0) ^ twisted;
    }
    this.position = 0;
  }
}
