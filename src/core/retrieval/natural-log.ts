/** An unevaluated sum of two doubles, which carries about 106 bits. */
interface DoubleDouble {
  readonly high: number;
  readonly low: number;
}

// ln 2, its upper part short enough for products with binary exponents to be exact.
const LN2_HIGH = 0x162e42fefa39 / 2 ** 45;
const LN2_LOW = 2.6557520756679704e-14;
/** 2^27 + 1: splits a double into two halves whose products are exact (Dekker 1971). */
const SPLITTER = 134_217_729;

function exactSum(left: number, right: number): DoubleDouble {
  const high = left + right;
  const rightPart = high - left;
  return { high, low: left - (high - rightPart) + (right - rightPart) };
}

function exactProduct(left: number, right: number): DoubleDouble {
  const high = left * right;
  const leftSpread = SPLITTER * left;
  const leftHigh = leftSpread - (leftSpread - left);
  const leftLow = left - leftHigh;
  const rightSpread = SPLITTER * right;
  const rightHigh = rightSpread - (rightSpread - right);
  const rightLow = right - rightHigh;
  return { high, low: leftHigh * rightHigh - high + leftHigh * rightLow + leftLow * rightHigh + leftLow * rightLow };
}

function multiply(left: DoubleDouble, right: DoubleDouble): DoubleDouble {
  const { high, low } = exactProduct(left.high, right.high);
  return exactSum(high, low + (left.high * right.low + left.low * right.high));
}

function divide(numerator: number, denominator: DoubleDouble): DoubleDouble {
  const high = numerator / denominator.high;
  const product = exactProduct(high, denominator.high);
  const rest = numerator - product.high - product.low - high * denominator.low;
  return exactSum(high, rest / denominator.high);
}

/** 1/5 + z/7 + z²/9 + …: enough terms for z ≤ (3 − 2√2)². */
function seriesTail(z: number): number {
  let sum = 0;
  for (let odd = 37; odd >= 5; odd -= 2) sum = sum * z + 1 / odd;
  return sum;
}

/**
 * ln x, rounded to the nearest double in all but rare cases. `Math.log` may be off by one unit in the last place and
 * differs between browsers; glibc, and with it Python's `math.log`, rounds right on the arguments that BM25's idf takes,
 * so that scores equal rank_bm25's to the last bit in every browser.
 *
 * @param x positive, finite, not subnormal
 */
export function naturalLog(x: number): number {
  // x = 2^exponent · mantissa, mantissa in [√½, √2); ln mantissa = 2 · artanh((mantissa − 1) / (mantissa + 1)).
  const exponent = Math.round(Math.log2(x));
  const mantissa = x / 2 ** exponent;
  const s = divide(mantissa - 1, exactSum(mantissa, 1));
  const z = multiply(s, s);
  const cube = multiply(z, s);
  const third = divide(cube.high, { high: 3, low: 0 });
  const tail = z.high * cube.high * seriesTail(z.high);
  const leading = exactSum(exponent * LN2_HIGH, 2 * s.high);
  const second = exactSum(leading.high, 2 * third.high);
  const rest = exponent * LN2_LOW + 2 * (s.low + third.low + cube.low / 3 + tail);
  return second.high + (second.low + leading.low + rest);
}
