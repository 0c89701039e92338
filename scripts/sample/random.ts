/**
 * A small seeded generator (sfc32, period about 2^127) for the synthetic sample. It uses 32-bit integer arithmetic and one exact
 * division only, so that a label gives the same numbers on every machine. Not for statistics: those use src/core/random.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** @param label any text; equal labels give equal sequences, and labels that differ in one character unrelated ones. */
  constructor(label: string) {
    this.#a = hash(label, 0x9e3779b9);
    this.#b = hash(label, 0x243f6a88);
    this.#c = hash(label, 0xb7e15162);
    for (let i = 0; i < 12; i++) this.uint32();
  }

  /** A uniform integer in [0, 2^32). */
  uint32(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t;
    return t >>> 0;
  }

  /** A uniform number in [low, high); by default in [0, 1). */
  real(low = 0, high = 1): number {
    return low + (high - low) * (this.uint32() / 4294967296);
  }

  /** A uniform integer in [low, high], both ends included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.real() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.real() < probability;
  }

  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    const item = list[this.int(0, list.length - 1)];
    if (item === undefined) throw new RangeError('pick needs a list that is not empty');
    return item;
  }

  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[] {
    const keyed = list.map((item) => ({ item, key: this.uint32() }));
    return keyed.sort((x, y) => x.key - y.key).map(({ item }) => item);
  }
}

/** FNV-1a over UTF-16 code units with an avalanche at the end; `basis` makes lanes that are independent of each other. */
function hash(text: string, basis: number): number {
  let h = basis | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** A number in [low, high) that belongs to `label`. */
export function seededReal(label: string, low: number, high: number): number {
  return low + (high - low) * ((hash(label, 0x9e3779b9) >>> 0) / 4294967296);
}
