import { generateState } from './seed-sequence';
import { multiplyHigh } from './wide-multiply';

// PCG_DEFAULT_MULTIPLIER_128 in 32-bit limbs, least significant first.
const M0 = 0x9fccf645;
const M1 = 0x4385df64;
const M2 = 0x1fc65da4;
const M3 = 0x2360ed05;
const TWO_32 = 0x100000000;

/**
 * numpy's default bit generator: PCG XSL-RR 128/64 (O'Neill 2014, HMC-CS-2014-0905; numpy 2.x `pcg64.h`), seeded as
 * `numpy.random.default_rng(seed)` seeds it. The 128-bit state stands in four 32-bit limbs: BigInt is far slower.
 */
export class Pcg64 {
  /** State, least significant limb first. */
  private s0 = 0;
  private s1 = 0;
  private s2 = 0;
  private s3 = 0;
  /** Increment, least significant limb first; odd. */
  private readonly i0: number;
  private readonly i1: number;
  private readonly i2: number;
  private readonly i3: number;
  /** Halves of the latest 64-bit output. */
  private upper = 0;
  private lower = 0;
  /** The upper half that `next32` still has to hand out, if `hasSpare`. */
  private spare = 0;
  private hasSpare = false;

  /**
   * @param seed integer from 0 to 2^53 − 1
   * @throws ExplorerError `bad-parameter` for any other seed
   */
  constructor(seed: number) {
    // Four 64-bit words, each low half first: upper and lower word of the state, then of the sequence.
    const [s2 = 0, s3 = 0, s0 = 0, s1 = 0, q2 = 0, q3 = 0, q0 = 0, q1 = 0] = generateState(seed, 8);
    this.i0 = ((q0 << 1) | 1) >>> 0;
    this.i1 = ((q1 << 1) | (q0 >>> 31)) >>> 0;
    this.i2 = ((q2 << 1) | (q1 >>> 31)) >>> 0;
    this.i3 = ((q3 << 1) | (q2 >>> 31)) >>> 0;
    this.step();
    this.add(s0, s1, s2, s3);
    this.step();
  }

  /** The next 64 random bits, as [upper, lower] unsigned 32-bit halves. */
  next64(): readonly [upper: number, lower: number] {
    this.advance();
    return [this.upper, this.lower];
  }

  /** The next 32 random bits: numpy hands out the lower half of a 64-bit output first and keeps the upper one. */
  next32(): number {
    if (this.hasSpare) {
      this.hasSpare = false;
      return this.spare;
    }
    this.advance();
    this.spare = this.upper;
    this.hasSpare = true;
    return this.lower;
  }

  /** `Generator.random()`: uniform in [0, 1), a multiple of 2^−53. */
  random(): number {
    this.advance();
    return (this.upper * 0x200000 + (this.lower >>> 11)) / 0x20000000000000;
  }

  /** Steps the state, then folds it into 64 bits: xor of the halves, rotated right by the top six bits. */
  private advance(): void {
    this.step();
    const upper = this.s3 ^ this.s1;
    const lower = this.s2 ^ this.s0;
    const swapsHalves = this.s3 >>> 31 === 1;
    const high = swapsHalves ? lower : upper;
    const low = swapsHalves ? upper : lower;
    const by = (this.s3 >>> 26) & 31;
    // A shift by 32 is a shift by 0 in JavaScript, hence two shifts.
    this.upper = ((high >>> by) | ((low << 1) << (31 - by))) >>> 0;
    this.lower = ((low >>> by) | ((high << 1) << (31 - by))) >>> 0;
  }

  /** state ← state × multiplier + increment, modulo 2^128: schoolbook multiplication, column by column. */
  private step(): void {
    const { s0, s1, s2, s3 } = this;
    const column1 = multiplyHigh(s0, M0) + (Math.imul(s0, M1) >>> 0) + (Math.imul(s1, M0) >>> 0);
    const column2 =
      Math.floor(column1 / TWO_32) +
      multiplyHigh(s0, M1) +
      multiplyHigh(s1, M0) +
      (Math.imul(s0, M2) >>> 0) +
      (Math.imul(s1, M1) >>> 0) +
      (Math.imul(s2, M0) >>> 0);
    const column3 =
      Math.floor(column2 / TWO_32) +
      multiplyHigh(s0, M2) +
      multiplyHigh(s1, M1) +
      multiplyHigh(s2, M0) +
      (Math.imul(s0, M3) >>> 0) +
      (Math.imul(s1, M2) >>> 0) +
      (Math.imul(s2, M1) >>> 0) +
      (Math.imul(s3, M0) >>> 0);
    this.s0 = Math.imul(s0, M0) >>> 0;
    this.s1 = column1 >>> 0;
    this.s2 = column2 >>> 0;
    this.s3 = column3 >>> 0;
    this.add(this.i0, this.i1, this.i2, this.i3);
  }

  /** state ← state + the given limbs, modulo 2^128. */
  private add(a0: number, a1: number, a2: number, a3: number): void {
    const column0 = this.s0 + a0;
    const column1 = this.s1 + a1 + Math.floor(column0 / TWO_32);
    const column2 = this.s2 + a2 + Math.floor(column1 / TWO_32);
    const column3 = this.s3 + a3 + Math.floor(column2 / TWO_32);
    this.s0 = column0 >>> 0;
    this.s1 = column1 >>> 0;
    this.s2 = column2 >>> 0;
    this.s3 = column3 >>> 0;
  }
}
