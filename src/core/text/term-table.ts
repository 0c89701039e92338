/** FNV-1a (Fowler, Noll & Vo) over UTF-16 units instead of bytes: hash ← (hash xor unit) × prime, modulo 2^32. */
export const HASH_START = 0x811c9dc5 | 0;
export const HASH_PRIME = 16_777_619;

/** Room for the terms of some thousand filings' passages: an enlargement makes engines throw compiled code away. */
const INITIAL_TERMS = 1 << 16;

/** UTF-16 units made to text in one call: engines overflow their stack at some ten thousands of arguments. */
const UNITS_AT_ONCE = 1 << 12;

/** Mixes a finished hash down to 30 bits, which every engine holds without a heap number. */
export function finishHash(hash: number): number {
  return (hash ^ (hash >>> 15)) & 0x3fffffff;
}

/** Moves surrogates above the rest of the plane, so that UTF-16 units order as the code points that they encode. */
function orderOf(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

/**
 * Numbers terms from 0 in the order in which they are first seen. Terms lie one behind the other as UTF-16 units and are
 * looked up by their units, so that splitting a corpus makes no string at all.
 */
export class TermTable {
  private units = new Uint16Array(8 * INITIAL_TERMS);
  /** Term → its first unit; one more than there are terms. */
  private starts = new Uint32Array(INITIAL_TERMS + 1);
  /** Term → its hash. */
  private hashes = new Uint32Array(INITIAL_TERMS);
  /** Open addressing: term number + 1, or 0 for a free slot. Never more than half full. */
  private slots = new Uint32Array(2 * INITIAL_TERMS);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** The term of a number below `size`. */
  term(number: number): string {
    const start = this.startOf(number);
    const end = this.startOf(number + 1);
    let term = '';
    for (let from = start; from < end; from += UNITS_AT_ONCE) {
      term += String.fromCharCode(...this.units.subarray(from, Math.min(end, from + UNITS_AT_ONCE)));
    }
    return term;
  }

  /** True where the term has two code points or more. */
  hasTwoCodePoints(number: number): boolean {
    const start = this.startOf(number);
    const length = this.startOf(number + 1) - start;
    return length > 2 || (length === 2 && ((this.units[start] ?? 0) & 0xfc00) !== 0xd800);
  }

  /** Orders two terms as Python orders strings, by code points; JavaScript's `<` compares UTF-16 units. */
  compare(left: number, right: number): number {
    const leftStart = this.startOf(left);
    const rightStart = this.startOf(right);
    const leftLength = this.startOf(left + 1) - leftStart;
    const rightLength = this.startOf(right + 1) - rightStart;
    const shared = Math.min(leftLength, rightLength);
    for (let i = 0; i < shared; i++) {
      const difference = orderOf(this.units[leftStart + i] ?? 0) - orderOf(this.units[rightStart + i] ?? 0);
      if (difference !== 0) return difference;
    }
    return leftLength - rightLength;
  }

  /** The number of the term `units[from … to)`, or −1 where it is not in the table. */
  find(units: Uint16Array, from: number, to: number, hash: number): number {
    const { slots, hashes } = this;
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0 || (hashes[number] === hash && this.holds(number, units, from, to))) return number;
    }
  }

  /** The number of the term `units[from … to)`, a new one where it was not in the table. */
  intern(units: Uint16Array, from: number, to: number, hash: number): number {
    const number = this.find(units, from, to, hash);
    return number < 0 ? this.add(units.subarray(from, to), hash) : number;
  }

  private holds(number: number, units: Uint16Array, from: number, to: number): boolean {
    const held = this.units;
    const start = this.startOf(number);
    if (this.startOf(number + 1) - start !== to - from) return false;
    for (let i = from, j = start; i < to; i++, j++) {
      if (held[j] !== units[i]) return false;
    }
    return true;
  }

  private startOf(number: number): number {
    return this.starts[number] ?? 0;
  }

  private add(term: Uint16Array, hash: number): number {
    const number = this.count++;
    const start = this.startOf(number);
    this.makeRoom(start + term.length);
    this.units.set(term, start);
    this.starts[number + 1] = start + term.length;
    this.hashes[number] = hash;
    this.claimSlot(number);
    return number;
  }

  /** Enters a term into the first free slot from its hash's own on. */
  private claimSlot(number: number): void {
    const mask = this.slots.length - 1;
    let slot = (this.hashes[number] ?? 0) & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = number + 1;
  }

  /** Room for all terms, the latest included, whose units end at `end`. */
  private makeRoom(end: number): void {
    if (end > this.units.length) this.units = moved(this.units, new Uint16Array(2 * end));
    if (this.count <= this.hashes.length) return;
    const room = 2 * this.hashes.length;
    this.starts = moved(this.starts, new Uint32Array(room + 1));
    this.hashes = moved(this.hashes, new Uint32Array(room));
    this.slots = new Uint32Array(2 * room);
    for (let number = 0; number < this.count - 1; number++) this.claimSlot(number);
  }
}

function moved<T extends Uint16Array | Uint32Array>(values: T, into: T): T {
  into.set(values);
  return into;
}
