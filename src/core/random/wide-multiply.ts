/**
 * High 32 bits of the 64-bit product of two unsigned 32-bit integers; `Math.imul` gives the low ones.
 * `left` is split at 16 bits, so that every intermediate value stays below 2^53 and is exact.
 */
export function multiplyHigh(left: number, right: number): number {
  const upper = (left >>> 16) * right;
  const lower = (left & 0xffff) * right;
  return Math.floor((upper + Math.floor(lower / 0x10000)) / 0x10000);
}
