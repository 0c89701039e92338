import { GrowingUint32Array } from './growing-array';

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
  private readonly starts = new GrowingUint32Array(INITIAL_TERMS);
  /** Open addressing: term number + 1, or 0 for a free slot. Never more than half full. */
  private slots = new Uint32Array(2 * INITIAL_TERMS);
  /** Parallel to `slots`. */
  private slotHashes = new Uint32Array(2 * INITIAL_TERMS);

  constructor() {
    this.starts.push(0);
  }

  get size(): number {
    return this.starts.length - 1;
  }

  /** The term of a number below `size`. */
  term(number: number): string {
    const start = this.starts.at(number);
    const end = this.starts.at(number + 1);
    let term = '';
    for (let from = start; from < end; from += UNITS_AT_ONCE) {
      term += String.fromCharCode(...this.units.subarray(from, Math.min(end, from + UNITS_AT_ONCE)));
    }
    return term;
  }

  /** True where the term has two code points or more. */
  hasTwoCodePoints(number: number): boolean {
    const start = this.starts.at(number);
    const length = this.starts.at(number + 1) - start;
    return length > 2 || (length === 2 && ((this.units[start] ?? 0) & 0xfc00) !== 0xd800);
  }

  /** Orders two terms as Python orders strings, by code points; JavaScript's `<` compares UTF-16 units. */
  compare(left: number, right: number): number {
    const leftStart = this.starts.at(left);
    const rightStart = this.starts.at(right);
    const leftLength = this.starts.at(left + 1) - leftStart;
    const rightLength = this.starts.at(right + 1) - rightStart;
    const shared = Math.min(leftLength, rightLength);
    for (let i = 0; i < shared; i++) {
      const difference = orderOf(this.units[leftStart + i] ?? 0) - orderOf(this.units[rightStart + i] ?? 0);
      if (difference !== 0) return difference;
    }
    return leftLength - rightLength;
  }

  /** The number of the term `units[0 … length)`, or −1 where it is not in the table. */
  find(units: Uint16Array, length: number, hash: number): number {
    return (this.slots[this.slotOf(units, length, hash)] ?? 0) - 1;
  }

  /** The number of the term `units[0 … length)`, a new one where it was not in the table. */
  intern(units: Uint16Array, length: number, hash: number): number {
    const slot = this.slotOf(units, length, hash);
    const held = this.slots[slot] ?? 0;
    return held === 0 ? this.add(units, length, hash, slot) : held - 1;
  }

  private add(units: Uint16Array, length: number, hash: number, slot: number): number {
    const start = this.starts.at(this.size);
    if (start + length > this.units.length) this.enlargeUnits(start + length);
    this.units.set(units.subarray(0, length), start);
    this.starts.push(start + length);
    this.slots[slot] = this.size;
    this.slotHashes[slot] = hash;
    if (2 * this.size > this.slots.length) this.enlargeSlots();
    return this.size - 1;
  }

  /** The slot that holds the term, or the free one where it would go. */
  private slotOf(units: Uint16Array, length: number, hash: number): number {
    const { slots, slotHashes } = this;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const held = slots[slot] ?? 0;
      if (held === 0 || (slotHashes[slot] === hash && this.holds(held - 1, units, length))) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private holds(number: number, units: Uint16Array, length: number): boolean {
    const start = this.starts.at(number);
    if (this.starts.at(number + 1) - start !== length) return false;
    for (let i = 0; i < length; i++) {
      if (this.units[start + i] !== units[i]) return false;
    }
    return true;
  }

  private enlargeUnits(needed: number): void {
    const larger = new Uint16Array(Math.max(needed, 2 * this.units.length));
    larger.set(this.units);
    this.units = larger;
  }

  private enlargeSlots(): void {
    const { slots, slotHashes } = this;
    this.slots = new Uint32Array(2 * slots.length);
    this.slotHashes = new Uint32Array(2 * slots.length);
    const mask = this.slots.length - 1;
    for (let old = 0; old < slots.length; old++) {
      const held = slots[old] ?? 0;
      if (held === 0) continue;
      const hash = slotHashes[old] ?? 0;
      let slot = hash & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = held;
      this.slotHashes[slot] = hash;
    }
  }
}
